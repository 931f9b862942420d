import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { Paging } from "./paging";

const meta: Meta<typeof Paging> = {
  title: "Portal/Controls/Paging",
  component: Paging,
  parameters: {
    use: {
      do: [
        "Take it below every list that may have more than 30 records; keep the page in the address.",
        "Hand over `undefined` as `total` until it is known, so that it does not jump.",
        "Give `label` where a screen has several lists, as in a record's related ones.",
      ],
      dont: [
        "Don't load more by scrolling: people come back to page 7 and send its address to others.",
        "Don't change `rows` to avoid pages; a list of 100 is read by nobody and loads for everybody.",
        "Don't reset it by hand when filters change: another search drops the page from the address.",
      ],
    },
  },
  args: { page: 6, total: 301, onChange: fn() },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof Paging>;

export const SixthOfEleven: Story = {
  async play({ canvasElement, args }) {
    const paging = within(canvasElement);
    const numbers = paging.getAllByRole("button", { name: /^\d+ 페이지$/ });
    await expect(numbers.map((number) => number.textContent)).toEqual(["6", "7", "8", "9", "10"]);
    await expect(paging.getByRole("button", { name: "6 페이지" })).toHaveAttribute("aria-current", "page");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(paging.getByRole("button", { name: "8 페이지" }));
    await userEvent.click(paging.getByRole("button", { name: "이전 페이지들" }));
    await userEvent.click(paging.getByRole("button", { name: "마지막 페이지" }));
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 8);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 5);
    await expect(args.onChange).toHaveBeenNthCalledWith(3, 11);
  },
};

/** What a screen opens with is nobody's choice: nothing is told although the page does not exist. */
export const BeyondTheEnd: Story = {
  args: { page: 12 },
  async play({ canvasElement, args }) {
    await expect(within(canvasElement).getByRole("button", { name: "11 페이지" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Nobody knows the pages before the first answer; they come with the rows, which would push them away. */
export const NotYetKnown: Story = {
  args: { total: undefined },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

/** Of nothing there is no page. */
export const OfNothing: Story = { ...NotYetKnown, args: { page: 1, total: 0 } };

/** After the first load a page that is no more gives way to the last one, and this is told. */
export const LastRecordGone: Story = {
  args: { page: 11, total: 301 },
  render: function Shrinking(args) {
    const [total, setTotal] = useState(args.total);
    return (
      <>
        <Paging {...args} total={total} />
        <button type="button" onClick={() => setTotal(300)}>
          마지막 기록 지우기
        </button>
      </>
    );
  },
  async play({ canvasElement, args }) {
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "마지막 기록 지우기" }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(10));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const NothingThere: Story = {
  args: { page: 1, total: 0 },
};
