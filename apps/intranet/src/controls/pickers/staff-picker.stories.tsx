import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { held, inPortal } from "../../testing/held";
import { heldEnter } from "../../testing/held-enter";
import { stubServer } from "../../testing/stub-server";
import { StaffListPicker, StaffPicker } from "./staff-picker";

const chosen = fn();

/** Somebody, or several people, found by a part of the name or its initial consonants. */
const meta: Meta<typeof StaffPicker> = {
  title: "Portal/Controls/StaffPicker",
  component: StaffPicker,
  parameters: {
    use: {
      do: [
        "Take it wherever somebody is chosen: a part of the name or `ㄱㅎㄴ` finds them, Enter takes the first.",
        "Take `StaffListPicker` for several people; it closes after each, so that nothing below is covered.",
        "Say by `among` who can be chosen; somebody who left keeps their `name` in old records.",
      ],
      dont: [
        "Don't take it where one goes by units to find a head; that is `StaffSelect`.",
        "Don't use it for calling people in a text; that is `MentionInput`.",
        "Don't count on `among` as a check; it only shortens the list, and the server decides.",
      ],
    },
  },
  args: { value: null, onChange: chosen },
  beforeEach: () => stubServer(),
  decorators: [held, inPortal],
};

export default meta;
type Story = StoryObj<typeof StaffPicker>;
type ListStory = StoryObj<typeof StaffListPicker>;

/** Found by initial consonants; who is away today is told beside the name. */
export const WhoIsAway: Story = {
  args: { naming: { id: "holder", "aria-label": "담당자" } },
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("combobox", { name: "담당자" });
    // a dialog that begins here is seen whole: whoever may be chosen comes when it is asked for
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(box).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(box);
    await userEvent.type(box, "ㅇㄱㄹ");
    const option = await screen.findByRole("option", { name: "이구름 Gureum Lee 부재: 휴가" });
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.click(option);
    await expect(chosen).toHaveBeenLastCalledWith(3);
    await expect(box).toHaveValue("이구름 Gureum Lee");
  },
};

/** Emptied and left, nobody is chosen any more. */
export const Emptied: Story = {
  args: { naming: { id: "holder", "aria-label": "담당자" }, value: 3 },
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("combobox", { name: "담당자" });
    await waitFor(() => expect(box).toHaveValue("이구름 Gureum Lee"));
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(chosen).toHaveBeenLastCalledWith(null);
    await expect(box).toHaveValue("");
  },
};

/** Several people; one who works here no more keeps the name. */
export const Several: ListStory = {
  args: {
    naming: { id: "people", "aria-label": "참석자" },
    value: [9],
    nameOf: (idx) => (idx === 9 ? "정노을" : undefined),
  },
  render: (args) => <StaffListPicker {...args} />,
  async play({ canvasElement }) {
    const field = within(canvasElement);
    await expect(await field.findByText("정노을")).toBeVisible();
    await userEvent.type(field.getByRole("combobox", { name: "참석자" }), "bada");
    await userEvent.click(await screen.findByRole("option", { name: "박바다 Bada Park" }));
    await expect(await field.findByText("박바다 Bada Park")).toBeVisible();
    await expect(field.getByText("정노을")).toBeVisible();
  },
};

/** Of a large company twenty people are drawn at once; whoever stands further down is found by name. */
export const ManyPeople: Story = {
  beforeEach: () =>
    stubServer(({ url }) => {
      if (url !== "/rest/documents/connection_staff_all") return;
      const list = Array.from({ length: 300 }, (_, at) => ({ ...colleague, idx: at + 1, kname: `${at + 1}번째` }));
      return { status: 200, data: { err: 0, err_msg: "", list } };
    }),
  args: { label: "받는 사람" },
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("combobox", { name: "받는 사람" });
    await userEvent.click(box);
    await screen.findByRole("option", { name: /^1번째/ });
    await expect(screen.getAllByRole("option")).toHaveLength(20);
    await userEvent.type(box, "287번");
    await userEvent.click(await screen.findByRole("option", { name: /^287번째/ }));
    await expect(chosen).toHaveBeenLastCalledWith(287);
  },
};

/** Left in the same moment as it was entered, it does not open behind whoever left it. */
export const LeftAtOnce: ListStory = {
  ...Several,
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("combobox", { name: "참석자" });
    await within(canvasElement).findByText("정노을");
    box.focus();
    box.blur();
    // longer than an opening takes
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveAttribute("aria-expanded", "true"));
  },
};

const colleague = { ename: "Minsu Kim", absence_txt: "", is_on: "Y", is_thanks: "Y", mp3code: "", phone: "" };

/** By keyboard alone: Enter takes the first one found; with nothing typed it takes nobody. */
export const ByKeyboard: ListStory = {
  ...Several,
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole("combobox", { name: "참석자" });
    await userEvent.type(box, "ㅂㅂㄷ");
    await screen.findByRole("option", { name: "박바다 Bada Park" });
    await userEvent.keyboard("{Enter}");
    const chips = () => [...canvasElement.querySelectorAll(".mantine-Pill-label")].map((chip) => chip.textContent);
    await waitFor(() => expect(chips()).toEqual(["정노을", "박바다 Bada Park"]));
    await userEvent.keyboard("{Enter}");
    await expect(chips()).toEqual(["정노을", "박바다 Bada Park"]);
    await userEvent.keyboard("{Escape}");
    const sends = heldEnter();
    await userEvent.type(box, "ㄱㅎㄴ{Enter}");
    // and does not send the form that it stands in
    await expect(sends()).toBe(false);
    await waitFor(() => expect(chips()).toHaveLength(3));
    // what stands below is not covered by the list once somebody is chosen
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  },
};

/** Typed before the directory is there: Enter takes who is found once it came. */
export const BeforeTheDirectory: ListStory = {
  ...Several,
  beforeEach() {
    const late = new Promise((resolve) => setTimeout(resolve, 600));
    return stubServer(({ url }) =>
      url === "/rest/documents/connection_staff_all"
        ? late.then(() => ({
            status: 200,
            data: {
              ...{ err: 0, err_msg: "" },
              list: [{ idx: 2, idx_office: 110, idx_team: 112, kname: "박바다", ename: "Bada Park", absence_txt: "" }],
            },
          }))
        : undefined,
    );
  },
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: "참석자" }), "ㅂㅂㄷ");
    await screen.findByRole("option", { name: "박바다 Bada Park" });
    await userEvent.keyboard("{Enter}");
    await expect(await within(canvasElement).findByText("박바다 Bada Park")).toBeVisible();
  },
};
