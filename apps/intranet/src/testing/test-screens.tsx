import {
  type EntityScreen,
  entityScreens,
  type GroupBy,
  type ModuleDefinition,
  panelsOf,
  modules as portalModules,
  relatedKey,
} from "@portal/definition";
import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { entityOf, loadModule } from "../fields/modules";
import { recordOf } from "./record-of";
import { ScreenFrame, signInForStories } from "./screen-frame";
import { asCalled } from "./screen-states";
import { stubServer } from "./stub-server";

/** What a server may answer to a screen: a refusal, nothing at all, or long texts in rows, which is what stays in sight. */
const answers = ["failing", "empty", "long"] as const;
type Answer = (typeof answers)[number];

const missing = { status: 404, data: { err: 404, err_msg: "없는 주소입니다." } };

/** A screen with the module that defines it. */
interface Defined {
  readonly module: ModuleDefinition;
  readonly screen: EntityScreen;
}

/**
 * What a screen promises in the browser: it renders from its definition, whatever is answered. Each is drawn with long
 * texts in so many rows, with nothing, and with a refusal.
 */
export function testScreens(screens: readonly Defined[], rows = 4): StoryObj<typeof ScreenFrame> {
  return {
    parameters: asCalled,
    beforeEach: signInForStories,
    render: () => <></>,
    // by selectors: to know the roles of a table of thirty rows takes longer than to draw it
    async play({ canvas, canvasElement, mount }) {
      const element = (selector: string) => waitFor(() => shown(canvasElement.querySelector(selector)));
      for (const { module, screen } of screens) {
        await loadModule(module.key);
        for (const answer of answers) {
          const undo = stubServer((config) => answerTo(screen, answer, config.url ?? "", rows));
          try {
            await mount(<ScreenFrame key={`${screen.name} ${answer}`} module={module} at={addressOf(screen)} />);
            await element("h1");
            await waitFor(() => expect(canvas.queryByText("불러오는 중…")).toBeNull());
            if (answer === "failing" && reads(screen)) await element("[role=alert]");
            await expect(canvas.queryByText(/Unexpected Application Error/)).toBeNull();
          } catch (error) {
            throw new Error(`${screen.name}, ${answer}`, { cause: error });
          }
          undo();
        }
      }
    },
  };
}

/** Those with a page: what comes over a page of another module (`/main?interview=`) is drawn with that. */
const everyScreen: readonly Defined[] = portalModules.flatMap((module) =>
  entityScreens([module]).flatMap((screen) => (screen.path.includes("?") ? [] : [{ module, screen }])),
);

/** The portal's first screen of each kind: what they show of an answer is the same on all of a kind. */
export const firstOfKinds: readonly Defined[] = [
  ...new Map(everyScreen.toReversed().map((one) => [one.screen.kind, one])).values(),
];

/** The areas that have stories of their own, by the first part of their screens' paths. */
const largeAreas = ["mypims", "resourcemanagement", "customermanagement"];

/** The screens below a large area, or with `null` below all others. */
export function screensBelow(area: string | null): readonly Defined[] {
  return everyScreen.filter(({ screen }) => {
    const [, first = ""] = screen.path.toLowerCase().split("/");
    return area === null ? !largeAreas.includes(first) : first === area;
  });
}

async function shown(element: Element | null) {
  await expect(element).toBeVisible();
}

function addressOf({ path }: EntityScreen): string {
  return path.replace(/:\w+/, "1");
}

/** Whether a screen has something to read before it shows anything. */
function reads({ kind }: EntityScreen): boolean {
  return kind !== "add" && !kind.startsWith("calendar") && !/^(statistics|dashboard|matrix)$/.test(kind);
}

function answerTo(screen: EntityScreen, answer: Answer, url: string, count: number) {
  const [, entity = screen.of, part] = /^\/rest\/records\/(\w+)\/(\w+)$/.exec(url) ?? [];
  // what a screen of a module's own asks beside its records is not there; the controls' lists are
  if (part === undefined) return url.startsWith("/rest/component/") ? undefined : missing;
  if (answer === "failing") return { status: 500, data: { err: 500, err_msg: "읽지 못했습니다." } };
  const isLong = answer === "long";
  const rows = isLong && part === "list" ? Array.from({ length: count }, (_, at) => recordOf(entity, at + 1)) : [];
  const data = {
    ...{ err: 0, err_msg: "", names: {}, files: {}, sums: {}, extra: {}, history: [] },
    ...chartsOf(screen, isLong),
    ...{ list: rows, total: rows.length, more: false, previous: null, next: null },
    record: isLong ? recordOf(entity, 1) : { idx: 1, ver: 1 },
    may: {
      change: isLong,
      remove: isLong,
      moves: [],
      related: isLong ? relatedOn(screen) : [],
      sheets: isLong ? Object.keys(entityOf(screen.of).sheets ?? {}) : [],
    },
  };
  return { status: 200, data };
}

function relatedOn(screen: EntityScreen): string[] {
  return "related" in screen ? (screen.related ?? []).map(relatedKey) : [];
}

/** What the charts and lists of a screen are answered: nothing, or as much as fits. */
function chartsOf(screen: EntityScreen, isLong: boolean) {
  const { kind } = screen;
  const isShown = kind === "statistics" || kind === "dashboard" || kind === "matrix";
  const panels = isShown && isLong ? panelsOf(screen) : [];
  const charts = panels.flatMap((panel) => panel.charts ?? []);
  const lists = panels.flatMap(({ of = screen.of, lists: each = [] }) => each.map(({ key }) => [key, of] as const));
  const rowsOf = ({ by, split }: (typeof charts)[number]) =>
    Array.from({ length: by === undefined ? 1 : 40 }, (_, at) => ({
      by: nameOf(by, at),
      ...(split !== undefined && { split: nameOf(split, at % 7) }),
      value: 10 ** (at % 12),
    }));
  const listOf = (of: string) => {
    const list = Array.from({ length: 10 }, (_, at) => recordOf(of, at + 1));
    return { list, total: 1000, more: true, names: {}, files: {} };
  };
  return {
    charts: Object.fromEntries(charts.map((chart) => [chart.key, rowsOf(chart)])),
    lists: Object.fromEntries(lists.map(([key, of]) => [key, listOf(of)])),
  };
}

function nameOf(by: GroupBy | undefined, at: number): string {
  if (typeof by !== "object") return by === undefined ? "" : `아주 긴 이름의 무엇인가 ${at}`;
  return "month" in by ? `20${10 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}` : String(at % 7);
}
