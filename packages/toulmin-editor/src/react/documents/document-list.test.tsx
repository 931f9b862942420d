// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { mark } from "../../core/commands/mark";
import type { ToulminDocument } from "../../core/document";
import { createMemoryStore } from "../../store/memory";
import { judgmentOf } from "../../testing/judgment-of";
import { ToulminEditor } from "../toulmin-editor";

const judgment = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.");
const marked = mark(judgment, "C", { start: 15, end: 23 }) as ToulminDocument;

// jsdom has no dialogs
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(cleanup);

async function openFile(content: string, name: string) {
  fireEvent.change(screen.getByLabelText("파일 열기…"), { target: { files: [new File([content], name)] } });
  fireEvent.click(await screen.findByRole("button", { name: "새 문서로 열기" }));
}

const shownText = () => screen.getByRole("region", { name: "판결문" }).textContent ?? "";

describe("another judgment", () => {
  test("is a document of its own; the first keeps what was done last", async () => {
    const storage = createMemoryStore();
    const onOpenDocument = vi.fn();
    render(<ToulminEditor initialValue={marked} storage={storage} onOpenDocument={onOpenDocument} />);
    fireEvent.click(await screen.findByText("고의가 인정된다", { selector: "mark *" }));
    fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "고의" } });
    await openFile("항소를 기각한다.", "항소심.txt");
    await waitFor(() => expect(shownText()).toContain("항소를 기각한다."));
    const entries = await storage.list();
    expect(entries).toMatchObject([
      { id: "default", marks: 1 },
      { name: "항소심", marks: 0 },
    ]);
    expect(await storage.load("default")).toMatchObject({ document: { nodes: [{ keyword: "고의" }] } });
    expect(onOpenDocument).toHaveBeenCalledExactlyOnceWith(entries[1]?.id);
    expect(await screen.findByText(/^판결문을 열었습니다/)).toBeTruthy();
    // what had the focus is gone with the first
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "판결문" }));
  });

  test("is pasted as well, and called by its first line; into a field words are pasted as anywhere", async () => {
    const storage = createMemoryStore();
    render(<ToulminEditor initialValue={marked} storage={storage} />);
    fireEvent.click(await screen.findByText("고의가 인정된다", { selector: "mark *" }));
    const copied = { "text/plain": "새벽고등법원 2026노17 판결\r\n항소를 기각한다.", "text/html": "" };
    const clipboardData = { files: [], getData: (type: keyof typeof copied) => copied[type] };
    expect(fireEvent.paste(screen.getByLabelText("핵심어"), { clipboardData })).toBe(true);
    fireEvent.paste(screen.getByRole("region", { name: "판결문" }), { clipboardData });
    fireEvent.click(await screen.findByRole("button", { name: "새 문서로 열기" }));
    await waitFor(() => expect(shownText()).toContain("항소를 기각한다."));
    expect(await storage.list()).toMatchObject([{ name: "새벽고등법원 2026노17 판결" }]);
  });

  test("with marks to be checked calls them by its own codes", async () => {
    render(<ToulminEditor initialValue={marked} storage={createMemoryStore()} />);
    const node = (nodeID: string, type: string, text: string) => ({ nodeID, type, text });
    const nodes = [node("1", "I", "고의"), node("2", "I", "칼"), node("3", "RA", "")];
    const edges = [
      { edgeID: 1, fromID: "2", toID: "3" },
      { edgeID: 2, fromID: "3", toID: "1" },
    ];
    const file = new File([JSON.stringify({ AIF: { nodes, edges }, text: "칼에서 고의를 안다." })], "논증.json");
    fireEvent.change(await screen.findByLabelText("파일 열기…"), { target: { files: [file] } });
    // in whichever way the file is opened
    expect(await screen.findAllByRole("checkbox", { name: "1-주장-1 여기에 놓기" })).toHaveLength(2);
  });

  test("that is the first goes by its file's name in the list as well", async () => {
    const storage = createMemoryStore();
    render(<ToulminEditor storage={storage} />);
    await screen.findByText("바뀐 것 없음");
    await openFile("항소한다.", "항소심.txt");
    await waitFor(async () => expect(await storage.list()).toMatchObject([{ id: "default", name: "항소심" }]));
  });

  test("is not opened when the store does not take it, and the first stays", async () => {
    const memory = createMemoryStore();
    const storage = {
      ...memory,
      save: (id: string, ...rest: [ToulminDocument, string | null]) =>
        id === "default" ? memory.save(id, ...rest) : Promise.reject(new Error("no space")),
    };
    render(<ToulminEditor initialValue={marked} storage={storage} />);
    await screen.findByText("고의가 인정된다", { selector: "mark *" });
    await openFile("항소를 기각한다.", "항소심.txt");
    expect((await screen.findByRole("alert")).textContent).toContain("no space");
    expect(shownText()).toContain("고의가 인정된다");
  });

  test("loses its marks by a reset, not its text", async () => {
    const storage = createMemoryStore();
    await storage.save("b", marked, null);
    const view = render(<ToulminEditor documentId="b" storage={storage} />);
    await screen.findByText("고의가 인정된다", { selector: "mark *" });
    fireEvent.click(screen.getByRole("button", { name: "초기화" }));
    // the question is loaded when it is asked
    fireEvent.click(await screen.findByRole("button", { name: "모두 지우기" }));
    await waitFor(() => expect(document.querySelector("mark")).toBeNull());
    view.unmount();
    await waitFor(async () =>
      expect(await storage.load("b")).toMatchObject({ document: { nodes: [], blocks: marked.blocks } }),
    );
  });
});

test("a host that goes back to the first id sees the first document again", async () => {
  const storage = createMemoryStore();
  await storage.save("a", marked, null);
  await storage.save("b", judgmentOf("항소를 기각한다."), null);
  const view = render(<ToulminEditor documentId="a" storage={storage} />);
  await screen.findByText("고의가 인정된다", { selector: "mark *" });
  fireEvent.click(screen.getByRole("button", { name: "파일" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "문서 목록…", hidden: true }));
  await waitFor(() => expect(screen.getAllByRole("listitem").length).toBeGreaterThan(1));
  const rows = screen.getAllByRole("button", { name: /2025고합1041 살인미수.*표시 0개/ });
  fireEvent.click(rows[0] as HTMLElement);
  await waitFor(() => expect(shownText()).toContain("항소를 기각한다."));
  view.rerender(<ToulminEditor documentId="b" storage={storage} />);
  expect(shownText()).toContain("항소를 기각한다.");
  view.rerender(<ToulminEditor documentId="a" storage={storage} />);
  await waitFor(() => expect(shownText()).toContain("고의가 인정된다"));
});
