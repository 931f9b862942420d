import { defineModule } from "../define/define-module";
import { daysUntil, sum } from "../define/derived";
import { choice, date, dateTime, flag, link, staff, text } from "../define/fields";
import type { Notice } from "../define/flow";
import { lentItemFields, lentItemFlow } from "./lent-item";

const keepers = ["gthr_auth:all", "isManageSupportAdmin:all"] as const;
const theirs = ["staff:own", ...keepers] as const;
/** Nobody decides on what they ask for themselves. */
const deciders = ["gthr_auth:others"] as const;
const requester = { column: "idx_writer", holds: "staff" } as const;
const form = [
  {
    fields: ["class_run", "tutor_staff", "tutor_name", "tutor_phone", "customer", "class_name", "class_to"],
    editable: { in: ["req"] },
  },
  {
    title: "교재",
    fields: ["need_by", "urgent_reason", "keep", "return_due", "tutor_textbook_item"],
    editable: { in: ["req"] },
  },
  { title: "받는 곳", fields: ["receive", "zip", "addr", "memo"], editable: { in: ["req"] } },
] as const;

const notice = (what: string): Notice => ({
  to: [requester],
  kind: "supply",
  text: `강사 교재 ${what}: {tutor_name} {name}`,
});

/** Books that tutors teach with: asked for by class, sent, and given back. */
export default defineModule({
  key: "tutor-textbook",
  title: "강사 교재",
  entities: {
    tutor_textbook: {
      title: "강사교재신청",
      name: "title",
      hasOrgUnit: true,
      isKeptWhileLinked: true,
      index: [["status", "need_by"], ["customer"], ["class_run"], ["tutor_staff"]],
      parts: {
        tutor_textbook_item: { link: "tutor_textbook", isMany: true, title: "교재", fields: ["textbook", "qty"] },
      },
      derived: {
        qty: sum("수량", "tutor_textbook_item.qty", { unit: "권" }),
        remains: sum("미반납", "tutor_textbook_item.remains", { where: { state: "out" }, unit: "권" }),
        left: daysUntil("필요일까지", "need_by", { where: { status: ["req", "ok"] } }),
      },
      fields: {
        title: text("교재", { max: 160, readOnly: true }),
        class_run: link("클래스", {
          to: "class_run",
          hint: "고르면 강사, 고객사, 과정과 교재를 채웁니다.",
          fills: {
            tutor_staff: "tutor_staff",
            tutor_name: "tutor_name",
            tutor_phone: "tutor_phone",
            customer: "customer",
            class_name: "title",
            class_to: "date_to",
            tutor_textbook_item: "class_textbook",
          },
        }),
        tutor_staff: staff("전임강사", { hint: "전임강사면 선택하세요. 이름을 채웁니다." }),
        tutor_name: text("강사명", { max: 60, hint: "외부 강사면 입력하세요." }),
        tutor_phone: text("강사연락처", { required: true, max: 20, format: "phone", isPersonal: true }),
        customer: link("고객사", { to: "customer", required: true }),
        class_name: text("과정명", { required: true, max: 100 }),
        class_to: date("과정종료일"),
        need_by: date("필요일", { required: true, hint: "3영업일 뒤부터. 더 급하면 사유를 입력하세요." }),
        urgent_reason: text("긴급사유", { max: 200 }),
        is_urgent: flag("긴급", { computed: ({ urgent_reason }) => Boolean(urgent_reason) }),
        receive: choice(
          "수령방법",
          { parcel: "택배", visit: "방문", mail: "이메일PDF" },
          { required: true, default: "parcel" },
        ),
        zip: text("우편번호", { max: 10, format: "postcode" }),
        addr: text("주소", { max: 300, hint: "택배면 입력하세요." }),
        keep: choice("회수구분", { return: "반납", give: "제공" }, { required: true, default: "return" }),
        return_due: date("반납예정", { hint: "비워 두면 과정종료일에서 14일 뒤입니다." }),
        ship_no: text("송장", { max: 40 }),
        recv_at: dateTime("수령일시", { readOnly: true }),
        reject_reason: text("반려사유", { max: 200, readOnly: true }),
        memo: text("메모", { max: 300 }),
        status: choice(
          "상태",
          { req: "신청", ok: "승인", ship: "발송", recv: "수령", back: "반납", reject: "반려", cancel: "취소" },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: {
              req: "running",
              ok: "done",
              ship: "done",
              recv: "done",
              back: "done",
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
            waits: { title: "승인할 강사 교재" },
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
          send: {
            title: "발송",
            from: ["ok"],
            to: "ship",
            by: keepers,
            fields: ["ship_no"],
            isBulk: true,
            notifies: notice("발송"),
          },
          receive: {
            title: "수령",
            from: ["ship"],
            to: "recv",
            by: theirs,
            isBulk: true,
            sets: { recv_at: "now" },
            notifies: notice("수령"),
          },
          cancel: {
            title: "취소",
            from: ["req", "ok"],
            to: "cancel",
            by: ["staff:own", "gthr_auth:all"],
            reason: "optional",
            isRare: true,
            isDangerous: true,
            notifies: notice("취소"),
          },
        },
      },
      reminders: {
        unsent: {
          title: "보낼 강사 교재",
          on: "need_by",
          days: [-1],
          to: ["gthr_auth:all", requester],
          when: { status: ["req", "ok"] },
          text: "{name}: 필요일이 {date}인데 아직 보내지 않았습니다({left}).",
          kind: "supply",
        },
        back: {
          title: "돌려받을 강사 교재",
          on: "return_due",
          days: [0, 7, 14, 21, 28, 35, 42],
          to: ["gthr_auth:all", requester],
          when: { status: ["ship", "recv"], keep: ["return"] },
          text: "{name}: 반납예정일이 {date}입니다({left}).",
          kind: "supply",
        },
      },
      sheets: {
        slip: {
          title: "교재 전달서",
          sections: [
            {
              fields: ["tutor_name", "tutor_phone", "customer", "class_name", "class_to", "addr", "keep", "return_due"],
            },
            { title: "교재", fields: ["tutor_textbook_item"] },
          ],
          note: "과정이 끝나면 반납예정일까지 돌려주세요.",
          in: ["ok", "ship", "recv"],
        },
      },
    },
    tutor_textbook_item: {
      title: "강사교재품목",
      index: [["tutor_textbook"], ["textbook"]],
      access: { read: keepers },
      flow: lentItemFlow(keepers),
      fields: {
        tutor_textbook: link("강사교재신청", { to: "tutor_textbook", required: true }),
        ...lentItemFields(keepers),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/tutortextbooklist",
      name: "ResourceManagement-TutorTextbookList",
      guide: {
        label: "강사 교재",
        about: "강사가 쓸 교재를 신청하고 발송과 반납을 봅니다.",
        words: "책 출강 강사 교재 신청 발송",
      },
      title: "강사 교재",
      kind: "list",
      of: "tutor_textbook",
      can: theirs,
      ways: [
        { label: "MI 일정", route: "ResourceManagement-MIScheduleDate" },
        { label: "출고·반품", route: "ResourceManagement-ShipmentStatusMaintenanceList" },
      ],
      columns: [
        "wdate",
        "tutor_name",
        "class_name",
        "customer",
        "title",
        "qty",
        "need_by",
        "receive",
        "status",
        "return_due",
      ],
      leads: "title",
      moreColumns: [
        "tutor_staff",
        "class_run",
        "class_to",
        "is_urgent",
        "keep",
        "remains",
        "ship_no",
        "recv_at",
        "writer",
      ],
      titles: { wdate: "신청일" },
      search: ["tutor_name", "class_name", "customer", "title"],
      filters: ["status", "wdate", "need_by", "receive", "is_urgent", "remains", "customer", "writer"],
      narrows: [
        { label: "미반납", asks: { "remains.from": "1", status: "ship,recv" } },
        { label: "긴급", asks: { is_urgent: "Y", status: "req,ok" } },
      ],
      exports: theirs,
    },
    {
      path: "/resourcemanagement/tutortextbookadd",
      name: "ResourceManagement-TutorTextbookAdd",
      guide: { label: "강사 교재 신청", about: "강사가 쓸 교재를 신청합니다.", words: "책 출강 강사" },
      title: "강사 교재",
      kind: "add",
      of: "tutor_textbook",
      can: ["staff:own"],
      form,
    },
    {
      path: "/resourcemanagement/tutortextbookview/:idx",
      name: "ResourceManagement-TutorTextbookView-idx",
      title: "강사 교재",
      kind: "view",
      of: "tutor_textbook",
      can: theirs,
      ways: [{ label: "복사", route: "ResourceManagement-TutorTextbookAdd", as: "copy" }],
      view: [
        { fields: ["status", "tutor_name", "tutor_phone", "class_run", "customer", "class_name", "class_to"] },
        { fields: ["need_by", "urgent_reason", "keep", "return_due", "receive", "zip", "addr", "ship_no", "recv_at"] },
        { fields: ["reject_reason", "memo", "writer", "tutor_textbook_item"] },
      ],
      related: [
        {
          of: "tutor_textbook_item",
          title: "반납",
          columns: ["textbook", "qty", "returned_qty", "lost_qty", "remains", "state"],
          form: [{ fields: ["textbook", "qty", "returned_qty", "lost_qty", "remains", "state"] }],
          sort: [["idx", "asc"]],
          can: keepers,
        },
        { of: "shipment", title: "출고", columns: ["ship_no", "out_at", "tracking_no", "status"] },
      ],
    },
    {
      path: "/resourcemanagement/tutortextbookmod/:idx",
      name: "ResourceManagement-TutorTextbookMod-idx",
      title: "강사 교재",
      kind: "edit",
      of: "tutor_textbook",
      can: theirs,
      form,
    },
  ],
});
