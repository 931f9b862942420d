import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createDocument } from "../../core/document";
import { annotated } from "../../testing/annotated-sample";
import { sampleJudgment } from "../../testing/sample";
import { editorOnAPage } from "../../testing/story-frames";
import { ToulminEditor } from "../toulmin-editor";

/** The headings and numbered parts of the judgment, with the marks in each; one that is pressed is gone to. */
const meta = {
  title: "Editor/Outline",
  component: ToulminEditor,
  parameters: {
    use: {
      do: [
        "Take it to find one's place in a long judgment: headings, numbered parts, and the marks in each.",
        "Show levels by their indent alone, three at most on a phone.",
        "Cite by the number of the paragraph that it shows (`문단 12`).",
      ],
      dont: [
        "Don't put claims into it; they have numbers of their own in the list.",
        "Don't invent headings where a judgment has none: it says so.",
        "Don't take it for a filter: a press goes there and hides nothing.",
      ],
    },
  },
  render: editorOnAPage,
} satisfies Meta<typeof ToulminEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of the judgment with the marks in each; one that is pressed comes to the top of the text. */
export const Parts: Story = {
  args: { initialValue: () => annotated(sampleJudgment()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("tab", { name: "차례" }));
    const outline = within(await canvas.findByRole("navigation", { name: "차례" }));
    await expect((await outline.findAllByText(/^주장 \d개$/)).length).toBeGreaterThan(1);
    const last = outline.getAllByRole("button", { name: /^쟁점 4/ })[0] as HTMLElement;
    await userEvent.click(last);
    const text = canvas.getByRole("region", { name: "판결문" });
    const heading = within(text).getByRole("heading", { name: /^쟁점 4/ });
    const scroller = text.closest("[data-toulmin-scroller]") as HTMLElement;
    await waitFor(() => {
      const distance = heading.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      expect(isAtEnd || Math.abs(distance) < 60).toBe(true);
    });
    await expect(heading).toBeVisible();
    // the number by which the outline cites it stands beside it, and is no text of the judgment
    const cited = /문단 (\d+)/.exec(last.textContent ?? "")?.[1];
    const shown = getComputedStyle(heading, "::before").content;
    await expect(shown).toBe(`"${cited}" / ""`);
    await expect(heading.textContent).not.toContain(cited);
  },
};

/** A judgment without headings and numbers. */
export const None: Story = {
  args: { initialValue: createDocument({ blocks: [{ kind: "paragraph", text: "피고인은 과도로 피해자를 찔렀다." }] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("tab", { name: "차례" }));
    await expect(await canvas.findByText(/^제목이나 번호/)).toBeVisible();
  },
};
