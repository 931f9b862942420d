import { withParticle } from "@portal/definition";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../api-error";
import { asset, assetCheck, assetCheckItem } from "../db/tables";
import { notify } from "../notifications";
import type { RowOf, SentOf } from "../records/record-of";
import type { WriteContext } from "../records/rules";

export type Asset = RowOf<"asset">;

/** What a move of an asset is called in its history. */
export type MoveKind = "issue" | "return" | "transfer" | "repair" | "damage" | "lost" | "dispose" | "check";

/** Writes into an asset's history what has become of it. */
export async function noteMove(
  context: WriteContext,
  kind: MoveKind,
  before: Pick<Asset, "idx" | "idx_user" | "location"> | null,
  after: Pick<Asset, "idx" | "idx_user" | "location">,
  more: { memo?: string | null | undefined; idx_report?: number | null } = {},
): Promise<void> {
  await context.add("asset_move", {
    idx_asset: after.idx,
    kind,
    idx_from_staff: before?.idx_user ?? null,
    idx_to_staff: after.idx_user,
    from_location: before?.location ?? null,
    to_location: after.location,
    at: context.now,
    idx_report: more.idx_report ?? null,
    memo: more.memo?.slice(0, 300) ?? null,
  });
  if (before && before.idx_user !== after.idx_user) await askUser(context, after);
}

/** A stock-taking that goes on asks who has an asset now; what has been answered stays as it was answered. */
async function askUser({ db, person, now }: WriteContext, { idx, idx_user }: Pick<Asset, "idx" | "idx_user">) {
  const running = db.select({ idx: assetCheck.idx }).from(assetCheck).where(eq(assetCheck.status, "run"));
  const isOpen = and(
    eq(assetCheckItem.idx_asset, idx),
    eq(assetCheckItem.result, "none"),
    inArray(assetCheckItem.idx_check, running),
    isNull(assetCheckItem.deleted_at),
  );
  await db
    .update(assetCheckItem)
    .set({ idx_staff: idx_user, mdate: now, idx_editor: person.idx, ver: sql`${assetCheckItem.ver} + 1` })
    .where(isOpen);
}

/** Changes an asset with what its history says of it, whoever asks: what reports and disposals come to. */
export async function moveAsset(
  context: WriteContext,
  idx: number,
  kind: MoveKind,
  values: SentOf<"asset">,
  more: { memo?: string | null | undefined; idx_report?: number | null } = {},
): Promise<void> {
  const before = await lockAsset(context, idx);
  await context.change("asset", idx, values);
  const [after] = await context.db.select().from(asset).where(eq(asset.idx, idx));
  await noteMove(context, kind, before, after as Asset, more);
}

/** Gives an asset that is in nobody's hands to somebody. */
export async function issueAsset(context: WriteContext, idx: number, to: number): Promise<void> {
  const before = await lockAsset(context, idx);
  if (before.status !== "stock") throw wrongFields({ idx_asset: "지급 자산: 재고인 자산을 선택하세요." });
  const given = { status: "use", idx_user: to, issued_at: context.now, receipt: "wait" };
  await context.change("asset", idx, given);
  await tellHolder(context, before, { ...before, ...given }, "issue");
}

/** Writes down who has been given an asset, and asks them to say that they have it. */
export async function tellHolder(
  context: WriteContext,
  before: Asset | null,
  after: Asset,
  kind: "issue" | "transfer",
): Promise<void> {
  await noteMove(context, kind, before, after);
  const title = `${withParticle(after.asset_no ?? "", "을/를")} 받았으면 수령 확인을 해 주세요: ${after.name}`;
  const link = `/mypims/myassetlist#${after.idx}`;
  const to = after.idx_user === null ? [] : [after.idx_user];
  await notify(context.db, { to, kind: "supply", title, link }, context.now);
}

/** An asset that nobody else changes before this transaction has ended. */
export async function lockAsset({ db }: Pick<WriteContext, "db">, idx: number): Promise<Asset> {
  const [found] = await db.select().from(asset).where(eq(asset.idx, idx)).for("update");
  if (!found || found.deleted_at !== null) throw new ApiError(409, "없거나 삭제된 자산입니다.");
  return found;
}

/** An asset in nobody's hands. */
export const returned = { idx_user: null, issued_at: null, receipt: null } as const;
