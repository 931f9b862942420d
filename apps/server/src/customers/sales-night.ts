import { monthsAfter, nextPeriod } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { daysOff } from "../company/holidays";
import { nextNumber } from "../crud/writing/number";
import type { Database } from "../db/open";
import { classRun, classTime, contract, quote, salesPlan, statusLog } from "../db/tables";
import { dayOf } from "../seoul";
import { statusChange } from "../status-log";
import { sessionsUntil } from "./sessions";

/** What the night does with sales: quotes that nobody answered end, contracts begin, end and go on, classes begin. */
export async function turnSales(db: Database, now: Date): Promise<number> {
  const today = dayOf(now);
  const expired = await step(
    db,
    now,
    "quote",
    quote,
    and(eq(quote.status, "sent"), lt(quote.valid_to, today)),
    "expired",
  );
  const isSigned = sql`cardinality(${contract.files}) > 0`;
  const isDue = and(eq(contract.status, "ready"), lte(contract.date_from, today), isSigned);
  const begun = await step(db, now, "contract", contract, isDue, "run");
  const renewed = begun.flatMap(({ kind, idx_prev }) => (kind === "renew" && idx_prev ? [idx_prev] : []));
  if (renewed.length > 0) {
    const isBefore = and(inArray(contract.idx, renewed), inArray(contract.status, ["run", "done"]));
    await step(db, now, "contract", contract, isBefore, "renewed");
  }
  const over = await step(
    db,
    now,
    "contract",
    contract,
    and(eq(contract.status, "run"), lt(contract.date_to, today)),
    "done",
  );
  for (const one of over) if (one.renew_kind === "auto") await goOn(db, one, now);
  const classes = await turnClasses(db, now, today);
  return expired.length + begun.length + over.length + classes;
}

type Table = typeof quote | typeof contract | typeof classRun;

/** Takes records to another state, in their owner's name. */
async function step<Of extends Table>(
  db: Database,
  now: Date,
  entity: string,
  table: Of,
  where: ReturnType<typeof and>,
  to: string,
): Promise<Of["$inferSelect"][]> {
  const rows = (await db
    .select()
    .from(table as Table)
    .where(and(where, isNull(table.deleted_at)))
    .for("update")) as (Of["$inferSelect"] & { idx_writer: number | null })[];
  if (rows.length === 0) return [];
  await db
    .update(table as Table)
    .set({ status: to, mdate: now, ver: sql`${table.ver} + 1` })
    .where(
      inArray(
        table.idx,
        rows.map(({ idx }) => idx),
      ),
    );
  await db
    .insert(statusLog)
    .values(
      rows.map(({ idx, status, idx_writer }) => statusChange({ entity, idx, from: status, to }, idx_writer ?? 1, now)),
    );
  return rows;
}

/** The same contract for as long again, to be signed. */
async function goOn(db: Database, before: typeof contract.$inferSelect, now: Date): Promise<void> {
  const { idx, ver: _, mdate: __, idx_editor: ___, ...same } = before;
  const { from: date_from, to: date_to } = nextPeriod(before.date_from, before.date_to);
  const contract_no = await nextNumber(db, "contract", "C-{yyyy}-{0000}", dayOf(now));
  const own = {
    contract_no,
    date_from,
    date_to,
    kind: "renew",
    idx_prev: idx,
    idx_quote: null,
    sign_date: null,
    files: [],
  };
  const [made] = await db
    .insert(contract)
    .values({ ...same, ...own, status: "ready", wdate: now })
    .returning({ idx: contract.idx });
  const plans = await db
    .select()
    .from(salesPlan)
    .where(and(eq(salesPlan.idx_contract, idx), isNull(salesPlan.deleted_at)));
  const months = monthsApart(before.date_from, date_from);
  const last = date_to.slice(0, 7);
  const monthOf = (old: string) => {
    const month = monthsAfter(`${old}-01`, months).slice(0, 7);
    const isAfterEnd = month > last;
    return isAfterEnd ? last : month;
  };
  if (plans.length > 0)
    await db.insert(salesPlan).values(
      plans.map(({ idx: _, ver: __, mdate: ___, idx_editor: ____, ...plan }) => ({
        ...plan,
        idx_contract: made?.idx ?? null,
        idx_publish: null,
        carry_reason: null,
        month: monthOf(plan.month),
        wdate: now,
      })),
    );
  await db
    .insert(statusLog)
    .values(
      statusChange(
        { entity: "contract", idx: made?.idx ?? 0, from: null, to: "ready", memo: "자동갱신" },
        before.idx_owner,
        now,
      ),
    );
}

function monthsApart(from: string, to: string): number {
  const at = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return at(to) - at(from);
}

/** Classes begin on their first day; how far they are is counted again. */
async function turnClasses(db: Database, now: Date, today: string): Promise<number> {
  const isDue = and(eq(classRun.status, "plan"), lte(classRun.date_from, today));
  const begun = await step(db, now, "class_run", classRun, isDue, "run");
  const running = await db
    .select()
    .from(classRun)
    .where(and(eq(classRun.status, "run"), isNull(classRun.deleted_at)));
  if (running.length === 0) return begun.length;
  const times = await db
    .select()
    .from(classTime)
    .where(
      and(
        inArray(
          classTime.idx_class_run,
          running.map(({ idx }) => idx),
        ),
        isNull(classTime.deleted_at),
      ),
    );
  const holidays = await daysOff(db);
  for (const row of running) {
    const class_time = times.filter(({ idx_class_run }) => idx_class_run === row.idx);
    const sessions_done = sessionsUntil({ ...row, class_time }, today, holidays);
    if (sessions_done !== row.sessions_done)
      await db.update(classRun).set({ sessions_done }).where(eq(classRun.idx, row.idx));
  }
  return begun.length;
}
