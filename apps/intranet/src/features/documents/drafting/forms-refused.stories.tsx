import { columnName, type DocumentKind, type Field, formByKind } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { isUnsaved } from "../../../controls/dialogs/unsaved";
import { draftAnswers, draftStory, expectForm, handIn, people } from "../../../testing/sample-documents";
import { stubServer } from "../../../testing/stub-server";

/** Each form handed in with nothing in it: what is missing is said at its place, and the first of it has the focus. */
const meta: Meta = {
  title: "Portal/Documents/Forms, refused",
  parameters: { code: ["apps/intranet/src/features/documents/drafting/draft-form.tsx"] },
};

export default meta;

const refused = (kind: DocumentKind): StoryObj => ({
  ...draftStory(kind, false),
  async play({ canvasElement }) {
    await expectForm(canvasElement, kind);
    await handIn(canvasElement);
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

/** What only the server knows stands once: at its field, else below the form as it was written. */
export const ByTheServer: StoryObj = {
  ...draftStory("D1", true),
  beforeEach() {
    const taken = "이미 있는 제목입니다.";
    const refusals = [
      { status: 400, data: { err: 400, err_msg: taken, fields: { title: taken } } },
      { status: 400, data: { err: 400, err_msg: "결재선에 없는 직원이 있습니다. 다시 선택하세요." } },
    ];
    return stubServer((call) =>
      call.url === "/rest/documents/submitDocument" ? refusals.shift() : draftAnswers(call),
    );
  },
  async play({ canvasElement }) {
    await expectForm(canvasElement, "D1");
    const title = within(canvasElement).getByRole("textbox", { name: /^제목/ });
    await userEvent.type(title, "교육장 임대 계약");
    const send = async () => {
      await handIn(canvasElement);
      const dialog = within(await screen.findByRole("dialog", { name: "상신" }));
      await userEvent.click(dialog.getByRole("button", { name: "상신" }));
    };
    await send();
    await waitFor(() => expect(title).toHaveAccessibleDescription("이미 있는 제목입니다."));
    await expect(screen.getAllByText("이미 있는 제목입니다.")).toHaveLength(1);
    await send();
    const page = within(within(canvasElement).getByRole("main"));
    await expect(await page.findByText("결재선에 없는 직원이 있습니다. 다시 선택하세요.")).toBeVisible();
    await expect(screen.getAllByText(/없는 직원이 있습니다/)).toHaveLength(1);
    await expect(screen.queryByText("이미 있는 제목입니다.")).toBeNull();
    await expect(title).toHaveValue("교육장 임대 계약");
  },
};

let bringLine: () => void;

/** Who submits before the rules' line has come waits for it, and is not refused for what it lacks. */
export const LineOnItsWay: StoryObj = {
  ...draftStory("D3", true),
  beforeEach() {
    const came = new Promise<void>((resolve) => {
      bringLine = resolve;
    });
    const answer = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", ...data } });
    const step = { role: "approve", staff: people.acting, team: null, parallel_group: null };
    return stubServer(({ url, data }) => {
      if (url === "/rest/documents/previewLine") return came.then(() => answer({ line: [step], required: [] }));
      if (url !== "/rest/documents/checkDocument") return draftAnswers({ url, data } as never);
      const isWhole = String(data).includes(String(people.acting.idx));
      const problems = isWhole ? [] : [{ path: "line", message: "결재선에 백하람 책임이 빠졌습니다." }];
      return answer({ problems, warnings: [], computed: {}, shown: {} });
    });
  },
  async play({ canvasElement }) {
    await expectForm(canvasElement, "D3");
    const page = within(within(canvasElement).getByRole("main"));
    await handIn(canvasElement);
    await expect(await page.findByText("확인하고 있습니다…")).toBeVisible();
    bringLine();
    await expect(await screen.findByRole("dialog", { name: "상신" })).toBeVisible();
    // the line is the portal's: nothing of it is the drafter's to lose
    await expect(isUnsaved()).toBe(false);
    await expect(page.queryByText(/저장하지 않은 내용이 있습니다/)).toBeNull();
    await expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
    await expect(screen.queryByText(/^고칠 곳이/)).toBeNull();
    await expect(page.queryByText(/빠졌습니다/)).toBeNull();
  },
};

/** Of a line the very cell that something is wrong with has the focus. */
export const LineOfOvertime: StoryObj = {
  ...draftStory("D6", false),
  async play({ canvasElement }) {
    await expectForm(canvasElement, "D6");
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/^제목/), "교재 마감");
    fireEvent.change(form.getByLabelText("일자 1 달력"), { target: { value: "2026-03-02" } });
    await userEvent.selectOptions(form.getByLabelText(/^보상/), "수당");
    await handIn(canvasElement);
    await waitFor(() => expect(form.getByLabelText("시작 1 오전/오후")).toHaveFocus());
  },
};
