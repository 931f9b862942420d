import type { EntityScreen, ModuleDefinition } from "@portal/definition";
import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { loadModule } from "../screens/definitions";
import { recordOf } from "./record-of";
import { ScreenFrame, signInForStories } from "./screen-frame";
import { stubServer } from "./stub-server";

/** What a server may answer to a screen: nothing at all, long texts in many rows, or a refusal. */
const answers = ["empty", "long", "failing"] as const;
type Answer = (typeof answers)[number];

const missing = { status: 404, data: { err: 404, err_msg: "없는 주소입니다." } };

/** What every screen of a module promises in the browser: it renders from its definition, whatever is answered. */
export function testScreens(modules: readonly ModuleDefinition[]): StoryObj<typeof ScreenFrame> {
  return {
    beforeEach: signInForStories,
    render: () => <></>,
    async play({ canvas, mount }) {
      for (const module of modules) {
        await loadModule(module.key);
        for (const screen of module.screens) {
          if (screen.of === undefined) continue;
          for (const answer of answers) {
            const undo = stubServer((config) => answerTo(screen, answer, config.url ?? ""));
            await mount(<ScreenFrame key={`${screen.name} ${answer}`} module={module} at={addressOf(screen)} />);
            await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
            await waitFor(() => expect(canvas.queryByText("불러오는 중…")).toBeNull());
            if (answer === "failing" && reads(screen)) await canvas.findByRole("alert");
            undo();
          }
        }
      }
    },
  };
}

function addressOf({ path }: EntityScreen): string {
  return path.replace(/:\w+/, "1");
}

/** Whether a screen has something to read before it shows anything. */
function reads({ kind }: EntityScreen): boolean {
  return kind !== "add" && !kind.startsWith("calendar") && kind !== "statistics" && kind !== "dashboard";
}

function answerTo(screen: EntityScreen, answer: Answer, url: string) {
  const [, entity = screen.of, part] = /^\/rest\/records\/(\w+)\/(\w+)$/.exec(url) ?? [];
  // what a screen of a module's own asks beside its records is not there; the controls' lists are
  if (part === undefined) return url.startsWith("/rest/component/") ? undefined : missing;
  if (answer === "failing") return { status: 500, data: { err: 500, err_msg: "읽지 못했습니다." } };
  const isLong = answer === "long";
  const rows = isLong && part === "list" ? Array.from({ length: 30 }, (_, at) => recordOf(entity, at + 1)) : [];
  const data = {
    ...{ err: 0, err_msg: "", names: {}, files: {}, sums: {}, charts: {}, extra: {}, history: [] },
    ...{ list: rows, total: rows.length, more: false, previous: null, next: null },
    record: isLong ? recordOf(entity, 1) : { idx: 1, ver: 1 },
    may: { change: isLong, remove: isLong, moves: [] },
  };
  return { status: 200, data };
}
