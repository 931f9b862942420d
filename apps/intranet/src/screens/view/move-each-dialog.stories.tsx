import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const rows = ["출강 1기", "출강 2기", "아주 긴 이름의 임원 대상 비즈니스 영어 회화 집중 과정 3기"].map(
  (contract_name, at) => ({
    ...{ idx: at + 1, ver: 1, contract_name, idx_customer: 7, total: (at + 1) * 1_100_000, status: "wait" },
    ...{ issue_date: "2026-11-09", wdate: "2026-11-07T00:00:00Z", tax_kind: "taxed", supply: 0, vat: 0, unpaid: 0 },
  }),
);
const sent = fn();

/** A move that is filled in for each of several records by itself. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/MoveEachDialog",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Use `asksEach` where somebody else gives each record its own value: a number, a date.",
        "Name in it what tells two records apart: whose it is, and how much.",
      ],
      dont: [
        "Don't use it for what is the same for all of them: the plain dialog asks for that once.",
        "Don't ask for more than one or two fields: long forms belong onto the record's page.",
      ],
    },
  },
  args: { module: moduleOf.salesPublishing, at: "/documents/salesmanagementpublishlist?status=wait" },
  beforeEach() {
    sent.mockClear();
    signInForStories();
    const fine = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", files: {}, ...data } });
    return stubServer(({ url = "", data }) => {
      if (url === "/rest/records/sales_publish/list")
        return fine({ list: rows, total: rows.length, sums: {}, names: { customer: { 7: "(가상)이룸바이오" } } });
      if (url === "/rest/records/sales_publish/bulk") {
        sent(JSON.parse(String(data)));
        return fine({ done: [1, 2], refused: [] });
      }
      return undefined;
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** A column from a workbook goes on in the fields below; what is left empty is not sent. */
export const Pasted: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText("출강 1기");
    await userEvent.click(page.getByRole("checkbox", { name: "모두 선택" }));
    await userEvent.click(page.getByRole("button", { name: "발행처리" }));
    const dialog = within(await screen.findByRole("dialog", { name: "발행처리 (3건)" }));
    const first = within(await dialog.findByRole("group", { name: /출강 1기.*이룸바이오.*1,100,000/ })).getByRole(
      "textbox",
    );
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "발행처리" }));
    await expect(dialog.getByText("하나 이상 입력하세요.")).toBeVisible();
    await userEvent.click(first);
    await userEvent.paste("2026-0001\n2026-0002\n");
    await expect(first).toHaveValue("2026-0001");
    await userEvent.click(dialog.getByRole("button", { name: "발행처리 (2건)" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      idxs: [1, 2],
      move: "publish",
      each: [
        { idx: 1, values: { publish_no: "2026-0001" } },
        { idx: 2, values: { publish_no: "2026-0002" } },
      ],
    });
  },
};
