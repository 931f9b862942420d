import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PageFrame } from "../../../testing/page-frame";
import { signInForStories } from "../../../testing/screen-frame";
import { stubServer } from "../../../testing/stub-server";
import { SalesTotalPage } from "./sales-total-page";

const none = { target: 0, plan: 0, published: 0, received: 0, unpaid: 0, last_year: 0 };
const months = Array.from({ length: 12 }, (_, at) => (at === 2 ? { ...none, published: 300 } : none));

/** The sales of a year, by month. */
const meta: Meta = {
  title: "Portal/Documents/SalesTotal",
  beforeEach() {
    signInForStories();
    return stubServer(({ url }) => {
      if (url !== "/rest/documents/getTotalSales") return undefined;
      return { status: 200, data: { err: 0, err_msg: "", list: [{ idx: 111, name: "기업교육1팀", months }] } };
    });
  },
  render: () => <PageFrame page={SalesTotalPage} at="/total?year=2026" />,
};

export default meta;

/** On a phone, too, an amount stands below its month, whatever months before it have none, and beside whose it is. */
export const Phone: StoryObj = {
  globals: { viewport: { value: "mobile1" } },
  async play({ canvasElement }) {
    const table = within(await within(canvasElement).findByRole("table", { name: "팀별 발행" }));
    const rightOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right);
    const row = within(await table.findByRole("row", { name: /기업교육1팀/ }));
    const amount = row.getAllByRole("cell", { name: "300" })[0] as HTMLElement;
    await expect(rightOf(amount)).toBe(rightOf(table.getByRole("columnheader", { name: "3월" })));
    const name = row.getByRole("rowheader");
    const left = name.getBoundingClientRect().left;
    const box = name.closest(".matrix-scroll") as HTMLElement;
    box.scrollLeft = box.scrollWidth;
    await expect(box.scrollLeft).toBeGreaterThan(0);
    await expect(name.getBoundingClientRect().left).toBe(left);
    await expect(table.getByRole("row", { name: /^합계.* 300 –$/ })).toBeInTheDocument();
  },
};
