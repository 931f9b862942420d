import { type DocumentKind, formByKind } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { draftStory, expectForm, sampleData } from "../../../testing/sample-documents";
import { titleOf } from "./draft";

/** Each form filled in, and its preview: the document as its readers will see it. */
const meta: Meta = {
  title: "Portal/Documents/Forms, filled",
  parameters: {
    code: [
      "apps/intranet/src/features/documents/drafting/draft-form.tsx",
      "apps/intranet/src/features/documents/view/document-sheet.tsx",
    ],
  },
};

export default meta;

const filled = (kind: DocumentKind): StoryObj => ({
  ...draftStory(kind, true),
  async play({ canvasElement }) {
    await expectForm(canvasElement, kind);
    const canvas = within(canvasElement);
    const own = titleOf({ kind, title: "", data: sampleData[kind] });
    if (!own) await userEvent.type(canvas.getByLabelText(/제목/), "교육장 임대 계약");
    await userEvent.click(canvas.getByRole("button", { name: "미리보기" }));
    const preview = within(await screen.findByRole("dialog", { name: "미리보기" }));
    await expect(preview.getByRole("heading", { level: 2, name: formByKind(kind).title })).toBeVisible();
    await expect(preview.getByRole("heading", { level: 3, name: own || "교육장 임대 계약" })).toBeVisible();
  },
});

export const General = filled("D1");
export const Purchase = filled("D2");
export const Leave: StoryObj = {
  ...filled("D3"),
  async play(context) {
    // what is written is not folded away
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByLabelText("비상연락처")).toBeVisible();
    await filled("D3").play?.(context);
  },
};
export const Telecommuting = filled("D4");
export const Trip = filled("D5");
export const Overtime = filled("D6");
export const Education = filled("D7");
export const Recruit = filled("D8");
export const Cooperation = filled("D9");
export const Resignation = filled("D10");
export const Expense = filled("EXP");
export const Sales = filled("SALES");
