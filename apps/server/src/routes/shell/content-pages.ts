import { permissionsOf } from "@portal/definition";
import { getContentPage, saveContentPage } from "@portal/definition/contract";
import { and, eq, sql } from "drizzle-orm";
import { idsOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import { entityOf } from "../../crud/entity";
import { claimOwnFiles } from "../../crud/writing/own-files";
import { contentPage } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { portalEntities } from "../../portal-entities";
import { sanitised } from "../../texts/sanitised";

/** Pages that stand by themselves, written in place by the company's admins. */
export const contentPageRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getContentPage, async ({ slug }, { person }) => {
    const [page] = await db.select().from(contentPage).where(eq(contentPage.slug, slug));
    if (!page || !(page.is_published || permissionsOf(idsOf(person)).isManageCompanyAdmin)) {
      return { title: "", body: "", is_published: false, ver: 0 };
    }
    const { title, body, is_published, ver } = page;
    return { title, body: body ?? "", is_published, ver };
  });

  serve(app, services, saveContentPage, async ({ slug, title, body, is_published, ver }, { person, audit }) => {
    audit.subject = `content_page ${slug}`;
    const values = { title, body: await sanitised(body, { hasPictures: true }), is_published };
    const at = now();
    await db.transaction(async (tx) => {
      const [page] =
        ver === 0
          ? await tx
              .insert(contentPage)
              .values({ slug, ...values, idx_writer: person.idx, wdate: at })
              .onConflictDoNothing()
              .returning()
          : await tx
              .update(contentPage)
              .set({ ...values, idx_editor: person.idx, mdate: at, ver: sql`${contentPage.ver} + 1` })
              .where(and(eq(contentPage.slug, slug), eq(contentPage.ver, ver)))
              .returning();
      if (!page) throw new ApiError(409, "다른 사용자가 먼저 수정했습니다.");
      await claimOwnFiles(tx, { person, now: at }, entityOf({ entities: portalEntities }, "content_page"), page);
    });
    return { err_msg: "저장하였습니다." };
  });
};
