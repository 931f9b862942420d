// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { DocumentChange } from "../core/changes";
import { mark } from "../core/commands/mark";
import type { NodeId, ToulminDocument } from "../core/document";
import { createIndexedDbStore } from "../store/indexeddb";
import { createMemoryStore } from "../store/memory";
import { judgmentOf } from "../testing/judgment-of";
import type { ToulminEditorHandle, ToulminEditorProps } from "./provider/toulmin-editor-props";
import { useToulminDocument, useToulminEditor } from "./provider/use-toulmin-editor";
import { ToulminEditor } from "./toulmin-editor";

const judgment = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");
const marked = mark(judgment, "C", { start: 15, end: 23 }) as ToulminDocument;
const phrase = () => screen.findByText("고의가 인정된다", { selector: "mark *" });
const keyword = () => screen.getByLabelText("핵심어") as HTMLInputElement;

afterEach(cleanup);

/** A host that keeps the document and takes over what `accepts` lets pass. */
function Host({
  accepts = () => true,
  ...props
}: ToulminEditorProps & { accepts?: (next: ToulminDocument) => boolean }) {
  const [document, setDocument] = useState(marked);
  return (
    <ToulminEditor
      {...props}
      document={document}
      onChange={(next, changes) => {
        props.onChange?.(next, changes);
        if (accepts(next)) setDocument(next);
      }}
    />
  );
}

function Count() {
  const { nodes } = useToulminDocument();
  const editor = useToulminEditor();
  return (
    <button type="button" onClick={() => editor.focusNode("node1")}>
      {nodes.length} marks
    </button>
  );
}

test("a host is told of work that the store does not take, until it does, and when the editor goes", async () => {
  const storage = createMemoryStore();
  const save = vi.fn(storage.save).mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  const onUnsavedWork = vi.fn();
  const editor = createRef<ToulminEditorHandle>();
  const props = { initialValue: marked, storage: { ...storage, save }, onUnsavedWork };
  const view = render(<ToulminEditor {...props} ref={editor} />);
  fireEvent.click(await phrase());
  fireEvent.change(keyword(), { target: { value: "고의" } });
  await waitFor(() => expect(onUnsavedWork.mock.calls).toEqual([[true]]));
  // tried again, and refused again: it is at risk all the while
  fireEvent.change(keyword(), { target: { value: "고의와" } });
  expect(editor.current?.hasUnsavedWork()).toBe(true);
  save.mockImplementation(storage.save);
  await waitFor(() => expect(onUnsavedWork.mock.calls).toEqual([[true], [false]]));
  expect(editor.current?.hasUnsavedWork()).toBe(false);
  save.mockRejectedValue(new Error("full"));
  fireEvent.change(keyword(), { target: { value: "고의" } });
  await waitFor(() => expect(onUnsavedWork).toHaveBeenLastCalledWith(true));
  view.unmount();
  expect(onUnsavedWork.mock.calls).toEqual([[true], [false], [true], [false]]);
});

describe("a document that the host keeps", () => {
  test("is changed by way of the host, and undone by way of it", async () => {
    const onChange = vi.fn();
    render(<Host onChange={onChange} />);
    fireEvent.click(await phrase());
    fireEvent.change(keyword(), { target: { value: "고의" } });
    expect(keyword().value).toBe("고의");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), [
      expect.objectContaining({ kind: "updated", fields: ["keyword"] }),
    ]);
    fireEvent.click(screen.getByRole("button", { name: "실행 취소" }));
    expect(keyword().value).toBe("");
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test("stays as it is when the host does not take a change over, without a step to undo", async () => {
    render(<Host accepts={() => false} />);
    fireEvent.click(await phrase());
    fireEvent.change(keyword(), { target: { value: "고의" } });
    expect(keyword().value).toBe("");
    expect(screen.getByRole("button", { name: "실행 취소" }).getAttribute("aria-disabled")).toBe("true");
  });

  test("is shown when the host has another one, and is saved nowhere", async () => {
    const storage = { ...createMemoryStore(), save: vi.fn(), load: vi.fn() };
    const onChange = vi.fn();
    const view = render(<ToulminEditor document={judgment} storage={storage} onChange={onChange} />);
    view.rerender(<ToulminEditor document={marked} storage={storage} onChange={onChange} />);
    expect(await phrase()).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    expect(storage.load).not.toHaveBeenCalled();
    expect(storage.save).not.toHaveBeenCalled();
    expect(screen.queryByText("저장됨")).toBeNull();
  });
});

