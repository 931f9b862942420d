import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { forgetStaff, useStore } from "../../store";
import { signInForStories } from "../../testing/screen-frame";
import { inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { registerLoad } from "../navigation/prefetch";
import { MainMenu } from "./main-menu";
import { MobileMenu } from "./mobile-menu";

const asked = fn();
const closed = fn();

/** The menus of the header as a menu bar, and on a phone all of them in one drawer. */
const meta: Meta = {
  title: "Portal/Around the screens/Header menus",
  parameters: {
    // a drawer would cover the page
    docs: { story: { inline: false, height: "480px" } },
    code: ["apps/intranet/src/shell/header/main-menu.tsx", "apps/intranet/src/shell/header/mobile-menu.tsx"],
    use: {
      do: [
        "Add a screen to the menus by its definition; they show what the person may open, and nothing else.",
        "Use one word or two for a line, the same as the screen's title.",
        "Keep sections in the order of the specification; people know the place, not the word.",
      ],
      dont: [
        "Don't hide a right by leaving a line out: the server refuses the screen to whoever may not open it.",
        "Don't put actions into a menu; it leads to screens, Ctrl+K does things.",
        "Don't nest a third level: pointing through two is hard enough.",
      ],
    },
  },
  beforeEach() {
    signInForStories();
    return stubServer(shellAnswer);
  },
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

/** The HR menu of somebody who may all of it; who sees which line is held by the journeys of the header. */
export const OfHR: Story = {
  render: () => <MainMenu />,
  async play() {
    await userEvent.click(screen.getByRole("menuitem", { name: "인사관리" }));
    const menu = within(await screen.findByRole("menu"));
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "팀 휴가" })).toBeVisible());
    // the store holds the same, until who sees them is gone
    await expect(useStore.getState().gnb?.map(({ title }) => title)).toContain("인사관리");
    forgetStaff();
    await waitFor(() => expect(screen.queryByRole("menuitem", { name: "인사관리" })).toBeNull());
    await expect(useStore.getState().gnb).toBeNull();
  },
};

/** Walked by arrows, also from one open menu to the next; Escape closes it and goes back to its title. */
export const ByKeyboard: Story = {
  render: () => <MainMenu />,
  async play() {
    const titles = within(screen.getByRole("menubar")).getAllByRole("menuitem");
    titles[0]?.focus();
    await userEvent.keyboard("{End}{Home}{ArrowRight}");
    await expect(titles[1]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "휴가" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "전체 문서" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(titles[2]).toHaveFocus());
  },
};

/** The newest notice stands in its menu; while there is none, the line leads to their list. */
export const NoNotice: Story = {
  beforeEach: () =>
    stubServer((config) =>
      config.url === "/rest/carrotzone/noticeList"
        ? { status: 200, data: { err: 0, err_msg: "", list: [], total: 0 } }
        : shellAnswer(config),
    ),
  render: () => <MainMenu />,
  async play() {
    await userEvent.click(screen.getByRole("menuitem", { name: "회사소식" }));
    const line = await screen.findByRole("menuitem", { name: "최근 공지" });
    await expect(line).toHaveAttribute("href", "/carrotzone/noticelist");
  },
};

/** A screen's code is asked for as soon as its line is pointed at, or come to by keyboard. */
export const CodeOnItsWay: Story = {
  beforeEach() {
    registerLoad(asked);
    return () => registerLoad(() => undefined);
  },
  render: () => <MainMenu />,
  async play() {
    asked.mockClear();
    await userEvent.click(screen.getByRole("menuitem", { name: "회사소식" }));
    const menu = within(await screen.findByRole("menu"));
    await expect(asked).not.toHaveBeenCalled();
    const mediaZone = menu.getByRole("menuitem", { name: "미디어존" });
    // the menu opened under a pointer that did not move
    await fireEvent.mouseMove(mediaZone, { movementX: 0, movementY: 0 });
    await expect(asked).not.toHaveBeenCalled();
    await fireEvent.mouseMove(mediaZone, { movementX: 0, movementY: 3 });
    await expect(asked).toHaveBeenLastCalledWith("CARROTZone-MediaZoneList");
    menu.getByRole("menuitem", { name: "매뉴얼" }).focus();
    await expect(asked).toHaveBeenLastCalledWith("CARROTZone-CarrotManualList");
  },
};

/** On a phone all menus stand in one drawer, with the other systems below; a line closes it. */
export const OnAPhone: Story = {
  render: () => <MobileMenu onClose={closed} />,
  async play() {
    closed.mockClear();
    const menu = within(await screen.findByRole("navigation", { name: "메뉴" }));
    await waitFor(() => expect(menu.getByRole("link", { name: "팀 휴가" })).toBeVisible());
    const titles = menu.getAllByRole("heading").map((title) => title.textContent);
    await expect(titles.slice(0, 2)).toEqual(["업무작성·요청", "My PIMS"]);
    // each with its sign
    for (const title of menu.getAllByRole("heading")) await expect(title.querySelector("svg")).not.toBeNull();
    await expect(titles.at(-1)).toBe("바로가기");
    const own = within(menu.getByRole("heading", { name: "My PIMS" }).parentElement as HTMLElement);
    await expect(await own.findByRole("link", { name: /급여/ })).toHaveAttribute("rel", "noopener noreferrer");
    await expect(menu.getByRole("link", { name: /Mail/ })).toHaveAttribute("target", "_blank");
    await userEvent.click(menu.getByRole("link", { name: "팀 휴가" }));
    await expect(closed).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await expect(closed).toHaveBeenCalledTimes(2);
  },
};
