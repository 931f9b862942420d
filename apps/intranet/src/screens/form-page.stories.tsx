import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../testing/sample-module";
import { ScreenFrame, signInForStories } from "../testing/screen-frame";
import { stubRecords } from "../testing/stub-records";
import { stubServer } from "../testing/stub-server";

const meta: Meta<typeof ScreenFrame> = {
  title: "intranet/screens/FormPage",
  component: ScreenFrame,
  args: { module: sampleModule, at: "/sampleadd" },
  beforeEach() {
    localStorage.clear();
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

export const NewRecord: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { level: 1, name: "교육과정 등록" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    const title = page.getByLabelText(/제목/);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription("필수 항목입니다.");
    await userEvent.type(title, "새 과정");
    await userEvent.type(page.getByLabelText("수강료"), "1234567");
    await expect(page.getByLabelText("수강료")).toHaveValue("1,234,567");
    await expect(page.getByText("24,691,340원")).toBeVisible();
  },
};
