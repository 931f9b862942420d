import { permissionIds } from "@portal/definition";
import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { holdersOf } from "../access/grants";
import type { Database } from "../db/open";
import {
  document,
  expense,
  expenseItem,
  fuelCost,
  fuelRate,
  office,
  outsideWork,
  ownCar,
  staff,
  team,
  vehicle,
  vehicleLog,
} from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";

type Cost = typeof fuelCost.$inferSelect;
type Source = "log" | "outside" | "expense";
type Note = "rate" | "insurance" | "twice" | "open";

/** A drive, or fuel that was paid for one. */
interface Drive {
  readonly idx: number;
  readonly source: Source;
  /** The car, of the company or one's own by its source. */
  readonly car: number;
  readonly day: string;
  readonly km: number;
  readonly won: number;
  readonly isOpen: boolean;
}

/** What a row is for: a car with who drives it and where it belongs. */
interface Car {
  readonly name: string;
  readonly fuel: string;
  readonly insurance_to: string | null;
  readonly idx_staff: number | null;
  readonly idx_sector: number;
  readonly idx_office: number;
  readonly idx_team: number | null;
}

/** On this day the months before can be confirmed, and those who do are notified. */
export const CONFIRMED_FROM = 3;

/**
 * Adds up what was driven and is in no confirmed row: a row for each car, month and source. A drive of a month that has been
 * confirmed goes into the next one. Amounts that somebody has mended stay.
 */
