import { z } from "zod";
import type { Access, Party } from "../define/access";
import { defineModule } from "../define/define-module";
import {
  choice,
  date,
  dateTime,
  decimal,
  files,
  flag,
  integer,
  json,
  link,
  longText,
  period,
  staff,
  text,
} from "../define/fields";

const hr: readonly Access[] = ["isHrAdmin:all", "pd_auth:all"];
/** Who decided last on a leave decides on its cancellation; HR may as well. */
const deciders: readonly (Access | Party)[] = [{ column: "idx_decider", holds: "staff" }, ...hr];

/** Leave: what can be taken, what was asked for, and the ledger whose sum is what somebody has left. */
export default defineModule({
  key: "vacation",
  title: "휴가",
  entities: {
    vacation_type: {
      title: "휴가 종류",
      name: "name",
      isKnown: true,
      access: { read: ["staff:all"], add: hr, change: hr },
      fields: {
        code: text("코드", { required: true, unique: true, max: 20 }),
        name: text("명칭", { required: true, max: 40 }),
        unit: choice("단위", { day: "종일", am: "오전반차", pm: "오후반차", quarter: "반반차" }, { required: true }),
        /** What a day, a half or two hours of it take off the balance. */
        deduct: decimal("차감일수", { digits: [3, 2], required: true, min: 0 }),
        paid: flag("유급", { default: true }),
        evidence_required: flag("증빙필수", { default: false }),
        /** The longest that one request may be. */
        max_days: decimal("최대일수", { digits: [5, 1], min: 0 }),
        /** Whether weekends and holidays count: the law counts maternity leave by the calendar, annual leave by workdays. */
        counts: choice("일수계산", { work: "근무일", calendar: "역일" }, { required: true, default: "work" }),
        uses_ledger: flag("잔여차감", { default: true }),
        sort: integer("순서"),
        is_use: flag("사용", { default: true }),
      },
    },
    vacation: {
      title: "휴가 신청",
      isPersonal: true,
      ofLeavers: { kept: "balances and pay were counted by it" },
      own: ["idx_staff", "idx_writer"],
      party: [
        { column: "idx_decider", holds: "staff" },
        { column: "idx_sub_staff", holds: "staff" },
      ],
      hasOrgUnit: true,
      access: { read: ["staff:party"] },
      index: [["staff", "status"], ["document"], ["decider", "status"]],
      fields: {
        staff: staff("신청자", { required: true }),
        type: link("휴가 종류", { to: "vacation_type", required: true }),
        during: period("휴가기간", { required: true }),
        days: decimal("일수", { digits: [5, 2], required: true, readOnly: true }),
        /** What it takes of each day; weekends and holidays are left out. */
        shares: json("일자별 일수", z.array(z.object({ day: z.string(), days: z.number() })), {
          required: true,
          readOnly: true,
        }),
        reason: longText("사유", { max: 500 }),
        sub_staff: staff("업무대행자"),
        contact: text("비상연락처", { max: 20, format: "phone" }),
        files: files("증빙"),
        document: link("결재문서", { to: "document", readOnly: true }),
        /** Who decides on it; at the end, who decided last. */
        decider: staff("결재자", { readOnly: true }),
        status: choice(
          "상태",
          {
            draft: "작성중",
            req: "결재중",
            ok: "승인",
            used: "사용완료",
            cancel_req: "취소신청",
            cancel: "취소",
            reject: "반려",
          },
          {
            required: true,
            default: "draft",
            tones: {
              draft: "waiting",
              req: "running",
              ok: "done",
              used: "finished",
              cancel_req: "running",
              cancel: "ended",
              reject: "refused",
            },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          askBack: {
            title: "취소신청",
            from: ["ok"],
            to: "cancel_req",
            by: [{ column: "idx_staff", holds: "staff" }],
            reason: "required",
            isDangerous: true,
          },
          allowBack: { title: "취소 승인", from: ["cancel_req"], to: "cancel", by: deciders, reason: "optional" },
          refuseBack: { title: "취소 반려", from: ["cancel_req"], to: "ok", by: deciders, reason: "required" },
          cancel: {
            title: "직권 취소",
            from: ["ok", "used", "cancel_req"],
            to: "cancel",
            isRare: true,
            by: hr,
            reason: "required",
            isDangerous: true,
            isBulk: true,
          },
        },
      },
    },
    /** Rows are added and never changed. A row of a grant's time belongs to that grant. */
    leave_ledger: {
      title: "연차원장",
      isAppendOnly: true,
      isPersonal: true,
      ofLeavers: { kept: "balances and pay were counted by it" },
      own: ["idx_staff", "idx_writer"],
      hasOrgUnit: true,
      asksPassword: ["write"],
      access: { add: hr },
      index: [["staff", "valid_to"], ["vacation"]],
      ordered: [["valid_from", "valid_to"]],
      fields: {
        staff: link("직원", { to: "staff", required: true }),
        kind: choice(
          "구분",
          {
            grant: "부여",
            use: "사용",
            restore: "사용취소",
            adjust: "조정",
            carry: "이월",
            expire: "소멸",
            payout: "수당정산",
          },
          { required: true, readOnly: true },
        ),
        /** Days; negative when they are used or expire. */
        qty: decimal("일수", { digits: [6, 3], required: true }),
        valid_from: date("유효시작", { required: true }),
        valid_to: date("유효종료", { required: true }),
        vacation: link("휴가", { to: "vacation", readOnly: true }),
        /** Of a grant by the rules, which one it is; nobody gets one twice. */
        ref: text("부여근거", { max: 40, readOnly: true }),
        memo: text("사유", { max: 300 }),
      },
    },
    leave_notice: {
      title: "연차촉진통보",
      isPersonal: true,
      ofLeavers: { kept: "balances and pay were counted by it" },
      own: ["idx_staff", "idx_writer"],
      hasOrgUnit: true,
      unique: [["staff", "step", "valid_to"]],
      fields: {
        staff: staff("직원", { required: true }),
        /** In the first year, what is earned after the first round has rounds of its own. */
        step: choice(
          "차수",
          { first: "1차촉진", second: "2차촉진", late_first: "추가 1차촉진", late_second: "추가 2차촉진" },
          { required: true },
        ),
        remain: decimal("잔여일수", { digits: [5, 2], required: true }),
        /** The day on which the leave that it is about ends. */
        valid_to: date("소멸예정일", { required: true }),
        sent_at: dateTime("발송일", { required: true }),
        read_at: dateTime("수신확인"),
        /** The days on which it is taken: as the person says in a first round, as the company sets in a second one. */
        plan: json("사용계획", z.array(z.string())),
        deadline: date("회신기한", { required: true }),
      },
    },
    /** Leave that HR lets somebody use before it is granted. */
    leave_advance: {
      title: "연차선사용",
      isPersonal: true,
      ofLeavers: { kept: "balances and pay were counted by it" },
      own: ["idx_staff", "idx_writer"],
      asksPassword: ["write"],
      access: { read: hr, add: hr, change: hr },
      fields: {
        staff: staff("직원", { required: true, unique: true }),
        days: decimal("선사용 한도", {
          digits: [5, 2],
          required: true,
          min: 0,
          max: 30,
          hint: "잔여가 없어도 이만큼은 먼저 쓸 수 있습니다. 0이면 쓸 수 없습니다.",
        }),
        memo: text("사유", { required: true, max: 300 }),
      },
    },
    /** How the company deals with leave and work from home; one row. */
    leave_policy: {
      title: "휴가 기준",
      isSingle: true,
      fields: {
        basis: choice(
          "부여 기준",
          { fiscal: "회계연도 (1월 1일)", joinday: "입사일" },
          { required: true, default: "fiscal", hint: "바꾸면 다음 정기 부여부터 적용됩니다." },
        ),
        carry_most: decimal("이월 한도(일)", { digits: [4, 2], required: true, default: 0, min: 0, max: 25 }),
        carry_months: integer("이월 유효기간(개월)", { required: true, default: 3, min: 1, max: 12 }),
        home_per_week: integer("재택근무 주 권장 한도(일)", { required: true, default: 2, min: 0, max: 7 }),
      },
    },
  },
  screens: [
    {
      path: "/mypims/myvacationlist",
      name: "myPIMS-myVacationList",
      guide: { label: "휴가", about: "내 연차와 휴가 신청을 봅니다.", words: "연차 반차 내 휴가" },
      kind: "list",
      of: "vacation",
      title: "휴가",
      can: ["staff:own"],
      leads: "during",
      titles: { wdate: "신청일", type: "종류", during: "기간", status: "결재상태" },
      columns: ["wdate", "type", "during", "days", "reason", "status", "decider"],
      moreColumns: ["sub_staff", "contact", "files", "document"],
      filters: ["during", "type", "status"],
      sort: [["during", "desc"]],
    },
    {
      path: "/mypims/teamvacationlist",
      name: "myPIMS-TeamVacationList",
      guide: { label: "팀 휴가", about: "팀원의 휴가를 봅니다.", words: "연차 팀원 휴가" },
      kind: "list",
      can: ["isLead:team", "pd_auth:all"],
    },
    {
      path: "/mypims/allvacationlist",
      name: "myPIMS-AllVacationList",
      guide: { label: "전체 휴가", about: "모든 직원의 휴가를 봅니다.", words: "연차 휴가 현황" },
      kind: "list",
      of: "vacation",
      title: "전체 휴가",
      can: hr,
      leads: "staff",
      titles: { staff: "이름", wdate: "신청일", type: "종류", during: "기간", status: "결재상태" },
      columns: ["wdate", "staff", "team", "type", "during", "days", "reason", "status", "decider"],
      moreColumns: ["office", "staff.emp_no", "staff.position", "sub_staff", "contact", "files", "document"],
      search: ["staff", "reason"],
      filters: ["office", "team", "type", "status", "during"],
    },
    {
      path: "/mypims/vacationmanagement",
      name: "myPIMS-VacationManagement",
      guide: { label: "휴가 관리", about: "직원의 연차를 부여하고 조정합니다.", words: "연차 부여 휴가 규정" },
      kind: "list",
      can: hr,
    },
    {
      path: "/mypims/vacationlog",
      name: "myPIMS-VacationLog",
      guide: { label: "연차 원장", about: "연차가 부여되고 쓰인 기록을 봅니다.", words: "연차 내역 로그 원장" },
      kind: "list",
      of: "leave_ledger",
      title: "연차 원장",
      can: hr,
      titles: { wdate: "기록일", staff: "이름", writer: "기록자" },
      columns: ["wdate", "staff", "kind", "qty", "valid_from", "valid_to", "memo", "writer"],
      moreColumns: ["team", "staff.emp_no", "staff.position"],
      search: ["staff", "memo"],
      filters: ["kind", "staff", "wdate"],
      sort: [["wdate", "desc"]],
      import: ["staff", "qty", "valid_from", "valid_to", "memo"],
    },
    {
      path: "/mypims/vacationtypes",
      name: "myPIMS-VacationTypes",
      guide: {
        label: "휴가 종류",
        about: "휴가 종류마다 단위, 차감일수, 증빙을 정합니다.",
        words: "연차 반차 경조 병가 종류 설정",
      },
      kind: "settings",
      of: "vacation_type",
      title: "휴가 종류",
      can: hr,
      columns: ["name", "unit", "deduct", "uses_ledger", "counts", "max_days", "paid", "evidence_required", "is_use"],
      form: [
        {
          fields: [
            "code",
            "name",
            "unit",
            "deduct",
            "uses_ledger",
            "counts",
            "max_days",
            "paid",
            "evidence_required",
            "is_use",
          ],
        },
      ],
    },
    {
      path: "/mypims/vacationpolicy",
      name: "myPIMS-VacationPolicy",
      guide: {
        label: "휴가 기준",
        about: "연차의 부여 기준과 이월, 재택근무 권장 한도를 정합니다.",
        words: "연차 부여 이월 회계연도 입사일 재택 설정",
      },
      kind: "edit",
      of: "leave_policy",
      title: "휴가 기준",
      can: hr,
      form: [{ fields: ["basis", "carry_most", "carry_months", "home_per_week"] }],
    },
    { path: "/mypims/vacationmgrinfo/:idx", name: "myPIMS-VacationMgrInfo-idx", kind: "edit", can: hr },
  ],
});
