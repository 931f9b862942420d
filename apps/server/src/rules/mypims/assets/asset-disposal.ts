import { and, eq, inArray, isNull } from "drizzle-orm";
import { holdersOf } from "../../../access/grants";
import { ApiError, wrongFields } from "../../../api-error";
import { lockAsset, moveAsset } from "../../../assets/asset-moves";
import { nextNumber } from "../../../crud/writing/number";
import { assetDisposal } from "../../../db/tables";
import { notify } from "../../../notifications";
import type { RecordOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

type Disposal = RecordOf<"asset_disposal">;

/** What somebody's data may be on. */
const withData = ["notebook", "desktop", "phone"];
const link = "/mypims/assetdisposallist";

/** Disposals: one open request per asset, decided by somebody else, done with evidence. */
export const rules: RulesOf<"asset_disposal"> = {
  async saving(context, { before, after: given }) {
    const { status, asset_no, name } = await lockAsset(context, given.idx_asset);
    if (before !== null) return;
    if (status === "gone") throw new ApiError(409, "이미 폐기한 자산입니다.");
    const isOpen = and(
      eq(assetDisposal.idx_asset, given.idx_asset),
      inArray(assetDisposal.status, ["req", "ok"]),
      isNull(assetDisposal.deleted_at),
    );
    if ((await context.db.$count(assetDisposal, isOpen)) > 0)
      throw new ApiError(409, "처리하지 않은 폐기 요청이 있습니다.");
    const book_value = await context.derived("asset", given.idx_asset, "book_value");
    return { book_value, title: [asset_no, name].filter(Boolean).join(" ") };
  },

  async saved(context, { before, after }) {
    if (before !== null) return;
    const { idx, title: what, reason } = after;
    const to = (await holdersOf(context.db, "isManageDisposalAdmin", dayOf(context.now))).filter(
      (each) => each !== context.person.idx,
    );
    const title = `폐기 요청: ${what} (${reason})`;
    await notify(context.db, { to, kind: "supply", title, link: `${link}#${idx}` }, context.now);
  },

  mayMove: ({ person }, record, move) => !["approve", "reject"].includes(move) || record.idx_requester !== person.idx,

  async moving(context, { record: row, move, values }) {
    if (move === "approve") {
      return { disposal_no: await nextNumber(context.db, "asset_disposal", "D-{yyyy}-{0000}", dayOf(context.now)) };
    }
    if (move === "reject") return undefined;
    return refuseUnproved(context, row, { ...row, ...values });
  },

  async moved(context, { after, move, reason }) {
    const { idx_asset, idx_requester, disposal_no, title: called } = after;
    const memo = disposal_no ?? reason;
    if (move === "finish") await moveAsset(context, idx_asset, "dispose", { status: "gone" }, { memo });
    if (move === "reject") await moveAsset(context, idx_asset, "return", { status: "stock" }, { memo });
    const what = { approve: "승인", reject: "반려", finish: "완료" }[move];
    const title = `폐기 ${what}: ${called}${memo ? ` (${memo})` : ""}`;
    const to = [idx_requester].filter((each) => each !== context.person.idx);
    await notify(
      context.db,
      { to, kind: "supply", title, link: `/mypims/assetmanagementlist#${idx_asset}` },
      context.now,
    );
  },
};

/** A disposal is done with a day and its evidence, a sale with its price, and nobody's data goes along. */
async function refuseUnproved(context: RequestContext, { idx_asset }: Disposal, row: Disposal) {
  const missing: Record<string, string> = {};
  if (!row.disposed_at) missing.disposed_at = "폐기일: 필수 항목입니다.";
  else if (row.disposed_at > dayOf(context.now)) missing.disposed_at = "폐기일: 오늘까지만 고를 수 있습니다.";
  if (!row.evidence?.length) missing.evidence = "증빙: 파일을 올려 주세요.";
  if (row.method === "sell" && row.sale_price === null) missing.sale_price = "매각가: 필수 항목입니다.";
  const { category } = await lockAsset(context, idx_asset);
  if (withData.includes(category) && !row.wipe_confirm)
    missing.wipe_confirm = "데이터삭제확인: 저장된 데이터를 지운 뒤 확인하세요.";
  if (Object.keys(missing).length > 0) throw wrongFields(missing);
  return undefined;
}
