import { day } from "@portal/definition/contract";
import { desc, eq } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { asWarnings } from "../../../company/holidays";
import { vacation } from "../../../db/tables";
import { balanceOf } from "../../../leave/ledger/balance";
import { leftText } from "../../../leave/ledger/left-text";
import { releaseLeave, reserveLeave, consumeLeave as takeLeave } from "../../../leave/requests/effects";
import { countLeave, type LeaveRequest } from "../../../leave/requests/leave-request";
import { dataOf } from "../document";
import type { Effect, Filled } from "./effect";
import { offerDelegation } from "./offer-delegation";

interface Leave {
  readonly idx_type?: number | null;
  readonly date_from?: string | null;
  readonly date_to?: string | null;
  readonly days?: number | string | null;
  readonly at?: string | null;
  readonly reason?: string | null;
  readonly idx_sub_staff?: number | null;
  readonly contact?: string | null;
  readonly evidence?: readonly number[] | null;
}

/** 휴가: its days are reserved while it is decided on, and used when it is allowed. */
export const leave: Effect = {
  async fill(db, { data, drafter, day }): Promise<Filled> {
    const balance = await balanceOf(db, drafter.idx, day);
    const shown = { 잔여: leftText(balance) };
    const request = requestOf(data, drafter.idx);
    if (!request) return { data: { days: null }, shown };
    try {
      const { type, days, notes } = await countLeave(db, request);
      return {
        data: { days, unit: type.unit },
        shown: {
          잔여: leftText(balance, type.uses_ledger ? days : 0),
          ...(type.counts === "calendar" && { "일수 계산": "역일(주말과 휴일도 포함)" }),
        },
        warnings: asWarnings("date_from", notes),
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { data: { days: null }, shown, problems: [{ path: "date_from", message: error.message }] };
    }
  },

  async submitted({ tx, document, drafter, person, now }) {
    const request = requestOf(dataOf<Leave>(document), drafter.idx);
    if (!request) throw new ApiError(400, "휴가 종류와 기간을 입력하세요.");
    await reserveLeave(tx, request, { idx_document: document.idx }, { by: person.idx, now });
  },

  async completed({ tx, document, drafter, person, now }) {
    await takeLeave(tx, { idx_document: document.idx, idx_decider: person.idx }, { by: person.idx, now });
    const { days, date_from, date_to, idx_sub_staff } = dataOf<Leave>(document);
    if (Number(days) >= 1 && date_from && date_to)
      await offerDelegation(tx, { idx_staff: drafter.idx, date_from, date_to, idx_sub_staff }, now);
  },

  async released({ tx, document, person, now }, to, memo) {
    const end = { idx_document: document.idx, to: to === "reject" ? to : "cancel", ...(memo && { memo }) } as const;
    await releaseLeave(tx, end, { by: person.idx, now });
  },

  async results(db, { idx }) {
    const [row] = await db
      .select()
      .from(vacation)
      .where(eq(vacation.idx_document, idx))
      .orderBy(desc(vacation.idx))
      .limit(1);
    return row ? [{ title: "휴가", note: `${row.days}일`, path: "/mypims/myvacationlist" }] : [];
  },
};

function requestOf(data: Leave, idx_staff: number): LeaveRequest | null {
  const { idx_type, date_from, date_to, at, reason, idx_sub_staff, contact, evidence } = data;
  if (!isIdx(idx_type) || !isDay(date_from) || !isDay(date_to)) return null;
  return {
    idx_staff,
    idx_type,
    from: date_from,
    to: date_to,
    ...(isTime(at) && { at }),
    reason,
    idx_sub_staff,
    contact,
    files: evidence,
  };
}

function isIdx(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function isDay(value: unknown): value is string {
  return day.safeParse(value).success;
}

function isTime(value: unknown): value is string {
  return typeof value === "string" && /^\d\d:\d\d$/.test(value);
}
