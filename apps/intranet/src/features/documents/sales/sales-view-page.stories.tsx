import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PageFrame } from "../../../testing/page-frame";
import { signInForStories } from "../../../testing/screen-frame";
import { stubServer } from "../../../testing/stub-server";
import type { Sales } from "./sales-names";
import { SalesViewPage } from "./sales-view-page";

const item = { item_date: null, spec: null, unit_price: null };
const sales: Sales = {
  idx: 7,
  idx_document: null,
  wdate: "2026-03-01T00:00:00Z",
  issue_date: "2026-03-02",
  plan_pay_date: null,
  customer: { idx: 5, name: "한빛전자" },
  contract_name: "비즈니스 영어 회화 1분기",
  tax_kind: "taxed",
  issue_kind: "normal",
  supply: 4_500_000,
  vat: 450_000,
  total: 4_950_000,
  received: 0,
  unpaid: 4_950_000,
  owner: { idx: 1, kname: "김하늘", position_name: "선임", team_name: "기업교육1팀" },
  status: "wait",
  publish_no: null,
  biz_no: "1234567891",
  ceo_name: "이구름",
  tax_email: "tax@hanbit.example",
  fix_reason: null,
  pay_method: null,
  published_at: null,
  memo: null,
  origin: null,
  corrected_by: null,
  items: [
    {
      ...item,
      item_date: "2026-03-02",
      item: "영어 회화 중급",
      qty: 3,
      unit_price: 1_000_000,
      supply: 3_000_000,
      vat: 300_000,
    },
    { ...item, item: "교재", spec: "한 권", qty: 30, unit_price: 50_000, supply: 1_500_000, vat: 150_000 },
  ],
  receipts: [],
  history: [],
  may: { publish: false, receipt: false, edit: false, fix: false },
};

/** An invoice with what is invoiced. */
const meta: Meta = {
  title: "Portal/Documents/SalesView",
  beforeEach() {
    signInForStories();
    return stubServer(({ url }) =>
      url === "/rest/documents/getSalesPublish"
        ? { status: 200, data: { err: 0, err_msg: "", list: [sales] } }
        : undefined,
    );
  },
  render: () => <PageFrame page={SalesViewPage} path="/view/:id" at="/view/7" />,
};

export default meta;

/** On a phone each line is a card, and so are the sums, each below what it is of. */
export const Phone: StoryObj = {
  globals: { viewport: { value: "mobile1" } },
  async play({ canvasElement }) {
    const table = await within(canvasElement).findByRole("table", { name: "품목" });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const [sums] = [...table.querySelectorAll("tfoot tr")];
    const shown = [...(sums?.children ?? [])].filter((cell) => getComputedStyle(cell).display !== "none");
    await expect(shown.map((cell) => [labelOf(cell), cell.textContent])).toEqual([
      ["", "합계 4,950,000원"],
      ["공급가", "4,500,000"],
      ["세액", "450,000"],
    ]);
  },
};

/** What a card says before a value. */
function labelOf(cell: Element): string {
  return getComputedStyle(cell, "::before").content === "none" ? "" : (cell.getAttribute("data-label") ?? "");
}
