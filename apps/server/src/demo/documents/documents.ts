import { type DocumentKind, formByKind } from "@portal/definition";
import { readForm } from "@portal/definition/contract";
import type { numberCounter } from "../../db/system-tables";
import type { docComment, docInbox, docRead, docRevision, docStep, document, statusLog } from "../../db/tables";
import { dayOf } from "../../seoul";
import type { DemoPerson } from "../company/people";
import { daysBefore } from "../days";
import { type Draft, draftsOf, type People } from "./document-drafts";

/** The documents of a year and what belongs to them. */
export interface DemoDocuments {
  readonly documents: Made[];
  readonly revisions: (typeof docRevision.$inferInsert)[];
  readonly steps: (typeof docStep.$inferInsert)[];
  readonly inbox: (typeof docInbox.$inferInsert)[];
  readonly comments: (typeof docComment.$inferInsert)[];
  readonly reads: (typeof docRead.$inferInsert)[];
  readonly history: (typeof statusLog.$inferInsert)[];
  readonly counters: (typeof numberCounter.$inferInsert)[];
}

export type Made = typeof document.$inferInsert & {
  readonly idx: number;
  readonly kind: DocumentKind;
  readonly drafter: DemoPerson;
  /** Who had or has the last word. */
  readonly decider: number;
  readonly record?: number | undefined;
};

const HOUR = 60 * 60 * 1000;
const opinions = ["확인했습니다.", "좋습니다. 진행하세요.", "일정에 맞춰 주세요.", "예산 안에서 진행 바랍니다."];
const refusals = ["금액의 근거를 붙여 주세요.", "일정을 다시 잡아 주세요.", "견적을 하나 더 받아 주세요."];
const remarks = ["첨부한 견적을 함께 봐 주세요.", "지난달과 같은 조건입니다.", "담당자와 통화해 확인했습니다."];

/** A year of documents in every form and state, decided by those who head the drafters' units. */
export function demoDocuments(people: readonly DemoPerson[], now: Date, more: readonly Draft[]): DemoDocuments {
  const made: DemoDocuments = {
    documents: [],
    revisions: [],
    steps: [],
    inbox: [],
    comments: [],
    reads: [],
    history: [],
    counters: [],
  };
  const numbers = new Map<string, number>();
  const company = peopleOf(people);
  const drafts = [...draftsOf(people, now), ...more].sort((a, b) => b.ago - a.ago);
  for (const [index, draft] of drafts.entries()) addDocument(made, draft, { idx: index + 1, company, now, numbers });
  made.counters.push(...[...numbers].map(([name, last]) => ({ name, last })));
  return made;
}

interface Around {
  readonly idx: number;
  readonly company: People;
  readonly now: Date;
  readonly numbers: Map<string, number>;
}

function addDocument(made: DemoDocuments, draft: Draft, around: Around): void {
  const { idx, company, now } = around;
  const at = daysBefore(now, draft.ago);
  const line = lineOf(draft, company);
  const steps = stepsOf(draft, line, at, around);
  const ended = steps.at(-1)?.acted_at ?? earlier(new Date(at.getTime() + 5 * HOUR), now);
  const document = documentOf(draft, line, { at, ended }, around);
  made.documents.push(document);
  if (draft.status === "draft") return;
  const { title, body, data, amount, drafter, done_at } = document;
  made.revisions.push({ idx_document: idx, rev: 1, title, body, data, amount, submitted_at: at } as Revision);
  const told = (draft.kind === "D3" ? [11] : idx % 6 === 1 ? [102] : []).filter(
    (one) => !line.includes(one) && one !== drafter.idx,
  );
  const after = { idx_document: idx, rev: 1, submitted_at: at };
  made.steps.push(
    ...steps,
    ...told.map((idx_staff) => ({ ...after, seq: line.length + 1, role: "refer", idx_staff, status: "wait" })),
  );
  for (const idx_team of draft.teams ?? []) {
    made.steps.push({ ...after, seq: line.length + 2, role: "receive", idx_team, status: done_at ? "ok" : "wait" });
    const [first, ...others] = company.membersOf(idx_team);
    if (done_at && first) made.inbox.push(inboxOf(document, [first, ...others], done_at, Object(data).due, now));
  }
  made.history.push(...historyOf(draft, line, { at, ended }, idx));
  made.reads.push(...readsOf(draft, steps, told, ended, idx));
  if (idx % 9 === 0) {
    const wdate = earlier(new Date(at.getTime() + HOUR), now);
    made.comments.push({ idx_document: idx, idx_staff: drafter.idx, content: remarks[idx % 3] as string, wdate });
  }
}

type Revision = typeof docRevision.$inferInsert;

/** When a document was sent, and when it was decided last. */
interface Times {
  readonly at: Date;
  readonly ended: Date;
}

/** Those who decide, each some hours after the one before. */
function stepsOf({ status }: Draft, line: readonly number[], at: Date, { idx, now }: Around) {
  const hours = 3 + (idx % 20);
  return line.map((idx_staff, index) => {
    const state = stepState(status, index, index === line.length - 1);
    const isDecided = state === "ok" || state === "reject";
    return {
      ...{ idx_document: idx, rev: 1, submitted_at: at, seq: index + 1, role: "approve", idx_staff, status: state },
      turn_at: state === "wait" ? null : new Date(at.getTime() + index * hours * HOUR),
      idx_acted_by: isDecided ? idx_staff : null,
      acted_at: isDecided ? earlier(new Date(at.getTime() + (index + 1) * hours * HOUR), now) : null,
      opinion: state === "reject" ? refusals[idx % 3] : isDecided && idx % 5 === 0 ? opinions[idx % 4] : null,
    };
  });
}

