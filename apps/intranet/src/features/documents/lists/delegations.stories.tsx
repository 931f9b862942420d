import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PageFrame } from "../../../testing/page-frame";
import { signInForStories } from "../../../testing/screen-frame";
import { stubServer } from "../../../testing/stub-server";
import { DocumentListPage } from "./document-list-page";

const sent = fn();

/** Decisions given to another one while somebody is away. */
const meta: Meta = {
  title: "Portal/Documents/Delegations",
  beforeEach() {
    sent.mockClear();
    signInForStories();
    return stubServer(({ url, data }) => {
      if (url === "/rest/documents/getDelegations") return answer({ given: [], received: [], decided: [] });
      if (url === "/rest/documents/getDocumentList") return answer({ list: [], total: 0 });
      if (url === "/rest/documents/saveDelegation") sent(JSON.parse(data));
      return url === "/rest/documents/saveDelegation" ? answer({ idx: 1 }) : undefined;
    });
  },
};

export default meta;

function answer(data: object) {
  return { status: 200, data: { err: 0, err_msg: "", ...data } };
}

/** Who goes on leave finds the days of the leave in it, and whom they have named. */
export const OfferedForALeave: StoryObj = {
  render: () => <PageFrame page={DocumentListPage} at="/list?delegate=100&since=2126-04-07&until=2126-04-09" />,
  async play() {
    const dialog = within(await screen.findByRole("dialog", { name: "결재 위임" }));
    await expect(dialog.getByLabelText("위임 시작일")).toHaveValue("2126-04-07");
    await expect(dialog.getByLabelText("위임 종료일")).toHaveValue("2126-04-09");
    await userEvent.click(dialog.getByRole("button", { name: "위임" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      ...{ idx_delegate: 100, date_from: "2126-04-07", date_to: "2126-04-09" },
    });
    await userEvent.click(dialog.getByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
