import { createHash } from "node:crypto";
import type { Field } from "@portal/definition";
import { columnName, pictureTypes, sizeText } from "@portal/definition";
import { and, eq, getTableColumns, inArray, isNull, lt, sql } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { file } from "../../db/tables";
import { countUpload } from "../../files/upload-quota";
import type { Upload } from "../../http/requests/form";
import type { RequestContext, Row } from "../../records/rules";
import { isFileTold, untoldKeys } from "../access/field-access";
import { refused } from "../access/scope";
import { type Entities, type Entity, entityOf } from "../entity";
import { linkOf } from "../place";
import { mayRead } from "../reading/reading";
import { namedFiles, UNCLAIMED } from "./claims";
import { columnsToRead, withParts } from "./parts";

type FileField = Extract<Field, { kind: "file" | "files" }>;

/** The largest file where a field says nothing, in bytes. */
const USUAL_BYTES = 3 * 1024 * 1024;

/** What a formatted text takes. */
const PICTURES = pictureTypes.join(",");

/** Keeps a file for a field of an entity until a record claims it; its type is what its bytes say. */
export async function storeFile(
  { db, person, now }: RequestContext,
  entities: Entities,
  given: { readonly entity: string; readonly field: string },
  upload: Upload | undefined,
) {
  const field = fileFieldOf(entities, given);
  if (!upload) throw new ApiError(400, "올릴 파일을 선택하세요. 빈 파일은 올릴 수 없습니다.");
  const { maxBytes = USUAL_BYTES, accept } = field;
  if (upload.bytes.length > maxBytes) {
    throw new ApiError(413, `${field.label}: ${sizeText(maxBytes)}까지 올릴 수 있습니다.`);
  }
  const name = cleanName(upload.name);
  const mime = await typeOf(upload.bytes);
  if (accept !== undefined && !isAccepted(accept, name, mime)) {
    throw new ApiError(400, `${field.label}: ${refusalOf(accept)}`);
  }
  const size = upload.bytes.length;
  await countUpload(db, person.idx, size, now);
  const [stored] = await db
    .insert(file)
    .values({
      entity: given.entity,
      entity_idx: UNCLAIMED,
      name,
      size,
      mime,
      sha256: createHash("sha256").update(upload.bytes).digest("hex"),
      content: upload.bytes,
      idx_writer: person.idx,
      wdate: now,
    })
    .returning({ idx: file.idx });
  return { idx: stored?.idx as number, name, size, mime };
}

function refusalOf(accept: string): string {
  return accept === PICTURES
    ? "PNG, JPG, GIF, WebP 그림만 넣을 수 있습니다."
    : `${accept.split(",").map(kindName).join(", ")} 파일만 올릴 수 있습니다.`;
}

/** What people call the files that a part of `accept` lets through. */
function kindName(one: string): string {
  return one === "image/*" ? "그림" : one.replace(/^\.|^.*\//, "").toUpperCase();
}

/** The largest file of any field, in bytes: what a form may carry before its field is known. */
export function largestFile(entities: Entities): number {
  const sizes = [...entities.values()].flatMap(({ definition: { fields } }) =>
    Object.values(fields).map((field) => (isFileField(field) ? (field.maxBytes ?? USUAL_BYTES) : 0)),
  );
  return Math.max(USUAL_BYTES, ...sizes);
}

function fileFieldOf(entities: Entities, { entity: name, field: key }: { entity: string; field: string }): FileField {
  const fields = entities.get(name)?.definition.fields ?? {};
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  // a formatted text takes the pictures that it shows
  if (field?.kind === "html") return { kind: "file", label: field.label, accept: PICTURES };
  if (!field || !isFileField(field)) throw new ApiError(400, "파일을 올릴 수 없는 항목입니다.");
  return field;
}

function isFileField(field: Field): field is FileField {
  return field.kind === "file" || field.kind === "files";
}

/** How much of a file is in memory while it is sent, in bytes. */
const PIECE = 1024 * 1024;

/** The bytes of a stored file from one up to another, piece by piece: a large file takes no memory. */
export async function* bytesOf(db: Database, idx: number, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += PIECE) {
    const length = Math.min(PIECE, to - at);
    const [row] = await db
      .select({ piece: sql<Buffer>`substring(${file.content} from ${at + 1}::int for ${length}::int)` })
      .from(file)
      .where(eq(file.idx, idx));
    if (!row) return;
    yield row.piece;
  }
}

