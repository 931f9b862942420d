import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  DocumentFrame,
  people,
  type SampleDocument,
  sampleDocument,
  sampleStep,
} from "../../../testing/sample-documents";
import { stubServer } from "../../../testing/stub-server";
import { DocumentPage } from "./document-page";

const acted = fn();
const trip = {
  ...{ ver: 1, status: "ok", report: "", report_due: "2026-12-13", reported_at: null },
  may: { report: true, cancel: false },
};

/** A document as its participants read it, and what they may do with it. */
const meta: Meta = { title: "Portal/Documents/DocumentPage" };

export default meta;
type Story = StoryObj;
type Buttons = (canvas: ReturnType<typeof within>) => Promise<(string | null)[]>;

/** A document as the server tells of it. */
const shown = (part: SampleDocument, more: object = trip): Story => ({
  beforeEach() {
    acted.mockClear();
    return stubServer(({ url, data }) => {
      const answer = (body: object) => ({ status: 200, data: { err: 0, err_msg: "", ...body } });
      if (url === "/rest/documents/getDocument") return answer(sampleDocument(part));
      if (url === "/rest/documents/getTripReport") return answer(more);
      if (!url?.startsWith("/rest/documents/")) return undefined;
      acted(url, JSON.parse(String(data ?? "{}")));
      return answer({ status: "run", doc_no: null });
    });
  },
  render: () => <DocumentFrame at="/documents/document/7" path="/documents/document/:id" page={<DocumentPage />} />,
});

const buttonsOf: Buttons = async (canvas) => {
  const bar = within(await canvas.findByRole("toolbar", { name: "문서 처리" }));
  return bar.getAllByRole("button").map(({ textContent }) => textContent);
};

const mine = { approve: true, reject: true, hold: true };
const submitted = { submitted_at: "2026-11-20T01:00:00.000Z" };

/** My turn: “a” opens the approval, “r” the rejection, which needs a reason. */
export const MyTurn: Story = {
  ...shown({ may: mine }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await buttonsOf(canvas)).toEqual(["승인", "반려", "보류", "더보기"]);
    fireEvent.keyDown(document.body, { key: "r", code: "KeyR" });
    const dialog = within(await screen.findByRole("dialog", { name: "반려" }));
    await userEvent.click(dialog.getByRole("button", { name: "반려" }));
    await expect(dialog.getByText("반려 의견을 입력하세요.")).toBeVisible();
    await expect(acted).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox"), "금액이 다릅니다.");
    // a key that is pressed twice rejects once
    fireEvent.keyDown(dialog.getByRole("textbox"), { key: "Enter", ctrlKey: true });
    fireEvent.keyDown(dialog.getByRole("textbox"), { key: "Enter", ctrlKey: true });
    const sent = { idx: 7, rev: 1, action: "reject", opinion: "금액이 다릅니다." };
    await waitFor(() => expect(acted).toHaveBeenCalledWith("/rest/documents/actOnDocument", sent));
    await expect(acted).toHaveBeenCalledTimes(1);
  },
};

/** I hold it: why is read beside it, and it can be taken up again. */
export const Held: Story = {
  ...shown({
    may: { ...mine, hold: false, resume: true },
    line: [
      sampleStep(1, people.lead, {
        ...{
          status: "hold",
          acted_by: people.lead,
          acted_at: "2026-11-21T00:00:00.000Z",
          opinion: "견적을 기다립니다.",
        },
      }),
      sampleStep(2, people.division),
    ],
    history: [
      {
        ...{ at: "2026-11-21T00:00:00.000Z", who: "윤도담", from: "now", to: "hold", memo: "견적을 기다립니다." },
        step: { role: "approve", name: "윤도담" },
      },
      { at: "2026-11-20T01:00:00.000Z", who: "김이든", step: null, from: "draft", to: "run", memo: null },
    ],
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await buttonsOf(canvas)).toEqual(["승인", "반려", "보류 해제", "더보기"]);
    await userEvent.click(canvas.getByText("이력 2"));
    await expect(canvas.getByText(/결재 윤도담: 대기 → 보류/)).toBeVisible();
    await expect(canvas.getByText(/문서: 임시저장 → 진행/)).toBeVisible();
  },
};

/** Handed in by me: I may take it back; there is nothing to decide. */
export const HandedIn: Story = {
  ...shown({ may: { recall: true, copy: true, addReference: true } }),
  async play({ canvasElement }) {
    await expect(await buttonsOf(within(canvasElement))).toEqual(["회수", "더보기"]);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "더보기" }));
    await expectItem("참조 추가");
  },
};

