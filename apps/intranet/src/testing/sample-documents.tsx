import { type DocumentKind, type FormValues, formByKind } from "@portal/definition";
import { useEffect, useState } from "react";
import { createMemoryRouter, parsePath, RouterProvider } from "react-router-dom";
import { expect, userEvent, within } from "storybook/test";
import { type Begun, begunFrom } from "../features/documents/drafting/draft";
import { DraftForm } from "../features/documents/drafting/draft-form";
import type { Document, Step } from "../features/documents/names";
import { loadModule } from "../fields/modules";
import { PortalFrame } from "./portal-frame";
import { type StubAnswer, stubServer } from "./stub-server";

export const people = {
  drafter: { idx: 100, kname: "김이든", position_name: "선임", team_name: "기업교육1팀" },
  lead: { idx: 101, kname: "윤도담", position_name: "팀장", team_name: "기업교육1팀" },
  acting: { idx: 109, kname: "백하람", position_name: "책임", team_name: "기업교육2팀" },
  division: { idx: 110, kname: "한빛나", position_name: "본부장", team_name: "기업교육1팀" },
};

/** A step of a line as the server answers it. */
export function sampleStep(idx: number, staff: Step["staff"], part: Partial<Step> = {}): Step {
  const nothing = { team: null, parallel_group: null, acted_by: null, acted_at: null, opinion: null, note: null };
  return { idx, seq: idx, role: "approve", staff, status: "wait", is_final: false, ...nothing, ...part };
}

const period = { date_from: "2026-12-07", date_to: "2026-12-08" };

/** What stands in each form once it is filled in. */
export const sampleData = {
  D1: { category: "seal", effective_date: "2026-12-01", seal: "use", seal_purpose: "교육장 임대 계약", copies: 2 },
  D2: {
    vendor: "(주)가상상사",
    reason: "오래된 모니터를 바꿉니다.",
    budget: "비품비",
    due: "2026-12-10",
    items: [
      { name: "모니터", spec: "27인치", qty: 2, unit_price: 180_000, is_asset: true },
      { name: "받침대", qty: 2, unit_price: 30_000, is_asset: false },
    ],
  },
  D3: { idx_type: 1, unit: "day", ...period, days: 2, reason: "가족 행사", idx_sub_staff: 2, contact: "010-0000-0000" },
  D4: { ...period, unit: "day", place: "home", contact: "010-0000-0000", plan: "원고 두 장을 검토합니다." },
  D5: {
    ...{ area: "dom", place: "대전", ...period, companions: [1, 2], purpose: "교육 설명회", transport: "ktx" },
    costs: [{ item: "KTX 왕복", amount: 47_400, memo: "2인" }],
  },
  D6: {
    comp: "pay",
    calc: "연장 2시간 × 1.5 = 3시간",
    works: [
      {
        work_date: "2026-12-01",
        time_from: "18:30",
        time_to: "21:00",
        rest_min: 30,
        kind: "over",
        reason: "교재 마감",
      },
    ],
  },
  D7: { edu_title: "데이터 글쓰기", provider: "가상교육원", ...period, hours: 12, cost: 300_000, benefit: "보고서" },
  D8: {
    ...{ job: "출강 매니저", headcount: 2, employ_type: "regular", reason: "add", need_by: "2030-01-02" },
    ...{ jd: "<p>출강 일정을 맡습니다.</p>", skills: "일정 관리", salary_band: "협의" },
  },
  D9: { request: "표지 200부를 인쇄해 주세요.", due: "2030-01-02", note: "가제본 한 부를 먼저 봅니다." },
  D10: { retire_date: "2030-01-02", reason: "study", detail: "대학원 진학", idx_successor: 2, wants_interview: true },
  EXP: {
    expense_kind: "transfer",
    ...{ pay_to: "가상인쇄소", bank: "가상은행", account_no: "000-00-000000" },
    items: [
      { use_date: "2026-11-03", account: "traffic", summary: "택시", supply: 15_000, vat: 1_500, proof: "card" },
      { use_date: "2026-11-04", account: "meet", summary: "회의 다과", supply: 30_000, vat: 3_000, proof: "card" },
    ],
  },
  SALES: {
    ...{ idx_customer: 1, biz_no: "1018212345", ceo_name: "정가람", tax_email: "tax@customer.example" },
    ...{ contract_name: "출강 1기", tax_kind: "taxed", issue_kind: "normal", issue_date: "2026-12-01" },
    items: [{ item: "어학 과정", qty: 1, unit_price: 1_000_000, supply: 1_000_000, vat: 100_000 }],
  },
} satisfies Record<DocumentKind, FormValues>;

