// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { createSession, type Session } from "../session/session";
import { createMemoryStore } from "../store/memory";
import { judgmentOf } from "../testing/judgment-of";
import { useEditor } from "./provider/editor-context";
import { EditorProvider } from "./provider/editor-provider";
import { StatusLine } from "./status-line";
import { ToulminEditor } from "./toulmin-editor";

afterEach(cleanup);

let session: Session = createSession();

function Taken() {
  session = useEditor().session;
  return null;
}

test("marking everything is told in one short sentence", async () => {
  render(
    <EditorProvider
      initialValue={judgmentOf("피고인은 ", "찔렀다. ".repeat(5000))}
      storage={createMemoryStore()}
      handle={null}
    >
      <StatusLine />
      <Taken />
    </EditorProvider>,
  );
  await screen.findByText("바뀐 것 없음");
  act(() => void session.mark("C", { start: 0, end: 20_000 }));
  const told = screen.getByText(/^1-주장-1 표시함/).textContent ?? "";
  expect(told).toMatch(/^1-주장-1 표시함: 피고인은 찔렀다\..*…$/);
  expect(told.length).toBeLessThan(90);
});

test("of two files that are dropped the second is named", async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  render(<ToulminEditor initialValue={judgmentOf("피고인은 찔렀다.")} storage={createMemoryStore()} />);
  await screen.findByText("바뀐 것 없음");
  const files = [new File(["항소한다."], "항소심.txt"), new File(["T1"], "표시.ann")];
  fireEvent.drop(screen.getByRole("region", { name: "판결문" }), { dataTransfer: { types: ["Files"], files } });
  expect((await screen.findByText(/한 번에 한 파일씩/)).textContent).toContain("표시.ann");
});

test("that the work is saved draws the status line again, and nothing else", async () => {
  const store = createMemoryStore();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: typeof store = { ...store, save: (...call) => asked.then(() => store.save(...call)) };
  const drawn = vi.fn(() => null);
  const judgment = mark(judgmentOf("피고인은 찔렀다."), "C", { start: 0, end: 4 }) as ToulminDocument;
  render(<ToulminEditor initialValue={judgment} storage={slow} slots={{ attributes: drawn }} />);
  fireEvent.click(await screen.findByText("피고인은", { selector: "mark *" }));
  await screen.findByLabelText("요소");
  fireEvent.change(screen.getByLabelText("핵심어"), { target: { value: "고의" } });
  await screen.findByText("저장 중…");
  drawn.mockClear();
  answer();
  await screen.findByText("저장됨");
  expect(drawn).not.toHaveBeenCalled();
});
