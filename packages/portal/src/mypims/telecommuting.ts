import { defineModule } from "../define/define-module";
import { choice, date, dateTime, link, longText, staff, text } from "../define/fields";

/** Work from home or elsewhere, with what was planned and what came of it. */
export default defineModule({
  key: "telecommuting",
  title: "재택근무",
  entities: {
    telecommuting: {
      title: "재택근무",
      own: ["idx_staff"],
      isPlaced: true,
      index: [["staff", "status"], ["date_from", "date_to"], ["document"]],
      fields: {
        staff: staff("신청자", { required: true }),
        date_from: date("시작일", { required: true }),
        date_to: date("종료일", { required: true }),
        unit: choice("단위", { day: "종일", am: "오전", pm: "오후" }, { required: true, default: "day" }),
        place: choice("근무장소", { home: "자택", hub: "거점오피스", etc: "기타" }, { required: true }),
        address: text("주소", { max: 200 }),
        contact: text("연락처", { required: true, max: 20 }),
        plan: longText("업무계획", { required: true, max: 2000 }),
        report: longText("업무결과", { max: 2000 }),
        in_at: dateTime("시작시각"),
        out_at: dateTime("종료시각"),
        document: link("결재문서", { to: "document", readOnly: true }),
        status: choice(
          "상태",
          {
            req: "결재중",
            ok: "승인",
            run: "근무중",
            reported: "보고완료",
            check: "확인",
            cancel: "취소",
            reject: "반려",
          },
          { required: true, default: "req" },
        ),
      },
    },
  },
  screens: [],
});
