import { userEvent, within } from "storybook/test";

/** Unfolds the tables below the charts that are shown. */
export async function unfoldTables(canvas: HTMLElement): Promise<void> {
  for (const summary of await within(canvas).findAllByText(/^표로 보기/)) await userEvent.click(summary);
}
