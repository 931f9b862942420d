import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StaffLayout } from "../../shell/layouts/staff-layout";
import { freshPage } from "../../testing/fresh-page";
import { stubServer } from "../../testing/stub-server";
import { AnnotationPage } from "./annotation-page";

const downloaded = fn();
const { transaction: working } = IDBDatabase.prototype;
const { createObjectURL } = URL;
/** Where the story's page stands. */
let router: ReturnType<typeof createMemoryRouter>;

/** The annotation editor over the whole window, with the way back to the portal. */
const meta: Meta = {
  title: "Portal/Features/AnnotationPage",
  parameters: {
    layout: "fullscreen",
    use: {
      do: [
        "Ask before the page is left while there is work that the browser did not save, and offer it as a file.",
        "Name the open judgment in the address, so that a link leads to it.",
        "Give the editor the whole window but one line.",
      ],
      dont: [
        "Don't add the header: long texts need its room.",
        "Don't ask where everything is saved; most leave it that way.",
        "Don't keep anything of the editor's in the page; the editor tells.",
      ],
    },
  },
  beforeEach() {
    freshPage();
    downloaded.mockClear();
    // a browser whose storage is full, or blocked
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    URL.createObjectURL = (file: File) => {
      downloaded(file.name, file.type);
      return createObjectURL(file);
    };
    const undo = stubServer(({ url }) =>
      url === "/json/text.txt"
        ? { status: 200, data: Object("<h1>이유</h1><p>피고인은 피해자를 찔렀다.</p>") }
        : undefined,
    );
    return () => {
      Object.assign(IDBDatabase.prototype, { transaction: working });
      Object.assign(URL, { createObjectURL });
      undo();
    };
  },
  render: () => <Window />,
};

export default meta;
type Story = StoryObj;

function Window() {
  const [own] = useState(() =>
    createMemoryRouter(
      [
        {
          Component: StaffLayout,
          children: [
            { path: "/main", element: <Link to="/editor">편집기</Link> },
            { path: "/editor", element: <AnnotationPage /> },
          ],
        },
      ],
      { initialEntries: ["/main", "/editor"] },
    ),
  );
  router = own;
  return <RouterProvider router={own} />;
}

/** The browser does not take what was marked: the way back asks, hands the work out as a file, and leaves when told to. */
export const LeftUnsaved: Story = {
  async play({ canvas }) {
    const text = await screen.findByText("피고인은 피해자를 찔렀다.");
    getSelection()?.selectAllChildren(text);
    await userEvent.click(canvas.getByRole("button", { name: "주장" }));
    await canvas.findByText("저장하지 못함 — 이 화면을 닫으면 사라집니다");
    const back = canvas.getByRole("link", { name: "← 메인" });
    await userEvent.click(back);
    const asked = within(await screen.findByRole("dialog", { name: "확인" }));
    await userEvent.click(asked.getByRole("button", { name: "파일로 내려받기" }));
    await waitFor(() => expect(downloaded).toHaveBeenCalledTimes(1));
    await userEvent.click(asked.getByRole("button", { name: "취소" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "확인" })).toBeNull());
    await expect(canvas.getByText("1-주장-1")).toBeVisible();
    await userEvent.click(back);
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "확인" })).getByRole("button", { name: "확인" }),
    );
    await screen.findByRole("link", { name: "편집기" });
  },
};

/** The way back closes the overview that lies over the page, and does not leave it. */
export const BackClosesAPicture: Story = {
  beforeEach: () => void Object.assign(IDBDatabase.prototype, { transaction: working }),
  async play({ canvas }) {
    await screen.findByText("피고인은 피해자를 찔렀다.");
    await userEvent.click(canvas.getByRole("button", { name: "주장 개요" }));
    await screen.findByRole("dialog", { name: "주장 개요도" });
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("link", { name: "← 메인" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "주장 개요" }));
    await userEvent.click(
      within(await screen.findByRole("dialog", { name: "주장 개요도" })).getByRole("button", { name: /닫기/ }),
    );
    await waitFor(() => expect(router.state.location.state).toBeNull());
    await expect(router.state.location.pathname).toBe("/editor");
  },
};

/** What the page's own bar looks like, the editor's outline does not. */
export const OutlineOfTheEditor: Story = {
  beforeEach: () => void Object.assign(IDBDatabase.prototype, { transaction: working }),
  async play({ canvas }) {
    await screen.findByText("피고인은 피해자를 찔렀다.");
    await userEvent.click(canvas.getByRole("tab", { name: "차례" }));
    const outline = await canvas.findByRole("navigation", { name: "차례" });
    const lettersOf = (element: Element) => getComputedStyle(element).fontSize;
    await expect(lettersOf(outline)).not.toBe(lettersOf(canvas.getByRole("navigation", { name: "인트라넷" })));
  },
};

/** A document that is not in this browser: a way to the first one, and nothing that the next visit begins with. */
export const MissingDocument: Story = {
  beforeEach: () => void Object.assign(IDBDatabase.prototype, { transaction: working }),
  async play({ canvas }) {
    await screen.findByText("피고인은 피해자를 찔렀다.");
    await router.navigate("/editor?document=gone");
    await userEvent.click(await canvas.findByRole("link", { name: "처음 문서 열기" }));
    await screen.findByText("피고인은 피해자를 찔렀다.");
    await expect(canvas.queryByRole("link", { name: "처음 문서 열기" })).toBeNull();
    await expect(Object.values(localStorage)).not.toContain("gone");
  },
};
