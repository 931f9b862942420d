import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { TabStrip } from "./tab-strip";

const names = ["기본정보", "학력·경력·자격", "발령·상벌", "휴가·교육", "계약·급여·가족"];

/** Tabs in a line, which scrolls where they are more than there is room. */
const meta: Meta<typeof TabStrip> = {
  title: "Portal/Controls/TabStrip",
  component: TabStrip,
  parameters: {
    use: {
      do: ["Give `aria-current` to the one that is open.", "Take links where each tab has an address."],
      dont: ["Don't take it for filters of more than one choice.", "Don't let a tab's name break over two lines."],
    },
  },
  args: {
    label: "탭",
    children: names.map((name) => (
      <button key={name} type="button" aria-current={name === names.at(-1) ? "page" : undefined}>
        {name}
      </button>
    )),
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof TabStrip>;

/** Where there is little room, the current one is in sight. */
export const LastOfMany: Story = {
  render: (args) => (
    <div style={{ width: 300 }}>
      <TabStrip {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    const strip = within(canvasElement).getByRole("navigation", { name: "탭" });
    const current = within(strip).getByRole("button", { current: "page" });
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1);
  },
};
