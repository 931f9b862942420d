import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

/** Records that are rounds, or entries of one: what is read of them says more. */
function readingAlso(more: object) {
  signInForStories();
  const { answer, sent } = stubRecords();
  const told: string[] = [];
  stubServer((config) => {
    if (config.url?.endsWith("/urge")) {
      told.push(String(config.data));
      return { status: 200, data: { err: 0, err_msg: "", told: 12, missing: 17 } };
    }
    const answered = answer(config);
    return answered && config.url?.endsWith("/read") ? { ...answered, data: { ...answered.data, ...more } } : answered;
  });
  return { sent, told };
}

/** How a round stands and a way to urge those who are missing; of an entry, why nothing of it may be changed. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/RoundLine",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Show it on the page of a round and of each entry: how far it is, or why nothing can be changed.",
        "Let the one button urge all who are missing; who was told today is left out.",
        "Say until when it is open, beside how many have done it.",
      ],
      dont: [
        "Don't show it on records that belong to no round; it then has nothing to say.",
        "Don't list who is missing in it: that is the list of entries with its filter.",
        "Don't offer a form once a round is closed: the line says so in its place.",
      ],
    },
  },
  args: { module: sampleModule, at: "/sampleview/62" },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

let told: string[] = [];

/** A round says how far it is; those who are missing are urged by one button, after a question. */
export const Progress: Story = {
  beforeEach() {
    ({ told } = readingAlso({ progress: { isOpen: true, to: "2026-03-20", total: 58, missing: 17, unit: "명" } }));
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("진행 중, 2026-03-20까지 · 대상 58명")).toBeVisible();
    await expect(page.getByText("41명 완료 (71%)")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "미완료 17명 독려" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "확인" }));
    await waitFor(() => expect(screen.getByText("12명에게 알렸습니다.")).toBeVisible());
    await expect(told).toEqual(['{"idx":62}']);
  },
};

export const InDrawer: Story = {
  ...Progress,
  args: { at: "/sampledrawer#62" },
  async play() {
    await expect(await screen.findByRole("button", { name: "미완료 17명 독려" })).toBeVisible();
  },
};

/** A round that is over urges nobody. */
export const Over: Story = {
  beforeEach() {
    readingAlso({ progress: { isOpen: false, to: "2026-03-01", total: 58, missing: 17, unit: "명" } });
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText("진행 중이 아닙니다. · 대상 58명")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: /독려/ })).toBeNull();
  },
};

/** An entry of a round that is closed says so, and has a form no more. */
export const Closed: Story = {
  args: { at: "/samplemod/62" },
  beforeEach() {
    const may = { change: false, fields: [], remove: false, moves: [], related: [], sheets: [] };
    readingAlso({ closed: "2026-03-01에 마감되었습니다.", may });
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("2026-03-01에 마감되었습니다.");
  },
};

export const Phone: Story = { ...Progress, globals: { viewport: { value: "mobile1" } }, play: async () => {} };
