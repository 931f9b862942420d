"use client";

import { createElement, createRef } from "react";
import { createRoot } from "react-dom/client";
import type { ToulminEditorHandle, ToulminEditorProps } from "./react/provider/toulmin-editor-props";
import { ToulminEditor } from "./react/toulmin-editor";

export { type OwnElements, ownElements } from "./editor/own-elements";

/** What can be told to a mounted editor: the props of `ToulminEditor` but for `slots`, whose parts are made with React. */
export type MountOptions = Omit<ToulminEditorProps, "slots">;

/** An editor in the hand of a host that is not made with React. */
export interface MountedEditor {
  /** What can be done with the open document; `null` until it is there, see `onReady`. */
  readonly handle: ToulminEditorHandle | null;
  /** Tells the editor what is different now. Options that are not named stay as they were. */
  update(options: MountOptions): void;
  /** Leaves the element empty. What is not saved yet is saved. */
  unmount(): void;
}

/** Shows the editor in an element, which it fills: give that a height. */
export function mountToulminEditor(element: Element, options: MountOptions = {}): MountedEditor {
  const root = createRoot(element);
  const ref = createRef<ToulminEditorHandle>();
  let current: MountOptions = {};
  const update = (told: MountOptions) => {
    current = { ...current, ...told };
    root.render(createElement(ToulminEditor, { ...current, ref }));
  };
  update(options);
  return {
    get handle() {
      return ref.current;
    },
    update,
    unmount: () => root.unmount(),
  };
}
