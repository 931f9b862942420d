import { daysAfter } from "@portal/definition/calendar";
import { endDelegation, getDelegations, saveDelegation } from "@portal/definition/contract";
import { and, desc, eq, isNull, or } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { delegation } from "../../db/tables";
import { decidedInPlace } from "../../flows/approval/acting/decided-in-place";
import { giveDecisions } from "../../flows/approval/acting/give-decisions";
import { notYours } from "../../flows/approval/document";
import { namedStaff, nameIn } from "../../flows/approval/reading/people";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { notify } from "../../notifications";
import { dayOf } from "../../seoul";

/** Who decides for whom while they are away (대결). */
export const delegationRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getDelegations, async (_, { person }) => {
    const day = dayOf(now());
    const rows = await db
      .select()
      .from(delegation)
      .where(
        and(
          or(eq(delegation.idx_staff, person.idx), eq(delegation.idx_delegate, person.idx)),
          isNull(delegation.deleted_at),
        ),
      )
      .orderBy(desc(delegation.date_from), desc(delegation.idx))
      .limit(100);
    const people = await namedStaff(
      db,
      rows.flatMap(({ idx_staff, idx_delegate }) => [idx_staff, idx_delegate]),
    );
    const list = rows.map(({ idx, idx_staff, idx_delegate, date_from, date_to, reason, amount_to }) => ({
      idx,
      staff: nameIn(people, idx_staff),
      delegate: nameIn(people, idx_delegate),
      date_from,
      date_to,
      reason: reason ?? "",
      amount_to,
      is_active: date_from <= day && day <= date_to,
    }));
    return {
      given: list.filter((it) => it.staff.idx === person.idx),
      received: list.filter((it) => it.delegate.idx === person.idx),
      decided: await decidedInPlace(db, await askerOf(db, person, day), day),
    };
  });

  serve(app, services, saveDelegation, async (given, { person, audit }) => {
    const idx = await db.transaction((tx) => giveDecisions(tx, given, { person, now: now(), day: dayOf(now()) }));
    audit.subject = `delegation ${idx}`;
    return { idx };
  });

  serve(app, services, endDelegation, async ({ idx }, { person, audit }) => {
    audit.subject = `delegation ${idx}`;
    const [row] = await db
      .select()
      .from(delegation)
      .where(and(eq(delegation.idx, idx), eq(delegation.idx_staff, person.idx), isNull(delegation.deleted_at)));
    if (!row) throw notYours();
    const day = dayOf(now());
    const yesterday = daysAfter(day, -1);
    const isBegun = row.date_from <= yesterday;
    await db.transaction(async (tx) => {
      await tx
        .update(delegation)
        .set({ ...(isBegun ? { date_to: yesterday } : { deleted_at: now() }), idx_editor: person.idx, mdate: now() })
        .where(eq(delegation.idx, idx));
      if (row.date_to < day) return;
      const title = `결재 위임 해제: ${person.kname} (${row.date_from} ~ ${row.date_to})`;
      const told = { to: [row.idx_delegate], kind: "approval", title, link: "/documents/alldocumentlist" } as const;
      await notify(tx, told, now());
    });
    return {};
  });
};
