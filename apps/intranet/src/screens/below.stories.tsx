import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { sampleModule } from "../testing/sample-module";
import { ScreenFrame, signInForStories } from "../testing/screen-frame";
import { emptyRow, stubRecords } from "../testing/stub-records";
import { stubServer } from "../testing/stub-server";

/** Screens below a record: a list, a form and a page that belong to the record that their path names. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/Below a record",
  component: ScreenFrame,
  parameters: {
    code: ["apps/intranet/src/screens/list/below-line.tsx"],
    use: {
      do: [
        "Say `below` in a list or an add form whose path names another record: its rows, its new records.",
        "Lead back by the line above the list: it names the record and links to it where one may open it.",
        "Give the list a place of its own when the rows are worked on; a few of them are `related` on the page.",
      ],
      dont: [
        "Don't repeat the parent as a column or a field: all rows have the same, and a new one gets it.",
        "Don't nest deeper than one record; the path and the way back would name two.",
        "Don't put such a screen into a menu: it opens from its record alone.",
      ],
    },
  },
  args: { module: sampleModule, at: "/samples/62/below" },
  beforeEach() {
    signInForStories();
    return stubServer(stubRecords().answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** A list below a record shows what belongs to it and says whose it is; 등록 adds below the same record. */
export const List: Story = {
  beforeEach() {
    signInForStories();
    const { answer, sent } = stubRecords();
    added = sent;
    return stubServer(answer);
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByText("총 12건")).toBeVisible();
    await expect(await page.findByRole("link", { name: "비즈니스 영어 회화 중급 62기" })).toBeVisible();
    await userEvent.click(page.getByRole("link", { name: "등록" }));
    await userEvent.type(await page.findByLabelText(/제목/), "새 하위과정");
    await expect(page.getByText(/^상위과정:/)).toHaveTextContent("비즈니스 영어 회화 중급 62기");
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await page.findByRole("heading", { level: 1, name: "새 하위과정" });
    await expect(added.at(-1)?.body.values).toMatchObject({ title: "새 하위과정", idx_parent: 62 });
  },
};
let added: ReturnType<typeof stubRecords>["sent"] = [];

/** From a record's page the way back is the list that somebody came from, below its record. */
export const Back: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: /61기/ }));
    await userEvent.click(await page.findByRole("link", { name: "목록" }));
    await expect(await page.findByText("총 12건")).toBeVisible();
  },
};

/** Of what is not there, or is not for the reader, the page says so. */
export const Missing: Story = {
  args: { at: "/samples/999/below" },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("없거나 볼 수 없는 항목입니다.");
  },
};

/** A page without a record is one's own latest. */
export const Own: Story = {
  args: { at: "/samplemine" },
  beforeEach: () => stubServer(stubRecords([{ ...emptyRow(), kind: "video" }]).answer),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("heading", { level: 1, name: "이름뿐인 과정" })).toBeVisible();
  },
};

/** Who has none of one's own goes on to the list. */
export const None: Story = {
  args: { at: "/samplemine" },
  beforeEach: () => stubServer(stubRecords([]).answer),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText("총 0건")).toBeVisible();
  },
};
