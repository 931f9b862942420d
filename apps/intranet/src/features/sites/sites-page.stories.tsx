import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { answering, expectTrouble, expectWaiting, failing } from "../../testing/screen-states";
import { SitesPage } from "./sites-page";

const meta: Meta<typeof SitesPage> = {
  title: "intranet/SitesPage",
  component: SitesPage,
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof SitesPage>;

/** Until the list is there nothing is added to it: what is saved is the whole of it. */
export const Loading: Story = {
  beforeEach: () => answering("getFamilySiteSetting", "never"),
  async play({ canvasElement }) {
    await expectWaiting(canvasElement);
    await expect(within(canvasElement).getByRole("button", { name: "사이트 추가" })).toBeDisabled();
  },
};

export const Failing: Story = {
  beforeEach: () => answering("getFamilySiteSetting", failing),
  async play({ canvasElement }) {
    await expectTrouble(canvasElement, /지금은 읽지 못합니다/, true);
    await expect(within(canvasElement).getByRole("button", { name: "사이트 추가" })).toBeDisabled();
  },
};
