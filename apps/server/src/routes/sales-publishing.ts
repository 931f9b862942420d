import { authOf, moduleOf, permissionsOf, rowsOf, WHOLE_OFFICE } from "@portal/definition";
import { daysFrom, monthsAfter } from "@portal/definition/calendar";
import {
  type AnswerOf,
  addSalesReceipt,
  carrySalesPlan,
  exportSalesPublishList,
  findCustomers,
  type GivenIn,
  getSalesNotPublishList,
  getSalesPublish,
  getSalesPublishList,
  publishSales,
} from "@portal/definition/contract";
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { askerOf, idsOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { customer, document, salesPlan, salesPublish, salesPublishItem, salesReceipt } from "../db/tables";
import { logStatus, notYours } from "../flows/approval/document";
import { isWritable } from "../flows/approval/draft";
import { historyOf } from "../flows/approval/history";
import { namedStaff, nameIn } from "../flows/approval/people";
import { dayOf } from "../seoul";
import { serve } from "./answer";
import { salesSheet } from "./document-sheets";
import { reported } from "./report";
import type { Routes } from "./routes";
import { type By, serveSheet } from "./sheet";

type Row = AnswerOf<typeof getSalesPublishList>["list"][number];
type View = AnswerOf<typeof getSalesPublish>["list"][number];
type Given = GivenIn<typeof getSalesPublishList>;
type Sale = typeof salesPublish.$inferSelect;

const { sales_publish, sales_plan } = moduleOf.salesPublishing.entities;
const sellers = getSalesPublishList.can;
const issued = ["done", "part", "paid"];

/** Invoices that were asked for, their issue and what came in for them. */
export const salesPublishingRoutes: Routes = (app, services) => {
  const { db, now } = services;

  const listAll = async (given: GivenIn<typeof getSalesPublishList>, { person }: By) => {
    const where = and(await isSeen(db, person, now()), whereFilters(given));
    const rows = await db
      .select({ sale: salesPublish, customer: customer.name, received: received() })
      .from(salesPublish)
      .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
      .where(where)
      .orderBy(...orderOf(given))
      .limit(given.rows)
      .offset((given.page - 1) * given.rows);
    const [all] = await db
      .select({
        rows: count(),
        supply: number(sql`sum(${salesPublish.supply})`),
        vat: number(sql`sum(${salesPublish.vat})`),
        total: number(sql`sum(${salesPublish.total})`),
        received: number(sql`sum(${received()})`),
      })
      .from(salesPublish)
      .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
      .where(where);
    const { rows: total = 0, ...sums } = all ?? { supply: 0, vat: 0, total: 0, received: 0 };
    return {
      list: await described(db, rows),
      total,
      sums: { ...sums, unpaid: sums.total - sums.received },
      may: { publish: keepsBooks(person) },
    };
  };
  serve(app, services, getSalesPublishList, listAll);
  serveSheet(app, services, exportSalesPublishList, salesSheet, listAll);

  serve(app, services, getSalesNotPublishList, async (given, { person }) => {
    const today = dayOf(now());
    const asker = await askerOf(db, person, today);
    const pattern = `%${given.q.replace(/[\\%_]/g, "\\$&")}%`;
    const unit = (table: typeof salesPlan | typeof salesPublish) =>
      and(
        isNull(table.deleted_at),
        given.idx_customer === 0 ? undefined : eq(table.idx_customer, given.idx_customer),
        given.idx_office === 0 ? undefined : eq(table.idx_office, given.idx_office),
        given.idx_team === 0 || given.idx_team === WHOLE_OFFICE ? undefined : eq(table.idx_team, given.idx_team),
        given.q === "" ? undefined : ilike(table.contract_name, pattern),
      );
    const plans = await db
      .select({ row: salesPlan, customer: customer.name })
      .from(salesPlan)
      .innerJoin(customer, eq(customer.idx, salesPlan.idx_customer))
      .where(
        and(whereRows(rowsOf(asker, sellers, sales_plan), salesPlan), unit(salesPlan), isNull(salesPlan.idx_publish)),
      );
    const waiting = await db
      .select({ row: salesPublish, customer: customer.name })
      .from(salesPublish)
      .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
      .where(
        and(
          whereRows(rowsOf(asker, sellers, sales_publish), salesPublish),
          unit(salesPublish),
          eq(salesPublish.status, "wait"),
          sql`${salesPublish.issue_date} < ${today}`,
        ),
      );
    const people = await namedStaff(
      db,
      [...plans, ...waiting].map(({ row }) => row.idx_owner),
    );
    const all = [
      ...plans.map(({ row, customer: name }) => ({
        kind: "plan" as const,
        idx: row.idx,
        month: row.month,
        customer: { idx: row.idx_customer, name },
        contract_name: row.contract_name,
        amount: row.amount,
        overdue: Math.max(0, daysFrom(monthsAfter(`${row.month}-01`, 1), today)),
        owner: nameIn(people, row.idx_owner),
        carry_reason: row.carry_reason,
      })),
      ...waiting.map(({ row, customer: name }) => ({
        kind: "request" as const,
        idx: row.idx,
        month: row.issue_date.slice(0, 7),
        customer: { idx: row.idx_customer, name },
        contract_name: row.contract_name,
        amount: row.total,
        overdue: Math.max(0, daysFrom(row.issue_date, today)),
        owner: nameIn(people, row.idx_owner),
        carry_reason: null,
      })),
    ]
      .filter(
        ({ month }) => (!given.from || month >= given.from.slice(0, 7)) && (!given.to || month <= given.to.slice(0, 7)),
      )
      .sort((a, b) => a.month.localeCompare(b.month) || a.idx - b.idx);
    return {
      list: all.slice((given.page - 1) * given.rows, given.page * given.rows),
      total: all.length,
      sums: { amount: all.reduce((sum, { amount }) => sum + amount, 0) },
    };
  });

  serve(app, services, getSalesPublish, async ({ ids }, { person }) => {
    const seen = await isSeen(db, person, now());
    const wanted = ids?.split(",").map(Number);
    const rows = await db
      .select({ sale: salesPublish, customer: customer.name, received: received() })
      .from(salesPublish)
      .innerJoin(customer, eq(customer.idx, salesPublish.idx_customer))
      .where(and(seen, wanted ? inArray(salesPublish.idx, wanted) : eq(salesPublish.idx_owner, person.idx)))
      .orderBy(wanted ? asc(salesPublish.idx) : desc(salesPublish.idx))
      .limit(wanted ? wanted.length : 1);
    if (wanted && rows.length < new Set(wanted).size) throw await missing(db, wanted);
    const heads = await described(db, rows);
    const list: View[] = [];
    for (const [index, { sale }] of rows.entries()) list.push(await viewOf(db, sale, heads[index] as Row, person));
    return { list };
  });

  serve(app, services, publishSales, async ({ list: given }, { person, audit }) => {
    audit.subject = `sales_publish ${given.map(({ idx }) => idx).join(" ")}`;
    const numbers = new Map(given.map(({ idx, publish_no }) => [idx, publish_no]));
    const list = await reported([...numbers.keys()], (idx) =>
      change(db, idx, person, now(), async (tx, row) => {
        if (row.status !== "wait") throw new ApiError(409, "발행대기인 요청만 발행할 수 있습니다.");
        if (row.idx_origin !== null) await cancelOriginal(tx, row.idx_origin, person, now());
        return { status: "done", publish_no: numbers.get(idx) ?? "", published_at: now() };
      }),
    );
    return { list };
  });

  serve(app, services, addSalesReceipt, async ({ idx, paid_at, amount, method, memo }, { person, audit }) => {
    audit.subject = `sales_publish ${idx}`;
    let status: Row["status"] = "part";
    await change(db, idx, person, now(), async (tx, row) => {
      if (row.status !== "done" && row.status !== "part")
        throw new ApiError(409, "발행된 매출에만 수금을 등록할 수 있습니다.");
      const before = await receivedOf(tx, idx);
      const unpaid = row.total - before;
      if (amount > unpaid)
        throw new ApiError(409, `수금액이 미수금보다 많습니다. (미수 ${unpaid.toLocaleString("ko-KR")}원)`);
      await tx
        .insert(salesReceipt)
        .values({ idx_publish: idx, paid_at, amount, method, memo, idx_writer: person.idx, wdate: now() });
      status = amount === unpaid ? "paid" : "part";
      return { status };
    });
    return { status };
  });

  serve(app, services, carrySalesPlan, async ({ idx, month, reason }, { person, audit }) => {
    audit.subject = `sales_plan ${idx}`;
    const asker = await askerOf(db, person, dayOf(now()));
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(salesPlan).where(eq(salesPlan.idx, idx)).for("update");
      if (!row || row.deleted_at !== null) throw new ApiError(404, "없는 매출예정입니다.");
      const rows = whereRows(rowsOf(asker, carrySalesPlan.can, sales_plan, "write"), salesPlan);
      if ((await tx.$count(salesPlan, and(eq(salesPlan.idx, idx), rows))) === 0) throw notYours();
      if (row.idx_publish !== null) throw new ApiError(409, "이미 발행을 요청한 매출예정입니다.");
      if (month <= row.month) throw new ApiError(400, "이월할 달은 지금 예정월보다 뒤여야 합니다.");
      await tx
        .update(salesPlan)
        .set({ month, carry_reason: reason, idx_editor: person.idx, mdate: now() })
        .where(eq(salesPlan.idx, idx));
      await logStatus(tx, { entity: "sales_plan", idx, from: row.month, to: month, memo: reason }, person.idx, now());
    });
    return {};
  });

  serve(app, services, findCustomers, async ({ q }) => {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    const rows = await db
      .select()
      .from(customer)
      .where(
        and(
          isNull(customer.deleted_at),
          q === "" ? undefined : or(ilike(customer.name, pattern), ilike(customer.biz_no, pattern)),
        ),
      )
      .orderBy(asc(customer.name))
      .limit(30);
    return {
      list: rows.map(({ idx, name, biz_no, ceo_name, tax_email }) => ({
        idx,
        name,
        biz_no: biz_no ?? "",
        ceo_name: ceo_name ?? "",
        tax_email: tax_email ?? "",
      })),
    };
  });
};