function documentOf(draft: Draft, line: readonly number[], { at, ended }: Times, { idx, numbers }: Around): Made {
  const { kind, title, drafter, status } = draft;
  const form = formByKind(kind);
  const { data } = readForm(form, draft.data, { today: dayOf(at) });
  const isSent = status !== "draft";
  const done_at = status === "done" ? ended : null;
  const approve = (idx_staff: number) => ({ role: "approve" as const, idx_staff, idx_team: 0, parallel_group: null });
  return {
    idx,
    kind,
    title,
    drafter,
    decider: line.at(-1) ?? drafter.idx,
    record: draft.record,
    doc_no: done_at ? numberOf(numbers, form.prefix, dayOf(done_at).slice(0, 4), drafter.idx_team) : null,
    idx_drafter: drafter.idx,
    ...{ idx_sector: drafter.idx_sector, idx_office: drafter.idx_office, idx_team: drafter.idx_team || null },
    body: draft.body ?? "<p>검토 후 결재 바랍니다.</p>",
    data: { ...data },
    amount: form.amount?.(data) ?? null,
    secret: form.isPrivate || draft.isPrivate ? "private" : "normal",
    keep_years: "5",
    rev: 1,
    status,
    submitted_at: isSent ? at : null,
    done_at,
    draft_line: isSent ? null : line.map(approve),
    idx_writer: drafter.idx,
    wdate: at,
    mdate: isSent ? ended : at,
  };
}

function historyOf({ drafter, status }: Draft, line: readonly number[], { at, ended }: Times, idx: number) {
  const log = { entity: "document", entity_idx: idx };
  const sent = { ...log, from_status: "draft", to_status: "run", idx_staff: drafter.idx, at, memo: null, wdate: at };
  if (status === "run") return [sent];
  const by = status === "withdraw" ? drafter.idx : (line.at(-1) ?? drafter.idx);
  const memo =
    status === "reject" ? refusals[idx % 3] : status === "withdraw" ? "내용을 고쳐 다시 올리겠습니다." : null;
  return [sent, { ...log, from_status: "run", to_status: status, idx_staff: by, at: ended, memo, wdate: ended }];
}

/** What ended more than a week ago has been read; of the rest some have not. */
function readsOf(
  { drafter, status, ago }: Draft,
  steps: ReturnType<typeof stepsOf>,
  told: readonly number[],
  ended: Date,
  idx: number,
) {
  const isOld = ago > 7;
  const isOver = status === "done" || status === "reject";
  const read = (idx_staff: number, read_at: Date) => ({ idx_document: idx, idx_staff, read_at });
  return [
    ...(isOver && (isOld || idx % 3 > 0) ? [read(drafter.idx, ended)] : []),
    ...steps.flatMap((step) => (step.idx_acted_by ? [read(step.idx_acted_by, step.acted_at as Date)] : [])),
    ...(isOld ? told.map((idx_staff) => read(idx_staff, ended)) : []),
  ];
}

/** Who decides: the head of the team, and of the office where it takes one. */
function lineOf({ drafter, hasTwo, decider }: Draft, { teamLead, officeLead, ceo }: People): number[] {
  const lead = decider ?? teamLead.get(drafter.idx_team);
  const line = [lead, ...(hasTwo ? [officeLead.get(drafter.idx_office)] : [])].filter(
    (idx, index, all): idx is number => idx !== undefined && idx !== drafter.idx && all.indexOf(idx) === index,
  );
  return line.length > 0 ? line : [ceo];
}

function stepState(status: Draft["status"], index: number, isLast: boolean): "ok" | "now" | "wait" | "reject" {
  if (status === "done") return "ok";
  if (status === "reject") return isLast ? "reject" : "ok";
  if (status === "run") return index === 0 ? "now" : "wait";
  return "wait";
}

function inboxOf(
  { idx: idx_document, title }: Made,
  members: readonly [DemoPerson, ...DemoPerson[]],
  wdate: Date,
  due: unknown,
  now: Date,
) {
  const [{ idx_sector, idx_office, idx_team }] = members;
  const isOld = now.getTime() - wdate.getTime() > 30 * 24 * HOUR;
  const status = isOld ? "done" : idx_document % 3 === 0 ? "run" : idx_document % 3 === 1 ? "new" : "recv";
  return {
    idx_document,
    title,
    ...{ idx_sector, idx_office, idx_team },
    wdate,
    due: typeof due === "string" ? due : null,
    status,
    idx_handler: status === "new" ? null : (members[idx_document % members.length]?.idx ?? null),
    result: isOld ? "요청하신 내용을 처리했습니다." : null,
    done_at: isOld ? new Date(wdate.getTime() + 48 * HOUR) : null,
  };
}

function numberOf(numbers: Map<string, number>, prefix: string, year: string, team: number): string {
  const before = `${prefix}-${year}-${team}-`;
  const name = `document ${before}`;
  const next = (numbers.get(name) ?? 0) + 1;
  numbers.set(name, next);
  return before + String(next).padStart(4, "0");
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

function peopleOf(people: readonly DemoPerson[]): People {
  const headed = (position: number) => people.filter(({ idx_position }) => idx_position === position);
  return {
    // the one who acts for the head of 112 is away from nothing
    teamLead: new Map([...headed(6104).map((it) => [it.idx_team, it.idx] as const), [112, 109]]),
    officeLead: new Map(headed(6103).map((it) => [it.idx_office, it.idx])),
    ceo: headed(6100)[0]?.idx ?? 1,
    membersOf: (team) => people.filter(({ idx_team }) => idx_team === team),
  };
}
