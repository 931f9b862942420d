import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { signInForStories } from "../../testing/screen-frame";
import { Address, address, inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { usePopup } from "../popups/popups-store";
import { Palette } from "./palette";

const sought = fn();

const meta: Meta<typeof Palette> = {
  title: "Portal/Around the screens/Palette",
  component: Palette,
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    use: {
      do: [
        "Give a new screen a `guide` with other words for it; that is what people type here.",
        "Find by initial consonants and parts of a name, as everywhere in the portal.",
        "Add an action where it has no screen of its own, such as choosing the theme.",
      ],
      dont: [
        "Don't make it the only way to a screen: who does not know a word for it looks in the menu.",
        "Don't list records before two letters are typed; each list is a question to the server.",
        "Don't take Ctrl+K for anything else on a screen.",
      ],
    },
  },
  args: { onClose: fn() },
  beforeEach() {
    signInForStories();
    sought.mockClear();
    usePopup.setState({ open: null });
    return stubServer((config) => {
      if (config.url !== "/rest/component/search") return shellAnswer(config);
      sought(config.params.q);
      const list =
        config.params.q !== "김장" ? [] : [{ kind: "공지", title: "김장 나눔 안내", link: "/carrotzone/noticeview/7" }];
      return { status: 200, data: { err: 0, err_msg: "", list } };
    });
  },
  render: (args) => (
    <>
      <Palette {...args} />
      <Address />
    </>
  ),
  decorators: inShell,
};

export default meta;
type Story = StoryObj<typeof Palette>;

const box = () => screen.findByRole("combobox", { name: "화면, 사람, 기록 찾기" });
const chosen = () => screen.getAllByRole("option").findIndex((option) => option.ariaSelected === "true");

/** Screens by initial consonants; Enter that ends a syllable chooses nothing, the next one does. */
export const AScreen: Story = {
  async play({ args }) {
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, "ㅈㅇㅂㅎ");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await expect(screen.getByRole("option", { name: /직원번호/ })).toBeVisible();
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(address()).toBe("/emp_number");
  },
};

/** People with their team and why they are away; the arrows go round, and the pointer chooses, too. */
export const APerson: Story = {
  async play() {
    const input = await box();
    await userEvent.type(input, "ㅇㄱㄹ");
    const person = await screen.findByRole("option", { name: /이구름 Gureum Lee.*휴가/ });
    await userEvent.clear(input);
    const options = await waitFor(() => {
      const all = screen.getAllByRole("option");
      expect(all).toHaveLength(12);
      return all;
    });
    await expect(chosen()).toBe(0);
    await userEvent.keyboard("{ArrowUp}");
    await expect(chosen()).toBe(options.length - 1);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(chosen()).toBe(1);
    await expect(input).toHaveAttribute("aria-activedescendant", options[1]?.id);
    await expect(person).not.toBeInTheDocument();
    await userEvent.type(input, "ㅇㄱㄹ");
    await userEvent.click(await screen.findByRole("option", { name: /이구름/ }));
    await expect(address()).toBe("/emp_number?person=3");
  },
};

/** What begins with the letters stands before what only has them: 직원번호 before 판결문 논증 편집기. */
export const BeginningFirst: Story = {
  async play() {
    await userEvent.type(await box(), "ㅈ");
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(/^전/));
    const names = screen.getAllByRole("option").map(({ textContent }) => textContent ?? "");
    await expect(names.slice(0, 4).every((name) => /^[자-찧]/.test(name))).toBe(true);
  },
};

/** It stays where it opened, however many are found. */
export const StaysWhereItOpened: Story = {
  async play() {
    const input = await box();
    const dialog = screen.getByRole("dialog");
    const [top, height] = [dialog.offsetTop, dialog.offsetHeight];
    await userEvent.type(input, "ㅈㅇㅂㅎ");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await expect(dialog.offsetHeight).toBeLessThan(height);
    await expect(dialog.offsetTop).toBe(top);
  },
};

/** Records are looked for by the server once two letters are typed, and stand below. */
export const ARecord: Story = {
  async play() {
    const input = await box();
    await userEvent.type(input, "김장");
    await userEvent.click(await screen.findByRole("option", { name: "김장 나눔 안내 공지" }));
    await expect(sought.mock.calls).toEqual([["김장"]]);
    await expect(address()).toBe("/carrotzone/noticeview/7");
  },
};

/** What is done rather than gone to: a setting opens, in the place of the palette. */
export const AnAction: Story = {
  async play({ args }) {
    await userEvent.type(await box(), "내 기기");
    await userEvent.click(await screen.findByRole("option", { name: /^내 기기/ }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(usePopup.getState().open).toEqual({ kind: "profile" });
  },
};

/** Nothing found is said. */
export const Nothing: Story = {
  async play() {
    await userEvent.type(await box(), "쀍쀍");
    await waitFor(() => expect(screen.queryByRole("option", { name: /화면/ })).toBeNull());
    await expect(screen.getByText("찾은 것이 없습니다.")).toBeVisible();
  },
};
