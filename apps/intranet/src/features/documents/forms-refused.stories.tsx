import { columnName, type DocumentKind, type Field, formByKind } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { draftStory, expectForm, handIn } from "../../testing/sample-documents";

/** Each form handed in with nothing in it: what is missing is said at its place, and the first of it has the focus. */
const meta: Meta = { title: "intranet/documents/forms/refused" };

export default meta;

const refused = (kind: DocumentKind): StoryObj => ({
  ...draftStory(kind, false),
  async play({ canvasElement }) {
    await expectForm(canvasElement, kind);
    await handIn(canvasElement);
    await screen.findByText(/^고칠 곳이 \d+군데 있습니다/);
    await waitFor(() => expect(canvasElement.querySelector("[aria-invalid=true]")).not.toBeNull());
    const first = canvasElement.querySelector("[data-problem], [aria-invalid=true]");
    await waitFor(() => expect(first?.contains(document.activeElement)).toBe(true));
    const said = [...canvasElement.querySelectorAll(".form-problem, .mantine-InputWrapper-error")];
    const words = said.map(({ textContent }) => textContent).join(" ");
    for (const label of neededOf(kind)) await expect(words).toContain(label);
  },
});

/** The labels of the fields that a form needs and that nothing stands in to begin with. */
function neededOf(kind: DocumentKind): string[] {
  const form = formByKind(kind);
  const isEmpty = (field: Field) => field.required && !("default" in field) && !("initial" in field);
  return Object.entries(form.fields)
    .filter(([key, field]) => columnName(key, field) && isEmpty(field) && (form.shown?.[key]?.({}) ?? true))
    .map(([, { label }]) => label);
}

export const General = refused("D1");
export const Purchase = refused("D2");
export const Leave = refused("D3");
export const Telecommuting = refused("D4");
export const Trip = refused("D5");
export const Overtime = refused("D6");
export const Education = refused("D7");
export const Recruit = refused("D8");
export const Cooperation = refused("D9");
export const Resignation = refused("D10");
export const Expense = refused("EXP");
export const Sales = refused("SALES");