export async function gatherFuel(db: Database, now: Date): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('fuel_cost', 0))`);
  const drives = [...(await drivesOfCars(db)), ...(await drivesOfOwn(db)), ...(await paidFuel(db))];
  const closed = await closedMonths(db);
  const groups = new Map<string, Drive[]>();
  for (const drive of drives) {
    const { source, car, day } = drive;
    const last = closed.get(`${source} ${car}`) ?? "";
    const key = `${source} ${car} ${day.slice(0, 7) > last ? day.slice(0, 7) : nextMonth(last)}`;
    groups.set(key, [...(groups.get(key) ?? []), drive]);
  }
  const [company, own, rates] = [await companyCars(db), await ownCars(db), await allRates(db)];
  const drafts = await db
    .select()
    .from(fuelCost)
    .where(and(eq(fuelCost.status, "draft"), isNull(fuelCost.deleted_at)));
  const known = new Map(drafts.map((row) => [keyOf(row), row]));
  const paidDays = new Set(drives.flatMap(({ source, car, day }) => (source === "expense" ? [`${car} ${day}`] : [])));
  const drivenDays = new Set(drives.flatMap(({ source, car, day }) => (source === "outside" ? [`${car} ${day}`] : [])));
  for (const [key, group] of groups) {
    const [source, idx_car, month] = key.split(" ") as [Source, string, string];
    const car = (source === "log" ? company : own).get(Number(idx_car));
    if (!car) continue;
    const km = Math.round(group.reduce((sum, drive) => sum + drive.km * 10, 0)) / 10;
    const rate = rates.find((one) => one.fuel === car.fuel && one.month <= month)?.krw_per_km ?? null;
    const isPaid = source === "expense";
    const others = source === "outside" ? paidDays : isPaid ? drivenDays : new Set<string>();
    let last = "";
    for (const { day } of group) if (day > last) last = day;
    const notes: Note[] = [
      ...(!isPaid && rate === null ? ["rate" as const] : []),
      ...(source !== "log" && car.insurance_to && car.insurance_to < last ? ["insurance" as const] : []),
      ...(group.some((drive) => others.has(`${drive.car} ${drive.day}`)) ? ["twice" as const] : []),
      ...(group.some(({ isOpen }) => isOpen) ? ["open" as const] : []),
    ];
    const before = known.get(key);
    known.delete(key);
    const { insurance_to: _, ...about } = car;
    const counted = isPaid ? group.reduce((sum, { won }) => sum + won, 0) : Math.round(km * (rate ?? 0));
    const amount = before?.fix_reason ? before.amount : counted;
    const values = { ...about, km: isPaid ? null : km, unit_price: isPaid ? null : rate, amount, notes };
    const idx = before?.idx ?? (await made(db, { ...values, month, source, car: Number(idx_car) }, now));
    if (before) await db.update(fuelCost).set(values).where(eq(fuelCost.idx, idx));
    const idxs = group.map((drive) => drive.idx);
    if (source === "log") await db.update(vehicleLog).set({ idx_fuel_month: idx }).where(inArray(vehicleLog.idx, idxs));
    if (source === "outside")
      await db.update(outsideWork).set({ idx_fuel_month: idx }).where(inArray(outsideWork.idx, idxs));
  }
  // rows whose drives are gone; cards are entered by hand
  const empty = [...known.values()].filter(({ source, fix_reason }) => source !== "card" && !fix_reason);
  if (empty.length > 0) {
    const idxs = empty.map(({ idx }) => idx);
    await db.update(fuelCost).set({ deleted_at: now }).where(inArray(fuelCost.idx, idxs));
  }
  return groups.size;
}

/** Every night: what was driven is added up; on the third of a month those who confirm the last one are notified. */
export async function lookAfterFuel(db: Database, now: Date, days: readonly string[] = [dayOf(now)]): Promise<number> {
  const rows = await gatherFuel(db, now);
  if (!days.some((day) => Number(day.slice(8)) === CONFIRMED_FROM)) return rows;
  const isBefore = sql`${fuelCost.month} < ${dayOf(now).slice(0, 7)}`;
  const open = await db.$count(fuelCost, and(eq(fuelCost.status, "draft"), isBefore, isNull(fuelCost.deleted_at)));
  const title = `지난달 유류비를 확인하고 확정하세요: ${open}건`;
  const link = "/resourcemanagement/fuelcostmangementlist?status=draft";
  if (open > 0)
    await notify(db, { to: await holdersOf(db, "isHrAdmin", dayOf(now)), kind: "supply", title, link }, now);
  return rows;
}

const isOpenRow = or(isNull(fuelCost.idx), eq(fuelCost.status, "draft"));

async function drivesOfCars(db: Database): Promise<Drive[]> {
  const rows = await db
    .select({ idx: vehicleLog.idx, car: vehicleLog.idx_vehicle, day: vehicleLog.use_date, km: vehicleLog.km })
    .from(vehicleLog)
    .leftJoin(fuelCost, eq(fuelCost.idx, vehicleLog.idx_fuel_month))
    .where(and(isOpenRow, gt(vehicleLog.km, 0), isNull(vehicleLog.deleted_at)));
  return rows.map((row) => ({ ...row, source: "log", km: row.km ?? 0, won: 0, isOpen: false }));
}

async function drivesOfOwn(db: Database): Promise<Drive[]> {
  const car = carOf(db);
  const { idx, work_date: day, distance_km, status } = outsideWork;
  const rows = await db
    .select({ idx, car: car.idx, day, km: distance_km, status })
    .from(outsideWork)
    .innerJoin(car, eq(car.idx_staff, outsideWork.idx_staff))
    .leftJoin(fuelCost, eq(fuelCost.idx, outsideWork.idx_fuel_month))
    .where(
      and(
        isOpenRow,
        eq(outsideWork.transport, "own"),
        inArray(status, ["done", "ok"]),
        gt(distance_km, 0),
        isNull(outsideWork.deleted_at),
      ),
    );
  return rows.map(({ status: state, ...row }) => ({
    ...{ ...row, source: "outside", km: Number(row.km), won: 0, isOpen: state === "done" },
  }));
}

/** Fuel that was paid back as an expense: shown beside the drives, and taken for a drive of the same day. */
async function paidFuel(db: Database): Promise<Drive[]> {
  const car = carOf(db);
  const rows = await db
    .select({
      ...{ idx: expenseItem.idx, car: car.idx, day: expenseItem.use_date },
      won: sql<number>`(${expenseItem.supply} + coalesce(${expenseItem.vat}, 0))::int`,
    })
    .from(expenseItem)
    .innerJoin(expense, eq(expense.idx, expenseItem.idx_expense))
    .innerJoin(document, eq(document.idx, expense.idx_document))
    .innerJoin(car, eq(car.idx_staff, sql`coalesce(${expense.idx_payee}, ${expense.idx_staff})`))
    .where(and(eq(expenseItem.account, "fuel"), eq(document.status, "done"), isNull(expenseItem.deleted_at)));
  const closed = await closedMonths(db);
  return rows
    .filter(({ car: idx, day }) => day.slice(0, 7) > (closed.get(`expense ${idx}`) ?? ""))
    .map((row) => ({ ...row, source: "expense", km: 0, isOpen: false }));
}

/** The car that each drives: of several the one that was entered last. */
function carOf(db: Database) {
  return db
    .selectDistinctOn([ownCar.idx_staff], { idx: ownCar.idx, idx_staff: ownCar.idx_staff })
    .from(ownCar)
    .where(and(ne(ownCar.is_use, false), isNull(ownCar.deleted_at)))
    .orderBy(ownCar.idx_staff, desc(ownCar.idx))
    .as("car");
}

/** The last month of each car and source that is confirmed. */
async function closedMonths(db: Database): Promise<Map<string, string>> {
  const { source, idx_vehicle, idx_own_car, month, status } = fuelCost;
  const rows = await db
    .select({
      source,
      car: sql<number>`coalesce(${idx_vehicle}, ${idx_own_car})::int`,
      last: sql<string>`max(${month})`,
    })
    .from(fuelCost)
    .where(and(eq(status, "ok"), isNull(fuelCost.deleted_at)))
    .groupBy(source, sql`2`);
  return new Map(rows.map((row) => [`${row.source} ${row.car}`, row.last]));
}

async function companyCars(db: Database): Promise<Map<number, Car>> {
  const support = permissionIds.teams.support;
  const [place] = await db
    .select({ idx_sector: office.idx_sector, idx_office: office.idx, idx_team: team.idx })
    .from(team)
    .innerJoin(office, eq(office.idx, team.idx_office))
    .where(eq(team.idx, support));
  const rows = await db.select().from(vehicle);
  const { idx_sector = 0, idx_office = 0, idx_team = null } = place ?? {};
  return new Map(
    rows.map(({ idx, plate_no, model, fuel }) => [
      idx,
      {
        ...{ name: `${plate_no} ${model}`.slice(0, 80), fuel, insurance_to: null, idx_staff: null },
        ...{ idx_sector, idx_office, idx_team },
      },
    ]),
  );
}

async function ownCars(db: Database): Promise<Map<number, Car>> {
  const rows = await db
    .select({ car: ownCar, person: staff })
    .from(ownCar)
    .innerJoin(staff, eq(staff.idx, ownCar.idx_staff));
  return new Map(
    rows.map(({ car: { idx, plate_no, fuel, insurance_to }, person }) => [
      idx,
      {
        ...{ name: `${plate_no} ${person.kname}`, fuel, insurance_to, idx_staff: person.idx },
        ...{ idx_sector: person.idx_sector, idx_office: person.idx_office, idx_team: person.idx_team },
      },
    ]),
  );
}

/** Rates, the newest first: a month without one of its own has the newest before it. */
function allRates(db: Database) {
  return db.select().from(fuelRate).where(isNull(fuelRate.deleted_at)).orderBy(desc(fuelRate.month));
}

async function made(
  db: Database,
  { source, car, ...values }: Omit<typeof fuelCost.$inferInsert, "idx_vehicle"> & { source: Source; car: number },
  now: Date,
): Promise<number> {
  const of = source === "log" ? { idx_vehicle: car } : { idx_own_car: car, is_own: true };
  const row = { is_own: false, ...values, ...of, source, status: "draft", wdate: now };
  const [added] = await db.insert(fuelCost).values(row).returning({ idx: fuelCost.idx });
  return added?.idx as number;
}

function keyOf({ source, idx_vehicle, idx_own_car, month }: Cost): string {
  return `${source} ${idx_vehicle ?? idx_own_car} ${month}`;
}

export function nextMonth(month: string): string {
  const [year = 0, count = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, count, 1)).toISOString().slice(0, 7);
}
