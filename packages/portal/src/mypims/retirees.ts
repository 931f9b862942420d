import { defineModule } from "../define/define-module";
import { checklist, choice, date, flag, link, longText } from "../define/fields";

/** People who leave the company, from the resignation to the last day. */
export default defineModule({
  key: "retirees",
  title: "퇴사자 관리",
  entities: {
    retire: {
      title: "퇴사",
      isPersonal: true,
      own: ["idx_staff", "idx_writer"],
      fields: {
        staff: link("퇴사자", { to: "staff", required: true, unique: true }),
        document: link("사직서", { to: "document" }),
        apply_date: date("신청일", { required: true }),
        last_work_date: date("최종근무일"),
        retire_date: date("퇴사일", { required: true }),
        reason: choice(
          "사유",
          {
            move: "이직",
            study: "학업",
            health: "건강",
            family: "가정",
            expire: "계약만료",
            advise: "권고",
            age: "정년",
            etc: "기타",
          },
          { required: true },
        ),
        detail: longText("상세사유"),
        interview_at: date("면담일"),
        interviewer: link("면담자", { to: "staff" }),
        /** For HR alone. */
        interview_note: longText("면담내용"),
        checklist: checklist("체크리스트"),
        rehire_ok: flag("재입사가능", { default: true }),
        status: choice(
          "상태",
          { recv: "접수", talk: "면담완료", hand: "인수인계중", done: "퇴직처리", withdraw: "철회" },
          { required: true, default: "recv" },
        ),
      },
    },
  },
  screens: [],
});