/** A file for whoever may read the record that it belongs to; one of no record yet is for who stored it. */
export async function openFile(context: RequestContext, entities: Entities, idx: number) {
  const { content: _, ...facts } = getTableColumns(file);
  const [stored] = await context.db
    .select(facts)
    .from(file)
    .where(and(eq(file.idx, idx), isNull(file.deleted_at)));
  const entity = stored && entities.get(stored.entity);
  if (!stored || !entity) throw new ApiError(404, "없거나 삭제된 파일입니다.");
  const isOpen =
    stored.entity_idx === UNCLAIMED
      ? stored.idx_writer === context.person.idx
      : (await mayReadFiles(context, entity, stored.entity_idx)) &&
        (await isToldIn(context, entity, stored.entity_idx, idx));
  if (!isOpen) throw refused();
  return stored;
}

function mayReadFiles(context: RequestContext, entity: Entity, idx: number): Promise<boolean> {
  const read = (record: number) => mayRead(context, entity, record);
  return entity.rules.mayReadFiles?.(context, idx, read) ?? read(idx);
}

/** Whether somebody who reads a record may read the field that names a file. */
async function isToldIn(context: RequestContext, entity: Entity, idx: number, file: number): Promise<boolean> {
  const whole = entity.calls || entity.partOf === undefined ? undefined : entityOf(entity, entity.partOf);
  const { table } = entity;
  const [row] = await context.db.select(columnsToRead(entity)).from(table).where(eq(table.idx, idx));
  if (!row) return false;
  if (!whole) return isFileTold(context, entity, await withParts(context.db, entity, row), file);
  const of = (row as Row)[linkOf(whole, entity.name).name];
  const [above] = await context.db.select(columnsToRead(whole)).from(whole.table).where(eq(whole.table.idx, of));
  const fields = Object.entries(entity.definition.fields);
  const keys = fields
    .filter(([key, field]) => namedFiles(field, (row as Row)[columnName(key, field)]).includes(file))
    .map(([key]) => `${entity.name}.${key}`);
  if (!above || keys.length === 0) return above !== undefined;
  const untold = untoldKeys(context, whole, await withParts(context.db, whole, above));
  return !untold.has(entity.name) && keys.some((key) => !untold.has(key));
}

/** Removes the files that no record has claimed within an hour; returns how many. */
export async function removeUnclaimed(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 60 * 60 * 1000);
  const old = db
    .select({ idx: file.idx })
    .from(file)
    .where(and(eq(file.entity_idx, UNCLAIMED), lt(sql`coalesce(${file.mdate}, ${file.wdate})`, before)));
  return (await db.delete(file).where(inArray(file.idx, old))).rowCount ?? 0;
}

/** The media type that a file's bytes show; text without a sign of its own is text, all else is unknown. */
async function typeOf(bytes: Buffer): Promise<string> {
  const known = await fileTypeFromBuffer(bytes);
  if (known) return known.mime;
  const text = bytes.toString("utf8");
  return text.includes("\0") || text.includes("\uFFFD") ? "application/octet-stream" : "text/plain";
}

/** Whether an input's `accept` lets a file through. */
function isAccepted(accept: string, name: string, mime: string): boolean {
  return accept.split(",").some((written) => {
    const one = written.trim().toLowerCase();
    if (one.startsWith(".")) return name.toLowerCase().endsWith(one) && isAsNamed(one, mime);
    return one.endsWith("/*") ? mime.startsWith(one.slice(0, -1)) : mime === one;
  });
}

/** Files of these endings have bytes that show their type; one that shows another is not what it says. */
const shown: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".mp3": "audio/mpeg",
  ".zip": "application/zip",
};

function isAsNamed(ending: string, mime: string): boolean {
  return shown[ending] === undefined || shown[ending] === mime;
}

/** A file's name without folders and signs that hide what it is, in composed Hangul (macOS sends it in parts). */
function cleanName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  const clean = last.replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "").trim();
  return clean === "" ? "파일" : clean.slice(-200);
}
