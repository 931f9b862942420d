import "../../main.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { InternalAxiosRequestConfig } from "axios";
import { Profiler, useState } from "react";
import { Route, Routes } from "react-router-dom";
import { toast } from "react-toastify";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useStore } from "../../store";
import { signInForStories } from "../../testing/screen-frame";
import { inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { openPopup, usePopup } from "../popups/popups-store";
import { HeaderLayout } from "./header-layout";

const called = fn();
let letHeaderCome = () => {};

/** Holds the header's first answer back until `letHeaderCome`. */
function holdHeaderBack(more = {}) {
  const come = new Promise<void>((resolve) => {
    letHeaderCome = resolve;
  });
  const header = async (config: InternalAxiosRequestConfig) => {
    await come;
    return { status: 200, data: { ...(await shellAnswer(config))?.data, ...more } };
  };
  return stubServer((config) => (config.url === "/rest/personal/getGNBInfo" ? header(config) : shellAnswer(config)));
}

/** The header with the popups and the palette that open over every screen, or a way back for one page. */
const meta: Meta = {
  title: "Portal/Around the screens/HeaderLayout",
  parameters: {
    use: {
      do: [
        "Put here what opens over every screen: popups and the palette, which keep the screen below as it is.",
        "Answer the press first: what opens is loaded and drawn behind it.",
        "Give the focus back to what opened something, the first time as well as later.",
      ],
      dont: [
        "Don't open a popup from a screen by routing; `openPopup` leaves the address alone.",
        "Don't add calls here: this is on every screen, and each one would wait for them.",
        "Don't show the header to somebody who came for one page; a bar leads back.",
      ],
    },
  },
  beforeEach() {
    signInForStories();
    called.mockClear();
    const undo = stubServer((config) => {
      called(config.method, config.url);
      return shellAnswer(config);
    });
    return () => {
      undo();
      usePopup.setState({ open: null });
      useStore.setState({ isTempLogin: false });
    };
  },
  render: () => (
    <Routes>
      <Route element={<HeaderLayout />}>
        <Route path="*" element={<h1 id="content">화면</h1>} />
      </Route>
    </Routes>
  ),
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

/** Who looks at the page is present; the palette and the popups open over it, and what is under them stays. */
export const AtWork: Story = {
  async play() {
    await expect(await screen.findByRole("menubar")).toBeVisible();
    await waitFor(() => expect(called).toHaveBeenCalledWith("post", "/rest/personal/heartbeat"));
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = await screen.findByRole("dialog", { name: "빠른 찾기" });
    await waitFor(() => expect(within(palette).getByRole("combobox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "빠른 찾기" })).toBeNull());
    openPopup({ kind: "gift", idx: 1 });
    const gift = await screen.findByRole("dialog", { name: "감사달러가 도착했습니다" });
    await userEvent.click(await within(gift).findByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByRole("heading", { name: "화면" })).toBeVisible();
  },
};

/** Who is quicker than the header's first answer: the gift that was not read still comes before the box of all. */
export const QuickerThanTheHeader: Story = {
  beforeEach() {
    const thanks = { dollar_txt: "$120", is_new: "Y", idx: 7, remain: 120, recv: 300, send: 380 };
    return holdHeaderBack({ thanks });
  },
  async play() {
    await userEvent.click(await screen.findByRole("button", { name: /김하늘/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "감사달러" }));
    letHeaderCome();
    await expect(await screen.findByRole("dialog", { name: "감사달러가 도착했습니다" })).toBeVisible();
  },
};

/** The calls that say whether the job rotation is to be shown: for the header, then for the popup. */
const rotation = ["/rest/personal/getGNBInfo", "/rest/personal/getJobRatationInfo"];
let renders = 0;

/** The header with what it opens; taken away once it was drawn so often that it would never end. */
function Counted() {
  const [isEndless, setIsEndless] = useState(false);
  if (isEndless) return null;
  return (
    <Profiler id="header" onRender={() => ++renders > 200 && setIsEndless(true)}>
      <HeaderLayout />
    </Profiler>
  );
}

/** The header still offers the job rotation, which has ended meanwhile: the popup closes itself, once, and so does the offer. */
export const RotationEndedMeanwhile: Story = {
  beforeEach() {
    renders = 0;
    let isOver = false;
    const round = async (config: InternalAxiosRequestConfig) => {
      called(config.url);
      if (config.url?.endsWith("getJobRatationInfo")) isOver = true;
      return { status: 200, data: { ...(await shellAnswer(config))?.data, is_show_jobrotation: !isOver } };
    };
    return stubServer((config) => (rotation.includes(config.url ?? "") ? round(config) : shellAnswer(config)));
  },
  render: () => <Counted />,
  async play() {
    await userEvent.click(await screen.findByRole("button", { name: /김하늘/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Job Rotation" }));
    await waitFor(() => expect(usePopup.getState().open).toBeNull());
    await waitFor(() => expect(called.mock.calls).toEqual([...rotation, rotation[0]].map((url) => [url])));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(renders).toBeLessThan(100);
  },
};

/** In a low window: the end of the box is gone to before the header's answer comes, and is still seen after it. */
export const EndOfBoxBeforeTheHeader: Story = {
  beforeEach: () => holdHeaderBack(),
  render: () => (
    <>
      <style>{'.header [role="menu"] { max-height: 200px }'}</style>
      <HeaderLayout />
    </>
  ),
  async play() {
    (await screen.findByRole("button", { name: /김하늘/ })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /^결재할 문서/ })).toHaveFocus());
    await userEvent.keyboard("{End}");
    const out = screen.getByRole("menuitem", { name: "로그아웃" });
    await expect(out).toHaveFocus();
    letHeaderCome();
    await screen.findByRole("menuitem", { name: "Job Rotation" });
    const end = screen.getByRole("menu").getBoundingClientRect().bottom;
    await expect(out.getBoundingClientRect().bottom).toBeLessThanOrEqual(end - 2);
  },
};

/** Messages do not lie over the person's own box, with the banner of the day above it and without. */
export const MessagesBelowTheBox: Story = {
  beforeEach() {
    const showBanner = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is there with https alone
      document.cookie = "daily_banner=; max-age=0; path=/";
    };
    showBanner();
    return showBanner;
  },
  render: () => (
    <>
      <style>{"body, main { padding: 0 !important }"}</style>
      <HeaderLayout />
    </>
  ),
  async play() {
    const box = await screen.findByRole("button", { name: /김하늘/ });
    toast.success("저장하였습니다.");
    const message = await screen.findByRole("alert");
    const isFree = () =>
      expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.getBoundingClientRect().bottom);
    await isFree();
    await userEvent.click(screen.getByRole("button", { name: /오늘 그만 보기/ }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "오늘의 알림" })).toBeNull());
    await isFree();
  },
};

/** By keyboard alone: what opens has the focus, and what opened it has it again, the first time as well as the second. */
export const ByKeyboard: Story = {
  async play() {
    const box = await screen.findByRole("button", { name: /김하늘/ });
    const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    for (const [line, title] of [
      ["설정", "프로필 관리"],
      [/^감사달러/, "감사달러"],
      ["설정", "프로필 관리"],
    ] as const) {
      box.focus();
      await userEvent.keyboard("{Enter}");
      const entry = await screen.findByRole("menuitem", { name: line });
      await waitFor(() => expect(screen.getByRole("menuitem", { name: /^결재할 문서/ })).toHaveFocus());
      for (let down = 0; document.activeElement !== entry && down < 12; down++) {
        await userEvent.keyboard("{ArrowDown}");
      }
      await expect(entry).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      const popup = await screen.findByRole("dialog", { name: title });
      await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
      // a menu that gives the focus back a moment later must not take it from the popup
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(popup).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard("{Escape}");
      await closed();
      await waitFor(() => expect(box).toHaveFocus());
    }
    const home = screen.getByRole("link", { name: "인트라넷" });
    home.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "화면, 사람, 기록 찾기" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(home).toHaveFocus());
  },
};

/** Who signed in for one page has a way back, no header, and reads nothing for one. */
export const ForOnePage: Story = {
  beforeEach() {
    useStore.setState({ isTempLogin: true });
  },
  async play() {
    await expect(await screen.findByRole("button", { name: "← 이전 화면으로 돌아가기" })).toBeVisible();
    await expect(screen.queryByRole("menubar")).toBeNull();
    await expect(called).not.toHaveBeenCalledWith("get", "/rest/personal/getGNBInfo");
  },
};
