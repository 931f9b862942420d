// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { createMemoryStore } from "../store/memory";
import type { AnnotationStore } from "../store/store";
import { judgmentOf } from "../testing/judgment-of";
import type { ToulminEditorHandle, ToulminEditorProps } from "./provider/toulmin-editor-props";
import { ToulminEditor } from "./toulmin-editor";

const marked = mark(judgmentOf("피고인은 피해자를 찔렀다."), "C", { start: 0, end: 4 }) as ToulminDocument;
const fault = new Error("of the host");
const reported = vi.fn();

beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal("reportError", reported);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const throwing = () => {
  throw fault;
};
const rejecting = async () => {
  throw fault;
};
const returning = () => () => {
  throw fault;
};

/** The names of all functions that a host can give; a new one is missed here by its type. */
type Given = {
  [Name in keyof ToulminEditorProps]-?: NonNullable<ToulminEditorProps[Name]> extends (...given: never[]) => unknown
    ? Name
    : never;
}[keyof ToulminEditorProps];

const names = Object.keys({
  markStyle: true,
  onBeforeChange: true,
  onChange: true,
  onHover: true,
  onOpenDocument: true,
  onPicture: true,
  onReady: true,
  onSaveState: true,
  onSelect: true,
  onUnsavedWork: true,
  suggest: true,
} satisfies Record<Given, true>);

/** Every function that a host can give, all of one kind. */
function propsOf(call: unknown): ToulminEditorProps {
  const listeners = Object.fromEntries(names.map((name) => [name, call]));
  return { ...listeners, slots: { attributes: call } } as ToulminEditorProps;
}

test.each([
  ["throw", throwing],
  ["answer promises that are rejected", rejecting],
  ["answer functions", returning],
])("functions of a host that %s harm nothing", async (_kind, call) => {
  const memory = createMemoryStore();
  const editor = createRef<ToulminEditorHandle>();
  const props = { ...propsOf(call), initialValue: marked, storage: memory };
  const shown = (documentId: string) => (
    <>
      <p>페이지</p>
      <ToulminEditor ref={editor} documentId={documentId} {...props} />
    </>
  );
  const view = render(shown("a"));
  await waitFor(() => expect(editor.current?.getDocument()).toBe(marked));
  fireEvent.click(await screen.findByText("피고인은", { selector: "mark *" }));
  fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "고의" } });
  // what throws when it is asked has allowed nothing
  const expected = call === throwing ? "" : "고의";
  expect(editor.current?.getDocument().nodes[0]?.keyword).toBe(expected);
  await act(async () => editor.current?.setDocument(marked));
  await waitFor(() => expect(screen.getByText(/^(저장됨|바뀐 것 없음)$/)).toBeTruthy());
  view.rerender(shown("b"));
  await waitFor(() => expect(editor.current?.getDocument()).toBe(marked));
  expect(screen.getByText("페이지")).toBeTruthy();
  expect(screen.getByRole("region", { name: "판결문" }).textContent).toContain("피해자를 찔렀다");
  view.unmount();
  expect(reported.mock.calls.flat().every((error) => error === fault)).toBe(true);
});

test.each([
  ["throws", throwing],
  ["rejects", rejecting],
  ["answers functions", returning],
])("a store that %s leaves the work on the page, and is told of", async (_kind, call) => {
  const editor = createRef<ToulminEditorHandle>();
  const storage = { load: call, save: call, clear: call, subscribe: call } as unknown as AnnotationStore;
  const view = render(<ToulminEditor ref={editor} initialValue={marked} storage={storage} />);
  await waitFor(() => expect(editor.current?.getDocument()).toBe(marked));
  fireEvent.click(await screen.findByText("피고인은", { selector: "mark *" }));
  fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "고의" } });
  expect(await screen.findByText("저장하지 못함 — 이 화면을 닫으면 사라집니다")).toBeTruthy();
  expect(editor.current?.hasUnsavedWork()).toBe(true);
  view.unmount();
});

test.each([
  ["throws", throwing],
  ["rejects", rejecting],
  ["answers a function", returning],
])("an initial document that %s is told, and the tools stay", async (_kind, call) => {
  const initialValue = call as unknown as () => ToulminDocument;
  render(<ToulminEditor initialValue={initialValue} storage={createMemoryStore()} />);
  expect((await screen.findByRole("alert")).textContent).toContain("판결문을 불러오지 못했습니다.");
  expect(screen.getByRole("toolbar")).toBeTruthy();
});

test("an editor that can't be drawn keeps the document, hands it out, and comes back by itself", async () => {
  const editor = createRef<ToulminEditorHandle>();
  const props = { ref: editor, initialValue: marked, storage: createMemoryStore() };
  const view = render(<ToulminEditor {...props} />);
  await waitFor(() => expect(editor.current?.getDocument()).toBe(marked));
  fireEvent.click(await screen.findByText("피고인은", { selector: "mark *" }));
  fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "고의" } });
  const edited = editor.current?.getDocument();
  // words of a host with a hole in them
  const broken = { panel: null } as unknown as NonNullable<ToulminEditorProps["dictionary"]>;
  vi.useFakeTimers();
  view.rerender(<ToulminEditor {...props} actors={[null] as never} dictionary={broken} />);
  expect(screen.getByRole("alert").textContent).toContain("편집기를 그리지 못했습니다.");
  expect(screen.getByRole("button", { name: "작업 내려받기" })).toBeTruthy();
  view.rerender(<ToulminEditor {...props} />);
  await act(async () => vi.advanceTimersByTimeAsync(6000));
  vi.useRealTimers();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(editor.current?.getDocument()).toBe(edited);
  expect(screen.getByText("피고인은", { selector: "mark *" })).toBeTruthy();
});
