import type { DocumentKind } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { draftStory, expectForm } from "../../../testing/sample-documents";

/** Each form as it is when somebody begins. */
const meta: Meta = {
  title: "Portal/Documents/Forms, empty",
  parameters: { code: ["apps/intranet/src/features/documents/drafting/draft-form.tsx"] },
};

export default meta;

const empty = (kind: DocumentKind): StoryObj => ({
  ...draftStory(kind, false),
  async play({ canvasElement }) {
    await expectForm(canvasElement, kind);
    const line = within(canvasElement).getByRole("region", { name: "결재선" });
    await expect(within(line).getByText("윤도담")).toBeVisible();
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toBeNull();
    const tools = within(within(canvasElement).getByRole("toolbar", { name: "기안 처리" }));
    await expect(tools.getAllByRole("button").at(-1)).toHaveTextContent("상신");
  },
});

export const General = empty("D1");
export const Purchase = empty("D2");
export const Leave: StoryObj = {
  ...empty("D3"),
  async play(context) {
    await empty("D3").play?.(context);
    const canvas = within(context.canvasElement);
    // a small sheet: what few write of it is behind one line, which tells what that is
    await expect(canvas.getByRole("textbox", { name: "사유" })).toBeVisible();
    const contact = canvas.getByLabelText("비상연락처");
    await expect(contact).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^더 입력하기: 업무대행자, 비상연락처, 증빙, 본문, 첨부$/));
    await expect(contact).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "본문" })).toBeVisible();
  },
};
export const Telecommuting = empty("D4");
export const Trip = empty("D5");
export const Overtime = empty("D6");
export const Education = empty("D7");
export const Recruit = empty("D8");
export const Cooperation = empty("D9");
export const Resignation = empty("D10");
export const Expense = empty("EXP");
export const Sales = empty("SALES");
