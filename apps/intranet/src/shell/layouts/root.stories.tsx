import "../../main.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AxiosError } from "axios";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { toast } from "react-toastify";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { get, post } from "../../api/client";
import { noteConnection, resetConnection } from "../../api/connection";
import { useStore } from "../../store";
import { signInForStories } from "../../testing/screen-frame";
import { stubServer } from "../../testing/stub-server";
import { Root } from "./root";
import { TemporaryBar } from "./temporary-bar";

const called = fn();
let isAway = false;
let isConfirmed = false;
const done = { status: 200, data: { err: 0, err_msg: "", idx: 1, days: 1, warnings: [] } };

/** What every screen stands in: toasts, and what is said when the server is away or the sign-in has ended. */
const meta: Meta = {
  title: "Portal/Around the screens/Around every screen",
  parameters: {
    use: {
      do: [
        "Put here only what has to be said on any screen: the server is away, the sign-in has ended, a toast.",
        "Ask for the password over the screen, so that what was typed is still there afterwards.",
        "Let calls go on by themselves once the answer is there; nobody presses twice.",
      ],
      dont: [
        "Don't send anybody to the sign-in screen while something is being written.",
        "Don't tell the same twice: however many calls fail, the server is away once.",
        "Don't add anything that needs a record or a right; Root stands around the sign-in, too.",
      ],
    },
  },
  beforeEach() {
    signInForStories();
    called.mockClear();
    isAway = false;
    isConfirmed = false;
    const undo = stubServer(({ url, data }) => {
      called(url);
      if (isAway) return Promise.reject(new AxiosError("Network Error"));
      if (url === "/rest/mypims/enterLeave")
        return isConfirmed ? done : { status: 403, data: { err: 203, err_msg: "다시" } };
      if (url === "/rest/personal/confirmPassword") {
        isConfirmed = JSON.parse(data).upw === "맞는 비밀번호";
        return isConfirmed ? done : { status: 403, data: { err: 403, err_msg: "비밀번호가 올바르지 않습니다." } };
      }
      if (url !== "/rest/mypims/login") return;
      if (JSON.parse(data).upw !== "맞는 비밀번호") return { status: 403, data: { err: 403, err_msg: "틀렸습니다." } };
      return { status: 200, data: { err: 0, err_msg: "", user, must_change_pw: false } };
    });
    return () => {
      undo();
      resetConnection();
      useStore.setState({ isTempLogin: false });
      toast.dismiss();
    };
  },
  render: () => <Window />,
};

export default meta;
type Story = StoryObj;

const user = {
  ...{ idx: 1, email: "sky@demo.test", kname: "김하늘", ename: "Haneul Kim", heads: [] },
  ...{ idx_sector: 100, idx_office: 110, idx_team: 111, idx_position: 6104 },
};

/** A form, and the page before it; everything that stands around every screen. */
function Window() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          Component: Root,
          children: [
            { path: "/before", element: <h1>다른 시스템</h1> },
            { path: "/form", element: <Form /> },
          ],
        },
      ],
      { initialEntries: ["/before", "/form"] },
    ),
  );
  return <RouterProvider router={router} />;
}

function Form() {
  return (
    <main>
      <TemporaryBar />
      <label>
        사유 <input />
      </label>
    </main>
  );
}

