import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { useStore } from "../../../store";
import { PageFrame } from "../../../testing/page-frame";
import { signInForStories } from "../../../testing/screen-frame";
import { stubServer } from "../../../testing/stub-server";
import { StatisticsPage } from "./statistics-page";

const team = { idx: 111, name: "기업교육1팀", submitted: 3, done: 2, rejected: 0, hours: 5 };
const data = {
  ...{ err: 0, err_msg: "", levels: [], months: [], accounts: [], open: [] },
  kinds: [{ kind: "D1", count: 3 }],
  teams: [team, { ...team, idx: 0, name: "팀 없음" }],
};

/** How documents go through the company. */
const meta: Meta = {
  title: "Portal/Documents/Statistics",
  beforeEach() {
    signInForStories();
    return stubServer(({ url }) =>
      url === "/rest/documents/getDocumentStatistics" ? { status: 200, data } : undefined,
    );
  },
  render: () => <PageFrame page={StatisticsPage} at="/statistics?year=2026&month=2" />,
};

export default meta;

const list = "/documents/alldocumentlist?doc_type=U1&from=2026-02-01&to=2026-02-28";

/** A lead opens the documents of a unit and of a form, of the same time; those without a team are no list. */
export const Opened: StoryObj = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const teams = within(await page.findByRole("table", { name: "부서별 기안과 처리" }));
    await expect(teams.getByRole("link", { name: "기업교육1팀" })).toHaveAttribute("href", `${list}&idx_team=111`);
    await expect(teams.queryByRole("link", { name: "팀 없음" })).toBeNull();
    const kinds = within(page.getByRole("region", { name: "양식별 건수" }));
    await expect(kinds.getAllByRole("link", { hidden: true })[0]).toHaveAttribute("href", `${list}&kind=D1`);
  },
};

/** Whoever keeps the books without leading sees figures of documents that are not theirs to open. */
export const Counted: StoryObj = {
  beforeEach() {
    useStore.setState({ isLead: false });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("rowheader", { name: "기업교육1팀" })).toBeVisible();
    await expect(page.queryByRole("link", { name: "기업교육1팀" })).toBeNull();
  },
};
