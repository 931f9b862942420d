import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { answering, expectTrouble, expectWaiting, failing } from "../../testing/screen-states";
import { stubServer } from "../../testing/stub-server";
import { SitesPage } from "./sites-page";

const meta: Meta<typeof SitesPage> = {
  title: "Portal/Pages/SitesPage",
  component: SitesPage,
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof SitesPage>;

/** Until the list is there nothing is added to it: what is saved is the whole of it. */
export const Loading: Story = {
  beforeEach: () => answering("getFamilySiteSetting", "never"),
  async play({ canvasElement }) {
    await expectWaiting(canvasElement);
    await expect(within(canvasElement).getByRole("button", { name: "사이트 추가" })).toBeDisabled();
  },
};

export const Failing: Story = {
  beforeEach: () => answering("getFamilySiteSetting", failing),
  async play({ canvasElement }) {
    await expectTrouble(canvasElement, /지금은 읽지 못합니다/, true);
    await expect(within(canvasElement).getByRole("button", { name: "사이트 추가" })).toBeDisabled();
  },
};

const saved = fn();
const site = {
  url: "https://a.pureunbat.example/",
  grp: "family",
  menu: null,
  icon: null,
  param: "none",
  visible_rule: [],
};
const list = ["사내 도서관", "서비스데스크", "급여명세"].map((name, at) => ({
  ...site,
  idx: at + 1,
  name,
  is_use: true,
}));

/** A site is dragged to another place by its handle, or moved there by its buttons; the whole order is saved. */
export const Ordered: Story = {
  beforeEach() {
    saved.mockClear();
    return stubServer(({ url, data }) => {
      if (url === "/rest/component/saveFamilySiteSetting") saved(JSON.parse(data).list);
      return { status: 200, data: { err: 0, err_msg: "", list } };
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const names = () => page.getAllByPlaceholderText("사이트명").map((field) => (field as HTMLInputElement).value);
    await waitFor(() => expect(names()).toHaveLength(3));
    const rows = page.getAllByRole("listitem");
    const handle = rows[0]?.querySelector(".site-handle") as HTMLElement;
    const dataTransfer = new DataTransfer();
    fireEvent.dragStart(handle, { dataTransfer });
    await waitFor(() => expect(rows[0]).toHaveClass("dragged"));
    fireEvent.dragOver(rows[2] as HTMLElement, { dataTransfer });
    fireEvent.drop(rows[2] as HTMLElement, { dataTransfer });
    fireEvent.dragEnd(handle, { dataTransfer });
    await waitFor(() => expect(names()).toEqual(["서비스데스크", "급여명세", "사내 도서관"]));
    await userEvent.click(page.getByRole("button", { name: "급여명세 위로" }));
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [[sent]] = saved.mock.calls as [[{ name: string }[]]];
    await expect(sent.map(({ name }) => name)).toEqual(["급여명세", "서비스데스크", "사내 도서관"]);
  },
};

/** Who sees a site is chosen by what people call the permissions. */
export const Ruled: Story = {
  beforeEach: () => stubServer(() => ({ status: 200, data: { err: 0, err_msg: "", list } })),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const [rule] = await page.findAllByText("모두에게");
    await userEvent.click(rule as HTMLElement);
    await userEvent.click(page.getAllByRole("checkbox", { name: "인사 총괄" })[0] as HTMLElement);
    await expect(rule).toHaveTextContent("권한 1개");
  },
};

/** A site's icon is sent when it is chosen, and saved with the list. */
export const WithIcon: Story = {
  beforeEach() {
    saved.mockClear();
    return stubServer(({ url, data }) => {
      if (url === "/rest/records/uploadFile")
        return { status: 200, data: { err: 0, err_msg: "", idx: 501, name: "icon.png", size: 70, mime: "image/png" } };
      if (url === "/rest/component/saveFamilySiteSetting") saved(JSON.parse(data).list);
      return { status: 200, data: { err: 0, err_msg: "", list: list.slice(0, 1) } };
    });
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByDisplayValue("사내 도서관");
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(input as HTMLInputElement, new File(["icon"], "icon.png", { type: "image/png" }));
    await page.findByRole("button", { name: /icon\.png 삭제|아이콘 삭제/ });
    // a picture in it makes a line no higher than its other inputs do
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
    const other = heightOf(page.getByRole("combobox", { name: "사내 도서관 그룹" }));
    await waitFor(() => expect(heightOf(canvasElement.querySelector(".files-input"))).toBeLessThan(other * 1.3));
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith([expect.objectContaining({ icon: 501 })]));
  },
};
