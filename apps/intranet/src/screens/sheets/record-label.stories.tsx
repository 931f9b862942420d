import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

/** Labels of records with a QR code or a barcode, as many on a page as the sheet has. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/RecordLabel",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Take a QR code for a label that is scanned by phone: it leads to the page of the record.",
        "Take a barcode for a number that a reader types into a field; it has Latin letters, digits and signs only.",
        "Give `columns` and `rows` of the sheet of labels that is in the printer.",
      ],
      dont: [
        "Don't put more than about four fields beside a code; with three columns on A4 a label is 7 cm wide.",
        "Don't encode a value of Hangul as a barcode: the label then says that it can't be shown.",
        "Don't use it for a document that is signed; that is a sheet of sections.",
      ],
    },
  },
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
