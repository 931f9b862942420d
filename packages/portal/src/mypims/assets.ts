import { defineModule } from "../define/define-module";
import { choice, date, file, integer, link, longText, money, text } from "../define/fields";

/** What the company owns and who uses it. */
export default defineModule({
  key: "assets",
  title: "자산",
  entities: {
    asset: {
      title: "자산",
      own: ["idx_user", "idx_writer"],
      index: [["user"], ["document"]],
      fields: {
        asset_no: text("자산번호", { required: true, unique: true, max: 30 }),
        category: choice(
          "분류",
          {
            notebook: "노트북",
            desktop: "데스크톱",
            monitor: "모니터",
            accessory: "주변기기",
            phone: "휴대폰",
            camera: "촬영장비",
            furniture: "가구",
            software: "소프트웨어",
            vehicle: "차량",
            etc: "기타",
          },
          { required: true },
        ),
        name: text("자산명", { required: true, max: 100 }),
        maker: text("제조사", { max: 60 }),
        model: text("모델", { max: 80 }),
        serial_no: text("시리얼", { unique: true, max: 80 }),
        buy_date: date("취득일", { required: true }),
        buy_price: money("취득가", { required: true }),
        vendor: text("구입처", { max: 80 }),
        warranty_to: date("보증만료"),
        life_years: integer("내용연수", { default: 5 }),
        location: text("위치", { max: 80 }),
        user: link("사용자", { to: "staff" }),
        team: link("관리팀", { to: "team", required: true }),
        status: choice(
          "상태",
          { stock: "재고", use: "사용중", repair: "수리중", lost: "분실", wait: "폐기대기", gone: "폐기" },
          { required: true, default: "stock" },
        ),
        photo: file("사진"),
        memo: longText("비고"),
        document: link("품의문서", { to: "document" }),
      },
    },
  },
  screens: [],
});
