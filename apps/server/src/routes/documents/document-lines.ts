import { getLineTemplates, previewLine, removeLineTemplate, saveLineTemplate } from "@portal/definition/contract";
import { and, asc, eq, isNull } from "drizzle-orm";
import { lineTemplate } from "../../db/tables";
import { checkForm } from "../../flows/approval/acting/check";
import { notYours } from "../../flows/approval/document";
import { interestedIn } from "../../flows/approval/line/interested";
import { defaultLine } from "../../flows/approval/line/line";
import { namedLine } from "../../flows/approval/reading/view";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { actingOf } from "./documents";

/** Lines that documents begin with, and lines that people keep. */
export const documentLineRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, previewLine, async ({ kind, data: written }, { person }) => {
    const doing = actingOf(person, now());
    const { form, data } = await checkForm(db, { idx: 0, kind, title: "", data: written }, person, doing);
    const interested = await interestedIn(db, form, data, person.idx);
    const { line, required } = await defaultLine(db, { form, data, drafter: person, interested }, doing.day);
    return {
      line: await namedLine(db, line),
      required: required.map(({ idx_staff, role, why }) => ({ idx_staff, role, why })),
    };
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
};

function isMine(me: number) {
  return and(eq(lineTemplate.idx_owner, me), isNull(lineTemplate.deleted_at));
}
