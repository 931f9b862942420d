import { createHmac } from "node:crypto";
import {
  type AnswerOf,
  getFamilySiteList,
  getFamilySiteSetting,
  openFamilySite,
  saveFamilySiteSetting,
} from "@portal/definition/contract";
import { asc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import { idsOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import { entityOf } from "../../crud/entity";
import { claimOwnFiles } from "../../crud/writing/own-files";
import { familySite } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { portalEntities } from "../../portal-entities";
import { isShownTo } from "../../rules/shell/family-site";

/** How long another system may believe a signed staff id, in milliseconds. */
const ID_LENGTH = 5 * 60 * 1000;

const about = entityOf({ entities: portalEntities }, "family_site");

type Setting = AnswerOf<typeof getFamilySiteSetting>["list"][number];

/** Links to other systems of the company. */
export const familySiteRoutes: Routes = (app, services) => {
  const { db, now, settings } = services;
  async function readSites(): Promise<Setting[]> {
    const rows = await db
      .select()
      .from(familySite)
      .where(isNull(familySite.deleted_at))
      .orderBy(asc(familySite.sort), asc(familySite.idx));
    return rows.map(({ idx, name, url, grp, menu, icon, param, visible_rule, is_use }) => ({
      idx,
      name,
      url,
      grp: grp as Setting["grp"],
      menu: menu as Setting["menu"],
      icon,
      param: param as Setting["param"],
      visible_rule: visible_rule ?? [],
      is_use,
    }));
  }

  serve(app, services, getFamilySiteList, async (_, { person }) => {
    const sites = (await readSites()).filter((site) => isShownTo(idsOf(person), site));
    return { list: sites.map(({ idx, name, grp, menu, icon }) => ({ idx, name, grp, menu, icon })) };
  });

  serve(app, services, openFamilySite, async ({ idx }, { person }, reply) => {
    const site = (await readSites()).find((each) => each.idx === idx);
    if (!site || !isShownTo(idsOf(person), site)) throw new ApiError(404, "없는 사이트입니다.");
    const url = new URL(site.url);
    if (site.param === "email") url.searchParams.set("email", person.email);
    if (site.param === "enc_staff_id") {
      if (!settings.linkKey)
        throw new ApiError(503, "이 사이트로 가는 서명 키가 설정되지 않았습니다. 개발본부에 알려 주세요.");
      url.searchParams.set("staff", signedId(person.idx, now().getTime() + ID_LENGTH, settings.linkKey));
    }
    return reply.redirect(url.href);
  });

  serve(app, services, getFamilySiteSetting, async () => ({ list: await readSites() }));

  serve(app, services, saveFamilySiteSetting, async ({ list }, { person }) => {
    await db.transaction(async (tx) => {
      const kept = list.map(({ idx }) => idx).filter((idx) => idx !== 0);
      const known = await tx.select({ idx: familySite.idx }).from(familySite).where(inArray(familySite.idx, kept));
      if (known.length !== new Set(kept).size) throw new ApiError(409, "다른 사용자가 먼저 수정했습니다.");
      await tx
        .update(familySite)
        .set({ deleted_at: now(), idx_editor: person.idx })
        .where(notInArray(familySite.idx, kept));
      for (const [sort, { idx, ...site }] of list.entries()) {
        const values = { ...site, sort, idx_editor: person.idx, mdate: now(), deleted_at: null };
        const [written] =
          idx !== 0
            ? await tx.update(familySite).set(values).where(eq(familySite.idx, idx)).returning()
            : await tx
                .insert(familySite)
                .values({ ...values, idx_writer: person.idx, wdate: now() })
                .returning();
        if (written) await claimOwnFiles(tx, { person, now: now() }, about, written);
      }
    });
    return {};
  });
};

/** `id.expiry.signature`: the id and its expiry (milliseconds since 1970), signed with the key both systems know. */
export function signedId(idx: number, expiry: number, key: string): string {
  const said = `${idx}.${expiry}`;
  return `${said}.${createHmac("sha256", key).update(said).digest("base64url")}`;
}
