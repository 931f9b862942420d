import { defineModule } from "../define/define-module";
import { daysUntil, sum } from "../define/derived";
import { choice, date, integer, link, money, staff, text } from "../define/fields";
import type { Notice } from "../define/flow";
import { lentItemFields, lentItemFlow } from "./lent-item";

const everybody = ["staff:all"] as const;
const support = ["isManageSupportAdmin:all"] as const;
const theirs = ["staff:own", ...support] as const;
const borrower = { column: "idx_borrower", holds: "staff" } as const;
const out = ["out", "part", "late"] as const;
const form = [
  {
    fields: ["borrower", "purpose", "class_run", "customer", "date_from", "due", "memo", "textbook_rental_item"],
    editable: { in: ["req"] },
  },
] as const;

const notice = (what: string): Notice => ({ to: [borrower], kind: "supply", text: `교재 대여가 ${what}: {name}` });

/** Books that people take along for a while, who has them, and what came back. */
export default defineModule({
  key: "textbook-rental",
  title: "교재 대여·반납·통계",
  entities: {
    textbook_rental: {
      title: "교재대여",
      name: "title",
      own: ["idx_borrower", "idx_writer"],
      hasOrgUnit: true,
      index: [["borrower", "status"], ["status", "due"], ["customer"], ["class_run"]],
      holds: { by: ["borrower"], while: { status: ["req", "ready", ...out] }, as: "rental" },
      parts: {
        textbook_rental_item: {
          link: "rental",
          isMany: true,
          title: "교재",
          fields: ["textbook", "qty"],
        },
      },
      derived: {
        qty: sum("수량", "textbook_rental_item.qty", { unit: "권" }),
        left: daysUntil("남은 날", "due", { where: { status: ["req", "ready", ...out] } }),
      },
      announces: { to: support, kind: "supply", text: "교재 대여 신청: {name}" },
      fields: {
        /** The first of its books, and how many others. */
        title: text("교재", { max: 160, readOnly: true }),
        borrower: staff("대여자", { required: true, initial: "me" }),
        purpose: choice(
          "목적",
          { class: "강의", study: "연구", review: "검토", etc: "기타" },
          { required: true, default: "class" },
        ),
        class_run: link("클래스", {
          to: "class_run",
          hint: "강의면 클래스나 고객사를 선택하세요. 클래스의 교재를 채웁니다.",
          fills: { customer: "customer", textbook_rental_item: "class_textbook" },
        }),
        customer: link("고객사", { to: "customer" }),
        date_from: date("대여일", { required: true, initial: "today" }),
        due: date("반납예정", { required: true, hint: "대여일부터 90일까지" }),
        extended: integer("연장횟수", { default: 0, readOnly: true, unit: "회" }),
        memo: text("메모", { max: 300, read: theirs }),
        status: choice(
          "상태",
          {
            req: "신청",
            ready: "준비",
            out: "대여중",
            part: "일부반납",
            back: "반납완료",
            late: "연체",
            lost: "분실정산",
            cancel: "취소",
          },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: {
              req: "running",
              ready: "running",
              out: "running",
              part: "partly",
              back: "finished",
              late: "refused",
              lost: "refused",
              cancel: "ended",
            },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          prepare: {
            title: "준비완료",
            from: ["req"],
            to: "ready",
            by: support,
            isBulk: true,
            notifies: notice("준비되었습니다"),
            waits: { title: "준비할 교재 대여" },
          },
          hand: {
            title: "지급",
            from: ["req", "ready"],
            to: "out",
            by: support,
            isBulk: true,
            notifies: notice("지급했습니다"),
          },
          extend: { title: "연장", from: ["out"], to: "out", by: theirs, fields: ["due"] },
          extendRest: { title: "연장", from: ["part"], to: "part", by: theirs, fields: ["due"] },
          cancel: {
            title: "취소",
            from: ["req", "ready"],
            to: "cancel",
            by: theirs,
            reason: "optional",
            isRare: true,
            isDangerous: true,
            isBulk: true,
            notifies: notice("취소되었습니다"),
          },
        },
      },
      reminders: {
        due: {
          title: "반납할 교재",
          on: "due",
          days: [-3, 0],
          to: [borrower],
          when: { status: ["out", "part"] },
          text: "{name}: {date}까지 반납하세요({left}).",
          kind: "supply",
        },
        late: {
          title: "연체한 교재",
          on: "due",
          days: [1, 7, 14, 21, 28, 35, 42, 49, 56],
          to: [borrower],
          when: { status: out },
          text: "{name}: 반납일이 지났습니다({left}).",
          kind: "supply",
        },
        lateForLead: {
          title: "팀의 연체 교재",
          on: "due",
          days: [14, 21, 28, 35, 42, 49, 56],
          to: ["isLead:team"],
          when: { status: out },
          text: "{name}: 두 주 넘게 반납하지 않았습니다({left}).",
          kind: "supply",
        },
      },
      sheets: {
        slip: {
          title: "교재 대여증",
          sections: [
            { fields: ["borrower", "team", "purpose", "class_run", "customer", "date_from", "due"] },
            { title: "교재", fields: ["textbook_rental_item"] },
          ],
          note: "반납예정일까지 반납합니다. 분실하거나 파손하면 정가로 정산합니다.",
          in: ["ready", ...out],
        },
      },
    },
    textbook_rental_item: {
      title: "대여교재",
      own: ["idx_borrower"],
      index: [["rental"], ["textbook"], ["state", "due"]],
      access: { change: support },
      flow: lentItemFlow(support, { fields: ["lost_price"], reasonIn: "lost_reason" }),
      derived: { left: daysUntil("남은 날", "due", { where: { state: ["wait", "out"] } }) },
      fields: {
        rental: link("대여", { to: "textbook_rental", required: true }),
        ...lentItemFields(support),
        lost_price: money("분실정산액", { min: 0, change: support, hint: "비워 두면 정가 × 수량입니다." }),
        lost_reason: text("분실사유", { max: 200, readOnly: true }),
        /** As the rental has them. */
        borrower: staff("대여자", { readOnly: true }),
        date_from: date("대여일", { readOnly: true }),
        due: date("반납예정", { readOnly: true }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/textbookrentallist",
      name: "ResourceManagement-TextbookRentalList",
      guide: {
        label: "교재 대여",
        about: "교재를 빌리고, 누가 무엇을 빌렸는지 봅니다.",
        words: "책 대여 신청 연장 빌리기",
      },
      title: "교재 대여",
      kind: "list",
      of: "textbook_rental",
      can: everybody,
      ways: [
        { label: "반납", route: "ResourceManagement-TextbookReturnList" },
        { label: "통계", route: "ResourceManagement-TextbookStatisticsList" },
        { label: "출고·반품", route: "ResourceManagement-ShipmentStatusMaintenanceList" },
      ],
      tabs: [
        { key: "all", title: "전체" },
        { key: "mine", title: "내 대여", party: [borrower] },
      ],
      columns: ["wdate", "title", "qty", "borrower", "purpose", "customer", "date_from", "due", "status"],
      leads: "title",
      moreColumns: ["class_run", "team", "left", "extended"],
      titles: { wdate: "신청일" },
      search: ["title", "borrower"],
      narrows: [{ label: "연체", asks: { status: "late" } }],
      filters: ["status", "left", "date_from", "due", "borrower", "team", "purpose", "class_run", "customer"],
    },
    {
      path: "/resourcemanagement/textbookrentaladd",
      name: "ResourceManagement-TextbookRentalAdd",
      guide: { label: "교재 대여 신청", about: "교재를 빌리겠다고 신청합니다.", words: "책 빌리기 대출" },
      title: "교재 대여",
      kind: "add",
      of: "textbook_rental",
      can: ["staff:own"],
      form,
    },
    {
      path: "/resourcemanagement/textbookrentalview/:idx",
      name: "ResourceManagement-TextbookRentalView-idx",
      title: "교재 대여",
      kind: "view",
      of: "textbook_rental",
      can: theirs,
      view: [
        { fields: ["status", "borrower", "team", "purpose", "class_run", "customer"] },
        { fields: ["date_from", "due", "left", "extended", "memo"] },
      ],
      related: [
        {
          of: "textbook_rental_item",
          title: "교재",
          columns: ["textbook", "qty", "returned_qty", "lost_qty", "remains", "lost_price", "lost_reason", "state"],
          form: [{ fields: ["textbook", "qty", "returned_qty", "lost_qty", "remains", "state"] }],
          sort: [["idx", "asc"]],
        },
      ],
    },
    {
      path: "/resourcemanagement/textbookrentalmod/:idx",
      name: "ResourceManagement-TextbookRentalMod-idx",
      title: "교재 대여",
      kind: "edit",
      of: "textbook_rental",
      can: theirs,
      form,
    },
    {
      path: "/resourcemanagement/textbookreturnlist",
      name: "ResourceManagement-TextbookReturnList",
      guide: {
        label: "교재 반납",
        about: "빌려 간 교재의 반납과 분실을 등록합니다.",
        words: "책 반납 연체 분실 바코드",
      },
      title: "교재 반납",
      kind: "list",
      of: "textbook_rental_item",
      can: theirs,
      where: { state: "out" },
      columns: [
        "textbook",
        "textbook.code",
        "borrower",
        "rental.team",
        "qty",
        "returned_qty",
        "remains",
        "date_from",
        "due",
        "left",
      ],
      titles: { "textbook.code": "교재코드", "rental.team": "팀", "textbook.language": "언어" },
      search: ["textbook.code", "textbook.isbn", "textbook", "borrower"],
      filters: ["due", "left", "borrower", "rental.team", "textbook.language"],
      narrows: [{ label: "연체", asks: { "left.to": "-1" } }],
      sort: [["due", "asc"]],
      drawer: {
        view: [
          {
            fields: ["textbook", "borrower", "date_from", "due", "left", "qty", "returned_qty", "lost_qty", "remains"],
          },
        ],
      },
    },
    {
      path: "/resourcemanagement/textbookstatisticslist",
      name: "ResourceManagement-TextbookStatisticsList",
      guide: {
        label: "교재 통계",
        about: "교재의 대여와 회전, 연체와 분실을 봅니다.",
        words: "책 대여 통계 회전 연체율 분실액",
      },
      title: "교재 통계",
      kind: "dashboard",
      of: "textbook_rental_item",
      can: ["isLead:all", ...support],
      filters: ["date_from", "textbook.language", "rental.team", "borrower"],
      panels: [
        {
          charts: [
            { key: "lent", title: "대여", chart: "number", measure: { sum: "qty" }, unit: "권" },
            { key: "out", title: "대여중", chart: "number", measure: "count", where: { state: "out" }, unit: "건" },
            {
              key: "lateRate",
              title: "연체율",
              chart: "number",
              measure: { share: { "rental.status": "late" } },
              unit: "%",
            },
            { key: "lostSum", title: "분실정산액", chart: "number", measure: { sum: "lost_price" }, unit: "원" },
            { key: "books", title: "교재별 대여", chart: "bar", by: "textbook", measure: { sum: "qty" }, unit: "권" },
            { key: "turns", title: "교재별 대여 횟수", chart: "bar", by: "textbook", measure: "count", unit: "회" },
            { key: "teams", title: "팀별", chart: "bar", by: "rental.team", measure: { sum: "qty" }, unit: "권" },
            { key: "people", title: "대여자별", chart: "bar", by: "borrower", measure: { sum: "qty" }, unit: "권" },
            {
              key: "months",
              title: "월별 대여",
              chart: "line",
              by: { month: "date_from" },
              measure: { sum: "qty" },
              unit: "권",
            },
          ],
        },
        {
          title: "입출고",
          of: "textbook_stock",
          can: support,
          filters: { date_from: "at", "textbook.language": "textbook.language" },
          charts: [
            {
              key: "flow",
              title: "월별 입출고",
              chart: "stacked",
              by: { month: "at" },
              split: "kind",
              measure: { sum: "qty" },
              where: { kind: "in,back,ret,out,rent,loss" },
              unit: "권",
            },
          ],
        },
      ],
    },
  ],
});
