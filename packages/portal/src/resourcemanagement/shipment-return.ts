import { computedFrom, wholeWon } from "../define/computed";
import { defineModule } from "../define/define-module";
import { sum } from "../define/derived";
import { choice, date, dateTime, integer, link, money, number, staff, text } from "../define/fields";

const support = ["isManageSupportAdmin:all"] as const;
const theirs = ["staff:own", ...support] as const;
const requester = { to: ["staff:own"], kind: "supply" } as const;

const counted = {
  qty: integer("수량", { required: true, min: 1, max: 99_999, unit: "권" }),
  unit_price: money("단가", { min: 0, hint: "판매면 입력하세요." }),
};
const returnForm = [{ fields: ["shipment", "reason", "pickup", "return_item"], editable: { in: ["req"] } }] as const;

/** Books that leave for customers and tutors, and those that come back. */
export default defineModule({
  key: "shipment-return",
  title: "출고·반품 현황",
  entities: {
    shipment: {
      title: "출고",
      name: "ship_no",
      hasOrgUnit: true,
      isKeptWhileLinked: true,
      index: [["status", "want_date"], ["customer"], ["class_run"], ["contract"], ["tutor_textbook"], ["publish"]],
      parts: {
        shipment_item: {
          link: "shipment",
          isMany: true,
          title: "품목",
          fields: ["textbook", "qty", "unit_price", "amount"],
          totals: ["qty", "amount"],
        },
      },
      derived: { qty: sum("수량", "shipment_item.qty", { unit: "권" }) },
      fields: {
        ship_no: number("출고번호", "S-{yyyy}-{0000}"),
        /** The first of its books, and how many others. */
        title: text("품목", { max: 160, readOnly: true }),
        customer: link("고객사", { to: "customer", required: true }),
        class_run: link("클래스", {
          to: "class_run",
          hint: "고르면 고객사, 계약과 교재를 채웁니다.",
          fills: { customer: "customer", contract: "contract", shipment_item: "class_textbook" },
        }),
        contract: link("계약", { to: "contract", fills: { customer: "customer", contact: "contact" } }),
        contact: link("고객담당자", { to: "contact", within: { customer: "customer" } }),
        receiver: text("수령인", { required: true, max: 40 }),
        phone: text("연락처", { required: true, max: 20, format: "phone", isPersonal: true }),
        zip: text("우편번호", { required: true, max: 10, format: "postcode" }),
        addr: text("주소", { required: true, max: 300 }),
        reason: choice(
          "사유",
          { sale: "판매", class: "강의", gift: "증정", sample: "샘플", tutor: "강사교재" },
          { required: true, default: "class" },
        ),
        want_date: date("희망출고일", {
          hint: "비워 두면 다음에 나갈 수 있는 날입니다(15시 이후 신청은 다음 영업일).",
        }),
        carrier: choice("배송수단", { parcel: "택배", quick: "퀵", direct: "직접" }),
        tracking_no: text("운송장", { max: 40 }),
        box_qty: integer("박스수", { min: 1, max: 999, unit: "박스" }),
        fee: money("운임", { min: 0 }),
        supply: money("공급가합계", { readOnly: true }),
        publish: link("매출발행", { to: "sales_publish" }),
        tutor_textbook: link("강사교재", { to: "tutor_textbook", readOnly: true }),
        out_at: dateTime("출고일시", { readOnly: true }),
        status: choice(
          "상태",
          { req: "출고요청", pick: "준비", out: "출고완료", done: "배송완료", cancel: "취소" },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: { req: "running", pick: "running", out: "finished", done: "finished", cancel: "ended" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          pick: {
            title: "준비",
            from: ["req"],
            to: "pick",
            by: support,
            isBulk: true,
            waits: { title: "준비할 교재 출고" },
          },
          send: {
            title: "출고처리",
            from: ["req", "pick"],
            to: "out",
            by: support,
            fields: ["carrier", "tracking_no", "box_qty", "fee"],
            isBulk: true,
            sets: { out_at: "now" },
            notifies: { ...requester, text: "출고했습니다: {name}" },
          },
          arrive: { title: "배송완료", from: ["out"], to: "done", by: theirs, isBulk: true },
          publish: {
            title: "매출발행 연결",
            from: ["done"],
            to: "done",
            by: theirs,
            fields: ["publish"],
            requires: ["publish"],
          },
          cancel: {
            title: "취소",
            from: ["req", "pick"],
            to: "cancel",
            by: theirs,
            reason: "optional",
            isRare: true,
            isDangerous: true,
            isBulk: true,
            notifies: { ...requester, text: "출고가 취소되었습니다: {name}" },
          },
        },
      },
      reminders: {
        tomorrow: {
          title: "내일 나갈 출고",
          on: "want_date",
          days: [-1],
          to: support,
          when: { status: ["req", "pick"] },
          text: "{name}: 희망출고일이 {date}입니다({left}).",
          kind: "supply",
        },
      },
      sheets: {
        statement: {
          title: "거래명세서",
          sections: [
            {
              fields: ["ship_no", "out_at", "customer", "customer.biz_no", "receiver", "phone", "addr", "tracking_no"],
            },
            { title: "품목", fields: ["shipment_item"] },
            { fields: ["supply", "writer"] },
          ],
          note: "위와 같이 납품합니다.",
          in: ["out", "done"],
        },
        picking: {
          title: "출고 준비표",
          sections: [
            { fields: ["ship_no", "customer", "receiver", "want_date"] },
            { title: "품목", fields: ["shipment_item"] },
          ],
          in: ["req", "pick"],
          can: support,
        },
      },
    },
    shipment_item: {
      title: "출고품목",
      access: { read: support },
      index: [["shipment"], ["textbook"]],
      fields: {
        shipment: link("출고", { to: "shipment", required: true }),
        textbook: link("교재", { to: "textbook", required: true }),
        ...counted,
        amount: money("금액", {
          computed: computedFrom(counted, ({ qty, unit_price }) => wholeWon(qty * unit_price)),
        }),
        returned_qty: integer("반품수량", { default: 0, readOnly: true, unit: "권" }),
      },
    },
    return_order: {
      title: "반품",
      name: "return_no",
      hasOrgUnit: true,
      own: ["idx_writer"],
      index: [["shipment"], ["status"]],
      parts: {
        return_item: {
          link: "return_order",
          isMany: true,
          title: "품목",
          fields: ["textbook", "qty", "ok_qty", "damage_qty"],
          totals: ["qty"],
        },
      },
      derived: { qty: sum("수량", "return_item.qty", { unit: "권" }) },
      announces: { to: support, kind: "supply", text: "반품 접수: {name} {title}" },
      fields: {
        return_no: number("반품번호", "R-{yyyy}-{0000}"),
        title: text("품목", { max: 160, readOnly: true }),
        shipment: link("출고", { to: "shipment", required: true }),
        reason: text("사유", { required: true, max: 200 }),
        pickup: choice(
          "회수방법",
          { parcel: "택배회수", visit: "방문", direct: "직접" },
          { required: true, default: "parcel" },
        ),
        recv_at: dateTime("입고일", { readOnly: true }),
        handler: staff("처리자", { readOnly: true }),
        reject_reason: text("반려사유", { max: 200, readOnly: true }),
        status: choice(
          "상태",
          { req: "접수", recv: "입고", done: "처리완료", reject: "반려" },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: { req: "running", recv: "done", done: "finished", reject: "refused" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          receive: {
            title: "입고 처리",
            from: ["req"],
            to: "recv",
            by: support,
            sets: { recv_at: "now", handler: "me" },
            waits: { title: "입고할 교재 반품" },
            notifies: { ...requester, text: "반품이 입고되었습니다: {name}" },
          },
          finish: { title: "처리완료", from: ["recv"], to: "done", by: support, isBulk: true },
          reject: {
            title: "반려",
            from: ["req"],
            to: "reject",
            by: support,
            reason: "required",
            reasonIn: "reject_reason",
            isDangerous: true,
            sets: { handler: "me" },
            notifies: { ...requester, text: "반품이 반려되었습니다: {name}" },
          },
        },
      },
      sheets: {
        statement: {
          title: "반품 명세",
          sections: [
            { fields: ["return_no", "shipment", "shipment.customer", "reason", "pickup", "recv_at", "handler"] },
            { title: "품목", fields: ["return_item"] },
          ],
        },
      },
    },
    return_item: {
      title: "반품품목",
      index: [["return_order"], ["shipment_item"]],
      fields: {
        return_order: link("반품", { to: "return_order", required: true }),
        /** The line of the shipment with this book. */
        shipment_item: link("출고품목", { to: "shipment_item", readOnly: true }),
        textbook: link("교재", { to: "textbook", required: true }),
        qty: integer("접수수량", { required: true, min: 1, max: 99_999, unit: "권" }),
        ok_qty: integer("정상수량", { min: 0, unit: "권", change: support }),
        damage_qty: integer("파손수량", { min: 0, unit: "권", change: support }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/shipmentstatusmaintenancelist",
      name: "ResourceManagement-ShipmentStatusMaintenanceList",
      guide: {
        label: "출고 현황",
        about: "교재 출고를 요청하고 준비와 발송을 처리합니다.",
        words: "배송 택배 송장 운송장 거래명세서 발송",
      },
      title: "출고 현황",
      kind: "list",
      of: "shipment",
      can: theirs,
      ways: [{ label: "반품", route: "ResourceManagement-ReturnStatusMaintenanceList" }],
      tabs: [
        { key: "all", title: "전체" },
        { key: "req", title: "요청", where: { status: "req" } },
        { key: "pick", title: "준비", where: { status: "pick" } },
        { key: "out", title: "출고", where: { status: "out" } },
      ],
      columns: [
        "wdate",
        "ship_no",
        "customer",
        "receiver",
        "title",
        "qty",
        "reason",
        "want_date",
        "out_at",
        "tracking_no",
        "status",
        "writer",
      ],
      leads: "ship_no",
      moreColumns: [
        "contact",
        "class_run",
        "contract",
        "phone",
        "addr",
        "carrier",
        "box_qty",
        "fee",
        "supply",
        "publish",
        "tutor_textbook",
      ],
      titles: { wdate: "요청일", writer: "요청자" },
      search: ["ship_no", "customer", "receiver", "tracking_no"],
      filters: ["status", "want_date", "out_at", "customer", "reason", "writer"],
      narrows: [{ label: "오늘 출고", asks: { "out_at.from": 0, "out_at.to": 0 } }],
      sums: ["supply", "fee"],
      import: ["ship_no", "carrier", "tracking_no", "box_qty", "fee"],
      importKey: ["ship_no"],
      importMove: "send",
    },
    {
      path: "/resourcemanagement/shipmentstatusmaintenanceadd",
      name: "ResourceManagement-ShipmentStatusMaintenanceAdd",
      guide: { label: "출고 요청", about: "교재를 보내 달라고 요청합니다.", words: "배송 택배 발송 신청" },
      title: "출고",
      kind: "add",
      of: "shipment",
      can: ["staff:own"],
      form: [
        { fields: ["class_run", "contract", "customer", "contact", "reason", "want_date", "shipment_item"] },
        { title: "받는 곳", fields: ["receiver", "phone", "zip", "addr"] },
      ],
    },
    {
      path: "/resourcemanagement/shipmentstatusmaintenanceview",
      name: "ResourceManagement-ShipmentStatusMaintenanceView",
      guide: { label: "내 최근 출고", about: "내가 요청한 마지막 출고를 봅니다.", words: "배송 조회 송장" },
      title: "출고",
      kind: "view",
      of: "shipment",
      can: theirs,
      ways: [{ label: "복사", route: "ResourceManagement-ShipmentStatusMaintenanceAdd", as: "copy" }],
      view: [
        {
          fields: ["status", "customer", "contact", "class_run", "contract", "reason", "want_date", "out_at", "writer"],
        },
        { title: "받는 곳", fields: ["receiver", "phone", "zip", "addr", "carrier", "tracking_no", "box_qty", "fee"] },
        { fields: ["supply", "publish", "tutor_textbook", "shipment_item"] },
      ],
      related: [
        {
          of: "return_order",
          title: "반품",
          columns: ["return_no", "title", "qty", "reason", "status", "handler"],
        },
      ],
    },
    {
      path: "/resourcemanagement/returnstatusmaintenancelist",
      name: "ResourceManagement-ReturnStatusMaintenanceList",
      guide: { label: "반품 현황", about: "반품을 접수하고 입고와 파손을 처리합니다.", words: "회수 반송 파손 입고" },
      title: "반품 현황",
      kind: "list",
      of: "return_order",
      can: theirs,
      columns: ["wdate", "return_no", "shipment", "shipment.customer", "title", "qty", "reason", "status", "handler"],
      leads: "return_no",
      titles: { wdate: "반품일", "shipment.customer": "고객사" },
      search: ["return_no", "shipment.ship_no", "shipment.customer"],
      filters: ["status", "wdate", "shipment.customer", "writer"],
      drawer: {
        view: [
          {
            fields: [
              "status",
              "shipment",
              "shipment.customer",
              "reason",
              "pickup",
              "recv_at",
              "handler",
              "reject_reason",
            ],
          },
          { fields: ["return_item"] },
        ],
        form: returnForm,
        add: ["staff:own"],
        change: theirs,
      },
    },
  ],
});
