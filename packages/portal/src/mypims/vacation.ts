import { defineModule } from "../define/define-module";
import { choice, date, decimal, link, text } from "../define/fields";

/** Leave. What somebody has left is the sum of the ledger's rows that are valid on the day. */
export default defineModule({
  key: "vacation",
  title: "휴가",
  entities: {
    leave_ledger: {
      title: "연차원장",
      own: ["idx_staff"],
      isPlaced: true,
      index: [["staff", "valid_to"]],
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
          { required: true },
        ),
        /** Days; negative when they are used or expire. */
        qty: decimal("일수", { digits: [5, 2], required: true }),
        valid_from: date("유효시작", { required: true }),
        valid_to: date("유효종료", { required: true }),
        memo: text("사유", { max: 300 }),
      },
    },
  },
  screens: [],
});
