import {
  type Day,
  dayText,
  type NoticeStep,
  noticeTimesOf,
  secondRoundOf,
  unfilledText,
} from "@portal/definition/calendar";
import { and, inArray } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { lockStaff } from "../../company/away";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { staff } from "../../db/tables";
import type { Actor } from "../../status-log";
import { type Planned, plannedBy, type Unused, unusedOn } from "../ledger/unused";
import { daysFor, sendNotice } from "../notices/notices";

/** What setting somebody's days comes to: the days, or why they are not set. */
export interface Designation {
  readonly idx: number;
  readonly kname: string;
  /** What is open, in days. */
  readonly remain: number;
  /** Until when it can be set. */
  readonly until: Day | null;
  readonly days: Day[];
  readonly refused: string;
}

/**
 * Sets for several people when they take what they have not said (the second round), on days that are proposed, or for one
 * person on those that are given. With `check` nothing is sent; who cannot be notified now is left out, with the reason. Says so
 * where days lie in a year whose holidays have not been entered.
 */
export async function designate(
  tx: Database,
  {
    people,
    days,
    today,
    check,
  }: { people: readonly number[]; days?: readonly Day[] | undefined; today: Day; check: boolean },
  doing: Actor & { by: number },
): Promise<{ rows: Designation[]; unfilled: string }> {
  const idxs = [...new Set(people)].sort((a, b) => a - b);
  if (days && idxs.length !== 1) throw new ApiError(400, "사용일은 한 사람씩 지정하세요.");
  if (!check) for (const idx of idxs) await lockStaff(tx, idx);
  const named = await tx
    .select({ idx: staff.idx, kname: staff.kname })
    .from(staff)
    .where(inArray(staff.idx, idxs))
    .orderBy(staff.idx);
  const all = await unusedOn(tx, today, and(inArray(staff.idx, idxs)));
  const planned = await plannedBy(tx, today, idxs);
  const rows: Designation[] = [];
  for (const { idx, kname } of named) {
    const found = all
      .filter(({ idx_staff }) => idx_staff === idx)
      .map((unused) => ({ unused, ...roundOf(unused, planned, today) }));
    const open = found.find(({ refused }) => refused === "") ?? found[0];
    if (!open?.step || open.refused !== "") {
      const refused = open?.refused ?? "남은 연차가 없습니다.";
      rows.push({
        idx,
        kname,
        remain: open?.remain ?? 0,
        until: open?.until ?? null,
        days: [],
        refused,
      });
      continue;
    }
    const { unused, step, until, remain } = open;
    if (days) await refuseDays(tx, days, { unused, remain, today, taken: planned.takenBy(idx) });
    const plan = days
      ? [...days].sort((a, b) => a.localeCompare(b))
      : await daysFor(tx, today, unused, { planned, remain });
    rows.push({ idx, kname, remain, until, days: plan, refused: "" });
    if (!check) await sendNotice(tx, today, { unused, step, remain, plan }, doing);
  }
  // which years have been entered is the same for every sector
  return { rows, unfilled: unfilledText(rows.flatMap(({ days }) => days).sort(), await calendarOf(tx, 0)) };
}

interface Round {
  readonly step: NoticeStep | null;
  readonly until: Day | null;
  readonly remain: number;
  readonly refused: string;
}

/** The second round that is open to somebody, or why there is none. */
function roundOf(unused: Unused, planned: Planned, today: Day): Round {
  const had = planned.noticesOf(unused);
  const first = had.findLast(({ step }) => secondRoundOf(step as NoticeStep) !== null);
  const step = first ? secondRoundOf(first.step as NoticeStep) : null;
  if (!first || !step) {
    return { step: null, until: null, remain: unused.remain, refused: "1차 통보를 하지 않아 지정할 수 없습니다." };
  }
  const remain = planned.openOf(unused, step);
  const until = noticeTimesOf(unused.valid_to, unused.kind).find((time) => time.step === step)?.to ?? null;
  const refusals: readonly [boolean, string][] = [
    [had.some((notice) => notice.step === step), "이미 지정하여 통보했습니다."],
    [today <= first.deadline, `회신기한(${first.deadline})이 지난 뒤에 지정할 수 있습니다.`],
    [until !== null && until < today, `지정 통보 기한(${until})이 지났습니다.`],
    [remain === 0, "남은 연차의 사용 시기가 모두 정해졌습니다."],
  ];
  return { step, until, remain, refused: refusals.find(([isSo]) => isSo)?.[1] ?? "" };
}

/** Refuses days that are too few or too many, over, closed, or taken. */
async function refuseDays(
  tx: Database,
  days: readonly Day[],
  { unused, remain, today, taken }: { unused: Unused; remain: number; today: Day; taken: ReadonlySet<Day> },
): Promise<void> {
  const count = Math.ceil(remain);
  if (new Set(days).size !== days.length) throw new ApiError(400, "같은 날을 두 번 지정할 수 없습니다.");
  if (days.length !== count)
    throw new ApiError(400, `남은 ${remain}일에 맞추어 ${count}일을 지정하세요. (지금 ${days.length}일)`);
  const calendar = await calendarOf(tx, unused.idx_sector);
  for (const day of days) {
    if (day <= today || unused.valid_to < day) {
      throw new ApiError(
        400,
        `${dayText(day)}은 지정할 수 없습니다. 내일부터 ${unused.valid_to}까지의 날을 선택하세요.`,
      );
    }
    if (calendar.halvesOf(day).length === 0)
      throw new ApiError(400, `${dayText(day)}은 근무일이 아닙니다. 다른 날을 선택하세요.`);
    if (taken.has(day))
      throw new ApiError(400, `${dayText(day)}에는 이미 휴가나 부재가 있습니다. 다른 날을 선택하세요.`);
  }
}
