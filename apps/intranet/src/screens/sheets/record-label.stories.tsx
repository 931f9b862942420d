import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/RecordLabel",
  component: ScreenFrame,
  args: { module: sampleModule, at: "/sampleview/62" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

const printed = async (canvasElement: HTMLElement, title: string) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: `${title} 출력` }));
  return within(await screen.findByRole("dialog", { name: `${title} 출력` }));
};

/** A QR code leads to the record's page. */
export const Qr: Story = {
  async play({ canvasElement }) {
    const dialog = await printed(canvasElement, "과정 라벨");
    const code = await dialog.findByRole("img", { name: /^QR 코드: http.*\/sampleview\/62$/ });
    await waitFor(() => expect((code as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    await expect(within(dialog.getByRole("region", { name: "과정 라벨" })).getByText(/중급 62기/)).toBeVisible();
  },
};

export const Barcode: Story = {
  async play({ canvasElement }) {
    const dialog = await printed(canvasElement, "과정 바코드");
    const code = await dialog.findByRole("img", { name: "바코드: 2026-02-15" });
    await waitFor(() => expect((code as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

/** What no barcode can say is told in its place, and so is what is missing. */
export const Unsayable: Story = {
  beforeEach() {
    const [row = {}] = stubRecords().rows.filter(({ idx }) => idx === 62);
    return stubServer(stubRecords([{ ...row, start: "봄" }]).answer);
  },
  async play({ canvasElement }) {
    const dialog = await printed(canvasElement, "과정 바코드");
    await expect(await dialog.findByText("코드로 나타낼 수 없는 값입니다: 봄")).toBeVisible();
  },
};
