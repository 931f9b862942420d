import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PartOfEditor, type PartProps, partControls } from "../../testing/part-of-editor";
import { Toolbar } from "./toolbar";

const meta = {
  title: "Parts/Toolbar",
  component: Toolbar,
  parameters: {
    use: {
      do: [
        "Keep the six elements first, in their order: it is that of their keys 1 to 6.",
        "Add a host's tool through the slot `toolbar`; it comes last and joins the arrow keys.",
        "Leave a button that has nothing to do just now in its place: it keeps the focus, and a press says why.",
      ],
      dont: [
        "Don't use the colour of an element for anything but that element, with its letter beside.",
        "Don't let a press take the selection away: prevent the default of `mousedown`, as its buttons do.",
        "Don't wrap it into rows on a phone: it is one row that scrolls sideways.",
      ],
    },
  },
  render: (args: PartProps) => (
    <PartOfEditor {...args}>
      <Toolbar />
    </PartOfEditor>
  ),
  ...partControls,
} satisfies Meta<PartProps>;

export default meta;
type Story = StoryObj<PartProps>;

const onAPhone: Decorator<PartProps> = (Story) => (
  <div style={{ width: 360 }}>
    <Story />
  </div>
);

/** The six elements, and what concerns the whole document. */
export const Tools: Story = {
  play: async ({ canvasElement }) => {
    const toolbar = within(within(canvasElement).getByRole("toolbar"));
    await expect(toolbar.getAllByRole("button")[0]).toHaveAccessibleName("주장");
    await expect(toolbar.getByRole("button", { name: "실행 취소" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Nothing can be marked. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** In English, dark, with a tool of the host's. */
export const WithATool: Story = {
  args: { locale: "en", theme: "dark", slots: { toolbar: <span>3 colleagues</span> } },
};

/** On a phone one row that is pushed sideways, its buttons large enough for a finger. */
export const OnAPhone: Story = {
  decorators: onAPhone,
  play: async ({ canvasElement }) => {
    const toolbar = within(canvasElement).getByRole("toolbar");
    const buttons = within(toolbar).getAllByRole("button");
    const tops = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    await expect(tops.size).toBe(1);
    await expect(toolbar.clientHeight).toBeLessThanOrEqual(56);
    await expect(toolbar.scrollWidth).toBeGreaterThan(toolbar.clientWidth);
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** On a phone it fades at the side on which there is more, and not while a key has brought the focus there. */
export const FadedWhereThereIsMore: Story = {
  decorators: onAPhone,
  play: async ({ canvasElement }) => {
    const toolbar = within(canvasElement).getByRole("toolbar");
    const mask = () => {
      const { maskPosition, maskSize } = getComputedStyle(toolbar);
      return `${maskPosition} ${maskSize}`;
    };
    await waitFor(() => expect(mask()).toBe("-32px 0px calc(100% + 32px) 100%"));
    toolbar.scrollLeft = toolbar.scrollWidth;
    await waitFor(() => expect(mask()).toBe("0px 0px calc(100% + 32px) 100%"));
    toolbar.scrollLeft /= 2;
    await waitFor(() => expect(mask()).toBe("0px 0px 100% 100%"));
    within(toolbar).getByRole("button", { name: "주장" }).focus();
    await waitFor(() => expect(mask()).toBe("-32px 0px calc(100% + 64px) 100%"));
  },
};

/** One tab stop: the arrow keys go from tool to tool, Tab comes back to the last one. */
export const ByKey: Story = {
  play: async ({ canvasElement }) => {
    const toolbar = within(within(canvasElement).getByRole("toolbar"));
    const stops = () => toolbar.getAllByRole("button").filter((button) => button.tabIndex === 0);
    await userEvent.tab();
    await expect(toolbar.getByRole("button", { name: "주장" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(stops()).toEqual([document.activeElement]);
    await expect(toolbar.getByRole("button", { name: "보강" })).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(toolbar.getByRole("button", { name: "단축키" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(toolbar.queryAllByRole("button")).not.toContain(document.activeElement);
  },
};
