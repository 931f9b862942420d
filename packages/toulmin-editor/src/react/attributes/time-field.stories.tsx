import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { annotated } from "../../testing/annotated-sample";
import { sampleJudgment } from "../../testing/sample";
import { editorOnAPage } from "../../testing/story-frames";
import { ToulminEditor } from "../toulmin-editor";

/** A time as the judgment words it: typed, picked from the calendar or taken from the phrase, with its reading. */
const meta = {
  title: "Editor/Times",
  component: ToulminEditor,
  parameters: {
    use: {
      do: [
        "Keep what the judgment says (`2018. 6. 초순경`) and show below how it is understood.",
        "Tell what is doubtful or not understood in words below the field.",
        "Offer the time that the phrase itself has, and the fact from which a relative one counts.",
      ],
      dont: [
        "Don't refuse or rewrite what was typed; a time that is not read is kept as it is.",
        "Don't make the calendar the only way: judgments are vaguer than days.",
        "Don't place a doubtful time on the timeline without its mark of doubt.",
      ],
    },
  },
  render: editorOnAPage,
  args: { initialValue: () => annotated(sampleJudgment()) },
} satisfies Meta<typeof ToulminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the attributes of the datum of the text message, and gives its time fields. */
async function times(root: HTMLElement) {
  const canvas = within(root);
  await userEvent.click(await canvas.findByText(/끝을 본다/));
  await canvas.findByRole("button", { name: /시작 시각 달력/ });
  return { canvas, start: canvas.getByLabelText("시작 시각"), end: canvas.getByLabelText("종료 시각") };
}

async function retype(field: HTMLElement, words: string) {
  await userEvent.clear(field);
  await userEvent.type(field, words);
  await expect(field).toHaveValue(words);
}

/** What understands times comes late on a slow line; who types before keeps the field, the focus and the words. */
export const TypedBeforeItIsUnderstood: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/끝을 본다/));
    const start = await canvas.findByLabelText("시작 시각");
    await userEvent.clear(start);
    await userEvent.type(start, "2017. 8. 초순경");
    await waitFor(() => expect(start).toHaveAccessibleDescription("2017. 8. 1.(화) ~ 2017. 8. 10.(목) 무렵"));
    await expect(start).toBeInTheDocument();
    await expect(start).toHaveFocus();
  },
};

/** How a time is understood stands beside it; what is typed stays as it is. */
export const AsWritten: Story = {
  play: async ({ canvasElement }) => {
    const { start, end } = await times(canvasElement);
    await expect(start).toHaveAccessibleDescription("2025. 6. 14.(토) 22:12 무렵");
    await retype(start, "2017. 8. 초순경");
    await expect(start).toHaveAccessibleDescription("2017. 8. 1.(화) ~ 2017. 8. 10.(목) 무렵");
    await retype(end, "같은 해 9.");
    await expect(end).toHaveAccessibleDescription("2017. 9.");
  },
};

/** A relative time says what it counts from, and can be told to count from another fact. */
export const Relative: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, start } = await times(canvasElement);
    await retype(start, "다음 날 저녁");
    await expect(start).toHaveAccessibleDescription("2025. 6. 15.(일) 18:00 ~ 21:00 (1-근거자료-2 기준)");
    await userEvent.click(canvas.getByLabelText("기준 사실"));
    await userEvent.click(canvas.getByRole("option", { name: "2-근거자료-1 2025. 6. 14. 22:50경" }));
    await expect(start).toHaveAccessibleDescription("2025. 6. 15.(일) 18:00 ~ 21:00 (2-근거자료-1 기준)");
  },
};

/** What is not understood, an end before its start, and that nobody knows the time, are told, not refused. */
export const Problems: Story = {
  play: async ({ canvasElement }) => {
    const { start, end } = await times(canvasElement);
    await retype(start, "2025. 6. 14. 22:12경");
    await retype(end, "2025. 6. 13.");
    await expect(end).toBeInvalid();
    await expect(end).toHaveAccessibleDescription("2025. 6. 13.(금) 종료가 시작보다 앞섭니다.");
    await retype(start, "그 언젠가");
    await expect(start).toHaveAccessibleDescription(/읽지 못했습니다/);
    await retype(start, "불상일시경");
    await expect(start).toHaveAccessibleDescription("언제인지 모름");
    await expect(start).toBeValid();
  },
};

/** A time that the phrase tells is taken over by a press. */
export const FromThePhrase: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, start } = await times(canvasElement);
    await userEvent.clear(start);
    await userEvent.click(canvas.getByRole("button", { name: "구절의 시각 쓰기: 2025. 6. 14. 22:12경" }));
    await expect(start).toHaveValue("2025. 6. 14. 22:12경");
    await expect(canvas.queryByRole("button", { name: /구절의 시각 쓰기/ })).toBeNull();
  },
};
