import { defineModule } from "../define/define-module";
import { choice, date, file, integer, link, money, text, year } from "../define/fields";
import { expenseAccounts } from "../define/records/expense-accounts";

const own = ["staff:own"] as const;
/** They pay what is about others. */
const payers = ["accounting:others"] as const;
const drafter = [{ column: "idx_staff", holds: "staff" }] as const;

/** Money that staff spend or have spent for the company, and when it is paid. */
export default defineModule({
  key: "expense",
  title: "지출결의",
  entities: {
    expense: {
      title: "지출결의",
      name: "title",
      own: ["idx_staff", "idx_writer"],
      about: ["idx_staff", "idx_payee"],
      isPersonal: true,
      ofLeavers: { kept: "what was paid stays with the books" },
      hasOrgUnit: true,
      asksPassword: ["write", "export"],
      index: [["document"], ["staff"], ["pay_status"]],
      parts: {
        expense_item: {
          link: "expense",
          isMany: true,
          totals: ["supply", "vat"],
          fields: ["use_date", "account", "summary", "supply", "vat", "proof", "attendees", "customer", "receipt"],
        },
      },
      fields: {
        document: link("결재문서", { to: "document", required: true }),
        /** The document's, as it was submitted. */
        title: text("제목", { required: true, max: 150 }),
        staff: link("기안자", { to: "staff", required: true }),
        expense_kind: choice(
          "지출구분",
          { card: "법인카드", cash: "개인지출", transfer: "계좌이체", advance: "가지급" },
          { required: true },
        ),
        /** Who of the staff paid and is paid back, where it is not the drafter. */
        payee: link("지출한 직원", { to: "staff" }),
        pay_to: text("지급처", { max: 80 }),
        bank: text("은행", { max: 30 }),
        account_no: text("계좌번호", { max: 40 }),
        total: money("합계", { required: true }),
        source_doc: link("근거문서", { to: "document" }),
        pay_status: choice(
          "지급상태",
          { none: "결재중", wait: "지급대기", paid: "지급완료", hold: "지급보류" },
          {
            required: true,
            default: "none",
            tones: { none: "running", wait: "waiting", paid: "finished", hold: "waiting" },
          },
        ),
        pay_date: date("지급일", { initial: "today" }),
        hold_reason: text("보류사유", { max: 300 }),
      },
      flow: {
        field: "pay_status",
        moves: {
          pay: {
            title: "지급완료",
            from: ["wait", "hold"],
            to: "paid",
            by: payers,
            fields: ["pay_date"],
            requires: ["pay_date"],
            waits: { title: "지급할 지출결의", in: ["wait"] },
            sets: { hold_reason: { is: null } },
            notifies: { to: drafter, at: "document", kind: "approval", text: "지급완료: {name}" },
            isBulk: true,
          },
          hold: {
            title: "지급보류",
            from: ["wait"],
            to: "hold",
            by: payers,
            reason: "required",
            reasonIn: "hold_reason",
            notifies: { to: drafter, at: "document", kind: "approval", text: "지급보류: {name}{why}" },
            isBulk: true,
          },
        },
      },
      sheets: {
        transfer: {
          title: "이체파일",
          file: "csv",
          in: ["wait"],
          can: payers,
          sections: [{ fields: ["bank", "account_no", "pay_to", "total", "title"] }],
          labels: { pay_to: "예금주", total: "금액", title: "적요" },
        },
      },
    },
    expense_item: {
      title: "지출내역",
      name: "account",
      index: [["expense"], ["use_date"]],
      fields: {
        expense: link("지출결의", { to: "expense", required: true }),
        /** The order on the form. */
        seq: integer("순서", { required: true }),
        use_date: date("사용일", { required: true }),
        account: choice("계정과목", expenseAccounts, { required: true }),
        summary: text("적요", { required: true, max: 200 }),
        supply: money("공급가", { required: true, min: 0 }),
        vat: money("부가세", { default: 0, min: 0 }),
        proof: choice(
          "증빙",
          { tax: "세금계산서", card: "카드전표", cash: "현금영수증", simple: "간이영수증", none: "없음" },
          { required: true },
        ),
        attendees: text("참석자", { max: 300 }),
        customer: link("고객사", { to: "customer" }),
        receipt: file("영수증"),
      },
    },
    /** What a team may spend on an account in a year; what goes beyond it is pointed out on the form. */
    expense_budget: {
      title: "지출 예산",
      unique: [["team", "account", "year"]],
      twice: { adds: ["amount"] },
      fields: {
        year: year("연도", { required: true }),
        team: link("부서", { to: "team", required: true }),
        account: choice("계정과목", expenseAccounts, { required: true }),
        amount: money("예산", { required: true, min: 0 }),
      },
    },
  },
  screens: [
    {
      path: "/documents/expenseinputadd",
      name: "documents-ExpenseInputAdd",
      guide: {
        label: "지출결의 작성",
        about: "쓴 돈을 영수증과 함께 청구합니다.",
        words: "지출 경비 비용 영수증 청구 정산 법인카드",
      },
      kind: "add",
      can: own,
    },
    { path: "/documents/ExpenseInputModify/:id", name: "documents-ExpenseInputModify-id", kind: "edit", can: own },
    {
      path: "/documents/myexpensemanagement",
      name: "documents-MyExpenseManagement",
      guide: {
        label: "내 지출결의",
        about: "내가 올린 지출결의와 지급 여부를 봅니다.",
        words: "지출 지출결의 비용 정산",
      },
      kind: "list",
      can: own,
    },
    {
      path: "/documents/allexpenselist",
      name: "documents-AllExpenseList",
      guide: {
        label: "전체 지출결의",
        about: "지출결의를 모아 보고 지급합니다.",
        words: "지출 지출결의 지급 비용 예산 회계",
      },
      title: "전체 지출결의",
      kind: "list",
      of: "expense",
      can: ["isLead:team", "isSalesAdmin:all", "accounting:all"],
      columns: [
        "wdate",
        "title",
        "staff",
        "team",
        "pay_to",
        "expense_kind",
        "expense_item",
        "total",
        "document.status",
        "pay_status",
        "pay_date",
      ],
      leads: "title",
      moreColumns: ["document.doc_no", "payee", "bank", "account_no", "hold_reason", "source_doc"],
      titles: {
        team: "부서",
        total: "금액",
        expense_item: "계정",
        "document.doc_no": "문서번호",
        "document.status": "결재상태",
        "expense_item.account": "계정",
        "expense_item.use_date": "사용일",
        "expense_item.customer": "거래처",
      },
      search: ["title", "document.doc_no", "staff", "pay_to", "expense_item.summary"],
      filters: [
        "pay_status",
        "expense_item.account",
        "expense_item.use_date",
        "pay_date",
        "office",
        "team",
        "expense_kind",
        "expense_item.customer",
        "document.status",
      ],
      sums: ["total"],
      ways: [{ label: "지출 예산", route: "documents-ExpenseBudgets" }],
      drawer: {
        view: [
          {
            fields: [
              "document",
              "document.doc_no",
              "document.status",
              "wdate",
              "staff",
              "team",
              "expense_kind",
              "payee",
              "pay_to",
              "bank",
              "account_no",
              "total",
              "source_doc",
              "pay_status",
              "pay_date",
              "hold_reason",
            ],
          },
          { title: "지출내역", fields: ["expense_item"] },
        ],
      },
    },
    {
      path: "/documents/expensebudgets",
      name: "documents-ExpenseBudgets",
      guide: { label: "경비 예산", about: "부서와 계정의 예산을 정합니다.", words: "예산 계정 한도" },
      kind: "settings",
      of: "expense_budget",
      title: "지출 예산",
      can: ["isSalesAdmin:all", "accounting:all"],
      columns: ["year", "team", "account", "amount"],
      form: [{ fields: ["year", "team", "account", "amount"] }],
    },
  ],
});
