import { daysAfter } from "@portal/definition/calendar";
import {
  endDelegation,
  getDelegations,
  getLineTemplates,
  previewLine,
  removeLineTemplate,
  saveDelegation,
  saveLineTemplate,
} from "@portal/definition/contract";
import { and, asc, desc, eq, isNull, ne, or } from "drizzle-orm";
import { ApiError } from "../api-error";
import { delegation, lineTemplate, staff } from "../db/tables";
import { checkForm } from "../flows/approval/check";
import { notYours } from "../flows/approval/document";
import { defaultLine } from "../flows/approval/line";
import { namedStaff, nameIn } from "../flows/approval/people";
import { namedLine } from "../flows/approval/view";
import { dayOf } from "../seoul";
import { serve } from "./answer";
import { actingOf } from "./documents";
import type { Routes } from "./routes";

/** Lines that documents begin with, lines that people keep, and who decides for whom. */
export const documentLineRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, previewLine, async ({ kind, data: written }, { person }) => {
    const doing = actingOf(person, now());
    const { form, data } = await checkForm(db, { idx: 0, kind, title: "", data: written }, person, doing);
    return { line: await namedLine(db, await defaultLine(db, form, data, person, doing.day)) };
  });

  serve(app, services, getLineTemplates, async (_, { person }) => {
    const rows = await db
      .select()
      .from(lineTemplate)
      .where(and(eq(lineTemplate.idx_owner, person.idx), isNull(lineTemplate.deleted_at)))
      .orderBy(asc(lineTemplate.name));
    const list = [];
    for (const { idx, name, steps } of rows) list.push({ idx, name, line: await namedLine(db, steps) });
    return { list };
  });

  serve(app, services, saveLineTemplate, async ({ idx, name, line }, { person }) => {
    const values = { name, steps: line, idx_editor: person.idx, mdate: now() };
    const [saved] =
      idx === 0
        ? await db
            .insert(lineTemplate)
            .values({ ...values, idx_owner: person.idx, idx_writer: person.idx, wdate: now() })
            .returning({ idx: lineTemplate.idx })
        : await db
            .update(lineTemplate)
            .set(values)
            .where(and(eq(lineTemplate.idx, idx), isMine(person.idx)))
            .returning({ idx: lineTemplate.idx });
    if (!saved) throw notYours();
    return { idx: saved.idx };
  });

  serve(app, services, removeLineTemplate, async ({ idx }, { person }) => {
    const { rowCount } = await db
      .update(lineTemplate)
      .set({ deleted_at: now(), idx_editor: person.idx })
      .where(and(eq(lineTemplate.idx, idx), isMine(person.idx)));
    if (rowCount === 0) throw notYours();
    return {};
  });

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
    const list = rows.map(({ idx, idx_staff, idx_delegate, date_from, date_to, reason }) => ({
      idx,
      staff: nameIn(people, idx_staff),
      delegate: nameIn(people, idx_delegate),
      date_from,
      date_to,
      reason: reason ?? "",
      is_active: date_from <= day && day <= date_to,
    }));
    return {
      given: list.filter((it) => it.staff.idx === person.idx),
      received: list.filter((it) => it.delegate.idx === person.idx),
    };
  });

  serve(app, services, saveDelegation, async ({ idx, idx_delegate, date_from, date_to, reason }, { person }) => {
    if (date_to < dayOf(now())) throw new ApiError(400, "종료일은 오늘이거나 그 뒤여야 합니다.");
    if (idx_delegate === person.idx) throw new ApiError(400, "대결자는 본인이 아닌 사람으로 선택하세요.");
    const [delegate] = await db
      .select({ idx: staff.idx })
      .from(staff)
      .where(and(eq(staff.idx, idx_delegate), ne(staff.status, "retired"), isNull(staff.deleted_at)));
    if (!delegate) throw new ApiError(400, "대결자를 다시 선택하세요.");
    return db.transaction(async (tx) => {
      // of two that are saved at once, one sees the other
      await tx.select({ idx: staff.idx }).from(staff).where(eq(staff.idx, person.idx)).for("no key update");
      const others = await tx
        .select()
        .from(delegation)
        .where(and(eq(delegation.idx_staff, person.idx), ne(delegation.idx, idx), isNull(delegation.deleted_at)));
      const other = others.find((it) => it.date_from <= date_to && date_from <= it.date_to);
      if (other) throw new ApiError(409, `${other.date_from} ~ ${other.date_to}에 이미 위임이 있습니다.`);
      const values = { idx_delegate, date_from, date_to, reason, idx_editor: person.idx, mdate: now() };
      const [saved] =
        idx === 0
          ? await tx
              .insert(delegation)
              .values({ ...values, idx_staff: person.idx, idx_writer: person.idx, wdate: now() })
              .returning({ idx: delegation.idx })
          : await tx
              .update(delegation)
              .set(values)
              .where(and(eq(delegation.idx, idx), eq(delegation.idx_staff, person.idx), isNull(delegation.deleted_at)))
              .returning({ idx: delegation.idx });
      if (!saved) throw notYours();
      return { idx: saved.idx };
    });
  });

  serve(app, services, endDelegation, async ({ idx }, { person }) => {
    const [row] = await db
      .select()
      .from(delegation)
      .where(and(eq(delegation.idx, idx), eq(delegation.idx_staff, person.idx), isNull(delegation.deleted_at)));
    if (!row) throw notYours();
    const yesterday = daysAfter(dayOf(now()), -1);
    const isBegun = row.date_from <= yesterday;
    await db
      .update(delegation)
      .set({ ...(isBegun ? { date_to: yesterday } : { deleted_at: now() }), idx_editor: person.idx, mdate: now() })
      .where(eq(delegation.idx, idx));
    return {};
  });
};

function isMine(me: number) {
  return and(eq(lineTemplate.idx_owner, me), isNull(lineTemplate.deleted_at));
}
