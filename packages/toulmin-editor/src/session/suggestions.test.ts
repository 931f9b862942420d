import { describe, expect, test, vi } from "vitest";
import { placedNodes } from "../core/places";
import type { Suggestion } from "../core/suggestions";
import { judgmentOf } from "../testing/judgment-of";
import { createSession } from "./session";
import { createSuggestions, type Suggest } from "./suggestions";

const judgment = judgmentOf("피고인은 과도로 피해자를 찔렀다.", "따라서 살해의 고의가 인정된다.");
const text = judgment.blocks.map((block) => block.text).join("\n");

function suggestion(id: string, element: Suggestion["element"], phrase: string, rest: Partial<Suggestion> = {}) {
  const start = text.indexOf(phrase);
  return { id, element, start, end: start + phrase.length, ...rest };
}

const intent = suggestion("intent", "C", "살해의 고의가 인정된다", { attributes: { issue: "1" } });
const knife = suggestion("knife", "D", "과도로 피해자를 찔렀다", { claim: "intent", attributes: { keyword: "과도" } });
const stab = suggestion("stab", "D", "찔렀다");

async function open(...all: Suggestion[]) {
  const session = createSession(judgment);
  const suggestions = createSuggestions(session);
  const stop = suggestions.ask(async () => all);
  await vi.waitFor(() => expect(suggestions.store.getState().isAsking).toBe(false));
  return {
    session,
    suggestions,
    stop,
    pending: () => suggestions.pending().map(({ id }) => id),
    codes: () => placedNodes(session.document()).map((node) => node.toulmin_code),
    notice: () => session.store.getState().notice?.notice,
  };
}

describe("suggestions", () => {
  test("are pending in reading order, and no part of the document", async () => {
    const { session, pending, notice } = await open(intent, knife);
    expect(pending()).toEqual(["knife", "intent"]);
    expect(session.document()).toBe(judgment);
    expect(notice()).toEqual({ kind: "suggested", count: 2 });
  });

  test("that make no sense are left out", async () => {
    const { pending } = await open(
      { ...intent, element: "Z" as "C" },
      { ...knife, end: 10_000 },
      { ...stab, start: Number.NaN },
      suggestion("blank", "C", " "),
    );
    expect(pending()).toEqual([]);
  });

  test("accepted one by one become marks with their attributes, under the claim they name", async () => {
    const { session, suggestions, pending, codes } = await open(intent, knife);
    suggestions.show("intent");
    suggestions.accept();
    session.mark("C", { start: 0, end: 4 });
    expect(suggestions.current()?.id).toBe("knife");
    suggestions.accept();
    expect(codes()).toEqual(["1-주장-1", "2-근거자료-1", "2-주장-1"]);
    expect(session.document().nodes[1]).toMatchObject({ keyword: "과도" });
    expect(pending()).toEqual([]);
  });

  test("wait for their claim", async () => {
    const { suggestions, pending, notice } = await open(intent, knife);
    suggestions.accept();
    expect(notice()).toEqual({ kind: "refused", reason: "no-claim" });
    expect(pending()).toEqual(["knife", "intent"]);
  });

  test("accepted together are one step, and come back when it is undone", async () => {
    const { session, suggestions, pending, codes, notice } = await open(intent, knife, stab);
    suggestions.accept(suggestions.pending());
    expect(codes()).toEqual(["1-근거자료-1", "1-주장-1"]);
    expect(notice()).toEqual({ kind: "accepted", count: 2 });
    expect(pending()).toEqual([]);
    session.undo();
    expect(session.document().nodes).toEqual([]);
    expect(pending()).toEqual(["knife", "stab", "intent"]);
  });

  test("covered by a mark are not pending while it is there", async () => {
    const { session, pending } = await open(intent, knife);
    session.mark("C", { start: 5, end: 8 });
    expect(pending()).toEqual(["intent"]);
    session.remove("node1");
    expect(pending()).toEqual(["knife", "intent"]);
  });

  test("refused are gone, the next one is shown, and the document stays as it is", async () => {
    const { session, suggestions, pending } = await open(intent, knife, stab);
    suggestions.show("stab");
    suggestions.refuse();
    expect(suggestions.current()?.id).toBe("intent");
    suggestions.refuse(suggestions.pending());
    expect(pending()).toEqual([]);
    expect(suggestions.current()).toBeUndefined();
    expect(session.document()).toBe(judgment);
  });

  test("are gone through round and round", async () => {
    const { suggestions } = await open(intent, knife);
    const next = (direction: 1 | -1) => {
      suggestions.beside(direction);
      return suggestions.current()?.id;
    };
    expect([next(1), next(1), next(-1)]).toEqual(["intent", "knife", "intent"]);
  });

  test("that come too late are not shown, and that do not come are told", async () => {
    const session = createSession(judgment);
    const suggestions = createSuggestions(session);
    let signal: AbortSignal | undefined;
    const late: Suggest = async (_document, given) => {
      signal = given;
      return [intent];
    };
    suggestions.ask(late)();
    await Promise.resolve();
    expect(signal?.aborted ?? true).toBe(true);
    expect(suggestions.pending()).toEqual([]);
    suggestions.ask(() => {
      throw new Error("504");
    });
    await vi.waitFor(() =>
      expect(session.store.getState().notice?.notice).toEqual({ kind: "not-suggested", reason: "504" }),
    );
  });

  test("cannot be decided on when there are none", async () => {
    const { suggestions, notice } = await open();
    for (const act of [() => suggestions.accept(), () => suggestions.refuse(), () => suggestions.beside(1)]) {
      act();
      expect(notice()).toEqual({ kind: "no-suggestion" });
    }
  });
});
