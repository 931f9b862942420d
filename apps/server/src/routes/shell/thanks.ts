import { can, moduleOf } from "@portal/definition";
import { getMyThxDollar, getMyThxDollarList, sendThxDollar } from "@portal/definition/contract";
import { count, desc, eq } from "drizzle-orm";
import { idsOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import { staff, thanksDollar } from "../../db/tables";
import { noteIfPossible } from "../../db/trouble";
import { dollarsText, markRead, sendGift } from "../../home/thanks";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { dayOf } from "../../seoul";

const { thanks_dollar } = moduleOf.shellHome.entities;

/** Thanks dollars. Who sent one is told to auditors alone. */
export const thanksRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getMyThxDollar, async ({ idx }, { person }) => {
    const [row] = await db
      .select({ gift: thanksDollar, ename: staff.ename, kname: staff.kname })
      .from(thanksDollar)
      .innerJoin(staff, eq(staff.idx, thanksDollar.idx_to_staff))
      .where(eq(thanksDollar.idx, idx));
    if (!row) throw new ApiError(404, "없는 감사달러입니다.");
    if (!can(idsOf(person), getMyThxDollar.can, row.gift, thanks_dollar)) {
      throw new ApiError(403, "접근 권한이 없습니다.");
    }
    await noteIfPossible(() => markRead(db, idx, person.idx, now()));
    return {
      ename: row.ename,
      kname: row.kname,
      dollar_txt: dollarsText(row.gift.dollar),
      contents: row.gift.message ?? "",
    };
  });

  serve(app, services, getMyThxDollarList, async ({ page, rows, state }, { person }) => {
    const side = state === "RECV" ? thanksDollar.idx_to_staff : thanksDollar.idx_from_staff;
    const isMine = eq(side, person.idx);
    const gifts = await db
      .select()
      .from(thanksDollar)
      .where(isMine)
      .orderBy(desc(thanksDollar.wdate), desc(thanksDollar.idx))
      .limit(rows)
      .offset((page - 1) * rows);
    const [all] = await db.select({ total: count() }).from(thanksDollar).where(isMine);
    const list = gifts.map(({ idx, wdate, message, dollar }) => ({
      idx,
      wdate: dayOf(wdate),
      contents: message ?? "",
      dollar,
    }));
    return { list, total: all?.total ?? 0 };
  });

  serve(app, services, sendThxDollar, async ({ target: to, dollar, message }, { person, audit }) => {
    audit.subject = `thanks_dollar ${await sendGift(db, { from: person.idx, to, dollar, message }, now())}`;
    return {};
  });
};
