import type { Party } from "../../../define/access";
import type { ModuleDefinition } from "../../../define/define-module";
import { straightLine } from "../../../define/derived";
import {
  choice,
  date,
  dateTime,
  file,
  integer,
  link,
  longText,
  money,
  number,
  staff,
  team,
  text,
} from "../../../define/fields";
import { assetCategories } from "../asset-categories";
import { assetAdmins } from "./shared";

const user: Party = { column: "idx_user", holds: "staff" };
/** In somebody's hands, or ready to be. */
export const kept = ["stock", "use", "repair", "lost"] as const;

/** What the company owns, in whose hands, and how it went from one to another. */
export const asset = {
  asset: {
    title: "자산",
    name: "asset_no",
    note: ["name", "model"],
    words: ["name", "serial_no"],
    own: ["idx_user"],
    isKeptWhileLinked: true,
    access: { read: ["isManageDisposalAdmin:all"] },
    index: [["user"], ["document"], ["status"]],
    derived: {
      book_value: straightLine("장부가", { price: "buy_price", from: "buy_date", years: "life_years", least: 1000 }),
    },
    ordered: [["buy_date", "warranty_to"]],
    fields: {
      asset_no: number("자산번호", "{category:label}-{yyyy}-{0000}"),
      category: choice("분류", assetCategories, { required: true }),
      name: text("자산명", { required: true, max: 100 }),
      maker: text("제조사", { max: 60 }),
      model: text("모델", { max: 80 }),
      serial_no: text("시리얼", { unique: true, max: 80 }),
      buy_date: date("취득일", { required: true, initial: "today" }),
      buy_price: money("취득가", { required: true, min: 0 }),
      vendor: text("구입처", { max: 80 }),
      warranty_to: date("보증만료"),
      life_years: integer("내용연수", { default: 5, min: 1, max: 50, unit: "년" }),
      location: text("위치", { max: 80 }),
      user: staff("사용자"),
      team: team("관리팀", { required: true, initial: "myTeam" }),
      status: choice(
        "상태",
        { stock: "재고", use: "사용중", repair: "수리중", lost: "분실", wait: "폐기대기", gone: "폐기" },
        {
          required: true,
          default: "stock",
          readOnly: true,
          tones: {
            stock: "waiting",
            use: "running",
            repair: "running",
            lost: "refused",
            wait: "waiting",
            gone: "ended",
          },
        },
      ),
      photo: file("사진", { accept: "image/*" }),
      memo: longText("메모", { max: 2000 }),
      document: link("품의문서", { to: "document", readOnly: true }),
      /** How many equal ones are registered at once. */
      pieces: integer("수량", { min: 1, max: 100, hint: "같은 자산을 이만큼 번호를 이어 등록합니다." }),
      /** When its user was given it, and whether they have said that they have it. */
      issued_at: dateTime("지급일", { readOnly: true }),
      receipt: choice("수령확인", { wait: "미확인", ok: "확인" }, { readOnly: true }),
    },
    flow: {
      field: "status",
      moves: {
        confirm: { title: "수령 확인", from: ["use"], to: "use", by: [user], isBulk: true },
        issue: {
          title: "지급",
          from: ["stock"],
          to: "use",
          by: assetAdmins,
          fields: ["user", "location"],
          requires: ["user"],
          isBulk: true,
        },
        transfer: {
          title: "이관",
          from: ["use"],
          to: "use",
          by: assetAdmins,
          fields: ["user", "location"],
          requires: ["user"],
          isBulk: true,
        },
        giveBack: { title: "반납", from: ["use"], to: "stock", by: assetAdmins, fields: ["location"], isBulk: true },
        toRepair: { title: "수리 보내기", from: ["stock", "use"], to: "repair", by: assetAdmins, reason: "optional" },
        repaired: { title: "수리 완료", from: ["repair"], to: "use", by: assetAdmins, reason: "optional" },
        restock: { title: "재고로", from: ["repair", "lost"], to: "stock", by: assetAdmins, reason: "optional" },
        lose: {
          title: "분실 처리",
          from: ["stock", "use", "repair"],
          to: "lost",
          isRare: true,
          by: assetAdmins,
          reason: "required",
          isDangerous: true,
        },
        askDisposal: {
          title: "폐기요청",
          from: kept,
          to: "wait",
          by: assetAdmins,
          reason: "required",
          isRare: true,
          isDangerous: true,
          isBulk: true,
        },
      },
    },
    reminders: {
      receipt: {
        title: "받았는지 확인할 자산",
        on: "issued_at",
        days: [3, 7],
        to: [user],
        when: { status: ["use"], receipt: ["wait"] },
        text: "{name}을(를) 받았으면 수령 확인을 해 주세요.",
        kind: "supply",
      },
      warranty: {
        title: "보증이 끝나는 자산",
        on: "warranty_to",
        days: [-30],
        to: ["isManageSupportAdmin:all"],
        when: { status: ["stock", "use", "repair"] },
        text: "{name} 보증이 {date}에 끝납니다.",
        kind: "supply",
      },
    },
    sheets: {
      label: {
        title: "QR 라벨",
        label: { code: "qr", at: "/mypims/myassetlist?list=check&q={asset_no}" },
        sections: [{ fields: ["asset_no", "name", "team"] }],
        can: assetAdmins,
      },
      receipt: {
        title: "인수확인서",
        sections: [
          { fields: ["asset_no", "category", "name", "maker", "model", "serial_no"] },
          { title: "인수", fields: ["user", "user.team", "location", "issued_at", "receipt"] },
        ],
        note: "위 자산을 인수하였으며, 업무에만 쓰고 퇴사하거나 반납을 요청받으면 돌려드리겠습니다.",
        in: ["use"],
      },
    },
  },
  asset_move: {
    title: "자산이동",
    own: [],
    party: [{ ...user, through: { entity: "asset", link: "idx_asset" } }],
    access: { read: [...assetAdmins, "staff:party"] },
    index: [["asset", "at"]],
    fields: {
      asset: link("자산", { to: "asset", required: true }),
      kind: choice(
        "구분",
        {
          issue: "지급",
          return: "반납",
          transfer: "이관",
          repair: "수리",
          damage: "파손",
          lost: "분실",
          dispose: "폐기",
          check: "실사",
        },
        { required: true },
      ),
      from_staff: staff("이전사용자"),
      to_staff: staff("새사용자"),
      from_location: text("이전위치", { max: 80 }),
      to_location: text("이동위치", { max: 80 }),
      at: dateTime("일시", { required: true }),
      report: link("신고", { to: "asset_report" }),
      memo: text("메모", { max: 300 }),
      receipt_at: dateTime("수령확인"),
    },
  },
} as const satisfies ModuleDefinition["entities"];
