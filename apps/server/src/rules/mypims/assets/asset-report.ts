import { businessDayAfter } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { type Asset, lockAsset, moveAsset, returned } from "../../../assets/asset-moves";
import { isKeeper } from "../../../assets/is-keeper";
import { calendarOf } from "../../../company/holidays";
import { placeOfStaff } from "../../../company/place-of-staff";
import { assetReport } from "../../../db/tables";
import { notify } from "../../../notifications";
import type { GivenOf, RecordOf } from "../../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../../records/rules";
import { dayOf } from "../../../seoul";

type Given = GivenOf<"asset_report">;
type Report = RecordOf<"asset_report">;

/** How much a statement says at least, unless it is a file. */
const STATEMENT = 50;
/** Working days within which a report is handled. */
const DAYS = 5;
const open = ["recv", "run"];

/** Reports of assets: whose they are about, what has to be said, and what follows when they are handled. */
export const rules: RulesOf<"asset_report"> = {
  async saving(context, { before: old, after: given }) {
    const reported = await lockAsset(context, given.idx_asset);
    if (old === null || old.idx_asset !== given.idx_asset) refuseOthers(context, reported);
    if (old === null && reported.status === "gone") throw wrongFields({ idx_asset: "자산: 폐기한 자산입니다." });
    await refuseSecond(context, given);
    const values = { ...cleared(given), asset_text: `${reported.asset_no} ${reported.name}`.slice(0, 140) };
    refuseIncomplete(given);
    if (given.kind === "transfer" && given.idx_to_staff !== null && given.idx_to_staff !== old?.idx_to_staff) {
      await placeOfStaff(context.db, given.idx_to_staff, "idx_to_staff");
      if (given.idx_to_staff === reported.idx_user)
        throw wrongFields({ idx_to_staff: "이관대상: 지금 쓰는 사람과 다른 사람을 선택하세요." });
    }
    return old ? values : { ...values, due: await dueOn(context) };
  },

  // what somebody has lost or broken somebody else decides on
  mayMove: ({ person }, record, move) => !["finish", "reject"].includes(move) || record.idx_reporter !== person.idx,

  async moving(context, { move, values }) {
    if (move !== "accept" && move !== "assign") return;
    return { idx_handler: values.idx_handler ?? context.person.idx };
  },

  async moved(context, { after: report, move }) {
    if (move === "accept" && report.kind === "repair") await sendToRepair(context, report);
    if (move === "finish") await follow(context, report);
    if (move === "reject" && report.kind === "repair") await backFromRepair(context, report, "수리 신고 반려");
  },
};

/** Staff report what they use; who keeps the assets reports any. */
function refuseOthers({ person, asker }: RequestContext, { idx_user }: Asset): void {
  if (idx_user !== person.idx && !isKeeper(asker)) {
    throw wrongFields({ idx_asset: "자산: 내가 쓰는 자산만 신고할 수 있습니다." });
  }
}

async function refuseSecond({ db }: RequestContext, { idx, idx_asset, kind }: Given): Promise<void> {
  const same = and(
    eq(assetReport.idx_asset, idx_asset),
    eq(assetReport.kind, kind),
    inArray(assetReport.status, open),
    isNull(assetReport.deleted_at),
    idx ? ne(assetReport.idx, idx) : undefined,
  );
  if ((await db.$count(assetReport, same)) > 0) throw new ApiError(409, "같은 종류의 처리하지 않은 신고가 있습니다.");
}

function refuseIncomplete({ kind, idx_to_staff, statement, statement_file }: Given): void {
  if (kind === "transfer" && !idx_to_staff) throw wrongFields({ idx_to_staff: "이관대상: 필수 항목입니다." });
  const isStated = (statement ?? "").trim().length >= STATEMENT || Boolean(statement_file);
  if ((kind === "lost" || kind === "damage") && !isStated)
    throw wrongFields({ statement: `사유서: ${STATEMENT}자 이상 쓰거나 파일을 올려 주세요.` });
}

/** What belongs to another kind of report is not kept. */
function cleared({ kind }: Given) {
  return {
    ...(kind !== "transfer" && { idx_to_staff: null }),
    ...(kind !== "lost" && kind !== "damage" && { statement: null, statement_file: null, charge: null }),
  };
}

async function dueOn({ db, now, person }: RequestContext): Promise<string> {
  return businessDayAfter(dayOf(now), DAYS, await calendarOf(db, person.idx_sector));
}

async function sendToRepair(context: WriteContext, { idx, idx_asset, content }: Report): Promise<void> {
  const { status } = await lockAsset(context, idx_asset);
  if (!["stock", "use"].includes(status)) return;
  await moveAsset(context, idx_asset, "repair", { status: "repair" }, { memo: content, idx_report: idx });
}

/** A repaired asset is its user's again, or in stock. */
async function backFromRepair(context: WriteContext, { idx, idx_asset }: Report, memo: string): Promise<void> {
  const { status, idx_user } = await lockAsset(context, idx_asset);
  if (status !== "repair") return;
  const values = { status: idx_user === null ? "stock" : "use" };
  await moveAsset(context, idx_asset, "repair", values, { memo, idx_report: idx });
}

/** What a report comes to once it has been handled. */
async function follow(context: WriteContext, report: Report): Promise<void> {
  const { idx, idx_asset, kind, idx_to_staff, content, result } = report;
  const { status } = await lockAsset(context, idx_asset);
  const more = { memo: result, idx_report: idx };
  if (status === "gone" || status === "wait") return;
  if (kind === "repair") return backFromRepair(context, report, `수리 완료: ${result}`);
  if (kind === "damage") return moveAsset(context, idx_asset, "damage", {}, more);
  if (kind === "lost") return moveAsset(context, idx_asset, "lost", { status: "lost" }, more);
  if (kind === "check") return moveAsset(context, idx_asset, "check", {}, more);
  if (kind === "return") return moveAsset(context, idx_asset, "return", { status: "stock", ...returned }, more);
  if (kind === "transfer") {
    const given = { status: "use", idx_user: idx_to_staff, issued_at: context.now, receipt: "wait" };
    await moveAsset(context, idx_asset, "transfer", given, more);
    const title = `이관받은 자산의 수령 확인을 해 주세요: ${report.asset_text}`;
    const to = idx_to_staff === null ? [] : [idx_to_staff];
    return void (await notify(
      context.db,
      { to, kind: "supply", title, link: `/mypims/myassetlist#${idx_asset}` },
      context.now,
    ));
  }
  await moveAsset(context, idx_asset, "return", { status: "wait", ...returned }, more);
  await context.add("asset_disposal", { idx_asset, idx_report: idx, reason: content, method: "scrap" });
}
