import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { PortalFrame } from "../../testing/portal-frame";
import { stubServer } from "../../testing/stub-server";
import { MentionInput } from "./mention-input";

const meta: Meta<typeof MentionInput> = {
  title: "Portal/Controls/MentionInput",
  component: MentionInput,
  parameters: {
    use: {
      do: [
        "Take it for comments and opinions, in which colleagues are called by `@` and told of it.",
        "Send what `sent` gives: the trimmed words and the numbers of those who are still named in them.",
        "Say in the placeholder that `@` works; nothing else on the screen shows it.",
      ],
      dont: [
        "Don't use it to choose somebody for a field; that is `StaffPicker`.",
        "Don't let Enter send: it chooses a person, ends a syllable or begins a line.",
        "Don't use it where nobody is told: a name that tells nobody misleads.",
      ],
    },
  },
  args: { label: "댓글 쓰기", value: { text: "", people: [] }, onChange: fn() },
  beforeEach: () => stubServer(),
  decorators: (Story) => (
    <PortalFrame>
      <Story />
    </PortalFrame>
  ),
  render: function Held({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    return (
      <MentionInput
        {...args}
        value={value}
        onChange={(said) => {
          setValue(said);
          onChange(said);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof MentionInput>;

/** Initial consonants list people; arrows and Enter choose, and the words go on. */
export const ByInitials: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement);
    const input = box.getByRole("textbox", { name: "댓글 쓰기" });
    await userEvent.type(input, "확인 부탁해요 @ㅂㅂ");
    await expect(await box.findByRole("option", { name: /박바다/ })).toHaveAttribute("aria-selected", "true");
    await expect(box.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("확인 부탁해요 @박바다 ");
    await waitFor(() => expect((input as HTMLTextAreaElement).selectionStart).toBe("확인 부탁해요 @박바다 ".length));
    await userEvent.type(input, "님");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: "확인 부탁해요 @박바다 님",
      people: [{ idx: 2, name: "박바다" }],
    });
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: "", people: [] });
  },
};

/** The arrows go round; a click chooses too. */
export const ByArrows: Story = {
  async play({ canvasElement }) {
    const box = within(canvasElement);
    const input = box.getByRole("textbox", { name: "댓글 쓰기" });
    await userEvent.type(input, "@");
    await expect(await box.findAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("{ArrowUp}");
    await expect(box.getByRole("option", { name: /이구름/ })).toHaveAttribute("aria-selected", "true");
    await expect(input).toHaveAttribute("aria-activedescendant", box.getByRole("option", { name: /이구름/ }).id);
    await userEvent.click(box.getByRole("option", { name: /김하늘/ }));
    await expect(input).toHaveValue("@김하늘 ");
    await expect(input).toHaveFocus();
  },
};

/** Escape leaves the list and keeps the words; Enter is then a new line. */
export const Left: Story = {
  async play({ canvasElement }) {
    const box = within(canvasElement);
    const input = box.getByRole("textbox", { name: "댓글 쓰기" });
    await userEvent.type(input, "@김");
    await box.findByRole("option", { name: /김하늘/ });
    await userEvent.keyboard("{Escape}");
    await expect(box.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("@김\n");
  },
};

/** While a syllable is put together Enter ends it and chooses nobody; an address is no name. */
export const Composing: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement);
    const input = box.getByRole("textbox", { name: "댓글 쓰기" });
    await userEvent.type(input, "help@김");
    await expect(box.queryByRole("listbox")).toBeNull();
    await userEvent.type(input, " @김");
    await box.findByRole("option", { name: /김하늘/ });
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    await expect(input).toHaveValue("help@김 @김");
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ people: [expect.anything()] }));
    await expect(box.getByRole("listbox")).toBeVisible();
  },
};
