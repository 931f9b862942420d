// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { createMemoryStore } from "../store/memory";
import { judgmentOf } from "../testing/judgment-of";
import type { ToulminEditorHandle } from "./provider/toulmin-editor-props";
import { ToulminEditor } from "./toulmin-editor";

const judgment = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");
const marked = mark(judgment, "C", { start: 15, end: 23 }) as ToulminDocument;

afterEach(cleanup);

describe("an embedded editor", () => {
  test("shows its document once under StrictMode", async () => {
    render(
      <StrictMode>
        <ToulminEditor initialValue={marked} storage={createMemoryStore()} />
      </StrictMode>,
    );
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "판결문" }).textContent).toContain("고의가 인정된다"),
    );
    expect(screen.getByRole("region", { name: "판결문" }).querySelectorAll("[data-toulmin-node]")).toHaveLength(1);
  });

  test("tells its host of every change and takes documents by its handle", async () => {
    const onChange = vi.fn();
    const handle = createRef<ToulminEditorHandle>();
    render(<ToulminEditor ref={handle} initialValue={judgment} storage={createMemoryStore()} onChange={onChange} />);
    await waitFor(() => expect(handle.current?.getDocument()).toBe(judgment));
    expect(onChange).not.toHaveBeenCalled();
    act(() => handle.current?.setDocument(marked));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(marked, [
      { kind: "created", node: marked.nodes[0] },
      { kind: "current-claim", id: "node1" },
    ]);
    expect(screen.getByRole("button", { name: "고의가 인정된다" })).toBeTruthy();
    act(() => handle.current?.undo());
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ nodes: [] }), [
      { kind: "deleted", node: marked.nodes[0] },
      { kind: "current-claim", id: null },
    ]);
    act(() => handle.current?.redo());
    act(() => handle.current?.focusNode("node1"));
    expect((screen.getByLabelText("분류 코드") as HTMLInputElement).value).toBe("1-주장-1");
  });

  test("opens another document when its documentId changes, and finds the first again", async () => {
    const storage = createMemoryStore();
    const view = render(<ToulminEditor documentId="a" initialValue={marked} storage={storage} />);
    fireEvent.click(await screen.findByText("고의가 인정된다", { selector: "mark *" }));
    fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "고의" } });
    view.rerender(<ToulminEditor documentId="b" initialValue={judgment} storage={storage} />);
    await waitFor(() => expect(screen.getByText("아직 표시한 주장이 없습니다.", { exact: false })).toBeTruthy());
    view.rerender(<ToulminEditor documentId="a" initialValue={judgment} storage={storage} />);
    fireEvent.click(await screen.findByText("고의가 인정된다", { selector: "mark *" }));
    expect((screen.getByLabelText("핵심어") as HTMLInputElement).value).toBe("고의");
  });

  test("speaks the language it is told, also in the marks", async () => {
    const props = { initialValue: marked, storage: createMemoryStore() };
    const view = render(<ToulminEditor {...props} locale="en" />);
    const phrase = await screen.findByText("고의가 인정된다", { selector: "mark *" });
    expect(phrase.closest("mark")?.dataset.toulminCode).toBe("1-Claim-1");
    view.rerender(<ToulminEditor {...props} locale="ko" />);
    expect(phrase.closest("mark")?.dataset.toulminCode).toBe("1-주장-1");
  });

  test("renders on a server without touching the browser", () => {
    expect(renderToString(<ToulminEditor initialValue={judgment} />)).toContain("toulmin-editor");
  });
});
