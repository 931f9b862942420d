import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

const kinds = () => [
  { idx: 1, ver: 1, name: "공통", sort: 1, is_use: true },
  { idx: 2, ver: 1, name: "직무", sort: 2, is_use: true },
  { idx: 3, ver: 1, name: "어학", sort: 3, is_use: false },
];
let stub = stubRecords(kinds());

/** Records that are few, in their order; each is edited in a dialog. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/SettingsPage",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Take it for what is few and changes rarely: kinds, rooms, steps, each in the order that people give.",
        "Give the entity a `sort` field where the order matters elsewhere, as in a choice.",
        "Switch off by a flag what is used by old records; they keep its name.",
      ],
      dont: [
        "Don't use it for more than 100 records: it has no pages and no search.",
        "Don't put what everybody writes here; it is a place of those who look after a module.",
        "Don't make dragging the only way: the arrows do the same by keyboard.",
      ],
    },
  },
  args: { module: sampleModule, at: "/samplekinds" },
  beforeEach() {
    signInForStories();
    stub = stubRecords(kinds());
    return stubServer(stub.answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** The order is changed by dragging, or by the buttons. */
export const Ordered: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "3번째 줄 위로" }));
    await waitFor(() =>
      expect(stub.rows.map(({ name, sort }) => `${name} ${sort}`)).toEqual(["공통 1", "직무 3", "어학 2"]),
    );
    // all of them, or none
    await expect(stub.sent.filter(({ path }) => /\/(order|change)$/.test(path))).toHaveLength(1);
  },
};

/** On a phone a row begins with its name. */
export const Phone: Story = {
  globals: { viewport: { value: "mobile1" } },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const up = await page.findByRole("button", { name: "3번째 줄 위로" });
    await expect(topOf(page.getByText("어학"))).toBeLessThan(topOf(up));
  },
};

/** A row opens where it is clicked; its buttons do what they say. */
export const Edited: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("cell", { name: "공통" }));
    const dialog = within(await screen.findByRole("dialog"));
    const name = await dialog.findByLabelText(/분류명/);
    await userEvent.clear(name);
    await userEvent.type(name, "필수 공통");
    await userEvent.click(dialog.getByRole("button", { name: "저장" }));
    await expect(await page.findByText("필수 공통")).toBeVisible();
  },
};
