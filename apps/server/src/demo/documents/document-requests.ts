import { formByKind } from "@portal/definition";
import type { LeaveUnit } from "@portal/definition/calendar";
import { usualTypes } from "../../leave/ledger/usual-types";
import { dayOf, minuteOf } from "../../seoul";
import type { DemoPerson } from "../company/people";
import type { demoCustomers } from "../customers/customers";
import { dayBefore } from "../days";
import type { DemoLeave } from "../leave/leave-kept";
import type { Draft } from "./document-drafts";

/** The documents by which leave, work from home and trips were asked for. */
export function draftsOfLeave(
  { vacations, telecommutings, absences }: DemoLeave,
  people: readonly DemoPerson[],
  now: Date,
): Draft[] {
  const byIdx = new Map(people.map((person) => [person.idx, person]));
  const agoOf = (wdate: Date | undefined) => Math.max(1, (now.getTime() - (wdate?.getTime() ?? 0)) / DAY);
  const leaves = vacations.map((row, index): Draft => {
    const [from, to] = [dayOf(row.during.from), dayOf(new Date(row.during.to.getTime() - 1))];
    const unit = usualTypes[row.idx_type - 1]?.unit as LeaveUnit;
    return {
      kind: "D3",
      title: formByKind("D3").titleOf?.({ unit, date_from: from, date_to: to }) ?? "",
      data: {
        idx_type: row.idx_type,
        unit,
        date_from: from,
        date_to: to,
        ...(unit === "quarter" && { at: minuteOf(row.during.from).slice(11) }),
        days: row.days,
        reason: row.reason,
        contact: row.contact,
      },
      drafter: byIdx.get(row.idx_staff) as DemoPerson,
      ago: agoOf(row.wdate),
      status: "done",
      ...(row.idx_decider && { decider: row.idx_decider }),
      record: index,
    };
  });
  const homes = telecommutings.map(
    (row, index): Draft => ({
      kind: "D4",
      title: `재택근무 신청 (${row.date_from})`,
      data: {
        date_from: row.date_from,
        date_to: row.date_to,
        unit: "day",
        place: row.place,
        contact: row.contact,
        plan: row.plan,
      },
      drafter: byIdx.get(row.idx_staff) as DemoPerson,
      ago: agoOf(row.wdate ?? undefined),
      status: "done",
      record: index,
    }),
  );
  const trips = absences
    .filter(({ kind }) => kind === "trip")
    .map(
      (row, index): Draft => ({
        kind: "D5",
        title: `${placeOf(index)} 출장 (${dayOf(row.during.from)} ~ ${dayOf(row.during.to)})`,
        data: {
          area: "dom",
          place: placeOf(index),
          date_from: dayOf(row.during.from),
          date_to: dayOf(row.during.to),
          purpose: index % 2 === 0 ? "고객사 과정 설명회" : "출강 현장 점검과 담당자 면담",
          transport: "ktx",
          costs: [
            { item: "교통비", amount: 119_600 },
            { item: "숙박비", amount: 90_000 },
          ],
        },
        drafter: byIdx.get(row.idx_staff) as DemoPerson,
        ago: Math.max(0, (now.getTime() - row.during.from.getTime()) / DAY) + 6,
        status: "done",
        hasTwo: true,
        record: index,
      }),
    );
  return [...leaves, ...homes, ...trips];
}

const DAY = 24 * 60 * 60 * 1000;

function placeOf(index: number): string {
  return ["부산", "대전", "광주", "창원"][index % 4] as string;
}

/** Invoices that were asked for in this year and the one before: five a month. */
export function draftsOfSales(
  customers: ReturnType<typeof demoCustomers>,
  people: readonly DemoPerson[],
  now: Date,
): Draft[] {
  const byIdx = new Map(people.map((person) => [person.idx, person]));
  return Array.from({ length: 120 }, (_, n): Draft => {
    const buyer = customers[(n * 5) % customers.length] as (typeof customers)[number];
    const ago = 4 + n * 6;
    const supply = 2_400_000 + (n % 9) * 350_000;
    const contract = `${["출강", "전화", "이러닝"][n % 3]} 과정 ${1 + (n % 4)}기`;
    return {
      kind: "SALES",
      title: `${buyer.name} ${contract} 매출 발행`,
      data: {
        idx_customer: buyer.idx,
        biz_no: buyer.biz_no,
        ceo_name: buyer.ceo_name,
        tax_email: buyer.tax_email,
        contract_name: contract,
        idx_smp: buyer.idx,
        tax_kind: "taxed",
        issue_kind: "normal",
        issue_date: dayBefore(now, ago - 2),
        plan_pay_date: dayBefore(now, ago - 32),
        pay_method: "transfer",
        items: [
          {
            item: `${["출강", "전화", "이러닝"][n % 3]} 어학 과정 운영`,
            qty: 1,
            unit_price: supply,
            supply,
            vat: supply / 10,
          },
        ],
      },
      drafter: byIdx.get(buyer.idx_owner) as DemoPerson,
      ago,
      status: n < 3 ? "run" : n === 4 ? "reject" : "done",
      hasTwo: true,
    };
  });
}
