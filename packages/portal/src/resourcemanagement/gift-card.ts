import type { Access } from "../define/access";
import { defineModule } from "../define/define-module";
import { difference, sum } from "../define/derived";
import { choice, date, dateTime, file, flag, integer, link, money, month, staff, text } from "../define/fields";

/** Who keeps the cards: those of the B2C pool theirs alone. */
const keepers = ["isGiftCardB2C:pool", "isGiftCardAdmin:all"] as const satisfies readonly Access[];
const kinds = { dept: "백화점", culture: "문화", mobile: "모바일", fuel: "주유", etc: "기타" } as const;
const pools = { gen: "일반", b2c: "B2C" } as const;
const uses = { award: "포상", family: "경조", event: "이벤트", client: "고객", survey: "설문" } as const;
const requester = { to: ["staff:own"], kind: "supply" } as const;
const pool = choice("구분", pools, { readOnly: true });
const ledgerColumns = ["at", "move", "card", "qty", "amount", "receiver_staff", "reason", "balance", "writer"] as const;
const ledgerTitles = { writer: "처리자", balance: "잔량" } as const;
const ledgerView = [
  { fields: ["at", "move", "card", "qty", "amount", "balance", "serial_from", "serial_to", "writer"] },
  { fields: ["vendor", "buy_price", "receiver_staff", "receiver_contact", "reason", "is_taxed", "req", "cancels"] },
  { fields: ["sign", "document", "memo"] },
] as const;

