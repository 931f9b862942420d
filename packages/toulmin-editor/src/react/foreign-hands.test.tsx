// @vitest-environment jsdom
import { cleanup, render, screen, act as settled } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sourceOf } from "../core/source";
import type { Session } from "../session/session";
import { createMemoryStore } from "../store/memory";
import { act, randomFrom, wrapTexts } from "../testing/foreign-hands";
import { brokenInvariants } from "../testing/invariants";
import { judgmentOf } from "../testing/judgment-of";
import { prose } from "../testing/long-judgment";
import { useEditor } from "./provider/editor-context";
import { ToulminEditor } from "./toulmin-editor";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  // jsdom knows no dialogs
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Steps of a session: a thousand in the deep test. */
const STEPS = process.env.DEEP ? 1000 : 40;
const FAILURE = /표시하지 못했습니다|그리지 못했습니다/;
const judgment = judgmentOf(...prose(1500));
let session: Session;

/** What boundaries caught: React tells of each with a pattern of its own. */
function caught(): unknown[] {
  return vi.mocked(console.error).mock.calls.filter(([pattern]) => String(pattern).startsWith("%o"));
}

/** In a slot: takes the session out of the editor. */
function Taken() {
  session = useEditor().session;
  return null;
}

test("whatever is wrapped or translated on the page, the editor lives and the document is whole", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const random = randomFrom(7);
  const storage = createMemoryStore();
  render(<ToulminEditor initialValue={judgment} storage={storage} slots={{ toolbar: <Taken /> }} />);
  const text = await screen.findByRole("region", { name: "판결문" });
  const { length } = sourceOf(session.document().blocks).text;
  // a claim gets its first datum: a button comes before the claim's code in the list
  await settled(async () => void session.mark("C", { start: 0, end: 20 }));
  wrapTexts(document.body, random, Number.POSITIVE_INFINITY);
  await settled(async () => void session.mark("D", { start: length - 20, end: length }));
  expect(session.document().nodes).toHaveLength(2);
  for (let step = 0; step < STEPS; step++) {
    wrapTexts(document.body, random, 6);
    await settled(async () => act(session, random));
    expect(brokenInvariants(session.document()), `step ${step}`).toEqual([]);
    expect(document.body.textContent, `step ${step}`).not.toMatch(FAILURE);
  }
  // not even what would have been drawn anew without a word
  expect(caught()).toEqual([]);
  expect(reported).not.toHaveBeenCalled();
  const marks = session.document().nodes.filter(({ anchor }) => anchor !== null);
  await settled(async () => session.open(null));
  const drawn = new Set(
    [...screen.getByRole("region", { name: "판결문" }).querySelectorAll("[data-toulmin-node]")].map((mark) =>
      mark.getAttribute("data-toulmin-node"),
    ),
  );
  expect(drawn).toEqual(new Set(marks.map(({ id }) => id)));
  const words = judgment.blocks.map((block) => block.text).join("");
  expect(screen.getByRole("region", { name: "판결문" }).textContent).toBe(words);
  expect(text.isConnected).toBe(true);
}, 600_000);
