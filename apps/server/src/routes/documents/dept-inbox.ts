import { type Asker, can, moduleOf, permissionsOf } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import {
  type AnswerOf,
  assignInbox,
  exportDeptInboxList,
  finishInbox,
  type GivenIn,
  getDeptInboxList,
  receiveInbox,
  returnInbox,
  taskFromInbox,
} from "@portal/definition/contract";
import { and, count, desc, eq, ilike, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import type { Person } from "../../auth/sessions";
import { type By, serveSheet } from "../../crud/tables/serve-sheet";
import type { Database } from "../../db/open";
import { docInbox, document, staff } from "../../db/tables";
import { notYours } from "../../flows/approval/document";
import { documentPath } from "../../flows/approval/line/turns";
import { namedStaff, nameIn } from "../../flows/approval/reading/people";
import { reported } from "../../http/answers/reported";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { containing, isBetween, sortedBy } from "../../narrowed";
import { notify } from "../../notifications";
import { dayOf } from "../../seoul";
import { logStatus } from "../../status-log";
import { createTask } from "../../tasks/create-task";
import { sanitised } from "../../texts/sanitised";
import { inboxSheet } from "./document-sheets";

type Given = GivenIn<typeof getDeptInboxList>;
type Inbox = typeof docInbox.$inferSelect;
/** Days for a task that nobody named a day for. */
const DUE_WITHIN = 7;
const open = ["new", "recv", "run"];

/** What reached a team, and what its people do with it. */
export const deptInboxRoutes: Routes = (app, services) => {
  const { db, now } = services;

  const listInbox = (given: GivenIn<typeof getDeptInboxList>, { person }: By) => inboxOf(db, given, person, now());
  serve(app, services, getDeptInboxList, listInbox);
  serveSheet(app, services, exportDeptInboxList, inboxSheet, listInbox);

  serve(app, services, receiveInbox, async ({ idxs }, { person, audit }) => {
    audit.subject = `doc_inbox ${idxs.join(" ")}`;
    const list = await reported(idxs, (idx) =>
      change(db, idx, person, now(), async (_, row) => {
        if (row.status !== "new") throw new ApiError(409, "이미 접수한 문서입니다.");
        return { status: "recv", idx_handler: row.idx_handler ?? person.idx };
      }),
    );
    return { list };
  });

  serve(app, services, assignInbox, async ({ idx, idx_handler, due }, { person, audit }) => {
    audit.subject = `doc_inbox ${idx}`;
    const asker = await askerOf(db, person, dayOf(now()));
    await change(db, idx, person, now(), async (tx, row) => {
      needOpen(row);
      if (idx_handler !== person.idx && !leads(asker, person)) {
        throw new ApiError(403, "다른 사람을 담당자로 지정하는 것은 팀장만 할 수 있습니다.");
      }
      const [handler] = await tx
        .select({ idx: staff.idx })
        .from(staff)
        .where(and(eq(staff.idx, idx_handler), eq(staff.idx_team, row.idx_team), ne(staff.status, "retired")));
      if (!handler) throw new ApiError(400, "담당자는 수신부서의 직원으로 지정하세요.");
      const title = "수신 문서의 담당자로 지정되었습니다.";
      if (idx_handler !== person.idx) {
        await notify(tx, { to: [idx_handler], kind: "inbox", title, link: "/documents/deptinboxlist" }, now());
      }
      return { idx_handler, status: row.status === "new" ? "recv" : row.status, ...(due && { due }) };
    });
    return {};
  });

  serve(app, services, taskFromInbox, async ({ idx, title, due }, { person, audit }) => {
    audit.subject = `doc_inbox ${idx}`;
    let idx_task = 0;
    await change(db, idx, person, now(), async (tx, row) => {
      needOpen(row);
      if (row.idx_task !== null) throw new ApiError(409, "이미 업무로 등록한 문서입니다.");
      const [source] = await tx.select().from(document).where(eq(document.idx, row.idx_document));
      if (!source) throw notYours();
      const assignee = row.idx_handler ?? person.idx;
      const asked = {
        title: title || source.title,
        content: await sanitised(source.body || textOf(source.data.request)),
        requester: source.idx_drafter,
        assignees: [assignee],
        due: due ?? row.due ?? daysAfter(dayOf(now()), DUE_WITHIN),
        document: source.idx,
      } as const;
      idx_task = await createTask(tx, asked, person.idx, now());
      return { idx_task, status: "run", idx_handler: assignee };
    });
    return { idx_task };
  });

  serve(app, services, finishInbox, async ({ idx, result }, { person, audit }) => {
    audit.subject = `doc_inbox ${idx}`;
    await change(db, idx, person, now(), async (tx, row) => {
      needOpen(row);
      await tellDrafter(tx, row, "처리완료", now());
      return { status: "done", result, done_at: now(), idx_handler: row.idx_handler ?? person.idx };
    });
    return {};
  });

  serve(app, services, returnInbox, async ({ idx, reason }, { person, audit }) => {
    audit.subject = `doc_inbox ${idx}`;
    await change(
      db,
      idx,
      person,
      now(),
      async (tx, row) => {
        needOpen(row);
        await tellDrafter(tx, row, "반송", now());
        return { status: "back", back_reason: reason, done_at: now() };
      },
      reason,
    );
    return {};
  });
};

type Row = AnswerOf<typeof getDeptInboxList>["list"][number];

/** What reached the teams that somebody sees, a page of it. */
async function inboxOf(db: Database, given: GivenIn<typeof getDeptInboxList>, person: Person, now: Date) {
  const asker = await askerOf(db, person, dayOf(now));
  const where = and(isSeenBy(asker, person), whereFilters(given));
  const rows = await db
    .select({ inbox: docInbox, document })
    .from(docInbox)
    .innerJoin(document, eq(document.idx, docInbox.idx_document))
    .where(where)
    .orderBy(...orderOf(given))
    .limit(given.rows)
    .offset((given.page - 1) * given.rows);
  const [all] = await db
    .select({ total: count() })
    .from(docInbox)
    .innerJoin(document, eq(document.idx, docInbox.idx_document))
    .where(where);
  const people = await namedStaff(
    db,
    rows.flatMap((row) => [row.document.idx_drafter, row.inbox.idx_handler]),
  );
  const list = rows.map(({ inbox, document: it }) => ({
    idx: inbox.idx,
    idx_document: it.idx,
    wdate: inbox.wdate.toISOString(),
    doc_no: it.doc_no,
    kind: it.kind as Row["kind"],
    title: it.title,
    drafter: nameIn(people, it.idx_drafter),
    due: inbox.due,
    handler: inbox.idx_handler === null ? null : nameIn(people, inbox.idx_handler),
    status: inbox.status as Row["status"],
    result: inbox.result,
    back_reason: inbox.back_reason,
    done_at: inbox.done_at?.toISOString() ?? null,
    idx_task: inbox.idx_task,
  }));
  return { list, total: all?.total ?? 0, may: { assign: leads(asker, person) } };
}

/** Changes a row of the person's team that nobody else changes meanwhile, and writes its status down. */
async function change(
  db: Database,
  idx: number,
  person: Person,
  now: Date,
  decide: (tx: Database, row: Inbox) => Promise<Partial<typeof docInbox.$inferInsert>>,
  memo: string | null = null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const asker = await askerOf(tx, person, dayOf(now));
    const [row] = await tx.select().from(docInbox).where(eq(docInbox.idx, idx)).for("update");
    if (!row || row.deleted_at !== null) throw new ApiError(404, "없는 수신 문서입니다.");
    if (!isOfTeam(asker, row)) throw notYours();
    const set = await decide(tx, row);
    await tx
      .update(docInbox)
      .set({ ...set, idx_editor: person.idx, mdate: now })
      .where(eq(docInbox.idx, idx));
    if (set.status !== undefined && set.status !== row.status) {
      await logStatus(tx, { entity: "doc_inbox", idx, from: row.status, to: set.status, memo }, person.idx, now);
    }
  });
}

