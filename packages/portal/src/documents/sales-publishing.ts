import { defineModule } from "../define/define-module";
import { sum } from "../define/derived";
import { choice, date, dateTime, decimal, integer, link, longText, money, month, text } from "../define/fields";

const sellers = ["staff:own", "isLead:team", "isSalesAdmin:all", "accounting:all"] as const;
const methods = { transfer: "계좌이체", card: "카드", cash: "현금", etc: "기타" };

/** Invoices that accounting is asked to issue, and the money that came in for them. */
export default defineModule({
  key: "sales-publishing",
  title: "매출 발행",
  entities: {
    sales_publish: {
      title: "매출발행",
      own: ["idx_owner", "idx_writer"],
      hasOrgUnit: true,
      access: { read: sellers },
      index: [["document"], ["issue_date"], ["customer"], ["owner"], ["status"], ["origin"], ["contract"]],
      parts: {
        sales_publish_item: { link: "publish", isMany: true },
        sales_receipt: { link: "publish", isMany: true },
      },
      derived: { received: sum("수금", "sales_receipt.amount") },
      fields: {
        document: link("결재문서", { to: "document" }),
        customer: link("고객사", { to: "customer", required: true }),
        biz_no: text("사업자번호", { required: true, max: 10, format: "businessNumber" }),
        ceo_name: text("대표자", { max: 40 }),
        tax_email: text("수신이메일", { required: true, max: 120, format: "email", isPersonal: true }),
        contract_name: text("계약명", { required: true, max: 150 }),
        smp: link("영업건", { to: "smp" }),
        contract: link("계약", { to: "contract" }),
        owner: link("담당자", { to: "staff", required: true }),
        tax_kind: choice("과세구분", { taxed: "과세", zero: "영세", free: "면세" }, { required: true }),
        issue_kind: choice("발행구분", { normal: "정발행", fix: "수정발행" }, { required: true, default: "normal" }),
        fix_reason: text("수정사유", { max: 200 }),
        supply: money("공급가", { required: true }),
        vat: money("세액", { required: true }),
        total: money("합계", { required: true }),
        issue_date: date("작성일자", { required: true }),
        plan_pay_date: date("입금예정일"),
        pay_method: choice("결제방법", methods),
        publish_no: text("승인번호", { max: 40 }),
        published_at: dateTime("발행일시"),
        origin: link("원발행", { to: "sales_publish" }),
        status: choice(
          "상태",
          {
            draft: "작성",
            run: "결재중",
            wait: "발행대기",
            done: "발행완료",
            part: "일부수금",
            paid: "수금완료",
            reject: "반려",
            cancel: "발행취소",
          },
          {
            required: true,
            default: "draft",
            tones: {
              draft: "waiting",
              run: "running",
              wait: "waiting",
              done: "finished",
              part: "partly",
              paid: "finished",
              reject: "refused",
              cancel: "ended",
            },
          },
        ),
        memo: longText("계산서 비고"),
      },
    },
    sales_publish_item: {
      title: "발행품목",
      index: [["publish"]],
      fields: {
        publish: link("매출발행", { to: "sales_publish", required: true }),
        /** The order on the form. */
        seq: integer("순서", { required: true }),
        item_date: date("일자"),
        item: text("품목", { required: true, max: 100 }),
        spec: text("규격", { max: 60 }),
        qty: decimal("수량", { digits: [10, 2], default: 1 }),
        unit_price: money("단가"),
        supply: money("공급가", { required: true }),
        vat: money("세액"),
      },
    },
    sales_receipt: {
      title: "수금",
      index: [["publish"]],
      fields: {
        publish: link("매출발행", { to: "sales_publish", required: true }),
        paid_at: date("입금일", { required: true }),
        amount: money("금액", { required: true, min: 1 }),
        method: choice("방법", methods, { required: true }),
        memo: text("메모", { max: 200 }),
      },
    },
    /** When what of a contract is to be invoiced: its payment plan, and what is planned without one. */
    sales_plan: {
      title: "매출예정",
      own: ["idx_owner", "idx_writer"],
      hasOrgUnit: true,
      index: [["month"], ["owner"], ["contract"]],
      fields: {
        customer: link("고객사", { to: "customer", required: true, readOnly: true }),
        smp: link("영업건", { to: "smp", readOnly: true }),
        contract: link("계약", { to: "contract" }),
        pay_kind: choice("대금구분", { pre: "선금", mid: "중도금", rest: "잔금", month: "월정산", once: "일시" }),
        contract_name: text("계약명", { required: true, max: 150, readOnly: true }),
        month: month("예정월", { required: true }),
        amount: money("예정금액", { required: true, min: 0 }),
        owner: link("담당자", { to: "staff", required: true, readOnly: true }),
        publish: link("매출발행", { to: "sales_publish", readOnly: true }),
        carry_reason: text("이월사유", { max: 200, readOnly: true }),
      },
    },
    /** Who issues the invoices: the company, as it is registered. The newest row counts. */
    sales_supplier: {
      title: "공급자 정보",
      fields: {
        company: text("상호", { required: true, max: 70 }),
        biz_no: text("등록번호", {
          required: true,
          max: 10,
          format: "businessNumber",
        }),
        ceo_name: text("대표자", { required: true, max: 40 }),
        addr: text("사업장주소", { max: 150 }),
        biz_type: text("업태", { max: 40 }),
        biz_item: text("종목", { max: 40 }),
        email: text("이메일", { max: 120, format: "email" }),
      },
    },
    /** What a team is to sell in a month. */
    sales_target: {
      title: "매출목표",
      unique: [["team", "month"]],
      twice: { adds: ["amount"] },
      fields: {
        team: link("팀", { to: "team", required: true }),
        month: month("월", { required: true }),
        amount: money("목표금액", { required: true, min: 0 }),
      },
    },
  },
  screens: [
    {
      path: "/documents/salesmanagementpublishlist",
      name: "documents-SalesManagementPublishList",
      guide: { label: "매출 발행", about: "세금계산서 발행 요청을 봅니다.", words: "세금계산서 계산서 매출" },
      kind: "list",
      can: sellers,
    },
    {
      path: "/documents/salesmanagementnotpublishlist",
      name: "documents-SalesManagementNotPublishList",
      guide: { label: "매출 미발행", about: "아직 발행하지 않은 매출을 봅니다.", words: "세금계산서 미발행 예정" },
      kind: "list",
      can: sellers,
    },
    {
      path: "/documents/salesmanagementpublishadd",
      name: "documents-SalesManagementPublishAdd",
      guide: { label: "매출 발행 요청", about: "세금계산서 발행을 요청합니다.", words: "세금계산서 계산서 발행" },
      kind: "add",
      can: ["staff:own"],
    },
    {
      path: "/documents/salesmanagementpublishview",
      name: "documents-SalesManagementPublishView",
      kind: "view",
      can: sellers,
    },
    {
      path: "/documents/SalesManagementPublishView/:id",
      name: "documents-SalesManagementPublishView-id",
      kind: "view",
      shows: "sales_publish",
      can: sellers,
    },
    {
      path: "/documents/SalesManagementPublishModify/:id",
      name: "documents-SalesManagementPublishModify-id",
      kind: "edit",
      can: ["staff:own", "accounting:all"],
    },
    {
      path: "/documents/totalsalesamountlist",
      name: "documents-TotalSalesAmountList",
      guide: { label: "전체 매출 집계", about: "매출을 조직과 달로 모아 봅니다.", words: "매출 통계 실적" },
      kind: "statistics",
      can: sellers,
    },
    {
      path: "/documents/salestargets",
      name: "documents-SalesTargets",
      guide: { label: "매출 목표", about: "조직의 월별 매출 목표를 정합니다.", words: "목표 실적" },
      kind: "list",
      can: ["isSalesAdmin:all"],
    },
    {
      path: "/documents/salessupplier",
      name: "documents-SalesSupplier",
      guide: {
        label: "공급자 정보",
        about: "세금계산서에 찍히는 우리 회사의 정보를 정합니다.",
        words: "사업자번호 세금계산서",
      },
      kind: "settings",
      of: "sales_supplier",
      title: "공급자 정보",
      can: ["isSalesAdmin:all", "accounting:all"],
      columns: ["company", "biz_no", "ceo_name", "addr", "biz_type", "biz_item", "email"],
      form: [{ fields: ["company", "biz_no", "ceo_name", "addr", "biz_type", "biz_item", "email"] }],
    },
  ],
});