function keepsBooks(person: Person): boolean {
  return permissionsOf(idsOf(person)).isMaster || authOf(person.idx_office) === "accounting";
}

async function isSeen(db: Database, person: Person, now: Date): Promise<SQL | undefined> {
  const asker = await askerOf(db, person, dayOf(now));
  return and(isNull(salesPublish.deleted_at), whereRows(rowsOf(asker, sellers, sales_publish), salesPublish));
}

/** Why some were not found: there is none of that number, or they are not the person's to see. */
async function missing(db: Database, wanted: readonly number[]): Promise<ApiError> {
  const known = await db.$count(
    salesPublish,
    and(inArray(salesPublish.idx, [...wanted]), isNull(salesPublish.deleted_at)),
  );
  return known < new Set(wanted).size ? new ApiError(404, "없는 매출 발행입니다.") : notYours();
}

async function change(
  db: Database,
  idx: number,
  person: Person,
  now: Date,
  decide: (tx: Database, row: Sale) => Promise<Partial<typeof salesPublish.$inferInsert>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(salesPublish).where(eq(salesPublish.idx, idx)).for("update");
    if (!row || row.deleted_at !== null) throw new ApiError(404, "없는 매출 발행입니다.");
    const set = await decide(tx, row);
    await tx
      .update(salesPublish)
      .set({ ...set, idx_editor: person.idx, mdate: now })
      .where(eq(salesPublish.idx, idx));
    if (set.status && set.status !== row.status) {
      await logStatus(tx, { entity: "sales_publish", idx, from: row.status, to: set.status }, person.idx, now);
    }
  });
}

