import "pretendard/dist/web/static/pretendard.css";
import { prose, spans } from "../src/testing/long-judgment";
import { bareLexical } from "./bare-lexical";
import type { Contender, Place } from "./contender";
import { datedEditor, wholeEditor } from "./whole-editor";

/** Called by run.mjs, one step after the other. */
export interface Bench {
  /** Opens a contender; milliseconds until it is painted, and until the whole text is in its place. */
  load(name: keyof typeof contenders, length: number, marks: number): Promise<{ painted: number; whole: number }>;
  /**
   * Opens a picture; milliseconds until its first boxes are painted, until all of them are, and the longest time that
   * nothing could be done meanwhile.
   */
  openPicture(name: "overview" | "timeline"): Promise<{ shown: number; whole: number; longest: number }>;
  /** Nothing, to know what measuring costs. */
  nothing(): Promise<void>;
  show(place: Place): Promise<void>;
  create(): Promise<void>;
  remove(): Promise<void>;
  undo(): Promise<void>;
  /** Where a mark in sight is. */
  markAt(nth: number): { x: number; y: number };
  /** Waits for the next click. */
  awaitClick(): void;
  /** Milliseconds from that click until what it shows is painted. */
  clicked(): Promise<number>;
  /** Throws when the editor shows something wrong. */
  check(): void;
  /** Scrolls the whole text in 60 frames; the frames' lengths in milliseconds. */
  scroll(): Promise<number[]>;
}

const contenders = { bare: bareLexical, whole: wholeEditor, dated: datedEditor };
let contender: Contender;
let click: Promise<number>;

const bench: Bench = {
  async load(name, length, marks) {
    const paragraphs = prose(length);
    const open = contenders[name](paragraphs, spans(paragraphs, marks));
    const root = document.getElementById("root") as HTMLElement;
    // Korean letters without a font of their own would measure the search for one
    await Promise.all([document.fonts.load("16px Pretendard", "가"), document.fonts.load("700 16px Pretendard", "가")]);
    await painted();
    const began = performance.now();
    contender = await open(root);
    await painted();
    const firstPaint = performance.now() - began;
    while (!contender.isWhole()) await frame();
    return { painted: firstPaint, whole: performance.now() - began };
  },
  async openPicture(name) {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ entryTypes: ["longtask"] });
    const began = performance.now();
    contender.openPicture?.(name);
    while (!document.querySelector("dialog [data-key]")) await frame();
    await painted();
    const shown = performance.now() - began;
    let [whole, boxes] = [shown, 0];
    for (let quiet = 0; quiet < 20; quiet++) {
      const drawn = document.querySelectorAll("dialog [data-key]").length;
      if (drawn !== boxes) [quiet, boxes, whole] = [0, drawn, performance.now() - began];
      await painted();
    }
    observer.disconnect();
    return { shown, whole, longest };
  },
  nothing: () => done(() => undefined),
  show: (place) => done(() => contender.show(place)),
  create: () => done(() => contender.create()),
  remove: () => done(() => contender.remove()),
  undo: () => done(() => contender.undo()),
  markAt: (nth) => contender.markAt(nth),
  awaitClick() {
    click = new Promise((resolve) => {
      addEventListener("click", (event) => painted().then(() => resolve(performance.now() - event.timeStamp)), {
        capture: true,
        once: true,
      });
    });
  },
  clicked: () => click,
  check: () => contender.check?.(),
  async scroll() {
    const { scroller } = contender;
    const step = scroller.scrollHeight / 60;
    const frames: number[] = [];
    let last = await frame();
    for (let index = 1; index <= 60; index++) {
      scroller.scrollTop = index * step;
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    return frames;
  },
};
Object.assign(window, { bench });

async function done(action: () => void): Promise<void> {
  action();
  await painted();
}

/** After the next picture is drawn. */
async function painted(): Promise<void> {
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
