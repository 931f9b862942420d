import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../testing/sample-module";
import { ScreenFrame, signInForStories } from "../testing/screen-frame";
import { stubRecords } from "../testing/stub-records";
import { stubServer } from "../testing/stub-server";

const meta: Meta<typeof ScreenFrame> = {
  title: "intranet/screens/ViewPage",
  component: ScreenFrame,
  args: { module: sampleModule, at: "/sampleview/62" },
  beforeEach() {
    localStorage.clear();
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

export const Record: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: /비즈니스 영어 회화 중급 62기/ })).toBeVisible();
    await userEvent.click(page.getByText("이력 2건"));
    await expect(page.getByText("제목, 담당자")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "반려" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("사유 (필수)"), "일정이 겹칩니다.");
    await userEvent.click(dialog.getByRole("button", { name: "반려" }));
    // a toast comes in slowly
    await waitFor(() => expect(screen.getByText("반려 처리하였습니다.")).toBeVisible());
  },
};
