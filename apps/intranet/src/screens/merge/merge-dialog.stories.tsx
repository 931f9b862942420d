import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleModule } from "../../testing/sample-module";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

let records: ReturnType<typeof stubRecords>;

/** Two records side by side: which one stays, with which values, and what goes over to it. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Screens/MergeDialog",
  component: ScreenFrame,
  parameters: {
    use: {
      do: [
        "Offer it where the same thing may have been entered twice, such as a customer with two names.",
        "Say before it is done what goes over to the one that stays, and what stands in the way.",
        "Let the name of the one that goes be typed: it is gone from lists afterwards.",
      ],
      dont: [
        "Don't use it for records that only belong together; a link between them is enough.",
        "Don't merge three at once: two by two, each pair is looked at.",
        "Don't choose values for people in silence; only what the one that stays lacks is taken by itself.",
      ],
    },
  },
  args: { module: sampleModule, at: "/samples" },
  beforeEach() {
    signInForStories();
    records = stubRecords();
    stubServer(records.answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

const titleOf = (idx: number) => String(records.rows.find((row) => row.idx === idx)?.title);

/** Two of a list: which stays, with which values; the name of the one that goes is typed before it is gone. */
export const OfTwo: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", { name: "1번째 줄 선택" }));
    await page.findByText("1건 선택");
    await expect(page.queryByRole("button", { name: "합치기" })).toBeNull();
    await userEvent.click(page.getByRole("checkbox", { name: "2번째 줄 선택" }));
    await userEvent.click(await page.findByRole("button", { name: "합치기" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("옮겨 가는 것: 준비물 3건, 면담 1,200건")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "방향 바꾸기" }));
    await dialog.findByText("옮겨 가는 것: 준비물 3건, 면담 1,200건");
    const goes = titleOf(Math.min(...pairSent()));
    await userEvent.click(await dialog.findByRole("radio", { name: `제목: ${goes}의 값` }));
    const done = dialog.getByRole("button", { name: "합치기" });
    await expect(done).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(/이름을 입력하세요/), goes);
    await userEvent.click(done);
    await waitFor(() => expect(screen.getByText("합쳤습니다.")).toBeVisible());
    const [gone, kept] = [Math.min(...pairSent()), Math.max(...pairSent())];
    await expect(records.sent.at(-1)).toMatchObject({
      path: "/rest/records/sample/merge",
      body: { idx: gone, into: kept, take: expect.arrayContaining(["title"]) },
    });
  },
};

/** The numbers of the first two rows. */
function pairSent(): number[] {
  return records.rows.slice(0, 2).map(({ idx }) => Number(idx));
}

/** From a record's page, the other one is looked for; what stands in the way is told. */
export const FromPage: Story = {
  args: { at: "/sampleview/61" },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "더보기" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "합치기" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(await dialog.findByLabelText(/합칠/), titleOf(60));
    await userEvent.click(await screen.findByRole("option", { name: new RegExp(titleOf(60)) }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("준비물 ‘칠판’: 양쪽에 다 있습니다.");
    await expect(dialog.getByRole("button", { name: "합치기" })).toBeDisabled();
  },
};

/** The address of a record that has become part of another one leads to that. */
export const LedOn: Story = {
  args: { at: "/sampleview/9999" },
  beforeEach() {
    const { answer } = records;
    stubServer((config) => {
      const isGone = config.url?.endsWith("/read") && Number((config.params as { idx?: number }).idx) === 9999;
      return isGone ? { status: 404, data: { err: 404, err_msg: "합쳐졌습니다.", merged: 61 } } : answer(config);
    });
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("heading", { name: titleOf(61) })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/합쳐진 항목을 보여 줍니다/)).toBeVisible());
  },
};