/** A draft of mine goes on to be written. */
export const Draft: Story = {
  ...shown({ status: "draft", submitted_at: null, may: { edit: true, remove: true, comment: false } }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("link", { name: "이어서 쓰기" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("textbox", { name: "의견 남기기" })).toBeNull();
  },
};

/** Gone through by j and k, also by who presses them before a document has come. */
export const GoneThrough: Story = {
  beforeEach: () =>
    stubServer(({ url, params }) => {
      if (url !== "/rest/documents/getDocument") return undefined;
      const data = sampleDocument({ idx: params.idx, title: `${params.idx}번 문서` });
      // only the last one ever comes
      return params.idx === 9 ? { status: 200, data } : new Promise<never>(() => undefined);
    }),
  render: () => (
    <DocumentFrame
      at="/documents/document/7"
      state={{ list: [7, 8, 9], type: "T1" }}
      path="/documents/document/:id"
      page={<DocumentPage />}
    />
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("불러오는 중…")).toBeVisible();
    for (const _ of ["8", "9"]) fireEvent.keyDown(document.body, { key: "j", code: "KeyJ" });
    await expect(await canvas.findByRole("heading", { level: 1, name: /9번 문서/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "다음" })).toBeDisabled();
    fireEvent.keyDown(document.body, { key: "k", code: "KeyK" });
    await waitFor(() => expect(canvas.queryByRole("heading", { name: /9번 문서/ })).toBeNull());
  },
};

/** Completed with its number; one ended the line for the rest (전결), another decided in somebody's place (대결). */
export const Completed: Story = {
  ...shown({
    ...submitted,
    ...{ status: "done", doc_no: "GEN-2026-111-0001", done_at: "2026-11-21T02:00:00.000Z" },
    line: [
      sampleStep(1, people.lead, {
        status: "ok",
        acted_by: people.acting,
        acted_at: "2026-11-21T02:00:00.000Z",
        is_final: true,
      }),
      sampleStep(2, people.division, { status: "skip" }),
    ],
    may: { copy: true, follow: ["EXP"] },
    results: [{ title: "지출", note: "지급대기", path: "/documents/myexpensemanagement" }],
    received: [{ team_name: "지원팀", handler: "정노을", status: "run", due: "2026-12-01", note: null }],
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("GEN-2026-111-0001")).toBeVisible();
    await expect(canvas.getByText("대결 (윤도담)")).toBeVisible();
    await expect(canvas.getByText("전결")).toBeVisible();
    await expect(canvas.getByText("지원팀")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "더보기" }));
    await expectItem("지출결의서 작성");
  },
};

/** Rejected as its second revision: why stands beside it, the first one below. */
export const Rejected: Story = {
  ...shown({
    ...{ status: "reject", rev: 2 },
    line: [sampleStep(3, people.lead, { status: "reject", acted_by: people.lead, opinion: "근거를 붙여 주세요." })],
    revisions: [
      { rev: 1, title: "교육장 임대", ...submitted, line: [sampleStep(1, people.lead, { status: "reject" })] },
    ],
    may: { edit: true, copy: true },
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "수정하여 재상신" })).toBeVisible();
    await expect(canvas.getByText("근거를 붙여 주세요.")).toBeVisible();
    await expect(canvas.getByText(/^1차 상신/)).toBeVisible();
  },
};

/** A private document that a master reads, which is recorded. */
export const Audited: Story = {
  ...shown({ secret: "private", is_audit: true, may: { comment: false } }),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/감사 열람입니다/)).toBeVisible();
    await expect(await buttonsOf(within(canvasElement))).toEqual(["더보기"]);
  },
};

/** Whoever takes no part is told so, and where to go. */
export const Denied: Story = {
  beforeEach: () => stubServer(() => ({ status: 403, data: { err: 403, err_msg: "이 문서를 볼 권한이 없습니다." } })),
  render: () => <DocumentFrame at="/documents/document/7" path="/documents/document/:id" page={<DocumentPage />} />,
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/이 문서를 볼 권한이 없습니다/)).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: "문서 목록으로" })).toBeVisible();
  },
};

/** A trip that was made: its report is written on the page of its document. */
export const TripToReport: Story = {
  ...shown({ kind: "D5", status: "done", doc_no: "TRP-2026-111-0001" }),
  async play({ canvasElement }) {
    const report = within(await within(canvasElement).findByRole("region", { name: "출장 결과보고" }));
    await expect(report.getByText("2026-12-13까지")).toBeVisible();
    await userEvent.click(report.getByRole("button", { name: "결과보고 쓰기" }));
    await userEvent.type(await report.findByRole("textbox", { name: "결과보고" }), "20명이 왔습니다.");
    await userEvent.click(report.getByRole("button", { name: "결과보고 저장" }));
    const sent = { idx: 7, ver: 1, report: expect.stringContaining("20명이 왔습니다.") };
    await waitFor(() => expect(acted).toHaveBeenCalledWith("/rest/documents/saveTripReport", sent));
  },
};

/** A trip whose report is there: read by everybody, changed by nobody else. */
export const TripReported: Story = {
  ...shown(
    { kind: "D5", status: "done", doc_no: "TRP-2026-111-0001" },
    {
      ...{ ver: 2, status: "done", report: "<p>20명이 왔습니다.</p>", report_due: "2026-12-13" },
      ...{ reported_at: "2026-12-09T01:00:00.000Z", may: { report: false, cancel: false } },
    },
  ),
  async play({ canvasElement }) {
    const report = within(await within(canvasElement).findByRole("region", { name: "출장 결과보고" }));
    await expect(await report.findByText("20명이 왔습니다.")).toBeVisible();
    await expect(report.queryByRole("button")).toBeNull();
  },
};

/** Finds something in the open menu, and closes the menu again. */
async function expectItem(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole("menuitem", { name })).toBeVisible());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
}
