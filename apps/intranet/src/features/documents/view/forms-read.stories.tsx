import { type DocumentKind, formByKind } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DocumentFrame, sampleDocument } from "../../../testing/sample-documents";
import { stubServer } from "../../../testing/stub-server";
import { DocumentPage } from "./document-page";

/** Each form as its readers see it: nothing to write in, every value with its label. */
const meta: Meta = {
  title: "Portal/Documents/Forms, read",
  parameters: { code: ["apps/intranet/src/features/documents/view/document-sheet.tsx"] },
};

export default meta;

const read = (kind: DocumentKind): StoryObj => ({
  beforeEach: () =>
    stubServer(({ url }) =>
      url === "/rest/documents/getDocument" ? { status: 200, data: sampleDocument({ kind }) } : undefined,
    ),
  render: () => <DocumentFrame at="/documents/document/7" path="/documents/document/:id" page={<DocumentPage />} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 2, name: formByKind(kind).title })).toBeVisible();
    const sheet = canvasElement.querySelector(".document-sheet");
    await expect(sheet?.querySelector("input, select, textarea")).toBeNull();
    const needed = Object.values(formByKind(kind).fields).filter(({ required }) => required);
    for (const { label } of needed) await expect(sheet?.textContent).toContain(label);
  },
});

export const General = read("D1");
export const Purchase = read("D2");
export const Leave = read("D3");
export const Telecommuting = read("D4");
export const Trip = read("D5");
export const Overtime = read("D6");
export const Education = read("D7");
export const Recruit = read("D8");
export const Cooperation = read("D9");
export const Resignation = read("D10");
export const Expense = read("EXP");
export const Sales = read("SALES");
