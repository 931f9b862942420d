import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../testing/held";
import { RichText } from "./rich-text";

const meta: Meta<typeof RichText> = {
  title: "intranet/RichText",
  component: RichText,
  args: { label: "내용", value: "<p>여름 휴가철 <b>근무 안내</b>입니다.</p>", onChange: fn() },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof RichText>;

/** Many changes are told as one, sanitised, when nothing was written for 300 ms. */
export const Written: Story = {
  async play({ canvasElement, args }) {
    const body = within(canvasElement).getByRole("textbox", { name: "내용" });
    await expect(within(body).getByText("근무 안내")).toHaveStyle({ fontWeight: "700" });
    await userEvent.click(body);
    for (const part of ["확인해 ", "주세요."]) document.execCommand("insertText", false, part);
    const from = performance.now();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1), { timeout: 3000 });
    // the last letter may have been a moment before
    await expect(performance.now() - from).toBeGreaterThan(250);
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringContaining("확인해 주세요."));
    await expect(args.onChange).toHaveBeenCalledWith(expect.not.stringContaining("style="));
  },
};

/** What could run or load anything does not come in. */
export const Hostile: Story = {
  args: { value: '<p onclick="alert(1)">글<script>alert(1)</script><img src="https://elsewhere.example/x.png"></p>' },
  async play({ canvasElement }) {
    const body = within(canvasElement).getByRole("textbox", { name: "내용" });
    await expect(body).toHaveTextContent("글");
    await expect(body.querySelector("script, img, [onclick]")).toBeNull();
  },
};