test("a host is told of a picture over the editor, and can close it", async () => {
  const onPicture = vi.fn();
  const editor = createRef<ToulminEditorHandle>();
  const props = { initialValue: marked, storage: createMemoryStore(), onPicture };
  render(<ToulminEditor {...props} ref={editor} />);
  fireEvent.click(await screen.findByRole("button", { name: "Toulmin" }));
  expect(onPicture.mock.calls).toEqual([[true]]);
  act(() => editor.current?.closePicture());
  expect(onPicture.mock.calls).toEqual([[true], [false]]);
});

test("each namespace has documents of its own, and what is open changes with it", async () => {
  const kept = async (namespace: string) => (await createIndexedDbStore(`toulmin-editor:${namespace}`).list()).length;
  const view = render(<ToulminEditor namespace="a" initialValue={judgment} />);
  fireEvent.click(await screen.findByRole("button", { name: "사건 표시 고치기" }));
  fireEvent.change(await screen.findByLabelText("법원"), { target: { value: "한결고등법원" } });
  await waitFor(async () => expect(await kept("a")).toBe(1));
  view.rerender(<ToulminEditor namespace="b" initialValue={judgment} />);
  await screen.findByText("바뀐 것 없음");
  expect(screen.queryByText("한결고등법원")).toBeNull();
  expect(await kept("b")).toBe(0);
  view.rerender(<ToulminEditor namespace="a" initialValue={judgment} />);
  expect(await screen.findByText("한결고등법원")).toBeTruthy();
});

describe("a selection that the host keeps", () => {
  test("opens and closes a node's attributes, and the person's wish is told", async () => {
    const onSelect = vi.fn();
    const props = { document: marked, onSelect };
    const view = render(<ToulminEditor {...props} selectedId={null} />);
    fireEvent.click(await phrase());
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("node1");
    expect(screen.queryByLabelText("핵심어")).toBeNull();
    view.rerender(<ToulminEditor {...props} selectedId="node1" />);
    expect(keyword()).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "닫기" }));
    expect(onSelect).toHaveBeenLastCalledWith(null);
    expect(keyword()).toBeTruthy();
  });

  test("is the editor's own without the host", async () => {
    const onSelect = vi.fn<(id: NodeId | null) => void>();
    render(<ToulminEditor document={marked} onSelect={onSelect} />);
    fireEvent.click(await phrase());
    fireEvent.click(screen.getByRole("button", { name: "닫기" }));
    expect(onSelect.mock.calls).toEqual([["node1"], [null]]);
  });
});

test("a host may forbid a change; the person is told why nothing happened", async () => {
  const onBeforeChange = vi.fn(
    (_next: ToulminDocument, changes: readonly DocumentChange[]) => !changes.some(({ kind }) => kind === "deleted"),
  );
  const handle = createRef<ToulminEditorHandle>();
  render(
    <ToulminEditor ref={handle} initialValue={marked} storage={createMemoryStore()} onBeforeChange={onBeforeChange} />,
  );
  fireEvent.click(await phrase());
  fireEvent.change(keyword(), { target: { value: "고의" } });
  expect(keyword().value).toBe("고의");
  fireEvent.click(screen.getByRole("button", { name: "삭제" }));
  expect(handle.current?.getDocument().nodes).toHaveLength(1);
  expect(screen.getByText("여기서는 바꿀 수 없도록 되어 있어 그대로 두었습니다.")).toBeTruthy();
});

