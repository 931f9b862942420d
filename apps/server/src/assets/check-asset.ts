import type { AnswerOf, checkAsset as call } from "@portal/definition/contract";
import { and, desc, eq, gte, isNull, lte } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { asset, assetCheck, assetCheckItem } from "../db/tables";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";

interface Scan {
  readonly asset_no: string;
  readonly location: string;
}

/**
 * Notes that somebody has an asset before them: as it is registered, or elsewhere. It is counted once, whoever comes
 * first. Whoever finds what is another's notes so, and the keepers settle it.
 */
export async function checkAsset(
  db: Database,
  person: Person,
  { asset_no, location }: Scan,
  now: Date,
): Promise<Omit<AnswerOf<typeof call>, "err" | "err_msg">> {
  const day = dayOf(now);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ item: assetCheckItem, asset })
      .from(assetCheckItem)
      .innerJoin(asset, eq(asset.idx, assetCheckItem.idx_asset))
      .innerJoin(assetCheck, eq(assetCheck.idx, assetCheckItem.idx_check))
      .where(
        and(
          eq(asset.asset_no, asset_no.trim()),
          and(eq(assetCheck.status, "run"), isNull(assetCheck.deleted_at), isNull(assetCheckItem.deleted_at)),
          and(lte(assetCheck.date_from, day), gte(assetCheck.date_to, day)),
        ),
      )
      .orderBy(desc(assetCheck.idx))
      .limit(1)
      .for("update", { of: assetCheckItem });
    if (!found) throw new ApiError(404, "진행 중인 실사에 없는 자산번호입니다. 라벨을 다시 확인하세요.");
    const { item, asset: row } = found;
    const isMine = row.idx_user === null || row.idx_user === person.idx;
    const isHere = location.trim() === "" || location.trim() === row.location;
    const result = isMine && isHere ? "ok" : "moved";
    if (item.result === "none") {
      const memo = isMine ? null : `${person.kname} 확인`;
      await tx
        .update(assetCheckItem)
        .set({
          ...{ result, memo, checked_at: now, location: location.trim() || row.location },
          ...{ mdate: now, idx_editor: person.idx, ver: item.ver + 1 },
        })
        .where(eq(assetCheckItem.idx, item.idx));
      const change = { entity: "asset_check_item", idx: item.idx, from: "none", to: result, memo };
      await logStatus(tx, change, person.idx, now);
    }
    const isLeft = and(
      eq(assetCheckItem.idx_check, item.idx_check),
      eq(assetCheckItem.idx_staff, person.idx),
      eq(assetCheckItem.result, "none"),
    );
    const left = await tx.$count(assetCheckItem, isLeft);
    return { name: row.name, outcome: item.result === "none" ? (result as "ok" | "moved") : ("before" as const), left };
  });
}
