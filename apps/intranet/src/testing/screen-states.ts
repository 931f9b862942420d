import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { ScreenFrame } from "./screen-frame";
import { stubRecords } from "./stub-records";
import { type StubAnswer, stubServer } from "./stub-server";

/** Answers one call of the records in this way, the others as usual. Returns the undoing. */
export function answering(part: string, answer: ReturnType<StubAnswer> | "never"): () => void {
  const usual = stubRecords().answer;
  return stubServer((config) => {
    if (!config.url?.endsWith(`/${part}`)) return usual(config);
    return answer === "never" ? new Promise(() => {}) : answer;
  });
}

type ScreenStory = StoryObj<typeof ScreenFrame>;

/** Of a story that is called for, the call is its code: there is no object that an example could be read from. */
export const asCalled = { docs: { source: { code: undefined } } };

/** A screen while a call of its records has no answer. */
export const waiting = (at: string, part: string): ScreenStory => ({
  args: { at },
  parameters: asCalled,
  beforeEach: () => answering(part, "never"),
  play: ({ canvasElement }) => expectWaiting(canvasElement),
});

/** A screen whose records cannot be read now. */
export const broken = (at: string, part: string): ScreenStory => ({
  args: { at },
  parameters: asCalled,
  beforeEach: () => answering(part, failing),
  play: ({ canvasElement }) => expectTrouble(canvasElement, /지금은 읽지 못합니다/, true),
});

/** A screen whose records are not the person's. */
export const refused = (at: string, part: string): ScreenStory => ({
  args: { at },
  parameters: asCalled,
  beforeEach: () => answering(part, denied),
  play: ({ canvasElement }) => expectTrouble(canvasElement, /이 (내용|목록)을 볼 권한이 없습니다/, false),
});

export const failing = { status: 500, data: { err: 500, err_msg: "지금은 읽지 못합니다." } };
export const denied = { status: 403, data: { err: 403, err_msg: "접근 권한이 없습니다." } };
export const missing = { status: 404, data: { err: 404, err_msg: "없는 기록입니다." } };

/** A screen that could not be read says why, and offers to try again where that may help. */
export async function expectTrouble(canvas: HTMLElement, words: RegExp, mayRetry: boolean): Promise<void> {
  const page = within(canvas);
  await expect(await page.findByRole("alert")).toHaveTextContent(words);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const retries = page.queryAllByRole("button", { name: "다시 시도" });
  await expect(retries).toHaveLength(mayRetry ? 1 : 0);
}

/** A screen that waits for its records has its head already, and says that it waits. */
export async function expectWaiting(canvas: HTMLElement): Promise<void> {
  const page = within(canvas);
  await waitFor(() => expect(page.getAllByText("불러오는 중…")[0]).toBeInTheDocument());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.queryByRole("alert")).toBeNull();
}
