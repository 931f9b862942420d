import { defineModule } from "../../../define/define-module";
import { asset, kept } from "./asset";
import { checks } from "./checks";
import { assetAdmins, moves } from "./shared";

const about = ["category", "name", "maker", "model", "serial_no"] as const;
const bought = ["buy_date", "buy_price", "vendor", "warranty_to", "life_years", "document"] as const;
const checkItem = ["check", "asset", "staff", "result", "location", "checked_at", "photo", "memo"] as const;

/** What the company owns, where it is and who uses it. */
export default defineModule({
  key: "assets",
  title: "자산",
  entities: {
    ...asset,
    ...checks,
  },
  screens: [
    {
      path: "/mypims/myassetlist",
      name: "myPIMS-myAssetList",
      guide: {
        label: "내 자산",
        about: "내가 쓰는 자산을 보고 수령과 실사를 확인합니다.",
        words: "노트북 장비 비품 수령 실사 QR",
      },
      title: "내 자산",
      kind: "list",
      of: "asset",
      can: ["staff:own"],
      columns: ["asset_no", "category", "name", "model", "issued_at", "warranty_to", "status", "receipt"],
      moreColumns: ["serial_no", "location", "team"],
      search: ["asset_no", "name", "serial_no"],
      filters: ["category", "status", "receipt"],
      sort: [["issued_at", "desc"]],
      drawer: {
        view: [
          { fields: ["asset_no", ...about] },
          { fields: ["status", "user", "location", "issued_at", "receipt", "warranty_to", "team"] },
        ],
        related: moves.slice(0, 2),
      },
      ways: [{ label: "내 신고", route: "myPIMS-AssetReportList" }],
      lists: [
        {
          key: "check",
          title: "실사 확인",
          of: "asset_check_item",
          can: ["staff:own"],
          titles: { asset: "자산번호", "asset.name": "자산명" },
          columns: ["asset", "asset.name", "check", "result", "location", "checked_at"],
          search: ["asset.asset_no", "asset.name"],
          filters: ["result", "check"],
          drawer: {
            view: [{ fields: checkItem }],
            form: [{ fields: ["location", "photo", "memo"] }],
            change: ["staff:own"],
          },
        },
      ],
    },
    {
      path: "/mypims/assetmanagementlist",
      name: "myPIMS-AssetManagementList",
      group: "management",
      guide: {
        label: "자산 관리",
        about: "자산을 지급하고 회수하며 장부가와 실사를 봅니다.",
        words: "자산대장 비품 지급 반납 이관 라벨 실사 장부가",
      },
      title: "자산 관리",
      kind: "list",
      of: "asset",
      can: assetAdmins,
      columns: [
        "asset_no",
        "category",
        "name",
        "user",
        "user.team",
        "status",
        "receipt",
        "buy_date",
        "buy_price",
        "book_value",
        "warranty_to",
      ],
      titles: { "user.team": "사용자 팀" },
      moreColumns: ["maker", "model", "serial_no", "location", "team", "vendor", "life_years", "issued_at", "document"],
      search: ["asset_no", "name", "serial_no", "user"],
      narrows: [
        { label: "미수령확인", asks: { receipt: "wait" } },
        { label: "보증만료 30일", asks: { "warranty_to.from": 0, "warranty_to.to": 30 } },
      ],
      filters: ["category", "status", "team", "user.team", "receipt", "warranty_to", "buy_date"],
      sums: ["buy_price", "book_value"],
      bulk: ["team", "location"],
      import: [
        "asset_no",
        "category",
        "name",
        "maker",
        "model",
        "serial_no",
        "buy_date",
        "buy_price",
        "vendor",
        "warranty_to",
        "life_years",
        "location",
        "user",
        "team",
        "memo",
      ],
      importKey: ["asset_no"],
      drawer: {
        view: [
          { fields: ["asset_no", ...about, "photo"] },
          { title: "사용", fields: ["status", "user", "user.team", "location", "team", "issued_at", "receipt"] },
          { title: "취득", fields: [...bought.slice(0, 2), "book_value", ...bought.slice(2)] },
          { fields: ["memo"] },
        ],
        related: moves,
      },
      lists: [
        {
          key: "onboarding",
          title: "입사 준비",
          of: "onboard_item",
          can: ["isManageSupportAdmin:party"],
          titles: { "staff.team": "팀" },
          columns: ["title", "staff", "staff.team", "kind", "qty", "due", "handler", "status"],
          filters: ["status", "kind", "due"],
          sort: [["due", "asc"]],
          tabs: [
            { key: "open", title: "준비할 것", where: { status: "open" } },
            { key: "all", title: "전체" },
          ],
          drawer: {
            view: [
              {
                fields: [
                  "title",
                  "staff",
                  "kind",
                  "category",
                  "qty",
                  "team",
                  "handler",
                  "due",
                  "memo",
                  "status",
                  "asset",
                  "done_at",
                ],
              },
            ],
          },
        },
        {
          key: "leavers",
          title: "퇴사자 반납",
          of: "retire_handover",
          can: ["isManageSupportAdmin:all"],
          columns: ["title", "staff", "kind", "due", "to_staff", "status"],
          search: ["staff", "title"],
          filters: ["status", "kind", "due"],
          sort: [["due", "asc"]],
          drawer: { view: [{ fields: ["title", "staff", "kind", "due", "to_staff", "note", "status"] }] },
        },
      ],
    },
    {
      path: "/mypims/assetmanagementadd",
      name: "myPIMS-AssetManagementAdd",
      group: "management",
      guide: { label: "자산 등록", about: "자산을 새로 등록합니다.", words: "비품 구입 취득 장비" },
      kind: "add",
      of: "asset",
      can: assetAdmins,
      form: [
        { fields: [...about, "pieces"] },
        { title: "취득", fields: ["buy_date", "buy_price", "warranty_to", "life_years"] },
        { title: "사용", fields: ["team", "location", "user"] },
        { isRare: true, fields: ["vendor", "photo", "memo"] },
      ],
    },
    {
      path: "/mypims/assetmanagementedit/:idx",
      name: "myPIMS-AssetManagementEdit-idx",
      group: "management",
      kind: "edit",
      of: "asset",
      can: assetAdmins,
      form: [
        { fields: about, editable: { in: [...kept, "wait"] } },
        {
          title: "취득",
          fields: ["buy_date", "buy_price", "warranty_to", "life_years"],
          editable: { in: [...kept, "wait"] },
        },
        { title: "관리", fields: ["team", "location"], editable: { in: [...kept, "wait"] } },
        { isRare: true, fields: ["vendor", "photo", "memo"], editable: { in: [...kept, "wait"] } },
      ],
    },
  ],
});