test("a host is told when the document is there, and whether it is saved", async () => {
  const [onReady, onSaveState] = [vi.fn(), vi.fn()];
  const handle = createRef<ToulminEditorHandle>();
  const props = { initialValue: marked, storage: createMemoryStore(), onReady, onSaveState };
  render(<ToulminEditor ref={handle} {...props} />);
  await waitFor(() => expect(onReady).toHaveBeenCalledExactlyOnceWith(marked));
  act(() => handle.current?.setDocument(judgment));
  await act(() => handle.current?.save());
  expect(onSaveState.mock.calls.map(([state]) => state)).toEqual(["loading", "saved", "saving", "saved"]);
  expect(await props.storage.load("default")).toMatchObject({ document: judgment });
});

test("a host's own parts know the editor they are in", async () => {
  const slots = {
    toolbar: <Count />,
    title: <h1>법정</h1>,
    list: <p>list</p>,
    status: <p>status</p>,
    attributes: (node: { id: string }) => <p>about {node.id}</p>,
  };
  render(<ToulminEditor document={marked} slots={slots} />);
  for (const text of ["법정", "list", "status"]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText("판결문", { selector: "h2" })).toBeNull();
  fireEvent.click(screen.getByText("1 marks"));
  expect(screen.getByText("about node1")).toBeTruthy();
});

test("a host's own words go before, in its own language too", async () => {
  const dictionary = { elements: { C: "These" }, toolbar: { undo: "Zurück" } };
  const view = render(<ToulminEditor document={marked} locale="de" dictionary={dictionary} theme="dark" />);
  expect((await phrase()).closest("mark")?.dataset.toulminCode).toBe("1-These-1");
  expect(screen.getByRole("button", { name: "Zurück" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Redo" })).toBeTruthy();
  const root = view.container.querySelector<HTMLElement>(".toulmin-root");
  expect(root?.lang).toBe("de");
  expect(root?.dataset.colorScheme).toBe("dark");
});

test("a host takes the document as a file of any format", async () => {
  const handle = createRef<ToulminEditorHandle>();
  render(<ToulminEditor ref={handle} document={marked} />);
  await phrase();
  const file = await handle.current?.exportAs("csv");
  expect(file?.name).toMatch(/\.csv$/);
  expect(file?.type).toBe("text/csv;charset=utf-8");
  expect(await file?.text()).toContain("1-주장-1");
});

describe("what a host suggests", () => {
  const suggest = async () => [
    { id: "a", element: "C" as const, start: 15, end: 23, reason: "결론" },
    { id: "b", element: "D" as const, start: 0, end: 13, claim: "a" },
  ];

  test("is pending until it is accepted, and only then a mark that the host is told of", async () => {
    const onChange = vi.fn();
    const storage = createMemoryStore();
    render(<ToulminEditor initialValue={judgment} storage={storage} suggest={suggest} onChange={onChange} />);
    expect(await screen.findByText("제안 1/2")).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: /다음 제안/ }));
    expect(screen.getByText("결론")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "받아들이기" }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(await phrase()).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "거절" }));
    expect(screen.queryByRole("region", { name: "제안" })).toBeNull();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test("is decided on by key in the text", async () => {
    const handle = createRef<ToulminEditorHandle>();
    render(<ToulminEditor ref={handle} document={judgment} suggest={suggest} />);
    await screen.findByText("제안 1/2");
    const text = screen.getByRole("region", { name: "판결문" });
    fireEvent.keyDown(text, { key: ".", code: "Period" });
    expect(screen.getByText("제안 2/2")).toBeTruthy();
    fireEvent.keyDown(text, { key: ",", code: "Comma" });
    fireEvent.keyDown(text, { key: "ㅌ", code: "KeyX" });
    expect(screen.getByText("제안 1/1")).toBeTruthy();
    fireEvent.keyDown(text, { key: "y", code: "KeyY" });
    // the host did not take it over
    expect(handle.current?.getDocument()).toBe(judgment);
  });

  test("can be looked at, but not decided on in an editor for reading", async () => {
    render(<ToulminEditor document={judgment} suggest={suggest} readOnly />);
    await screen.findByText("제안 1/2");
    expect(screen.queryByRole("button", { name: "받아들이기" })).toBeNull();
    fireEvent.keyDown(screen.getByRole("region", { name: "판결문" }), { key: "x", code: "KeyX" });
    expect(screen.getByText("제안 1/2")).toBeTruthy();
  });
});
