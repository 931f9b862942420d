import { defineModule } from "../../define/define-module";
import { choice, date, dateTime, html, integer, link, staff, team, text } from "../../define/fields";
import { assetCategories } from "../assets/asset-categories";

const handlers = [
  { column: "idx_handler", holds: "staff" },
  { column: "idx_team", holds: "team" },
] as const;

/** What has to be ready for somebody who joins, and who sees to it. */
export default defineModule({
  key: "employee-add",
  title: "입사자 등록",
  entities: {
    onboarding: {
      title: "온보딩",
      fields: {
        staff: link("입사자", { to: "staff", required: true, unique: true }),
        /** Brings what they have said of themselves. */
        applicant: link("지원자", {
          to: "applicant",
          read: ["pd_auth:all"],
          fills: { kname: "name", email: "email", phone: "phone", joinday: "join_date" },
          hint: "입사가 확정된 지원자면 선택하세요.",
        }),
        buddy: staff("버디"),
        first_day: date("첫 출근일", { hint: "비워 두면 입사일입니다." }),
        leave_basis: choice("연차 기준", { fiscal: "회계연도", joinday: "입사일" }),
        contract_to: date("계약종료", { hint: "기간을 정한 계약이면 입력하세요." }),
        plan: html("첫 주 일정"),
      },
    },
    onboard_item: {
      title: "입사 준비",
      own: ["idx_staff"],
      party: handlers,
      index: [["staff"], ["handler"], ["team"]],
      holds: { by: ["handler"], while: { status: ["open"] }, as: "etc" },
      access: { read: ["staff:own", "staff:party", "pd_auth:all"], add: ["pd_auth:all"], change: ["pd_auth:all"] },
      name: "title",
      fields: {
        staff: link("입사자", { to: "staff", required: true }),
        seq: integer("순서", { default: 1 }),
        kind: choice(
          "구분",
          { equip: "장비", account: "계정", doc: "서류", edu: "교육", meet: "면담", etc: "기타" },
          { required: true },
        ),
        title: text("내용", { required: true, max: 100 }),
        /** Of what is in the stock; a card, say, is equipment that no asset is. */
        category: choice("자산분류", assetCategories, { hint: "재고에서 지급할 장비면 선택하세요." }),
        qty: integer("수량", { min: 1, default: 1 }),
        team: team("담당팀"),
        handler: staff("담당자"),
        /** What was given to them. */
        asset: link("지급 자산", { to: "asset", within: { category: "category" }, offers: { status: "stock" } }),
        due: date("기한", { required: true }),
        done_at: dateTime("완료일시", { readOnly: true }),
        memo: text("메모", { max: 200 }),
        status: choice(
          "상태",
          { open: "준비", done: "완료" },
          { required: true, default: "open", readOnly: true, tones: { open: "running", done: "finished" } },
        ),
      },
      flow: {
        field: "status",
        moves: {
          issue: {
            title: "장비 지급",
            from: ["open"],
            to: "done",
            by: ["isManageSupportAdmin:party"],
            fields: ["asset"],
            requires: ["asset"],
            sets: { done_at: "now" },
          },
          finish: {
            title: "완료",
            from: ["open"],
            to: "done",
            by: [...handlers, "pd_auth:all"],
            isBulk: true,
            sets: { done_at: "now" },
          },
        },
      },
      reminders: {
        due: {
          title: "입사 준비",
          on: "due",
          days: [-3, -1, 1, 7, 30],
          to: handlers,
          fromStart: true,
          when: { status: ["open"] },
          text: "입사 준비: {name} ({date}까지)",
          kind: "people",
        },
      },
    },
  },
  screens: [],
});
