import { type Field, moduleOf } from "@portal/definition";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { peopleTeam } from "../../../company/teams";
import { staff, tables } from "../../../db/tables";
import { notify } from "../../../notifications";
import type { GivenOf, RecordOf } from "../../../records/record-of";
import type { RulesOf, WriteContext } from "../../../records/rules";

type Request = RecordOf<"staff_change_req">;
/** Values of the record that are written by approving, and lines that are added, changed or removed by it. */
const written = ["phone", "address", "emergency_name", "emergency_phone", "seat"] as const;
type Written = (typeof written)[number];
/** Each with the link to the line that is asked about. */
const lines = {
  staff_school: "idx_school_line",
  staff_career: "idx_career_line",
  staff_cert: "idx_cert_line",
  staff_family: "idx_family_line",
} as const;
type Line = keyof typeof lines;

/** What people ask to have changed in their record. */
export const rules: RulesOf<"staff_change_req"> = {
  async saving({ db, person }, { before, after }) {
    if (before) return;
    const { field, idx_staff } = after;
    if (idx_staff !== person.idx) throw wrongFields({ idx_staff: "직원: 본인의 기록만 변경을 요청할 수 있습니다." });
    if (isLine(field)) return lineAsked(db, after, field);
    const [now] = await db.select().from(staff).where(eq(staff.idx, idx_staff));
    if (!after.new_value) throw wrongFields({ new_value: "변경 후: 필수 항목입니다." });
    const old = isWritten(field) ? now?.[field] : null;
    if ((old ?? "") === after.new_value) throw wrongFields({ new_value: "변경 후: 지금과 다른 값을 입력하세요." });
    return { old_value: old ?? null, act: "change" as const };
  },

  async saved({ db, now, person }, { before, after }) {
    if (before) return;
    const to = (await peopleTeam(db, now)).filter((idx) => idx !== person.idx);
    await notify(db, { to, kind: "people", title: `인사정보 변경요청: ${person.kname}`, link: page(after) }, now);
  },

  mayMove: ({ person }, record, move) => move === "cancel" || record.idx_staff !== person.idx,

  async moving(context, { record: request, move }) {
    if (move === "approve" && isWritten(request.field)) await write(context, request, request.field);
    if (move === "approve" && isLine(request.field)) await writeLine(context, request, request.field);
    return undefined;
  },
};

function isWritten(field: string): field is Written {
  return written.some((each) => each === field);
}

function isLine(field: string): field is Line {
  return Object.hasOwn(lines, field);
}

/** The fields of a line that a request has, by the columns of the request. */
function askedFields(of: Line): (readonly [column: string, key: string, field: Field])[] {
  const fields = Object.entries<Field>(moduleOf.incumbents.entities[of].fields);
  const asked = fields.filter(([, { kind }]) => kind !== "link" && kind !== "file");
  return asked.map(([key, field]) => [`${of}_${key}`, key, field] as const);
}

/** A line that is asked for, in words beside what it is now, or beside those that there are. */
async function lineAsked(db: WriteContext["db"], after: GivenOf<"staff_change_req">, of: Line) {
  const here = await linesOf(db, of, after.idx_staff);
  const inAll = {
    old_value:
      here
        .map((line) => lineText(of, line))
        .join("\n")
        .slice(0, 1000) || null,
  };
  const own = after.act === "add" ? inAll : { old_value: lineText(of, asked(here, after, of)) };
  if (after.act === "remove") return { ...own, new_value: "삭제" };
  const values = valuesOf(after, of);
  const missing = askedFields(of).filter(([, key, field]) => field.required && values[key] === null);
  if (missing.length > 0)
    throw wrongFields(
      Object.fromEntries(missing.map(([column, , { label }]) => [column, `${label}: 필수 항목입니다.`])),
    );
  const new_value = lineText(of, values);
  if (after.act === "change" && new_value === own.old_value)
    throw wrongFields({ [lines[of]]: "지금과 다른 값을 입력하세요." });
  return { ...own, new_value: new_value.slice(0, 300) };
}

/** The line that a request is about, among those that there are. */
function asked(here: readonly Kept[], request: Partial<Request>, of: Line): Kept {
  const line = here.find(({ idx }) => idx === request[lines[of]]);
  if (!line) throw wrongFields({ [lines[of]]: "대상: 수정하거나 삭제할 항목을 선택하세요." });
  return line;
}

/** What a request says of a line, by the line's columns. */
function valuesOf(request: Kept, of: Line): Kept {
  return Object.fromEntries(askedFields(of).map(([column, key]) => [key, request[column] ?? null]));
}

type Kept = Readonly<Record<string, unknown>>;

function lineText(of: Line, line: Kept): string {
  const words = askedFields(of).map(([, key, field]) => wordOf(field, line[key]));
  return words.filter(Boolean).join(" · ").slice(0, 1000);
}

function wordOf(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.kind === "choice") return field.options[String(value)] ?? String(value);
  return field.kind === "flag" ? (value === true ? field.label : "") : String(value);
}

async function linesOf(db: WriteContext["db"], of: Line, idx_staff: number): Promise<Kept[]> {
  const table = tables[of];
  return db
    .select()
    .from(table)
    .where(and(eq(table.idx_staff, idx_staff), isNull(table.deleted_at)))
    .orderBy(table.idx);
}

/** Writes the record's lines as they are asked for: a new one behind those that there are. */
async function writeLine(context: WriteContext, request: Request, of: Line): Promise<void> {
  const here = await linesOf(context.db, of, request.idx_staff);
  const kept = here.map(({ idx }) => ({ idx }));
  const write = (next: readonly Kept[]) => context.change("staff", request.idx_staff, { [of]: next });
  if (request.act === "add") return write([...kept, valuesOf(request, of)]);
  const line = here.find(({ idx }) => idx === request[lines[of]]);
  if (!line || lineText(of, line) !== request.old_value)
    throw new ApiError(409, "요청한 뒤에 바뀌었거나 없어진 항목입니다. 반려하고 다시 요청받으세요.");
  const others = kept.filter(({ idx }) => idx !== line.idx);
  if (request.act === "remove") return write(others);
  await write(kept.map(({ idx }) => (idx === line.idx ? { idx, ...valuesOf(request, of) } : { idx })));
}

async function write(context: WriteContext, { idx_staff, new_value }: Request, field: Written): Promise<void> {
  const [{ max }, value] = [moduleOf.incumbents.entities.staff.fields[field], (new_value ?? "").trim()];
  if (value.length > max) throw new ApiError(409, `${max}자를 넘어 반영할 수 없습니다. 반려하고 다시 요청받으세요.`);
  await context.change("staff", idx_staff, { [field]: value });
}

function page({ idx_staff }: Request): string {
  return `/mypims/personalinfolist_tab1/${idx_staff}`;
}
