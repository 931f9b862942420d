import { daysAfter } from "@portal/definition/calendar";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { supportTeam, tutorTeam } from "../../company/teams";
import { staff, tutorTextbookItem } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { reserve, wrongLines } from "../../textbooks/available";
import { businessDayFrom } from "../../textbooks/business-day";
import { titleOf } from "../../textbooks/title-of";

type Given = GivenOf<"tutor_textbook">;
type Request = RecordOf<"tutor_textbook">;

const PART = "tutor_textbook_item";
/** Business days that a request takes, unless it says why it cannot wait. */
const NOTICE = 3;
/** Days after the end of a class by which its books are back. */
const BACK_AFTER = 14;

/** Tutors' books: asked for in time, promised once approved, sent as a shipment. */
export const rules: RulesOf<"tutor_textbook"> = {
  checks: [
    (_, { after }) => (isAsked(after) ? wrongLines(after.tutor_textbook_item, PART) : undefined),
    (context, { before, after }) =>
      isAsked(after) && before?.need_by !== after.need_by ? wrongNotice(context, after) : undefined,
    (_, { after }) =>
      isAsked(after) && after.receive === "parcel" && !(after.zip && after.addr)
        ? { addr: "주소: 택배로 받으려면 우편번호와 주소를 입력하세요." }
        : undefined,
    (_, { after }) =>
      isAsked(after) && !after.idx_tutor_staff && !after.tutor_name
        ? { tutor_name: "강사명: 이름을 입력하거나 전임강사를 선택하세요." }
        : undefined,
    (_, { after }) =>
      isAsked(after) && after.keep === "return" && !dueOf(after)
        ? { return_due: "반납예정: 과정종료일이나 반납예정일을 입력하세요." }
        : undefined,
  ],

  async saving(context, { after: given }) {
    if (!isAsked(given)) return undefined;
    const lines = given.tutor_textbook_item;
    const tutor_name = await tutorOf(context, given);
    const return_due = given.keep === "return" ? dueOf(given) : null;
    const fresh = lines.map((line) => ({ ...line, returned_qty: 0, lost_qty: 0, state: "wait" }));
    return { title: await titleOf(context.db, lines), tutor_name, return_due, tutor_textbook_item: fresh };
  },

  async saved({ db, now }, { before, after: request }) {
    if (before) return;
    const title = `${request.urgent_reason ? "긴급 " : ""}강사 교재 신청: ${request.tutor_name} ${request.title}`;
    await notify(db, { to: await tutorTeam(db, now), kind: "supply", title, link: addressOf(request) }, now);
  },

  async removing(_, record) {
    if (!["req", "reject", "cancel"].includes(record.status))
      throw new ApiError(409, "신청하거나 취소한 것만 지울 수 있습니다.");
  },

  async moving(context, { record, move }) {
    const isStocked = record.receive !== "mail";
    if (move === "approve" && isStocked) await reserve(context.db, record.tutor_textbook_item);
    return undefined;
  },

  async moved(context, { after: request, move }) {
    const { db, now } = context;
    if (move === "send") await send(context, request);
    if (move !== "approve") return;
    const title = `강사 교재 승인: ${request.tutor_name} ${request.title}`;
    await notify(db, { to: await supportTeam(db, now), kind: "supply", title, link: addressOf(request) }, now);
  },
};

function addressOf({ idx }: Request): string {
  return `/resourcemanagement/tutortextbookview/${idx}`;
}

/** What is sent by mail takes nothing from the store; the rest leaves as a shipment, to come back or for good. */
async function send(context: WriteContext, request: Request): Promise<void> {
  if (request.receive === "mail") return;
  const { db, now } = context;
  const lines = request.tutor_textbook_item;
  const isLent = request.keep === "return";
  const isParcel = request.receive === "parcel";
  await context.add("shipment", {
    idx_customer: request.idx_customer,
    receiver: (request.tutor_name ?? "").slice(0, 40),
    phone: request.tutor_phone,
    zip: request.zip ?? "-",
    addr: request.addr ?? "방문 수령",
    reason: "tutor",
    carrier: isParcel ? "parcel" : "direct",
    tracking_no: request.ship_no,
    idx_tutor_textbook: request.idx,
    out_at: now,
    status: "out",
    shipment_item: lines.map(({ idx_textbook, qty }) => ({ idx_textbook, qty })),
  });
  await context.enter(
    "textbook_stock",
    lines.map(({ idx, idx_textbook, qty }) => ({
      ...{ idx_textbook, kind: isLent ? "rent" : "out", qty, ref_entity: PART, ref_idx: idx },
    })),
  );
  if (!isLent) return;
  const ofRequest = and(eq(tutorTextbookItem.idx_tutor_textbook, request.idx), isNull(tutorTextbookItem.deleted_at));
  await db.update(tutorTextbookItem).set({ state: "out" }).where(ofRequest);
}

/** What has been approved is no request any more. */
function isAsked({ status }: Pick<Given, "status">): boolean {
  return status === "req";
}

/** By when the books are back, where nobody said so: some days after the class. */
function dueOf({ return_due, class_to }: Given): string | null {
  return return_due ?? (class_to && daysAfter(class_to, BACK_AFTER));
}

async function wrongNotice({ db, now }: RequestContext, { need_by, urgent_reason }: Given) {
  if (!need_by || urgent_reason) return undefined;
  const first = await businessDayFrom(db, now, NOTICE);
  return need_by < first ? { urgent_reason: `긴급사유: ${first}보다 빨리 필요하면 사유를 입력하세요.` } : undefined;
}

async function tutorOf({ db }: RequestContext, { idx_tutor_staff, tutor_name }: Given): Promise<string | null> {
  if (!idx_tutor_staff) return tutor_name;
  const [found] = await db.select({ name: staff.kname }).from(staff).where(eq(staff.idx, idx_tutor_staff));
  return found?.name ?? "";
}
