import { type Asker, type DocumentKind, type Field, type FormValues, formByKind } from "@portal/definition";
import { type GivenIn, readForm, type startDocument as startDocumentCall } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { office } from "../../../db/tables";
import { sanitised } from "../../../texts/sanitised";
import { type DocumentActor, findDocument, notYours, stepsOf } from "../document";
import { courseData } from "../effects/education";
import { spentData, withoutSpent } from "../effects/spent";
import { interestedIn } from "../line/interested";
import { defaultLine } from "../line/line";
import { namesIn } from "../reading/names";
import { namedStaff, nameIn } from "../reading/people";
import { readerOf } from "../reading/reading";
import { namedLine, relatedOf } from "../reading/view";

type Asked = GivenIn<typeof startDocumentCall>;

/** What a form begins with: empty, copied from a document of the same form, or following from one of another. */
export async function startDocument(
  db: Database,
  { kind, from, course, spent, spent_idx }: Asked,
  asker: Asker,
  acting: DocumentActor,
) {
  const { person, day } = acting;
  const form = formByKind(kind);
  const given = from === 0 ? null : await sourceOf(db, from, kind, asker, day);
  const isForCourse = kind === "D7" && course !== 0;
  const claimed = kind === "EXP" && spent !== "" ? await spentData(db, spent, spent_idx, acting) : undefined;
  const data: FormValues = isForCourse ? await courseData(db, course) : (claimed ?? given?.data ?? {});
  const people = await namedStaff(db, [person.idx]);
  const interested = await interestedIn(db, form, data, person.idx);
  const { line } = await defaultLine(db, { form, data, drafter: person, interested }, day);
  const [home] = await db.select({ name: office.kname }).from(office).where(eq(office.idx, person.idx_office));
  return {
    title: given?.title ?? form.titleOf?.(data) ?? "",
    body: given?.body ?? "",
    data: { ...data },
    secret: form.isPrivate ? ("private" as const) : (given?.secret ?? ("normal" as const)),
    keep_years: given?.keep_years ?? ("5" as const),
    parent: given?.isFollowing ? await relatedOf(db, from, asker, day) : null,
    line: await namedLine(db, line),
    drafter: nameIn(people, person.idx),
    office_name: home?.name ?? "",
    names: await namesIn(db, kind, data),
  };
}

/** What is taken over from another document: not its files, which belong to it, nor its decisions. */
async function sourceOf(db: Database, idx: number, kind: DocumentKind, asker: Asker, day: string) {
  const document = await findDocument(db, idx);
  const reader = await readerOf(db, asker, document, await stepsOf(db, idx), day);
  if (reader !== "drafter" && reader !== "participant") throw notYours();
  if (document.kind === kind) {
    return {
      title: document.title,
      body: await sanitised(document.body ?? ""),
      data: await withoutFiles(kind, withoutSpent(readForm(formByKind(kind), document.data, { today: day }).data)),
      secret: document.secret as "normal" | "private",
      keep_years: document.keep_years as "5",
      isFollowing: false,
    };
  }
  const follow = formByKind(document.kind).follow?.[kind];
  if (!follow || document.status !== "done") throw notYours();
  return {
    title: undefined,
    body: "",
    data: follow(document.data),
    secret: undefined,
    keep_years: undefined,
    isFollowing: true,
  };
}

/** A form's values without the files that they name. */
async function withoutFiles(kind: DocumentKind, data: FormValues): Promise<FormValues> {
  const { fields, rows = {} } = formByKind(kind);
  const without = async (kind: Field["kind"] | undefined, value: unknown) => {
    if (kind === "html" && typeof value === "string") return sanitised(value);
    return kind === "file" || kind === "files" ? null : value;
  };
  const strip = async (own: Fields, values: FormValues): Promise<FormValues> => {
    const stripped: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(values)) stripped[key] = await without(own[key]?.kind, value);
    return stripped;
  };
  const below: Record<string, unknown> = {};
  for (const [name, { fields: own }] of Object.entries(rows)) {
    const lines: readonly unknown[] = Array.isArray(data[name]) ? data[name] : [];
    below[name] = await Promise.all(lines.map((line) => strip(own, line as FormValues)));
  }
  return { ...(await strip(fields, data)), ...below };
}

type Fields = Readonly<Record<string, Field>>;