function needOpen({ status }: Inbox): void {
  if (!open.includes(status)) throw new ApiError(409, "이미 처리가 끝난 문서입니다.");
}

/** Members of the receiving team work on it; the one who heads that team too, whatever team is theirs. */
function isOfTeam(asker: Asker, { idx_team }: Inbox): boolean {
  return (
    idx_team === asker.idx_team || (asker.heads ?? []).some(({ level, idx }) => level === "team" && idx === idx_team)
  );
}

function isSeenBy(asker: Asker, { idx_team }: Person): SQL {
  const headed = (asker.heads ?? []).filter(({ level }) => level === "team").map(({ idx }) => idx);
  const teams = [...new Set([...(idx_team === null ? [] : [idx_team]), ...headed])];
  const isMine = permissionsOf(asker).isMaster
    ? sql`true`
    : teams.length === 0
      ? sql`false`
      : sql`${docInbox.idx_team} in ${teams}`;
  return and(isNull(docInbox.deleted_at), isMine) as SQL;
}

/** Whether somebody leads their team. */
function leads(asker: Asker, { idx_sector, idx_office, idx_team }: Person): boolean {
  const { document: scopes } = moduleOf.approvalCore.entities;
  return can(asker, ["isLead:team"], { idx_sector, idx_office, idx_team }, scopes);
}

async function tellDrafter(tx: Database, { idx_document }: Inbox, outcome: string, now: Date): Promise<void> {
  const [source] = await tx.select().from(document).where(eq(document.idx, idx_document));
  if (!source) return;
  const title = `협조 문서 ${outcome}: ${source.title}`;
  await notify(tx, { to: [source.idx_drafter], kind: "inbox", title, link: documentPath(source) }, now);
}

function whereFilters({ q, status, idx_team, idx_handler, from, to }: Given): SQL | undefined {
  const pattern = containing(q);
  return and(
    q === ""
      ? undefined
      : or(
          ilike(document.title, pattern),
          ilike(document.doc_no, pattern),
          sql`${document.idx_drafter} in (select ${staff.idx} from ${staff} where ${or(ilike(staff.kname, pattern), ilike(staff.ename, pattern))})`,
        ),
    status ? eq(docInbox.status, status) : undefined,
    idx_team === 0 ? undefined : eq(document.idx_team, idx_team),
    idx_handler === 0 ? undefined : eq(docInbox.idx_handler, idx_handler),
    isBetween(docInbox.wdate, from, to),
  );
}

/** As asked; else what nobody took comes first. */
function orderOf({ sort, order }: Given): SQL[] {
  const columns = { wdate: docInbox.wdate, due: docInbox.due, title: document.title, status: docInbox.status };
  if (!sort) return [sql`${docInbox.status} <> 'new'`, desc(docInbox.wdate), desc(docInbox.idx)];
  return sortedBy(columns[sort], order, docInbox.idx);
}

/** Plain words as formatted text. */
function textOf(words: unknown): string {
  const safe = String(words ?? "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  return safe === "" ? "" : `<p>${safe.replaceAll("\n", "<br>")}</p>`;
}
