import { defineModule } from "../define/define-module";
import { choice, dateTime, link, longText, text } from "../define/fields";

/** The companies that buy from us. */
export default defineModule({
  key: "customer-db",
  title: "고객사 DB",
  entities: {
    customer: {
      title: "고객사",
      isPersonal: true,
      own: ["idx_owner", "idx_sub_owner", "idx_writer"],
      isPlaced: true,
      index: [["name"], ["owner"]],
      fields: {
        name: text("고객사명", { required: true, max: 100 }),
        biz_no: text("사업자번호", { unique: true, max: 10 }),
        kind: choice(
          "구분",
          { corp: "기업", public: "공공", school: "학교", agency: "에이전시", person: "개인" },
          { required: true },
        ),
        industry: text("업종", { max: 40 }),
        scale: choice("규모", { large: "대기업", mid: "중견", small: "중소" }),
        status: choice(
          "상태",
          { lead: "잠재", active: "거래중", pause: "휴면", end: "종료" },
          { required: true, default: "lead" },
        ),
        grade: choice("등급", { A: "A", B: "B", C: "C" }),
        source: choice("유입경로", {
          inbound: "인바운드",
          refer: "소개",
          offer: "제안",
          fair: "전시",
          exist: "기존",
        }),
        phone: text("대표전화", { max: 20 }),
        fax: text("팩스", { max: 20 }),
        homepage: text("홈페이지", { max: 200 }),
        zip: text("우편번호", { max: 10 }),
        addr: text("주소", { max: 300 }),
        ceo_name: text("대표자", { max: 40 }),
        tax_email: text("계산서이메일", { max: 120 }),
        owner: link("영업담당", { to: "staff", required: true }),
        sub_owner: link("부담당", { to: "staff" }),
        memo: longText("메모"),
        last_contact_at: dateTime("최근접촉"),
        next_action_at: dateTime("다음일정"),
      },
    },
  },
  screens: [],
});
