// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { opensRow } from "./rows-open";
import { RowsTable } from "./rows-table";

const opened = vi.fn();
const other = vi.fn();

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => document.body.replaceChildren());

async function drawn(): Promise<Record<"row" | "words" | "control", HTMLElement>> {
  const place = document.body.appendChild(document.createElement("div"));
  const way = (
    <button key="way" type="button" {...opensRow} onClick={opened}>
      출장 보고
    </button>
  );
  const control = (
    <button key="control" type="button" onClick={other}>
      인쇄
    </button>
  );
  const rows = [{ key: 1, cells: [way, <span key="words">3월 2일</span>, control] }];
  await act(async () =>
    createRoot(place).render(
      <RowsTable label="문서" empty="" columns={["제목", "기안일", "처리"]} rows={rows} keys={() => () => {}} />,
    ),
  );
  const find = (selector: string) => place.querySelector<HTMLElement>(selector) as HTMLElement;
  return { row: find("tbody tr"), words: find("td span"), control: find("td button") };
}

test("a row opens where it is clicked, and by Enter while it is in hand; its controls do what they say", async () => {
  const { row, words, control } = await drawn();
  words.click();
  expect(opened).toHaveBeenCalledTimes(1);
  row.focus();
  row.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(opened).toHaveBeenCalledTimes(2);
  control.click();
  control.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  // Enter that ends a syllable, and words that are marked to be copied
  row.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, isComposing: true }));
  getSelection()?.selectAllChildren(words);
  words.click();
  expect(opened).toHaveBeenCalledTimes(2);
  expect(other).toHaveBeenCalledTimes(1);
});
