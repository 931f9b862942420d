import type { Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { choice, date, decimal, flag, link, longText, money, staff, text, time } from "../define/fields";

const readers = ["staff:all"] as const;
const keepers = ["staff:own", "isLead:team", "isSalesAdmin:all"] as const;
const worker: Party = { column: "idx_staff", holds: "staff" };

const planned = [
  "visit",
  "customer",
  "work_date",
  "out_at",
  "in_at",
  "go_direct",
  "return_direct",
  "place",
  "purpose",
  "transport",
  "distance_km",
  "cost",
] as const;
const form = [
  { fields: planned, editable: { in: ["plan", "run", "done"] } },
  { title: "결과", fields: ["result"] },
] as const;

/** Who works outside of the office, where and how they got there. */
export default defineModule({
  key: "outside-work",
  title: "외근",
  entities: {
    outside_work: {
      title: "외근",
      name: "place",
      own: ["idx_staff", "idx_writer"],
      /** The unit of who goes. */
      hasOrgUnit: true,
      spends: {
        amount: "cost",
        on: "work_date",
        account: "traffic",
        summary: "{place} 교통비",
        customer: "customer",
        expense: "expense",
        by: [worker],
        when: { transport: ["bus", "taxi"], status: ["done", "ok"] },
      },
      index: [["staff", "work_date"], ["visit"], ["customer", "work_date"], ["status"], ["fuel_month"]],
      fields: {
        visit: link("방문일정", { to: "visit" }),
        customer: link("고객사", { to: "customer" }),
        staff: staff("외근자", { required: true, initial: "me", readOnly: true }),
        work_date: date("외근일", { required: true, initial: "today" }),
        out_at: time("출발", { required: true, default: "09:00" }),
        in_at: time("복귀", { required: true, default: "18:00" }),
        go_direct: flag("직출", { default: false }),
        return_direct: flag("직퇴", { default: false }),
        place: text("장소", { required: true, max: 150 }),
        purpose: longText("목적", { required: true, max: 2000 }),
        transport: choice(
          "교통수단",
          { corp: "법인차량", own: "자차", bus: "대중교통", taxi: "택시", walk: "도보" },
          { required: true, default: "bus", hint: "자차는 방문일정의 '내 자차'에 등록한 차입니다." },
        ),
        distance_km: decimal("이동거리", {
          digits: [6, 1],
          min: 0,
          unit: "km",
          hint: "자차면 입력합니다. 하루 500km를 넘으면 목적에 사유를 작성하세요.",
        }),
        cost: money("교통비", { min: 0 }),
        expense: link("지출결의", { to: "expense", readOnly: true }),
        result: longText("결과", { max: 4000 }),
        /** The month's row that a drive by one's own car is counted in. */
        fuel_month: link("유류비", { to: "fuel_cost", readOnly: true }),
        checked_by: staff("확인자", { readOnly: true }),
        status: choice(
          "상태",
          { plan: "예정", run: "외근중", done: "복귀", ok: "확인", cancel: "취소" },
          {
            required: true,
            default: "plan",
            tones: { plan: "waiting", run: "running", done: "done", ok: "done", cancel: "ended" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          go: { title: "출발", from: ["plan"], to: "run", by: [worker] },
          back: {
            title: "복귀",
            from: ["plan", "run"],
            to: "done",
            by: [worker],
            fields: ["result", "distance_km", "cost"],
            requires: ["result"],
          },
          confirm: {
            title: "확인",
            from: ["done"],
            to: "ok",
            by: ["isLead:team"],
            notifies: { to: [worker], kind: "customer", text: "외근이 확인되었습니다: {place}" },
            isBulk: true,
          },
          cancel: {
            title: "취소",
            from: ["plan"],
            to: "cancel",
            by: keepers,
            reason: "optional",
            isRare: true,
            isDangerous: true,
          },
        },
      },
      reminders: {
        confirm: {
          title: "확인할 외근",
          on: "work_date",
          days: [1],
          to: ["isLead:team"],
          when: { status: ["done"] },
          fromStart: true,
          text: "{name} 외근을 확인하세요({date}).",
          kind: "customer",
        },
        back: {
          title: "복귀하지 않은 외근",
          on: "work_date",
          days: [1],
          to: [worker],
          when: { status: ["plan", "run"] },
          text: "{name} 외근의 결과를 쓰고 복귀하세요({date}).",
          kind: "customer",
        },
      },
      sheets: {
        outside: {
          title: "외근 확인서",
          sections: [
            {
              fields: [
                "staff",
                "team",
                "work_date",
                "out_at",
                "in_at",
                "customer",
                "place",
                "transport",
                "distance_km",
                "cost",
              ],
            },
            { fields: ["purpose", "result", "checked_by"] },
          ],
          in: ["done", "ok"],
        },
      },
    },
  },
  screens: [
    {
      path: "/customermanagement/scheduleoutsideworkadd/:idx",
      name: "customerManagement-scheduleOutsideWorkAdd-idx",
      kind: "add",
      of: "outside_work",
      below: "visit",
      can: ["staff:own"],
      form: [{ fields: planned.filter((key) => key !== "visit" && key !== "customer") }],
    },
    {
      path: "/customermanagement/outsideworkadd/:idx",
      name: "customerManagement-outsideWorkAdd-idx",
      kind: "add",
      of: "outside_work",
      below: "customer",
      can: ["staff:own"],
      form: [{ fields: planned.filter((key) => key !== "visit" && key !== "customer") }],
    },
    {
      path: "/customermanagement/outsideworkview/:idx",
      name: "customerManagement-outsideWorkView-idx",
      kind: "view",
      of: "outside_work",
      can: readers,
      view: [
        {
          fields: [
            "status",
            "staff",
            "work_date",
            "out_at",
            "in_at",
            "go_direct",
            "return_direct",
            "place",
            "customer",
            "visit",
          ],
        },
        { fields: ["purpose"] },
        { title: "교통", fields: ["transport", "distance_km", "cost", "expense"] },
        { title: "결과", fields: ["result", "checked_by"] },
      ],
    },
    {
      path: "/customermanagement/outsideworkmod/:idx",
      name: "customerManagement-outsideWorkMod-idx",
      kind: "edit",
      of: "outside_work",
      can: keepers,
      form,
    },
  ],
});