/** An invoice that is corrected is cancelled by the issue of its correction. */
async function cancelOriginal(tx: Database, idx: number, person: Person, now: Date): Promise<void> {
  const [origin] = await tx.select().from(salesPublish).where(eq(salesPublish.idx, idx)).for("update");
  if (!origin || !issued.includes(origin.status)) throw new ApiError(409, "원발행이 이미 취소되었습니다.");
  await tx
    .update(salesPublish)
    .set({ status: "cancel", idx_editor: person.idx, mdate: now })
    .where(eq(salesPublish.idx, idx));
  await logStatus(
    tx,
    { entity: "sales_publish", idx, from: origin.status, to: "cancel", memo: "수정발행" },
    person.idx,
    now,
  );
}

function received(): SQL<number> {
  const isOfIt = and(eq(salesReceipt.idx_publish, salesPublish.idx), isNull(salesReceipt.deleted_at));
  return number(sql`(select sum(${salesReceipt.amount}) from ${salesReceipt} where ${isOfIt})`);
}

async function receivedOf(tx: Database, idx: number): Promise<number> {
  const [row] = await tx
    .select({ sum: number(sql`sum(${salesReceipt.amount})`) })
    .from(salesReceipt)
    .where(and(eq(salesReceipt.idx_publish, idx), isNull(salesReceipt.deleted_at)));
  return row?.sum ?? 0;
}

