import { defineModule } from "../../define/define-module";
import { choice, date, dateTime, flag, integer, link, staff, text } from "../../define/fields";

const form = [
  { fields: ["office", "team", "staff", "date_from", "date_to", "is_acting", "hand_over", "memo"] },
] as const;

/** Who heads which unit, from when to when. */
export default defineModule({
  key: "head-of-team",
  title: "조직장 관리",
  entities: {
    org_head: {
      title: "조직장",
      own: ["idx_staff", "idx_writer"],
      index: [["staff"], ["unit_level", "unit_idx"]],
      reminders: {
        acting: {
          title: "직무대행 종료",
          on: "date_to",
          days: [-7],
          to: ["pd_auth:all"],
          when: { is_acting: [true] },
          text: "직무대행이 {date}에 끝납니다({left}).",
          kind: "people",
        },
      },
      ordered: [["date_from", "date_to"]],
      fields: {
        /** Follow from office and team: the team's head where there is one, else the office's, else the company's. */
        unit_level: choice("조직단계", { "0": "대표", "1": "본부장", "2": "팀장" }, { required: true, readOnly: true }),
        /** The office or team; 0 for the company. */
        unit_idx: integer("조직", { required: true, readOnly: true }),
        office: link("본부", { to: "office", hint: "비워 두면 회사 전체(대표)입니다." }),
        team: link("팀", { to: "team", within: { office: "office" }, hint: "비워 두면 본부장입니다." }),
        staff: staff("조직장", { required: true }),
        date_from: date("시작일", { required: true, initial: "today" }),
        date_to: date("종료일"),
        is_acting: flag("직무대행", { default: false }),
        /** What waits for who headed the unit until then goes to the new head as they begin. */
        hand_over: flag("결재 이관", { default: false }),
        handed_over_at: dateTime("이관일시", { readOnly: true }),
        memo: text("메모", { max: 200 }),
      },
    },
  },
  screens: [
    {
      path: "/mypims/headteammanagement",
      name: "myPIMS-HeadTeamManagement",
      guide: {
        label: "조직장 관리",
        about: "회사와 본부, 팀의 장을 조직도에서 언제부터 누구로 할지 정합니다.",
        words: "조직도 본부장 팀장 대표 직무대행 임명 부서장",
      },
      title: "조직장 관리",
      kind: "settings",
      of: "org_head",
      can: ["pd_auth:all"],
      columns: ["staff", "unit_level", "office", "team", "date_from", "date_to", "is_acting"],
      ways: [{ label: "이력", route: "myPIMS-HeadTeamManagement22" }],
      form,
    },
    {
      path: "/mypims/headteammanagement22",
      name: "myPIMS-HeadTeamManagement22",
      guide: {
        label: "조직장 이력",
        about: "지난 조직장과 예정된 임명을 봅니다.",
        words: "조직장 이력 임명 예정 대행",
      },
      title: "조직장 이력",
      kind: "list",
      of: "org_head",
      can: ["pd_auth:all"],
      columns: ["unit_level", "office", "team", "staff", "date_from", "date_to", "is_acting", "writer", "memo"],
      moreColumns: ["hand_over", "handed_over_at"],
      leads: "staff",
      search: ["staff", "memo"],
      narrows: [{ label: "예정만", asks: { "date_from.from": 1 } }],
      filters: ["unit_level", "office", "team", "staff", "date_from", "is_acting"],
      sort: [["date_from", "desc"]],
    },
  ],
});
