// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRef, type Ref, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { type OwnElements, ownElements } from "../editor/own-elements";
import { createMemoryStore } from "../store/memory";
import { judgmentOf } from "../testing/judgment-of";
import { own } from "../testing/own";
import type { ToulminEditorHandle, ToulminEditorProps } from "./provider/toulmin-editor-props";
import { ToulminEditor } from "./toulmin-editor";

const judgment = judgmentOf("판례도 이와 같다.", "고의가 인정된다.");
const claimed = mark(judgment, "C", { start: 11, end: 19 }) as ToulminDocument;
const marked = mark(claimed, "L", { start: 0, end: 9 }) as ToulminDocument;
const doctrine = { ...own[1], name: "doctrine", codeLabel: "법리", labels: { ko: "법리" } };

const codeIn = (frame: HTMLElement) =>
  waitFor(() => {
    const code = frame.querySelector<HTMLElement>("mark[data-toulmin-type=L]")?.dataset.toulminCode;
    expect(code).toBeDefined();
    return code;
  });

afterEach(cleanup);

test("two editors on a page have different elements, each with its words and its colours", async () => {
  const editor = (elements: OwnElements | undefined, name: string) => (
    <div data-testid={name}>
      <ToulminEditor elements={elements} initialValue={marked} documentId={name} storage={createMemoryStore()} />
    </div>
  );
  const page = (first: OwnElements | undefined) => (
    <>
      {editor(first, "first")}
      {editor(
        ownElements([{ ...doctrine, colors: own[0]?.colors ?? doctrine.colors } as (typeof own)[number]]),
        "second",
      )}
    </>
  );
  const view = render(page(own));
  const [first, second] = ["first", "second"].map((name) => screen.getByTestId(name)) as [HTMLElement, HTMLElement];
  const color = (frame: HTMLElement) =>
    (frame.querySelector(".toulmin-editor") as HTMLElement).style.getPropertyValue("--toulmin-element-L");
  expect([await codeIn(first), await codeIn(second)]).toEqual(["1-선례-1", "1-법리-1"]);
  expect([color(first), color(second)]).toEqual(["light-dark(#5b4a00, #e6d36f)", "light-dark(#7a1f6b, #f0a6e2)"]);
  expect(within(second).queryByRole("button", { name: "정책" })).toBeNull();
  // a host that takes its elements back leaves the marks, and the other editor, as they are
  view.rerender(page(undefined));
  await waitFor(async () => expect(await codeIn(first)).toBe("1-L-1"));
  expect([color(first), await codeIn(second)]).toEqual(["", "1-법리-1"]);
  expect(within(first).queryByRole("button", { name: "선례" })).toBeNull();
});

interface KeepingProps extends ToulminEditorProps {
  readonly handle: Ref<ToulminEditorHandle>;
  readonly onTold: (kinds: readonly string[]) => void;
}

/** A host that keeps the document as a server does, and makes its list of elements anew each time. */
function Keeping({ handle, onTold, ...props }: KeepingProps) {
  const [document, setDocument] = useState(claimed);
  return (
    <ToulminEditor
      {...props}
      ref={handle}
      elements={ownElements([...own])}
      document={document}
      onChange={(next, changes) => {
        onTold(changes.map(({ kind }) => kind));
        setDocument(JSON.parse(JSON.stringify(next)));
      }}
    />
  );
}

test("a host that keeps the document, and makes its list anew each time, is told of changes alone", async () => {
  const onChange = vi.fn();
  const handle = createRef<ToulminEditorHandle>();
  const view = render(<Keeping handle={handle} onTold={onChange} />);
  await screen.findByText("고의가 인정된다", { selector: "mark *" });
  view.rerender(<Keeping handle={handle} onTold={onChange} readOnly />);
  expect(onChange).not.toHaveBeenCalled();
  act(() => handle.current?.setDocument(marked));
  expect(await codeIn(view.container)).toBe("1-선례-1");
  expect(onChange.mock.calls).toEqual([[["created"]]]);
  view.rerender(<Keeping handle={handle} onTold={onChange} />);
  fireEvent.click(screen.getByRole("button", { name: "실행 취소" }));
  expect(view.container.querySelector("mark[data-toulmin-type=L]")).toBeNull();
});

test("a document is not saved again for its host's elements, and theirs are not saved with it", async () => {
  const storage = createMemoryStore();
  await storage.save("a", marked, null);
  const save = vi.fn(storage.save);
  const view = render(<ToulminEditor elements={own} documentId="a" storage={{ ...storage, save }} />);
  expect(await codeIn(view.container)).toBe("1-선례-1");
  await screen.findByText("저장됨");
  view.rerender(<ToulminEditor elements={ownElements([...own])} documentId="a" storage={{ ...storage, save }} />);
  view.unmount();
  expect(save).not.toHaveBeenCalled();
});

test("elements that nobody defines are told once, and their marks can be edited and deleted", async () => {
  const view = render(<ToulminEditor initialValue={marked} storage={createMemoryStore()} />);
  expect(await screen.findByText(/정의되지 않은 요소\(L\)/)).toBeTruthy();
  expect(await codeIn(view.container)).toBe("1-L-1");
  fireEvent.click(screen.getByText("판례도 이와 같다", { selector: "mark *" }));
  expect((screen.getByLabelText("분류 코드") as HTMLInputElement).value).toBe("1-L-1");
  fireEvent.click(screen.getByRole("button", { name: "삭제" }));
  expect(view.container.querySelectorAll("mark")).toHaveLength(1);
});