const names = {
  customer: { 1: "가상상사" },
  vacation_type: { 1: "연차" },
  staff: { 1: "김하늘", 2: "박바다" },
};

/** What is said of a sample beside the usual: also which things I may do with it. */
export type SampleDocument = Omit<Partial<Document>, "may"> & { readonly may?: Partial<Document["may"]> };

/** A document as its readers get it. */
export function sampleDocument(part: SampleDocument = {}): Document {
  const kind = part.kind ?? "D1";
  const may = {
    ...{ approve: false, reject: false, hold: false, resume: false, final: false, recall: false, edit: false },
    ...{ recallNeedsReason: false, remove: false, copy: false, addStep: false, addReference: false, comment: true },
    follow: [],
  };
  return {
    ...{
      err: 0,
      err_msg: "",
      idx: 7,
      ver: 1,
      kind,
      doc_no: null,
      title: "교육장 임대 계약",
      body: "<p>검토 바랍니다.</p>",
    },
    ...{ data: sampleData[kind], names, amount: null, secret: "normal", keep_years: "5", rev: 1, status: "run" },
    ...{ drafter: people.drafter, office_name: "기업교육본부", wdate: "2026-11-20T00:00:00.000Z" },
    ...{ submitted_at: "2026-11-20T01:00:00.000Z", done_at: null, files: [], attached: [], parent: null, children: [] },
    line: [sampleStep(1, people.lead, { status: "now" }), sampleStep(2, people.division)],
    ...{ revisions: [], comments: [], readers: [], received: [], results: [], is_audit: false },
    history: [{ at: "2026-11-20T01:00:00.000Z", who: "김이든", step: null, from: "draft", to: "run", memo: null }],
    ...part,
    may: { ...may, ...part.may },
  };
}

/** Answers what a form asks while it is written. */
export const draftAnswers: StubAnswer = ({ url }) => {
  const answer = (data: object) => ({ status: 200, data: { err: 0, err_msg: "", ...data } });
  if (url === "/rest/documents/checkDocument") return answer({ problems: [], warnings: [], computed: {}, shown: {} });
  if (url === "/rest/documents/previewLine") return answer({ line: sampleLine, required: sampleRequired });
  return undefined;
};

const sampleLine = [people.lead, people.division].map((staff) => ({
  ...{ role: "approve" as const, staff, team: null, parallel_group: null },
}));

const sampleRequired = [{ idx_staff: people.lead.idx, role: "approve", why: "전결규정: 500,000원까지 팀장 전결" }];

interface DocumentFrameProps {
  at?: string;
  /** What the page before has handed to the page. */
  state?: object;
  path?: string;
  page: React.ReactNode;
}

/** Something of the documents on a page of its own, with an address. */
export function DocumentFrame({ at = "/", state, path = "*", page }: DocumentFrameProps) {
  const [isReady, setIsReady] = useState(false);
  const [router] = useState(() =>
    createMemoryRouter([{ path, element: page }], { initialEntries: [{ ...parsePath(at), state }] }),
  );
  useEffect(() => {
    void loadModule("approval-core").then(() => setIsReady(true));
  }, []);
  return <PortalFrame>{isReady && <RouterProvider router={router} />}</PortalFrame>;
}

/** A form as it is written: empty, or filled in. */
export function draftStory(kind: DocumentKind, isFilled: boolean) {
  const start: Parameters<typeof begunFrom>[1] = {
    ...{ err: 0, err_msg: "", title: "", body: "", data: {}, parent: null },
    secret: "normal",
    keep_years: "5",
    ...{ line: sampleLine, drafter: people.drafter, office_name: "기업교육본부", names },
  };
  const begun: Begun = begunFrom(kind, start, isFilled ? sampleData[kind] : {});
  return { render: () => <DocumentFrame page={<DraftForm begun={begun} />} />, beforeEach: () => beginStory() };
}

function beginStory() {
  localStorage.clear();
  return stubServer(draftAnswers);
}

/** Hands in what is written. */
export async function handIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await canvas.findByRole("toolbar", { name: "기안 처리" });
  await userEvent.click(canvas.getByRole("button", { name: "상신" }));
}

/** Finds the form's own title on the page. */
export async function expectForm(canvasElement: HTMLElement, kind: DocumentKind): Promise<void> {
  const title = await within(canvasElement).findByRole("heading", { level: 1, name: formByKind(kind).title });
  await expect(title).toBeVisible();
}
