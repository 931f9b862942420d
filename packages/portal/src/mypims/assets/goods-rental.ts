import { defineModule } from "../../define/define-module";
import { difference, first, sum } from "../../define/derived";
import { choice, dateTime, file, flag, integer, link, staff, text } from "../../define/fields";
import type { Notice } from "../../define/flow";

const support = ["isManageSupportAdmin:all"] as const;
/** Nobody decides on what they ask for themselves. */
const deciders = ["isManageSupportAdmin:others"] as const;
const mine = ["staff:own", ...support] as const;
const out = ["out", "late"] as const;
const asked = ["goods", "qty", "from_at", "to_at", "purpose"] as const;
const goodsForm = [{ fields: ["name", "category", "qty_total", "max_days", "place", "photo", "is_use"] }] as const;

const notice = (what: string): Notice => ({
  to: ["staff:own"],
  kind: "supply",
  text: `물품 대여 ${what}: {goods} {qty}개{why}`,
});

/** Goods that staff take for some days, by quantity. */
export default defineModule({
  key: "goods-rental",
  title: "물품 대여",
  entities: {
    goods: {
      title: "대여물품",
      isKeptWhileLinked: true,
      derived: {
        out_now: sum("대여중", "goods_rental.qty", { where: { status: [...out] }, isWhole: true, unit: "개" }),
        left: difference("가능", "qty_total", ["out_now"], { unit: "개" }),
        next_back: first("다음 반납일", "goods_rental.to_at", { where: { status: [...out] }, isWhole: true }),
      },
      fields: {
        name: text("물품명", { required: true, unique: true, max: 80 }),
        category: text("분류", { max: 40 }),
        qty_total: integer("보유수량", { required: true, min: 0, max: 10_000, unit: "개" }),
        photo: file("사진", { accept: "image/*" }),
        place: text("보관장소", { max: 80 }),
        max_days: integer("최대대여일", { default: 7, min: 1, max: 90, unit: "일" }),
        is_use: flag("사용", { default: true }),
      },
    },
    goods_rental: {
      title: "물품대여",
      name: "purpose",
      own: ["idx_renter"],
      hasOrgUnit: true,
      index: [
        ["goods", "status"],
        ["status", "to_at"],
      ],
      holds: { by: ["renter"], while: { status: ["req", "ok", ...out] }, as: "rental", of: "goods" },
      announces: { to: support, kind: "supply", text: "물품 대여 신청: {name}" },
      fields: {
        goods: link("물품", { to: "goods", required: true }),
        renter: staff("신청자", { required: true, initial: "me", readOnly: true }),
        qty: integer("수량", { required: true, min: 1, max: 10_000, default: 1, unit: "개" }),
        from_at: dateTime("대여일시", { required: true }),
        to_at: dateTime("반납예정", { required: true }),
        purpose: text("목적", { required: true, max: 200 }),
        extended: integer("연장횟수", { default: 0, min: 0, max: 1, readOnly: true, unit: "회" }),
        out_at: dateTime("지급일시", { readOnly: true }),
        returned_at: dateTime("반납일시", { readOnly: true }),
        return_state: choice(
          "반납상태",
          { ok: "정상", damage: "파손", lost: "분실" },
          { tones: { ok: "done", damage: "waiting", lost: "refused" } },
        ),
        return_note: text("파손·분실내용", { max: 200 }),
        reject_reason: text("반려사유", { max: 200, readOnly: true }),
        status: choice(
          "상태",
          {
            req: "신청",
            ok: "승인",
            out: "대여중",
            late: "연체",
            back: "반납완료",
            reject: "반려",
            cancel: "취소",
          },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: {
              req: "running",
              ok: "done",
              out: "running",
              late: "refused",
              back: "finished",
              reject: "refused",
              cancel: "ended",
            },
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
            notifies: notice("승인"),
            waits: { title: "승인할 물품 대여" },
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
            notifies: notice("반려"),
          },
          handOut: {
            title: "대여처리",
            from: ["ok"],
            to: "out",
            by: support,
            isBulk: true,
            sets: { out_at: "now" },
            notifies: notice("대여"),
          },
          takeBack: {
            title: "반납처리",
            from: out,
            to: "back",
            by: support,
            fields: ["return_state", "return_note"],
            requires: ["return_state"],
            isBulk: true,
            sets: { returned_at: "now" },
          },
          extend: { title: "연장", from: ["out"], to: "out", by: mine, fields: ["to_at"], notifies: notice("연장") },
          cancel: {
            title: "취소",
            from: ["req", "ok"],
            to: "cancel",
            by: ["staff:own"],
            reason: "optional",
            isRare: true,
            isDangerous: true,
          },
        },
      },
      reminders: {
        back: {
          title: "반납할 물품",
          on: "to_at",
          days: [-1, 0],
          to: ["staff:own"],
          when: { status: ["out"] },
          text: "빌린 물품을 {date}까지 반납해 주세요: {name}",
          kind: "supply",
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/goodsrentallist_tab1",
      name: "myPIMS-GoodsRentalList_tab1",
      guide: {
        label: "물품 대여",
        about: "빌린 물품과 신청을 보고 처리합니다.",
        words: "빔프로젝터 캠코더 장비 대여 반납 연체",
      },
      title: "대여 현황",
      kind: "tab-list",
      of: "goods_rental",
      can: mine,
      columns: ["wdate", "goods", "qty", "from_at", "to_at", "renter", "purpose", "status"],
      titles: { wdate: "신청일" },
      leads: "goods",
      moreColumns: ["extended", "out_at", "returned_at", "return_state", "return_note", "reject_reason", "team"],
      search: ["purpose", "goods.name", "renter"],
      filters: ["status", "from_at", "goods", "to_at"],
      exports: support,
      drawer: {
        view: [
          { fields: ["status", "goods", "qty", "from_at", "to_at", "renter", "extended"] },
          { fields: ["purpose", "reject_reason"] },
          { title: "대여와 반납", fields: ["out_at", "returned_at", "return_state", "return_note"] },
        ],
      },
    },
    {
      path: "/mypims/goodsrentallist_tab2",
      name: "myPIMS-GoodsRentalList_tab2",
      guide: {
        label: "대여 물품 목록",
        about: "빌릴 수 있는 물품과 남은 수량을 봅니다.",
        words: "비품 장비 재고 가능",
      },
      title: "물품 목록",
      kind: "tab-list",
      of: "goods",
      can: ["staff:all"],
      columns: ["photo", "name", "category", "qty_total", "out_now", "left", "place", "next_back", "is_use"],
      leads: "name",
      moreColumns: ["max_days"],
      search: ["name", "category", "place"],
      filters: ["category", "is_use"],
      sort: [["name", "asc"]],
      layouts: ["table", "cards"],
      drawer: {
        view: [
          { fields: ["name", "category", "photo", "place", "max_days", "is_use"] },
          { fields: ["qty_total", "out_now", "left", "next_back"] },
        ],
        related: [{ of: "goods_rental", title: "대여", columns: ["from_at", "to_at", "qty", "renter", "status"] }],
        form: goodsForm,
        add: support,
        change: support,
      },
    },
    {
      path: "/mypims/goodsrentaladd",
      name: "myPIMS-GoodsRentalAdd",
      guide: { label: "물품 대여 신청", about: "날짜별 남은 수량을 보고 물품을 빌립니다.", words: "장비 빌리기 예약" },
      title: "물품 대여 신청",
      kind: "add",
      of: "goods_rental",
      can: ["staff:own"],
      form: [{ fields: asked }],
    },
    {
      path: "/mypims/goodsrentalmod/:idx",
      name: "myPIMS-GoodsRentalMod-idx",
      title: "물품 대여",
      kind: "edit",
      of: "goods_rental",
      can: mine,
      form: [{ fields: asked, editable: { in: ["req", "ok"] } }],
    },
  ],
});