/** Gift cards: what there is, who has asked for it and who was given it. */
export default defineModule({
  key: "gift-card",
  title: "상품권",
  entities: {
    gift_card: {
      title: "상품권종",
      name: "name",
      pool: "pool",
      isKnown: true,
      isKeptWhileLinked: true,
      // whoever asks for one chooses it; how many there are is on the screens of those who keep them
      access: { read: ["staff:all"] },
      unique: [["kind", "face", "pool"]],
      derived: {
        stock: sum("재고", "gift_ledger.qty", { isWhole: true, unit: "장" }),
        reserved: sum("승인 대기", "gift_req.qty", { where: { status: "ok" }, isWhole: true, unit: "장" }),
        available: difference("지급 가능", "stock", ["reserved"], { unit: "장" }),
      },
      fields: {
        /** What it is called where it is chosen. */
        name: text("상품권", {
          max: 60,
          computed: ({ kind, face, pool }) =>
            kind && face
              ? `${kinds[kind as keyof typeof kinds]} ${Number(face).toLocaleString("ko-KR")}원 (${pools[pool as keyof typeof pools]})`
              : undefined,
        }),
        kind: choice("권종", kinds, { required: true }),
        face: money("액면가", { required: true, min: 1 }),
        pool: choice("구분", pools, { required: true, default: "gen" }),
        is_use: flag("사용", { default: true }),
      },
    },
    gift_ledger: {
      title: "상품권수불",
      pool: "pool",
      index: [["card", "at"], ["receiver_staff"], ["req"]],
      access: { add: keepers, read: keepers },
      ledger: { per: ["card"], takes: ["out"], kind: "move", short: "상품권이 부족합니다." },
      sheets: {
        receipt: {
          title: "상품권 수령증",
          sections: [
            { fields: ["at", "card", "qty", "amount", "serial_from", "serial_to"] },
            { fields: ["receiver_staff", "receiver_contact", "reason", "memo"] },
          ],
          note: "위 상품권을 틀림없이 받았습니다.",
        },
      },
      fields: {
        // of a hand-out that is taken back, kind and number are the hand-out's: the rules ask for it elsewhere
        card: link("상품권", { to: "gift_card" }),
        move: choice("구분", { in: "입고", out: "지급", cancel: "지급취소", adjust: "조정" }, { required: true }),
        qty: integer("수량", { required: true, unit: "장", max: 100_000, default: 1 }),
        balance: integer("잔량", { readOnly: true, unit: "장" }),
        amount: money("금액", { required: true, readOnly: true }),
        serial_from: text("일련번호시작", { max: 40 }),
        serial_to: text("일련번호끝", { max: 40 }),
        at: date("일자", { required: true, initial: "today" }),
        vendor: text("구입처", { max: 80 }),
        buy_price: money("구입가", { min: 0 }),
        receiver_staff: staff("수령직원"),
        receiver_contact: link("수령고객", { to: "contact" }),
        reason: choice("지급사유", uses),
        sign: file("수령증", { signature: true }),
        document: link("근거문서", { to: "document" }),
        req: link("신청", { to: "gift_req", readOnly: true }),
        /** The hand-out that a row takes back. */
        cancels: link("취소한 지급", { to: "gift_ledger" }),
        /** More than the limit in this year to the same person. */
        is_taxed: flag("급여 과세", { default: false, readOnly: true }),
        memo: text("메모", { max: 200 }),
        pool,
      },
    },
    gift_req: {
      title: "상품권신청",
      name: "reason",
      own: ["idx_staff"],
      pool: "pool",
      hasOrgUnit: true,
      index: [["card", "status"]],
      fields: {
        card: link("상품권", { to: "gift_card", required: true }),
        staff: staff("신청자", { required: true, initial: "me", readOnly: true }),
        qty: integer("수량", { required: true, min: 1, max: 10_000, unit: "장" }),
        use: choice("용도", uses, { required: true }),
        customer: link("고객사", { to: "customer" }),
        reason: text("사유", { required: true, max: 200 }),
        need_by: date("필요일", { required: true }),
        document: link("결재문서", { to: "document", hint: "50만원을 넘으면 결재가 끝난 기안서가 필요합니다." }),
        reject_reason: text("반려사유", { max: 200, readOnly: true }),
        given_at: dateTime("지급일시", { readOnly: true }),
        approved_on: date("승인일", { readOnly: true }),
        serial_from: text("일련번호시작", { max: 40 }),
        serial_to: text("일련번호끝", { max: 40 }),
        sign: file("수령 서명", { signature: true }),
        pool,
        status: choice(
          "상태",
          { req: "신청", ok: "승인", given: "지급", reject: "반려", cancel: "취소" },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: { req: "running", ok: "done", given: "done", reject: "refused", cancel: "ended" },
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
            by: keepers,
            isBulk: true,
            sets: { approved_on: "today" },
            waits: { title: "승인할 상품권" },
            notifies: { ...requester, text: "상품권 승인: {reason}{why}" },
          },
          reject: {
            title: "반려",
            from: ["req", "ok"],
            to: "reject",
            by: keepers,
            reason: "required",
            reasonIn: "reject_reason",
            isDangerous: true,
            isBulk: true,
            notifies: { ...requester, text: "상품권 반려: {reason}{why}" },
          },
          give: {
            title: "지급",
            from: ["ok"],
            to: "given",
            by: keepers,
            fields: ["serial_from", "serial_to", "sign"],
            requires: ["sign"],
            sets: { given_at: "now" },
            notifies: { ...requester, text: "상품권 지급: {reason}{why}" },
          },
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
        unfetched: {
          title: "찾아가지 않은 상품권",
          on: "approved_on",
          days: [7],
          to: ["staff:own", ...keepers],
          when: { status: ["ok"] },
          text: "승인된 상품권을 7일째 찾아가지 않았습니다: {name}",
          kind: "supply",
        },
      },
    },
    gift_month: {
      title: "상품권 월 결산",
      name: "month",
      pool: "pool",
      unique: [["month", "pool"]],
      fields: {
        month: month("월", { required: true }),
        pool: choice("구분", pools, { required: true, default: "gen" }),
        in_qty: integer("입고", { readOnly: true, unit: "장" }),
        out_qty: integer("지급", { readOnly: true, unit: "장" }),
        balance: integer("잔량", { readOnly: true, unit: "장" }),
        amount: money("잔액", { readOnly: true }),
        memo: text("메모", { max: 200 }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/giftcard",
      name: "ResourceManagement-GiftCard",
      guide: {
        label: "상품권",
        about: "상품권을 신청하고 처리 상태와 잔량을 봅니다.",
        words: "백화점 문화 모바일 주유 포상 경조 수불",
      },
      title: "상품권 신청",
      kind: "list",
      of: "gift_req",
      can: ["staff:own", ...keepers],
      tabs: [
        { key: "mine", title: "내 신청", party: [{ column: "idx_staff", holds: "staff" }] },
        { key: "todo", title: "신청 처리", where: { status: "req" }, can: keepers },
        { key: "ready", title: "지급할 것", where: { status: "ok" }, can: keepers },
        { key: "all", title: "전체", can: keepers },
      ],
      columns: ["wdate", "card", "qty", "use", "reason", "need_by", "staff", "team", "status"],
      titles: { wdate: "신청일" },
      leads: "reason",
      moreColumns: ["customer", "document", "given_at", "reject_reason"],
      search: ["reason", "staff", "card.name"],
      filters: ["card", "use", "status", "need_by", "wdate"],
      ways: [
        { label: "입고", route: "ResourceManagement-GiftCardIn" },
        { label: "지급", route: "ResourceManagement-GiftCardOut" },
      ],
      drawer: {
        view: [
          { fields: ["status", "card", "qty", "use", "staff", "team", "need_by", "customer", "document"] },
          { fields: ["reason", "reject_reason"] },
          { title: "지급", fields: ["given_at", "serial_from", "serial_to", "sign"] },
        ],
      },
      lists: [
        {
          key: "cards",
          title: "잔량",
          of: "gift_card",
          can: keepers,
          columns: ["name", "stock", "reserved", "available", "pool", "is_use"],
          filters: ["kind", "pool", "is_use"],
          sort: [["name", "asc"]],
          layouts: ["cards", "table"],
          drawer: {
            view: [{ fields: ["kind", "face", "pool", "is_use", "stock", "reserved", "available"] }],
            related: [
              {
                of: "gift_ledger",
                title: "수불",
                columns: ["at", "move", "qty", "amount", "receiver_staff", "balance"],
              },
            ],
            form: [{ fields: ["kind", "face", "pool", "is_use"] }],
            add: keepers,
            change: keepers,
          },
        },
        {
          key: "ledger",
          title: "수불부",
          of: "gift_ledger",
          can: keepers,
          columns: ledgerColumns,
          titles: ledgerTitles,
          moreColumns: ["serial_from", "serial_to", "receiver_contact", "vendor", "buy_price", "memo", "is_taxed"],
          search: ["memo", "receiver_staff", "serial_from"],
          filters: ["at", "card", "move", "reason", "receiver_staff", "is_taxed"],
          sort: [["idx", "desc"]],
          sums: ["amount"],
          drawer: {
            view: ledgerView,
            form: [{ fields: ["card", "move", "qty", "at", "memo"] }],
            add: keepers,
          },
        },
        {
          key: "months",
          title: "월 결산",
          of: "gift_month",
          can: keepers,
          columns: ["month", "pool", "in_qty", "out_qty", "balance", "amount", "writer", "wdate"],
          titles: { writer: "결산자", wdate: "결산일" },
          filters: ["pool"],
          sort: [["month", "desc"]],
          drawer: {
            view: [{ fields: ["month", "pool", "in_qty", "out_qty", "balance", "amount", "memo"] }],
            form: [{ fields: ["month", "pool", "memo"] }],
            add: keepers,
          },
        },
      ],
    },
    {
      path: "/resourcemanagement/giftcardin",
      name: "ResourceManagement-GiftCardIn",
      guide: {
        label: "상품권 입고",
        about: "사 온 상품권을 일련번호와 함께 등록합니다.",
        words: "상품권 구입 입고 수불",
      },
      title: "상품권 입고",
      kind: "list",
      of: "gift_ledger",
      can: keepers,
      where: { move: "in" },
      columns: ["at", "card", "qty", "amount", "serial_from", "serial_to", "vendor", "buy_price", "balance", "writer"],
      titles: ledgerTitles,
      search: ["vendor", "serial_from", "memo"],
      filters: ["at", "card"],
      sums: ["qty", "amount", "buy_price"],
      drawer: {
        view: ledgerView,
        form: [
          { fields: ["card", "qty", "at", "serial_from", "serial_to", "vendor", "buy_price", "document", "memo"] },
        ],
        add: keepers,
      },
    },
    {
      path: "/resourcemanagement/giftcardout",
      name: "ResourceManagement-GiftCardOut",
      guide: {
        label: "상품권 지급",
        about: "상품권을 지급하고 수령 서명을 받습니다.",
        words: "상품권 지급 수령 서명 수불",
      },
      title: "상품권 지급",
      kind: "list",
      of: "gift_ledger",
      can: keepers,
      where: { move: "out" },
      columns: [
        "at",
        "card",
        "qty",
        "amount",
        "receiver_staff",
        "receiver_contact",
        "reason",
        "is_taxed",
        "balance",
        "writer",
      ],
      titles: ledgerTitles,
      moreColumns: ["serial_from", "serial_to", "req", "memo"],
      search: ["memo", "receiver_staff", "serial_from"],
      filters: ["at", "card", "reason", "receiver_staff", "is_taxed"],
      sums: ["qty", "amount"],
      drawer: {
        view: ledgerView,
        related: [
          {
            of: "gift_ledger",
            by: "cancels",
            title: "지급취소",
            columns: ["at", "qty", "memo", "writer"],
            where: { move: "cancel" },
            form: [{ fields: ["memo"] }],
          },
        ],
        form: [
          {
            fields: [
              "card",
              "qty",
              "at",
              "receiver_staff",
              "receiver_contact",
              "reason",
              "serial_from",
              "serial_to",
              "sign",
              "document",
              "memo",
            ],
          },
        ],
        add: keepers,
      },
    },
    {
      path: "/resourcemanagement/giftcardadd",
      name: "ResourceManagement-GiftCardAdd",
      guide: {
        label: "상품권 신청하기",
        about: "쓸 곳과 수량을 적어 상품권을 신청합니다.",
        words: "상품권 요청 포상 경조",
      },
      title: "상품권 신청",
      kind: "add",
      of: "gift_req",
      can: ["staff:own", ...keepers],
      form: [{ fields: ["card", "qty", "use", "customer", "reason", "need_by", "document"] }],
    },
  ],
});
