import { defineModule } from "../../define/define-module";
import { count, difference, share } from "../../define/derived";
import {
  choice,
  date,
  dateTime,
  file,
  flag,
  integer,
  link,
  longText,
  money,
  office,
  staff,
  staffList,
  text,
} from "../../define/fields";

/** Who sends the gifts. */
const keepers = ["isManageSupportAdmin:all", "isDevelopmentTeam:all"] as const;
const picked = ["pick", "sent", "done"] as const;
const address = ["receiver", "phone", "zip", "addr1", "addr2", "memo"] as const;
const people = { isWhole: true, unit: "명" } as const;

/** Gifts for the holidays: everybody chooses one and says where it goes; who does not is sent the default one. */
export default defineModule({
  key: "holiday-gift",
  title: "명절 선물",
  entities: {
    gift_round: {
      title: "명절선물회차",
      name: "name",
      isKnown: true,
      access: { read: ["staff:all"] },
      parts: {
        gift_item: {
          link: "round",
          isMany: true,
          layout: "cards",
          title: "선물",
          fields: ["name", "image", "description", "stock", "unit_cost", "is_default"],
        },
      },
      derived: {
        asked: count("대상", "gift_pick", people),
        chosen: count("선택", "gift_pick", { ...people, where: { status: picked } }),
        rate: share("선택률", "chosen", "asked"),
        sent: count("발송", "gift_pick", { ...people, where: { status: ["sent", "done"] } }),
        done: count("수령", "gift_pick", { ...people, where: { status: "done" } }),
      },
      round: {
        window: ["open_from", "open_to"],
        entry: "gift_pick",
        missing: ["none"],
        goesOn: ["sent", "done"],
        joins: "ship_from",
        always: keepers,
        targets: { office: "office", people: "people" },
        days: [-3, -1],
        text: "{name} 선물과 받을 주소를 {date}까지 골라 주세요.",
        kind: "people",
      },
      fields: {
        name: text("회차명", { required: true, max: 60 }),
        open_from: date("선택시작", { required: true }),
        open_to: date("선택마감", { required: true }),
        ship_from: date("발송예정일", { hint: "이날까지 입사한 직원에게도 보냅니다." }),
        vendor: text("공급업체", { max: 80 }),
        office: office("본부", { hint: "비우면 모든 본부의 직원이 대상입니다." }),
        people: staffList("대상자"),
      },
    },
    gift_item: {
      title: "명절선물",
      name: "name",
      note: ["left"],
      access: { read: ["staff:all"] },
      index: [["round"]],
      derived: {
        chosen: count("선택", "gift_pick", { by: "item", isWhole: true, unit: "명" }),
        left: difference("남은 수량", "stock", ["chosen"], { unit: "개" }),
      },
      fields: {
        round: link("회차", { to: "gift_round", required: true }),
        name: text("선물명", { required: true, max: 60 }),
        image: file("사진", { accept: "image/*" }),
        description: longText("설명", { max: 500 }),
        stock: integer("수량", { min: 1, max: 100_000, unit: "개", hint: "비우면 제한이 없습니다." }),
        unit_cost: money("단가", { min: 0, read: keepers }),
        is_default: flag("기본선물", { default: false }),
      },
    },
    gift_pick: {
      title: "명절선물선택",
      name: "title",
      own: ["idx_staff"],
      hasOrgUnit: true,
      isPersonal: true,
      ofLeavers: { kept: "its address goes by itself" },
      unique: [["round", "staff"]],
      index: [["staff"], ["item"], ["status"]],
      purge: { after: { days: 90, from: "round.open_to" }, fields: address },
      fields: {
        round: link("회차", { to: "gift_round", required: true }),
        staff: staff("직원", { required: true }),
        title: text("제목", { max: 110, readOnly: true }),
        item: link("선물", { to: "gift_item" }),
        receiver: text("수령인", { max: 40 }),
        phone: text("연락처", {
          max: 20,
          mask: "phone",
          whole: ["staff:own", ...keepers],
          format: "phone",
        }),
        zip: text("우편번호", { max: 5, format: "postcode" }),
        addr1: text("주소", { max: 200 }),
        addr2: text("상세주소", { max: 100 }),
        memo: text("배송메모", { max: 100 }),
        picked_at: dateTime("선택일시", { readOnly: true }),
        is_auto: flag("자동배정", { default: false, readOnly: true }),
        /** A gift goes there that nobody can bring there. */
        lacks_address: flag("주소 오류", {
          computed: ({ status, receiver, phone, zip, addr1 }) =>
            (status === "pick" || status === "sent") && !(receiver && phone && zip && addr1),
        }),
        ship_no: text("송장번호", { max: 40 }),
        sent_at: dateTime("발송일시", { readOnly: true }),
        status: choice(
          "상태",
          { none: "미선택", pick: "선택완료", sent: "발송", done: "수령" },
          {
            required: true,
            default: "none",
            readOnly: true,
            tones: { none: "waiting", pick: "finished", sent: "done", done: "done" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          choose: {
            title: "선물 선택",
            from: ["none", "pick"],
            to: "pick",
            by: ["staff:own", ...keepers],
            fields: ["item", ...address],
            requires: ["item", "receiver", "phone", "zip", "addr1"],
          },
          assign: { title: "기본선물 배정", from: ["none"], to: "pick", by: keepers, isBulk: true },
          send: {
            title: "발송 처리",
            from: ["pick"],
            to: "sent",
            by: keepers,
            isBulk: true,
            sets: { sent_at: "now" },
            notifies: { to: ["staff:own"], kind: "people", text: "{title} 선물을 보냈습니다. 송장번호 {ship_no}" },
          },
          receive: { title: "수령 확인", from: ["sent"], to: "done", by: ["staff:own"] },
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/holidaygift",
      name: "myPIMS-HoliDayGift",
      guide: {
        label: "명절 선물",
        about: "명절 선물과 받을 주소를 고르고 배송을 봅니다.",
        words: "설날 추석 선물 배송 송장 주소",
      },
      title: "명절 선물",
      kind: "list",
      of: "gift_pick",
      can: ["staff:own", ...keepers],
      columns: ["round", "staff", "team", "item", "receiver", "phone", "addr1", "picked_at", "ship_no", "status"],
      leads: "staff",
      moreColumns: ["zip", "addr2", "memo", "lacks_address", "is_auto", "sent_at"],
      titles: { picked_at: "선택일" },
      search: ["staff", "receiver", "ship_no"],
      filters: ["round", "office", "team", "item", "status", "lacks_address"],
      sort: [["round", "desc"]],
      drawer: {
        view: [
          { fields: ["round", "staff", "status", "item", "picked_at", "is_auto"] },
          { title: "받는 곳", fields: address },
          { title: "배송", fields: ["ship_no", "sent_at"] },
        ],
        form: [{ fields: ["ship_no"], editable: { in: ["pick", "sent"], by: keepers } }],
        change: keepers,
      },
      lists: [
        {
          key: "ship",
          title: "배송지",
          of: "gift_pick",
          can: keepers,
          where: { status: "pick" },
          columns: ["round", "receiver", "phone", "zip", "addr1", "addr2", "item", "memo", "ship_no"],
          filters: ["round", "item", "lacks_address"],
          sort: [["item", "asc"]],
          // the vendor's file comes back with the numbers
          import: ["round", "receiver", "phone", "ship_no"],
          importKey: ["round", "receiver", "phone"],
        },
        {
          key: "gifts",
          title: "선물",
          of: "gift_item",
          can: keepers,
          columns: ["name", "image", "round", "stock", "chosen", "left", "unit_cost", "is_default"],
          filters: ["round"],
          sort: [["round", "desc"]],
        },
        {
          key: "rounds",
          title: "회차",
          of: "gift_round",
          can: keepers,
          columns: ["name", "open_from", "open_to", "ship_from", "asked", "chosen", "rate", "sent", "done"],
          drawer: {
            view: [
              { fields: ["name", "open_from", "open_to", "ship_from", "vendor", "office", "people"] },
              { fields: ["asked", "chosen", "rate", "sent", "done"] },
              { title: "선물", fields: ["gift_item"] },
            ],
            form: [
              { fields: ["name", "open_from", "open_to", "ship_from", "vendor", "office", "people"] },
              { title: "선물", fields: ["gift_item"] },
            ],
            add: keepers,
            change: keepers,
          },
        },
      ],
    },
  ],
});
