// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryStore } from "../../store/memory";
import { judgmentOf } from "../../testing/judgment-of";
import { later, loadAhead } from "../controls/later";
import { EditorProvider } from "./editor-provider";
import { Part } from "./part";

// React tells of each error that a boundary catches
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const judgment = judgmentOf("피고인은 피해자를 찔렀다.");

function Editor({ children }: { children: ReactNode }) {
  return (
    <EditorProvider initialValue={judgment} storage={createMemoryStore()} handle={null}>
      {children}
    </EditorProvider>
  );
}

test("a part that can't be loaded says so in its place, beside the others, and is loaded when asked again", async () => {
  let isOffline = true;
  const Chart = later(async () => {
    if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>도식</p>;
  });
  const close = vi.fn();
  await act(async () =>
    render(
      <Editor>
        <p>본문</p>
        <Part name="툴민 도식" onClose={close}>
          <Chart />
        </Part>
      </Editor>,
    ),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("‘툴민 도식’ 부분을 불러오지 못했습니다.");
  expect(screen.getByText("본문")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "닫기" }));
  expect(close).toHaveBeenCalledOnce();
  isOffline = false;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "다시 시도" })));
  expect(await screen.findByText("도식")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

let failures = 0;

/** Fails when it has been drawn, as what foreign hands have changed does. */
function Fragile() {
  useLayoutEffect(() => {
    if (failures-- > 0) throw new Error("broken");
  });
  return <p>목록</p>;
}

test("a part that fails once is drawn anew without a word; one that goes on failing is told of", async () => {
  const shown = (
    <Editor>
      <Part name="주장 목록">
        <Fragile />
      </Part>
    </Editor>
  );
  failures = 1;
  const view = render(shown);
  expect(await screen.findByText("목록")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  view.unmount();
  failures = 2;
  render(shown);
  expect((await screen.findByRole("alert")).textContent).toContain("‘주장 목록’ 부분을 표시하지 못했습니다.");
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  expect(screen.getByText("목록")).toBeTruthy();
});

test("what may be asked for is loaded ahead, one after the other, until the editor goes", async () => {
  const leaving = new AbortController();
  const loaded: string[] = [];
  const load = (name: string) => async () => {
    loaded.push(name);
    if (name === "first") throw new Error("gone");
    if (name === "second") leaving.abort();
  };
  await loadAhead(leaving.signal, ["first", "second", "third"].map(load));
  expect(loaded).toEqual(["first", "second"]);
});
