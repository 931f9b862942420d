import { daysAfter } from "@portal/definition/calendar";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { supportTeam, tutorTeam } from "../../company/teams";
import { staff, tutorTextbookItem } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { Asking, RulesOf, Writing } from "../../records/rules";
import { refuseLines, reserve } from "../../textbooks/available";
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
  async saving(asking, { before, after: given }) {
    if (given.status !== "req") return undefined;
    const lines = given.tutor_textbook_item;
    refuseLines(lines, PART);
    if (!before || before.need_by !== given.need_by) await refuseShortNotice(asking, given);
    if (given.receive === "parcel" && !(given.zip && given.addr)) {
      throw wrongFields({ addr: "주소: 택배로 받으려면 우편번호와 주소를 입력하세요." });
    }
    const tutor_name = await tutorOf(asking, given);
    const return_due =
      given.keep === "return" ? (given.return_due ?? (given.class_to && daysAfter(given.class_to, BACK_AFTER))) : null;
    if (given.keep === "return" && !return_due) {
      throw wrongFields({ return_due: "반납예정: 과정종료일이나 반납예정일을 입력하세요." });
    }
    const fresh = lines.map((line) => ({ ...line, returned_qty: 0, lost_qty: 0, state: "wait" }));
    return { title: await titleOf(asking.db, lines), tutor_name, return_due, tutor_textbook_item: fresh };
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

  async moving(asking, { record, move, reason }) {
    const isStocked = record.receive !== "mail";
    if (move === "approve" && isStocked) await reserve(asking.db, record.tutor_textbook_item);
    if (move === "reject") return { reject_reason: reason?.slice(0, 200) ?? null };
    if (move === "receive") return { recv_at: asking.now };
    return undefined;
  },

  async moved(asking, { after: request, move }) {
    const { db, now, person } = asking;
    if (move === "send") await send(asking, request);
    const link = addressOf(request);
    const words: Partial<Record<typeof move, string>> = {
      ...{ approve: "승인", reject: "반려", send: "발송", receive: "수령", cancel: "취소" },
    };
    const title = `강사 교재 ${words[move] ?? "처리"}: ${request.tutor_name} ${request.title}`;
    const to = [request.idx_writer ?? 0].filter((one) => one !== 0 && one !== person.idx);
    await notify(db, { to, kind: "supply", title, link }, now);
    if (move === "approve") await notify(db, { to: await supportTeam(db, now), kind: "supply", title, link }, now);
  },
};

function addressOf({ idx }: Request): string {
  return `/resourcemanagement/tutortextbookview/${idx}`;
}

/** What is sent by mail takes nothing from the store; the rest leaves as a shipment, to come back or for good. */
async function send(asking: Writing, request: Request): Promise<void> {
  if (request.receive === "mail") return;
  const { db, now } = asking;
  const lines = request.tutor_textbook_item;
  const isLent = request.keep === "return";
  const isParcel = request.receive === "parcel";
  await asking.add("shipment", {
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
  await asking.enter(
    "textbook_stock",
    lines.map(({ idx, idx_textbook, qty }) => ({
      ...{ idx_textbook, kind: isLent ? "rent" : "out", qty, ref_entity: PART, ref_idx: idx },
    })),
  );
  if (!isLent) return;
  const ofRequest = and(eq(tutorTextbookItem.idx_tutor_textbook, request.idx), isNull(tutorTextbookItem.deleted_at));
  await db.update(tutorTextbookItem).set({ state: "out" }).where(ofRequest);
}

async function refuseShortNotice({ db, now }: Asking, { need_by, urgent_reason }: Given): Promise<void> {
  if (!need_by || urgent_reason) return;
  const first = await businessDayFrom(db, now, NOTICE);
  if (need_by < first) {
    throw wrongFields({ urgent_reason: `긴급사유: ${first}보다 빨리 필요하면 사유를 입력하세요.` });
  }
}

async function tutorOf({ db }: Asking, { idx_tutor_staff, tutor_name }: Given): Promise<string> {
  if (idx_tutor_staff) {
    const [found] = await db.select({ name: staff.kname }).from(staff).where(eq(staff.idx, idx_tutor_staff));
    return found?.name ?? "";
  }
  if (!tutor_name) throw wrongFields({ tutor_name: "강사명: 이름을 입력하거나 전임강사를 선택하세요." });
  return tutor_name;
}
