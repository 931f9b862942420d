import type { ModuleDefinition } from "@portal/definition";
import {
  choice,
  computedFrom,
  count,
  date,
  dateTime,
  daysUntil,
  decimal,
  flag,
  integer,
  last,
  link,
  money,
  month,
  request,
  said,
  staff,
  sum,
  text,
  wholeWon,
  years,
} from "@portal/definition/define";
import { workFields } from "./work-fields";

const stepHours = decimal("시간", { digits: [4, 1] });

/** What is made, with every kind of field and part, and what is planned of it. */
export const works = {
  work: {
    title: "작업",
    note: ["verdict"],
    own: ["idx_maker"],
    hasOrgUnit: true,
    party: [
      { column: "idx_maker", holds: "staff" },
      { column: "idx_staff", holds: "staff", below: { entity: "work_step", link: "idx_work" } },
    ],
    parts: {
      work_step: { link: "work", isMany: true, layout: "cards", totals: ["hours", "wage"] },
      work_label: { link: "work" },
    },
    comments: { of: "work_comment", kind: "supply", notifies: [{ column: "idx_maker" }] },
    merge: { by: ["isLead:team", "pd_auth:all"], into: "merged_into" },
    purge: {
      after: { years: 3, from: "made_on" },
      fields: ["title", "phone", "papers", "work_step", "work_label"],
    },
    derived: {
      steps: count("공정 수", "work_step"),
      hours: sum("공정 시간", "work_step.hours"),
      remarks: count("댓글 수", "work_comment", { unit: "개" }),
      remarked: last("마지막 댓글", "work_comment.at"),
      left: daysUntil("만들 날까지", "made_on", { where: { status: ["requested", "approved"] } }),
      age: years("햇수", "made_on"),
    },
    reminders: {
      made: {
        title: "만들 작업",
        on: "made_on",
        days: [-7, 0, 3],
        to: [{ column: "idx_maker", holds: "staff" }, "isLead:team", "isManageSupportAdmin:all"],
        when: { status: ["requested"] },
        text: "{left}, {date}: {name}",
        kind: "supply",
      },
    },
    sheets: {
      card: {
        title: "작업 카드",
        sections: [
          { fields: ["no", "title", "maker", "bench.room", "wage", "phone", "left", "work_label.words"] },
          { title: "공정", fields: ["work_step"] },
        ],
        note: "작업대에 붙여 둡니다.",
      },
      tag: {
        title: "작업 라벨",
        label: { code: "barcode", of: "phone", columns: 2 },
        sections: [{ fields: ["title"] }],
        can: ["pd_auth:all"],
      },
      proof: {
        title: "확인서",
        sections: [{ fields: ["title", "price"] }],
        in: ["approved"],
        can: ["pd_auth:all"],
      },
    },
    flow: request(["isLead:team", { column: "idx_reviewer", holds: "staff" }]),
    fields: workFields,
  },
  price_change: {
    title: "단가변경",
    access: { read: ["staff:own"], add: ["staff:all"], change: ["staff:own"] },
    effective: { on: "from_day", move: "apply", kind: "supply" },
    ordered: [["from_day", "to_day"]],
    fields: {
      work: link("작업", { to: "work", required: true }),
      from_day: date("적용일", { required: true }),
      to_day: date("끝나는 날"),
      new_price: money("새 단가", { required: true }),
      status: choice("상태", { plan: "예정", done: "적용", cancel: "취소" }, { required: true, default: "plan" }),
    },
    flow: {
      field: "status",
      moves: {
        apply: { title: "적용", from: ["plan"], to: "done", by: ["staff:own"] },
        shift: { title: "날짜 조정", from: ["plan"], to: "plan", by: ["staff:own"], fields: ["from_day", "to_day"] },
        cancel: { title: "취소", from: ["plan"], to: "cancel", by: ["staff:own"] },
      },
    },
  },
  work_plan: {
    title: "작업계획",
    access: { read: ["pd_auth:all"] },
    fields: {
      office: link("본부", { to: "office", required: true }),
      team: link("팀", { to: "team" }),
      month: month("월", { required: true }),
      amount: money("금액", { required: true }),
    },
  },
  work_step: {
    title: "공정",
    unique: [["work", "name", "staff"]],
    fields: {
      work: link("작업", { to: "work", required: true }),
      sort: integer("순서"),
      name: text("공정명", { required: true, max: 40 }),
      hours: stepHours,
      wage: money("품삯", { computed: computedFrom({ hours: stepHours }, ({ hours }) => wholeWon(hours * 12_345)) }),
      staff: staff("담당"),
    },
  },
  work_label: {
    title: "명패",
    fields: {
      work: link("작업", { to: "work", required: true, unique: true }),
      words: text("문구", { required: true, max: 40 }),
      is_gold: flag("금색", { default: false }),
    },
  },
  work_comment: {
    title: "댓글",
    fields: {
      work: link("작업", { to: "work", required: true }),
      ...said("work_comment"),
      at: dateTime("때", { initial: "now" }),
    },
  },
} as const satisfies ModuleDefinition["entities"];