function whereFilters(given: Given): SQL | undefined {
  const { q, period, from, to, idx_customer, idx_owner, idx_office, idx_team, status, tax_kind } = given;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const at = period === "issue" ? salesPublish.issue_date : salesPublish.plan_pay_date;
  return and(
    q === ""
      ? undefined
      : or(
          ilike(customer.name, pattern),
          ilike(salesPublish.contract_name, pattern),
          ilike(salesPublish.publish_no, pattern),
        ),
    from ? gte(at, from) : undefined,
    to ? lte(at, to) : undefined,
    idx_customer === 0 ? undefined : eq(salesPublish.idx_customer, idx_customer),
    idx_owner === 0 ? undefined : eq(salesPublish.idx_owner, idx_owner),
    idx_office === 0 ? undefined : eq(salesPublish.idx_office, idx_office),
    idx_team === 0 || idx_team === WHOLE_OFFICE ? undefined : eq(salesPublish.idx_team, idx_team),
    status ? eq(salesPublish.status, status) : undefined,
    tax_kind ? eq(salesPublish.tax_kind, tax_kind) : undefined,
  );
}

function orderOf({ sort, order }: Given): SQL[] {
  const { issue_date, wdate, supply, total, plan_pay_date } = salesPublish;
  const columns = { issue_date, wdate, supply, total, plan_pay_date };
  const direct = order === "asc" ? asc : desc;
  return [direct(columns[sort ?? "issue_date"]), desc(salesPublish.idx)];
}

interface Found {
  readonly sale: Sale;
  readonly customer: string;
  readonly received: number;
}

async function described(db: Database, rows: readonly Found[]): Promise<Row[]> {
  const people = await namedStaff(
    db,
    rows.map(({ sale }) => sale.idx_owner),
  );
  return rows.map(({ sale, customer: name, received: paid }) => ({
    idx: sale.idx,
    idx_document: sale.idx_document,
    wdate: sale.wdate.toISOString(),
    issue_date: sale.issue_date,
    plan_pay_date: sale.plan_pay_date,
    customer: { idx: sale.idx_customer, name },
    contract_name: sale.contract_name,
    tax_kind: sale.tax_kind as Row["tax_kind"],
    issue_kind: sale.issue_kind as Row["issue_kind"],
    supply: sale.supply,
    vat: sale.vat,
    total: sale.total,
    received: paid,
    unpaid: issued.includes(sale.status) ? sale.total - paid : 0,
    owner: nameIn(people, sale.idx_owner),
    status: sale.status as Row["status"],
    publish_no: sale.publish_no,
  }));
}

async function viewOf(db: Database, sale: Sale, head: Row, person: Person): Promise<View> {
  const [items, receipts, fixes] = [
    await db
      .select()
      .from(salesPublishItem)
      .where(eq(salesPublishItem.idx_publish, sale.idx))
      .orderBy(asc(salesPublishItem.seq)),
    await db
      .select()
      .from(salesReceipt)
      .where(and(eq(salesReceipt.idx_publish, sale.idx), isNull(salesReceipt.deleted_at)))
      .orderBy(asc(salesReceipt.paid_at), asc(salesReceipt.idx)),
    await db
      .select({ idx: salesPublish.idx })
      .from(salesPublish)
      .where(and(eq(salesPublish.idx_origin, sale.idx), ne(salesPublish.status, "reject"))),
  ];
  const [source] =
    sale.idx_document === null ? [] : await db.select().from(document).where(eq(document.idx, sale.idx_document));
  const isOwner = sale.idx_owner === person.idx;
  const permissions = permissionsOf(idsOf(person));
  const isIssued = issued.includes(sale.status);
  return {
    ...head,
    biz_no: sale.biz_no,
    ceo_name: sale.ceo_name,
    tax_email: sale.tax_email,
    fix_reason: sale.fix_reason,
    pay_method: sale.pay_method as View["pay_method"],
    published_at: sale.published_at?.toISOString() ?? null,
    memo: sale.memo,
    origin: sale.idx_origin,
    corrected_by: fixes[0]?.idx ?? null,
    items: items.map(({ item_date, item, spec, qty, unit_price, supply, vat }) => ({
      item_date,
      item,
      spec,
      qty,
      unit_price,
      supply,
      vat: vat ?? 0,
    })),
    receipts: receipts.map(({ idx, paid_at, amount, method, memo }) => ({
      idx,
      paid_at,
      amount,
      method: method as View["receipts"][number]["method"],
      memo,
    })),
    history: await historyOf(db, "sales_publish", sale.idx),
    may: {
      edit: isOwner && source !== undefined && isWritable(source),
      publish: keepsBooks(person) && sale.status === "wait",
      receipt: (keepsBooks(person) || permissions.isSalesAdmin) && (sale.status === "done" || sale.status === "part"),
      fix: isOwner && isIssued && fixes.length === 0,
    },
  };
}

function number(query: SQL): SQL<number> {
  return sql`coalesce(${query}, 0)`.mapWith(Number) as SQL<number>;
}