/** The session ends once, whoever notices; what was typed is there after signing in over it. */
export const SessionEnded: Story = {
  async play() {
    await userEvent.type(screen.getByLabelText("사유"), "고객 방문");
    sessionStorage.setItem("jobrotation_dismissed", "Y");
    noteConnection({ isExpired: true });
    noteConnection({ isExpired: true });
    const again = await screen.findByRole("dialog", { name: "다시 로그인" });
    const dialog = within(again);
    await expect(again).toHaveTextContent("보안을 위해 로그아웃되었습니다. 다시 로그인해 주세요.");
    await waitFor(() => expect(document.querySelectorAll(".Toastify__toast")).toHaveLength(1));
    await expect(useStore.getState().position).toBe("");
    await expect(sessionStorage.getItem("jobrotation_dismissed")).toBeNull();
    await expect(dialog.getByLabelText("EMAIL")).toHaveValue("sky@demo.test");
    await expect(dialog.getByRole("link", { name: "로그인 화면으로 가기" })).toHaveAttribute("href", "/login");
    await userEvent.keyboard("{Escape}");
    await expect(again).toHaveAttribute("open");
    await userEvent.type(dialog.getByLabelText("PASSWORD"), "틀린 비밀번호{Enter}");
    await screen.findByText("틀렸습니다.");
    await waitFor(() => expect(dialog.getByLabelText("PASSWORD")).toHaveFocus());
    await userEvent.clear(dialog.getByLabelText("PASSWORD"));
    await userEvent.type(dialog.getByLabelText("PASSWORD"), "맞는 비밀번호{Enter}");
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await expect(useStore.getState()).toMatchObject({ position: "리드", kname: "김하늘" });
    await expect(screen.getByLabelText("사유")).toHaveValue("고객 방문");
    await expect(screen.getByLabelText("사유")).toHaveFocus();
  },
};

/** The server is away: it is said, asked again by itself, and said when it is back; what was typed stays. */
export const ServerAway: Story = {
  async play() {
    await userEvent.type(screen.getByLabelText("사유"), "고객 방문");
    isAway = true;
    await expect(get("/rest/personal/getGNBInfo")).rejects.toMatchObject({ err: 0 });
    await expect(await screen.findByRole("status")).toHaveTextContent(
      "서버에 연결할 수 없습니다. 입력한 내용은 그대로 있습니다. 다시 연결하는 중…",
    );
    await waitFor(() => expect(called).toHaveBeenCalledWith("/rest/health"));
    isAway = false;
    // the network says that it is back: no need to wait for the next try
    window.dispatchEvent(new Event("online"));
    await screen.findByText("다시 연결되었습니다.");
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await expect(screen.getByLabelText("사유")).toHaveValue("고객 방문");
  },
};

/** Who came from another system for one page goes one page back, and is forgotten. */
export const SignedInForOnePage: Story = {
  async play() {
    useStore.setState({ isTempLogin: true });
    sessionStorage.setItem("jobrotation_dismissed", "Y");
    await userEvent.click(screen.getByRole("button", { name: "← 이전 화면으로 돌아가기" }));
    await screen.findByRole("heading", { name: "다른 시스템" });
    await expect(called).toHaveBeenCalledWith("/rest/personal/logout");
    await expect(useStore.getState()).toMatchObject({ position: "", email: "", isTempLogin: false });
    await expect(sessionStorage.getItem("jobrotation_dismissed")).toBeNull();
  },
};

/** What asks for the password again waits for it over the screen, and then goes on as it was; a wrong one is told there. */
export const PasswordAgain: Story = {
  async play() {
    const asked = { idx_staff: 2, idx_type: 1, from: "2026-03-09", to: "2026-03-09", reason: "휴식" };
    const entered = post("/rest/mypims/enterLeave", asked);
    const dialog = within(await screen.findByRole("dialog", { name: "비밀번호 확인" }));
    const field = dialog.getByLabelText("비밀번호");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "틀린 비밀번호{Enter}");
    await expect(await dialog.findByText("비밀번호가 올바르지 않습니다.")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "맞는 비밀번호{Enter}");
    await expect(await entered).toMatchObject({ err: 0, days: 1 });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "비밀번호 확인" })).toBeNull());
  },
};

/** Without the password nothing happens: what asked for it is refused. */
export const PasswordNotGiven: Story = {
  async play() {
    const sent = post("/rest/mypims/enterLeave", {
      idx_staff: 2,
      idx_type: 1,
      from: "2026-03-09",
      to: "2026-03-09",
      reason: "휴식",
    });
    // awaited from the start: the refusal may come while the press is not over yet
    const refused = expect(sent).rejects.toMatchObject({ err: 203 });
    await userEvent.click(await screen.findByRole("button", { name: "취소" }));
    await refused;
  },
};
