import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useStore } from "../../store";
import { inPortal } from "../../testing/held";
import { pixel } from "../../testing/pixel";
import { signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";
import { AboutPage } from "./content-page";

const stored = fn();
const saved = fn();
const page = { title: "푸른밭을 소개합니다", body: "<p>안녕하세요</p>", is_published: true, ver: 3 };

/** Answers with a page as it is. */
const answering = (shown: typeof page) =>
  stubServer(({ url, data }) => {
    if (url === "/rest/component/getContentPage") return { status: 200, data: { err: 0, err_msg: "", ...shown } };
    if (url === "/rest/records/uploadFile") {
      stored(Object.fromEntries(data as FormData));
      return { status: 200, data: { err: 0, err_msg: "", idx: 500, name: "사옥.png", size: 70, mime: "image/png" } };
    }
    if (url !== "/rest/component/saveContentPage") return;
    saved(JSON.parse(data));
    return { status: 200, data: { err: 0, err_msg: "저장하였습니다." } };
  });

/** Pages that stand by themselves; the company's admins write them in their place. */
const meta: Meta = {
  title: "Portal/Pages/Pages that stand by themselves",
  render: () => <AboutPage />,
  beforeEach() {
    signInForStories();
    stored.mockClear();
    saved.mockClear();
    const undo = answering(page);
    useStore.setState({ isManageCompanyAdmin: true });
    return undo;
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj;

/** Its admins write it in its place, pictures too: those are kept as the page's own. */
export const WithAPicture: Story = {
  async play({ canvasElement }) {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("button", { name: "수정" }));
    const body = await shown.findByRole("textbox", { name: "내용" });
    await userEvent.click(body);
    await userEvent.upload(shown.getByLabelText("넣을 그림"), pixel("사옥.png"));
    const dialog = within(await screen.findByRole("dialog", { name: "그림 넣기" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "그림 설명" }), "사옥 앞뜰");
    await userEvent.click(dialog.getByRole("button", { name: "넣기" }));
    await shown.findByRole("img", { name: "사옥 앞뜰" });
    await expect(stored).toHaveBeenCalledWith(expect.objectContaining({ entity: "content_page", field: "body" }));
    // what is typed is told a moment later
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(shown.getByRole("button", { name: "저장" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [[sent]] = saved.mock.calls as [[{ slug: string; ver: number; body: string }]];
    await expect(sent).toMatchObject({ slug: "about", ver: 3, title: page.title });
    await expect(sent.body).toContain('src="/rest/records/downloadFile?idx=500&amp;inline=Y" alt="사옥 앞뜰"');
  },
};

/** Not published yet, which its admins are told. */
export const Draft: Story = {
  beforeEach: () => answering({ ...page, is_published: false }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText("게시 전입니다. 관리자만 볼 수 있습니다.")).toBeVisible();
  },
};

/** Nobody has written it, and who reads it cannot. */
export const Empty: Story = {
  beforeEach() {
    useStore.setState({ isManageCompanyAdmin: false });
    return answering({ title: "", body: "", is_published: false, ver: 0 });
  },
  async play({ canvasElement }) {
    const shown = within(canvasElement);
    await expect(await shown.findByRole("heading", { name: "회사 소개" })).toBeVisible();
    await expect(await shown.findByText("아직 준비 중인 안내입니다.")).toBeVisible();
    await expect(shown.queryByRole("button", { name: "수정" })).toBeNull();
  },
};
