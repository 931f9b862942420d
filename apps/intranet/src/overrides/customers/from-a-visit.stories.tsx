import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";

const visit = { idx: 3, ver: 2, title: "새로운 회사", customer_text: "새로운 회사", status: "done", idx_visitor: 1 };
const sent = fn();
let mayChange = true;

/** Somebody who was visited under a name alone, and becomes a customer. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/CustomerFromAVisit",
  parameters: { code: ["apps/intranet/src/overrides/customers/customer-pages.tsx"] },
  component: ScreenFrame,
  beforeEach() {
    sent.mockClear();
    mayChange = true;
    signInForStories();
    const fine = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", names: {}, files: {}, ...data } });
    return stubServer(({ url = "", data }) => {
      const may = { change: mayChange, remove: false, moves: [], related: [], sheets: [] };
      switch (url) {
        case "/rest/records/visit/read":
          return fine({ record: visit, may, history: [], extra: {} });
        case "/rest/records/customer/read":
          return fine({ record: { idx: 5, ver: 1, name: visit.title }, may, history: [], extra: {} });
        case "/rest/records/customer/add":
          return fine({ idx: 5, extra: {} });
        case "/rest/records/visit/change":
          sent(JSON.parse(String(data)));
          return fine({});
        default:
          return undefined;
      }
    });
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** The visit's page offers it, with its name, to whoever may change the visit. */
export const Offered: Story = {
  args: { module: moduleOf.visitSchedule, at: "/customermanagement/schedulevisitview/3" },
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole("link", { name: "새로운 회사 등록" });
    const { searchParams } = new URL(link.getAttribute("href") ?? "", "http://portal");
    await expect(Object.fromEntries(searchParams)).toEqual({ name: "새로운 회사", visit: "3" });
  },
};

/** Who only reads the visit is not asked. */
export const NotOffered: Story = {
  args: Offered.args,
  async play({ canvasElement, mount, args }) {
    mayChange = false;
    await mount(<ScreenFrame key="reader" {...args} />);
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "새로운 회사" });
    await expect(page.queryByText(/고객사로 등록할까요/)).toBeNull();
  },
};

/** Once the customer is saved, the visit was to them. */
export const Linked: Story = {
  args: {
    module: moduleOf.customerDb,
    at: `/customermanagement/customerdbadd?name=${encodeURIComponent("새로운 회사")}&visit=3`,
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(await page.findByRole("textbox", { name: /^고객사명/ })).toHaveValue("새로운 회사");
    await userEvent.click(page.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ idx: 3, ver: 2, values: { idx_customer: 5 } }));
  },
};
