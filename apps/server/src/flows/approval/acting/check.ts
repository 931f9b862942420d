import { type FormDefinition, type FormValues, formByKind, type Problem } from "@portal/definition";
import { readForm } from "@portal/definition/contract";
import { calendarOf } from "../../../company/holidays";
import type { Database } from "../../../db/open";
import type { DocumentActor } from "../document";
import { effects } from "../effects/all";
import type { Drafter } from "../effects/effect";

/** A form that was read, with what only the server knows of it. */
export interface Checked {
  readonly form: FormDefinition;
  readonly data: FormValues;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly shown: Readonly<Record<string, string>>;
}

interface Given {
  readonly idx: number;
  readonly kind: FormDefinition["kind"];
  readonly title: string;
  readonly data: FormValues;
}

/** Reads a form as it would be submitted now. */
export async function checkForm(db: Database, given: Given, drafter: Drafter, acting: DocumentActor): Promise<Checked> {
  const form = formByKind(given.kind);
  const setting = { today: acting.day, ...(form.asksWorkdays && (await workdays(db, drafter))) };
  // what the server counts is counted from what is right of it
  const { data } = readForm(form, given.data, setting);
  const filled = await effects[given.kind].fill?.(db, { data, drafter, ...acting }, given.idx);
  const read = readForm(form, { ...given.data, ...filled?.data }, setting);
  const untitled = given.title === "" ? [{ path: "title", message: "제목: 필수 항목입니다." }] : [];
  return {
    form,
    data: read.data,
    problems: [...untitled, ...read.problems, ...(filled?.problems ?? []), ...uncountable(form, read.data)],
    warnings: [...read.warnings, ...(filled?.warnings ?? [])],
    shown: filled?.shown ?? {},
  };
}

/** An amount beyond what can be counted to the won. */
function uncountable(form: FormDefinition, data: FormValues): Problem[] {
  if (Number.isSafeInteger(form.amount?.(data) ?? 0)) return [];
  return [
    { path: Object.keys(form.rows ?? {})[0] ?? "title", message: "합계: 금액이 너무 큽니다. 나누어 올려 주세요." },
  ];
}

async function workdays(db: Database, { idx_sector }: Drafter) {
  const calendar = await calendarOf(db, idx_sector);
  return { isWorkday: (day: string) => calendar.halvesOf(day).length > 0 };
}
