import { defineModule } from "../../define/define-module";
import { choice, date, files, flag, link, longText, money, staff, text } from "../../define/fields";

const deciders = ["isManageDisposalAdmin:all"] as const;

/** How assets leave the company, by those who may decide it. */
export default defineModule({
  key: "asset-disposal",
  title: "자산 폐기",
  entities: {
    asset_disposal: {
      title: "자산폐기",
      name: "title",
      own: ["idx_requester"],
      index: [["asset"], ["status"]],
      fields: {
        /** Given with the approval. */
        disposal_no: text("폐기번호", { unique: true, max: 20, readOnly: true }),
        asset: link("자산", { to: "asset", required: true }),
        /** What leaves, by its number and name. */
        title: text("폐기 자산", { max: 150, readOnly: true }),
        report: link("신고", { to: "asset_report", readOnly: true }),
        requester: staff("요청자", { required: true, initial: "me", readOnly: true }),
        reason: longText("사유", { required: true, max: 2000 }),
        method: choice(
          "방법",
          { sell: "매각", scrap: "폐기", donate: "기증", return: "반환" },
          { required: true, default: "scrap" },
        ),
        book_value: money("장부가", { readOnly: true }),
        sale_price: money("매각가", { min: 0 }),
        vendor: text("업체", { max: 80 }),
        wipe_confirm: flag("데이터삭제확인", { default: false, hint: "노트북, 데스크톱, 휴대폰은 꼭 확인하세요." }),
        evidence: files("증빙"),
        disposed_at: date("폐기일"),
        reject_reason: text("반려사유", { max: 200, readOnly: true }),
        approved_on: date("승인일", { readOnly: true }),
        status: choice(
          "상태",
          { req: "요청", ok: "승인", done: "폐기완료", reject: "반려" },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: { req: "running", ok: "done", done: "ended", reject: "refused" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          approve: {
            title: "승인",
            from: ["req"],
            to: "ok",
            by: deciders,
            isBulk: true,
            sets: { approved_on: "today" },
            waits: { title: "승인할 자산 폐기" },
          },
          reject: {
            title: "반려",
            from: ["req"],
            to: "reject",
            by: deciders,
            reason: "required",
            reasonIn: "reject_reason",
            isDangerous: true,
            isBulk: true,
          },
          finish: {
            title: "완료처리",
            from: ["ok"],
            to: "done",
            by: deciders,
            fields: ["disposed_at", "evidence", "sale_price", "wipe_confirm"],
            requires: ["disposed_at", "evidence"],
            isBulk: true,
          },
        },
      },
      reminders: {
        unfinished: {
          title: "완료하지 않은 폐기",
          on: "approved_on",
          days: [14],
          to: deciders,
          when: { status: ["ok"] },
          text: "승인한 지 14일이 지난 폐기가 있습니다: {name}",
          kind: "supply",
        },
      },
      sheets: {
        ledger: {
          title: "폐기 대장",
          sections: [
            { fields: ["disposal_no", "asset", "asset.name", "asset.category", "asset.buy_date", "asset.buy_price"] },
            { fields: ["method", "book_value", "sale_price", "vendor", "disposed_at", "requester", "wipe_confirm"] },
            { fields: ["reason"] },
          ],
          in: ["ok", "done"],
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/assetdisposallist",
      name: "myPIMS-AssetDisposalList",
      guide: {
        label: "자산 폐기",
        about: "폐기 요청을 승인하고 폐기 대장을 봅니다.",
        words: "매각 기증 반환 불용 폐기대장",
      },
      title: "자산 폐기",
      kind: "list",
      of: "asset_disposal",
      can: deciders,
      columns: [
        "wdate",
        "disposal_no",
        "asset",
        "asset.name",
        "asset.buy_date",
        "asset.buy_price",
        "book_value",
        "reason",
        "method",
        "requester",
        "status",
      ],
      titles: {
        wdate: "요청일",
        "asset.name": "자산명",
        "asset.buy_date": "취득일",
        "asset.buy_price": "취득가",
        "asset.category": "분류",
      },
      moreColumns: ["asset.category", "sale_price", "vendor", "disposed_at"],
      search: ["disposal_no", "asset.asset_no", "asset.name", "reason"],
      filters: ["status", "method", "asset.category", "wdate"],
      sums: ["asset.buy_price", "book_value", "sale_price"],
      drawer: {
        view: [
          { fields: ["status", "disposal_no", "asset", "asset.name", "asset.serial_no", "requester", "report"] },
          { fields: ["asset.buy_date", "asset.buy_price", "book_value", "method", "vendor", "sale_price"] },
          { fields: ["reason", "reject_reason", "wipe_confirm", "evidence", "disposed_at"] },
        ],
        form: [
          { fields: ["method", "vendor", "sale_price", "reason"], editable: { in: ["req", "ok"] } },
          { title: "완료", fields: ["wipe_confirm", "evidence", "disposed_at"], editable: { in: ["ok"] } },
        ],
        change: deciders,
      },
    },
  ],
});
