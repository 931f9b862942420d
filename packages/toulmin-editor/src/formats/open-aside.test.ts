import { afterEach, describe, expect, test, vi } from "vitest";
import { ko } from "../locales/ko";
import { asFile, words } from "../testing/format-contract";
import { judgmentOf } from "../testing/judgment-of";
import { readWords } from "./base/define-format";
import { openAside, type Said } from "./open-aside";
import type { FileToOpen } from "./open-file";

const order: FileToOpen = {
  file: asFile("고의가 인정된다.", "판결.txt"),
  document: judgmentOf("고의가 인정된다."),
  words: readWords(words),
};
const never = new AbortController().signal;

/** A worker of which the test says what it does. */
function workersThat(act: (worker: Worker) => void) {
  const ended = vi.fn();
  class TestWorker {
    onmessage: Worker["onmessage"] = null;
    onerror: Worker["onerror"] = null;
    postMessage = vi.fn();
    terminate = ended;
    constructor() {
      queueMicrotask(() => act(this as unknown as Worker));
    }
  }
  vi.stubGlobal("Worker", TestWorker);
  return ended;
}
const says = (worker: Worker, data: Said) => worker.onmessage?.({ data } as MessageEvent<Said>);

afterEach(() => vi.unstubAllGlobals());

describe("a file", () => {
  test("that is not read in time is given up, and its worker ended", async () => {
    const ended = workersThat((worker) => says(worker, "ready"));
    expect(await openAside(order, never, 1)).toEqual({ error: { reason: "too-slow", place: "" } });
    expect(ended).toHaveBeenCalledOnce();
    expect(ko.formats.problem({ reason: "too-slow", place: "" })).toContain("20초");
  });

  test("whose worker breaks down is told in words", async () => {
    const ended = workersThat((worker) => {
      says(worker, "ready");
      worker.onerror?.(new ErrorEventOfTests("out of memory") as ErrorEvent);
    });
    expect(await openAside(order, never)).toMatchObject({ error: { reason: "failed", value: "out of memory" } });
    expect(ended).toHaveBeenCalledOnce();
  });

  test("is left alone when nobody waits for it any more", async () => {
    const ended = workersThat((worker) => says(worker, "ready"));
    const waiting = new AbortController();
    const outcome = openAside(order, waiting.signal);
    waiting.abort();
    await outcome;
    expect(ended).toHaveBeenCalledOnce();
  });

  test.each([
    ["there are no workers", () => vi.stubGlobal("Worker", undefined)],
    ["a policy refuses them", () => workersThat((worker) => worker.onerror?.(new ErrorEventOfTests("") as ErrorEvent))],
    [
      "the document cannot be sent",
      () =>
        workersThat((worker) => {
          vi.mocked(worker.postMessage).mockImplementation(() => structuredClone(() => {}));
          says(worker, "ready");
        }),
    ],
  ])("is opened on the page where %s", async (_why, prepare) => {
    prepare();
    expect(await openAside(order, never)).toMatchObject({
      format: null,
      choices: [{ key: "replace", result: { document: { blocks: [{ text: "고의가 인정된다." }] } } }],
    });
  });
});

class ErrorEventOfTests extends Event {
  constructor(readonly message: string) {
    super("error", { cancelable: true });
  }
}
