import { defineModule } from "../define/define-module";
import { choice, date, files, integer, link, money, text } from "../define/fields";

/** Sales on their way from a first contact to a contract. */
export default defineModule({
  key: "status-smp",
  title: "영업 현황",
  entities: {
    smp: {
      title: "영업건",
      isPersonal: true,
      own: ["idx_owner", "idx_writer"],
      isPlaced: true,
      access: { read: ["staff:own", "isLead:team", "issmp:all", "isSalesAdmin:all"] },
      index: [["customer"], ["owner"]],
      fields: {
        title: text("건명", { required: true, max: 150 }),
        customer: link("고객사", { to: "customer", required: true }),
        product: choice(
          "상품",
          {
            class: "출강",
            tel: "전화·화상",
            elearn: "이러닝",
            expat: "주재원",
            consult: "컨설팅",
            test: "평가",
            trans: "번역",
            book: "교재",
            etc: "기타",
          },
          { required: true },
        ),
        stage: choice(
          "단계",
          { s1: "발굴", s2: "접촉", s3: "제안", s4: "협상", s5: "수주", s6: "실주" },
          { required: true, default: "s1" },
        ),
        prob: integer("확률(%)", { min: 0, max: 100 }),
        amount: money("예상금액", { required: true }),
        expect_date: date("수주예정일", { required: true }),
        period_from: date("과정시작"),
        period_to: date("과정종료"),
        competitor: text("경쟁사", { max: 100 }),
        owner: link("담당자", { to: "staff", required: true }),
        lost_reason: text("실주사유", { max: 200 }),
        next_action: text("다음활동", { max: 200 }),
        next_at: date("다음일정"),
        files: files("첨부"),
      },
    },
  },
  screens: [],
});
