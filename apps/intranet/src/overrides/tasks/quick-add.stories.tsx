import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { signInForStories } from "../../testing/screen-frame";
import { inShell } from "../../testing/shell-frame";
import { type StubAnswer, stubServer } from "../../testing/stub-server";
import { QuickAdd } from "./quick-add";

const added = fn();

const adds: StubAnswer = (config) => {
  if (config.url !== "/rest/records/task/add") return undefined;
  added(JSON.parse(String(config.data)).values);
  return { status: 200, data: { err: 0, err_msg: "", idx: 1 } };
};

const meta: Meta<typeof QuickAdd> = {
  title: "Portal/Tasks/QuickAdd",
  component: QuickAdd,
  parameters: {
    use: {
      do: [
        "Take it above a list whose records are made many times a day and need one line.",
        "Show below what was understood before it is sent: who, and until when.",
        "Keep the focus in the line after saving, so that the next one can be typed at once.",
      ],
      dont: [
        "Don't put more into the line than title, `@담당` and `~10/31`; the rest belongs to the form.",
        "Don't guess between two people of one name: it says so and waits for another letter.",
        "Don't take the button 등록 away for it; not everybody types.",
      ],
    },
  },
  beforeEach() {
    added.mockClear();
    signInForStories();
    return stubServer(adds);
  },
  decorators: inShell,
};

export default meta;
type Story = StoryObj<typeof QuickAdd>;

let letDirectoryCome = () => {};

/** Who is quicker than the directory still gives the task to whom they named. */
export const QuickerThanTheDirectory: Story = {
  beforeEach() {
    const mayCome = new Promise<undefined>((resolve) => {
      letDirectoryCome = () => resolve(undefined);
    });
    return stubServer((config) =>
      config.url === "/rest/documents/connection_staff_all" ? (mayCome as Promise<never>) : adds(config),
    );
  },
  async play() {
    await userEvent.type(await screen.findByLabelText("빠른 업무 추가"), "교재 고르기 @박바다{Enter}");
    await expect(added).not.toHaveBeenCalled();
    letDirectoryCome();
    await waitFor(() => expect(added).toHaveBeenCalledOnce());
    await expect(added.mock.calls[0]?.[0]).toMatchObject({
      title: "교재 고르기",
      task_member: [{ idx_staff: 2, role: "assignee" }],
    });
  },
};

/** A name that nobody has is told, nothing is made, and the line stays. */
export const NobodyOfThatName: Story = {
  async play() {
    const line = await screen.findByLabelText("빠른 업무 추가");
    await userEvent.type(line, "교재 고르기 @없는이{Enter}");
    await expect(await screen.findByText("‘없는이’(이)라는 직원이 없습니다.")).toBeVisible();
    await expect(line).toHaveValue("교재 고르기 @없는이");
    await expect(added).not.toHaveBeenCalled();
  },
};
