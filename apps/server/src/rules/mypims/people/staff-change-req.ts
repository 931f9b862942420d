import { type Field, moduleOf } from "@portal/definition";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import type { GivenOf, RecordOf } from "../../../crud/record-of";
import type { RulesOf, Writing } from "../../../crud/rules";
import { staff, tables } from "../../../db/tables";
import { notify } from "../../../notifications";
import { peopleTeam } from "../../../people/teams";

type Request = RecordOf<"staff_change_req">;
/** Values of the record that are written by approving, and lines that are added by it. */
const written = ["phone", "address", "emergency_name", "emergency_phone", "seat"] as const;
type Written = (typeof written)[number];
const lines = ["staff_school", "staff_career", "staff_cert", "staff_family"] as const;
type Line = (typeof lines)[number];

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
    return { old_value: old ?? null };
  },

  async saved({ db, now, person }, { before, after }) {
    if (before) return;
    const to = (await peopleTeam(db, now)).filter((idx) => idx !== person.idx);
    await notify(db, { to, kind: "people", title: `인사정보 변경요청: ${person.kname}`, link: page(after) }, now);
  },

  mayMove: ({ person }, record, move) => move === "cancel" || record.idx_staff !== person.idx,

  async moving(asking, { record: request, move, reason }) {
    if (move === "reject") return { reason: reason?.slice(0, 300) ?? null };
    if (move === "approve" && isWritten(request.field)) await write(asking, request, request.field);
    if (move === "approve" && isLine(request.field)) await addLine(asking, request, request.field);
    return undefined;
  },

  async moved({ db, now }, { after: request, move }) {
    if (move === "cancel") return;
    const title = `인사정보 변경요청이 ${move === "approve" ? "승인" : "반려"}되었습니다.`;
    await notify(db, { to: [request.idx_staff], kind: "people", title, link: page(request) }, now);
  },
};

function isWritten(field: string): field is Written {
  return written.some((each) => each === field);
}

function isLine(field: string): field is Line {
  return lines.some((each) => each === field);
}

/** The fields of a line that a request has, by the columns of the request. */
function askedFields(of: Line): (readonly [column: keyof Request, key: string, field: Field])[] {
  const fields = Object.entries<Field>(moduleOf.incumbents.entities[of].fields);
  const asked = fields.filter(([, { kind }]) => kind !== "link" && kind !== "file");
  return asked.map(([key, field]) => [`${of}_${key}` as keyof Request, key, field] as const);
}

/** A line that is asked for, in words beside those that there are. */
async function lineAsked(db: Writing["db"], after: GivenOf<"staff_change_req">, of: Line) {
  const asked = askedFields(of);
  const missing = asked.filter(([column, , field]) => field.required && (after[column] ?? null) === null);
  if (missing.length > 0)
    throw wrongFields(
      Object.fromEntries(missing.map(([column, , { label }]) => [column, `${label}: 필수 항목입니다.`])),
    );
  const here = await linesOf(db, of, after.idx_staff);
  const inWords = (given: (column: string, key: string) => unknown) =>
    asked
      .map(([column, key, field]) => wordOf(field, given(column, key)))
      .filter(Boolean)
      .join(" · ");
  return {
    old_value:
      here
        .map((line) => inWords((_, key) => line[key]))
        .join("\n")
        .slice(0, 1000) || null,
    new_value: inWords((column) => after[column as keyof typeof after]).slice(0, 300),
  };
}

function wordOf(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.kind === "choice") return field.options[String(value)] ?? String(value);
  return field.kind === "flag" ? (value === true ? field.label : "") : String(value);
}

async function linesOf(db: Writing["db"], of: Line, idx_staff: number): Promise<Readonly<Record<string, unknown>>[]> {
  const table = tables[of];
  return db
    .select()
    .from(table)
    .where(and(eq(table.idx_staff, idx_staff), isNull(table.deleted_at)));
}

/** Adds the line to the record, behind those that there are. */
async function addLine(asking: Writing, request: Request, of: Line): Promise<void> {
  const here = await linesOf(asking.db, of, request.idx_staff);
  const line = Object.fromEntries(askedFields(of).map(([column, key]) => [key, request[column]]));
  const kept = here.map(({ idx }) => ({ idx }));
  await asking.change("staff", request.idx_staff, { [of]: [...kept, line] });
}

async function write(asking: Writing, { idx_staff, new_value }: Request, field: Written): Promise<void> {
  const [{ max }, value] = [moduleOf.incumbents.entities.staff.fields[field], (new_value ?? "").trim()];
  if (value.length > max) throw new ApiError(409, `${max}자를 넘어 반영할 수 없습니다. 반려하고 다시 요청받으세요.`);
  await asking.change("staff", idx_staff, { [field]: value });
}

function page({ idx_staff }: Request): string {
  return `/mypims/personalinfolist_tab1/${idx_staff}`;
}
