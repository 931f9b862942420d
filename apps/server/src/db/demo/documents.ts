import { type DocumentKind, formByKind } from "@portal/definition";
import { readForm } from "@portal/definition/contract";
import { dayOf } from "../../seoul";
import type { numberCounter } from "../system-tables";
import type { docComment, docInbox, docRead, docRevision, docStep, document, statusLog } from "../tables";
import { daysBefore } from "./days";
import { type Draft, draftsOf, type People } from "./document-drafts";
import type { DemoPerson } from "./people";

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

function addDocument(made: DemoDocuments, draft: Draft, { idx, company, now, numbers }: Around): void {
  const { kind, title, drafter, status, ago, teams = [] } = draft;
  const form = formByKind(kind);
  const at = daysBefore(now, ago);
  const { data } = readForm(form, draft.data, { today: dayOf(at) });
  const line = lineOf(draft, company);
  const place = { idx_sector: drafter.idx_sector, idx_office: drafter.idx_office, idx_team: drafter.idx_team || null };
  const isSent = status !== "draft";
  const ofStep = { idx_document: idx, rev: 1, submitted_at: at };
  const steps = line.map((idx_staff, index) => {
    const acted = new Date(at.getTime() + (index + 1) * (3 + (idx % 20)) * HOUR);
    const isLast = index === line.length - 1;
    const state = stepState(status, index, isLast);
    const isDecided = state === "ok" || state === "reject";
    return {
      ...ofStep,
      seq: index + 1,
      role: "approve",
      idx_staff,
      status: state,
      turn_at: state === "wait" ? null : new Date(at.getTime() + index * (3 + (idx % 20)) * HOUR),
      idx_acted_by: isDecided ? idx_staff : null,
      acted_at: isDecided ? earlier(acted, now) : null,
      opinion: state === "reject" ? refusals[idx % 3] : isDecided && idx % 5 === 0 ? opinions[idx % 4] : null,
    };
  });
  const ended = steps.at(-1)?.acted_at ?? earlier(new Date(at.getTime() + 5 * HOUR), now);
  const done_at = status === "done" ? ended : null;
  const amount = form.amount?.(data) ?? null;
  const body = draft.body ?? "<p>검토 후 결재 바랍니다.</p>";
  made.documents.push({
    idx,
    kind,
    title,
    drafter,
    decider: line.at(-1) ?? drafter.idx,
    record: draft.record,
    doc_no: done_at ? numberOf(numbers, form.prefix, dayOf(done_at).slice(0, 4), drafter.idx_team) : null,
    idx_drafter: drafter.idx,
    ...place,
    body,
    data: { ...data },
    amount,
    secret: form.isPrivate || draft.isPrivate ? "private" : "normal",
    keep_years: "5",
    rev: 1,
    status,
    submitted_at: isSent ? at : null,
    done_at,
    draft_line: isSent
      ? null
      : line.map((idx_staff) => ({ role: "approve" as const, idx_staff, idx_team: 0, parallel_group: null })),
    idx_writer: drafter.idx,
    wdate: at,
    mdate: isSent ? ended : at,
  });
  if (!isSent) return;
  made.revisions.push({ idx_document: idx, rev: 1, title, body, data: { ...data }, amount, submitted_at: at });
  made.steps.push(...steps);
  const told = (kind === "D3" ? [11] : idx % 6 === 1 ? [102] : []).filter(
    (one) => !line.includes(one) && one !== drafter.idx,
  );
  for (const idx_staff of told) {
    made.steps.push({ ...ofStep, seq: line.length + 1, role: "refer", idx_staff, status: "wait" });
  }
  for (const idx_team of teams) {
    made.steps.push({
      ...ofStep,
      seq: line.length + 2,
      role: "receive",
      idx_team,
      status: done_at ? "ok" : "wait",
    });
    if (done_at) made.inbox.push(inboxOf(idx, idx_team, done_at, data.due, company, now));
  }
  const log = { entity: "document", entity_idx: idx };
  made.history.push({
    ...log,
    from_status: "draft",
    to_status: "run",
    idx_staff: drafter.idx,
    at,
    memo: null,
    wdate: at,
  });
  if (status !== "run") {
    const by = status === "withdraw" ? drafter.idx : (line.at(-1) ?? drafter.idx);
    const memo =
      status === "reject" ? refusals[idx % 3] : status === "withdraw" ? "내용을 고쳐 다시 올리겠습니다." : null;
    made.history.push({ ...log, from_status: "run", to_status: status, idx_staff: by, at: ended, memo, wdate: ended });
  }
  // what ended more than a week ago has been read; of the rest some have not
  if (status === "done" || status === "reject") {
    if (ago > 7 || idx % 3 > 0) made.reads.push({ idx_document: idx, idx_staff: drafter.idx, read_at: ended });
  }
  for (const step of steps) {
    if (step.idx_acted_by)
      made.reads.push({ idx_document: idx, idx_staff: step.idx_acted_by, read_at: step.acted_at as Date });
  }
  for (const idx_staff of told) if (ago > 7) made.reads.push({ idx_document: idx, idx_staff, read_at: ended });
  if (idx % 9 === 0) {
    made.comments.push({
      idx_document: idx,
      idx_staff: drafter.idx,
      content: remarks[idx % 3] as string,
      wdate: earlier(new Date(at.getTime() + HOUR), now),
    });
  }
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

function inboxOf(idx_document: number, idx_team: number, wdate: Date, due: unknown, { membersOf }: People, now: Date) {
  const members = membersOf(idx_team);
  const isOld = now.getTime() - wdate.getTime() > 10 * 24 * HOUR;
  const status = isOld ? "done" : idx_document % 3 === 0 ? "run" : idx_document % 3 === 1 ? "new" : "recv";
  return {
    idx_document,
    idx_team,
    wdate,
    due: typeof due === "string" ? due : null,
    status,
    idx_handler: status === "new" ? null : (members[idx_document % Math.max(1, members.length)]?.idx ?? null),
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
