import { type FieldKey, isAskedFor, SHEET_ROWS, type Sheet, sheetKeys } from "@portal/definition";
import { ApiError } from "../../api-error";
import type { RequestContext, Row } from "../../records/rules";
import { toldOf } from "../access/field-access";
import { refusedTo } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { listPart, valuesOf } from "../lists/list";
import { findField } from "../place";
import { stateOf } from "../writing/save";
import { fileFactsOf, namesOf, withNames } from "./names";
import { openSheets } from "./page-parts";
import { readWhole } from "./read";
import { isBesideRecord, readBeside } from "./read-beside";
import { listingBelow } from "./related";

/** What a sheet has of each of some records, and why there is none of the others. */
export async function printedRecords(
  context: RequestContext,
  entity: Entity,
  { sheet: name, idxs }: { readonly sheet: string; readonly idxs: readonly number[] },
) {
  const { sheets = {} } = entity.definition;
  const sheet = Object.hasOwn(sheets, name) ? sheets[name] : undefined;
  if (!sheet) throw new ApiError(400, "없는 출력물입니다.");
  const keys = sheetKeys(sheet);
  const list: Row[] = [];
  const rows: Record<string, Row[]> = {};
  const without: { idx: number; why: string }[] = [];
  for (const idx of new Set(idxs)) {
    try {
      const record = await printed(context, entity, name, sheet, idx);
      if (sheet.rows) rows[idx] = await rowsOf(context, entity, sheet.title, sheet.rows, idx);
      list.push(record);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      without.push({ idx, why: error.message });
    }
  }
  const below = sheet.rows
    ? valuesOf(entityOf(entity, sheet.rows.of), Object.values(rows).flat(), sheet.rows.columns)
    : [];
  const values = [...valuesOf(entity, list, keys), ...below];
  return {
    list,
    rows,
    refused: await withNames(context, entity, without),
    names: await namesOf(context, entity, values),
    files: await fileFactsOf(context.db, values),
  };
}

async function printed(context: RequestContext, entity: Entity, name: string, sheet: Sheet, idx: number): Promise<Row> {
  const { title, in: states } = sheet;
  const { whole } = await readWhole(context, entity, { idx });
  if (!openSheets(context, entity, whole).includes(name)) {
    const isOther = states?.includes(stateOf(entity, whole) ?? "") === false || !isAskedFor(sheet, whole);
    throw isOther
      ? new ApiError(409, `${title}: 지금 상태에서는 ${sheet.file ? "만들" : "출력할"} 수 없습니다.`)
      : refusedTo(context, entity, sheet.can ?? [], whole);
  }
  const keys = sheetKeys(sheet);
  const beside = await readBeside(
    context,
    entity,
    idx,
    keys.filter((key) => isBesideRecord(entity, key)),
  );
  const told = { ...toldOf(context, entity, whole), ...beside };
  const shown = new Set(["idx", ...keys.map((key) => placeIn(entity, key))]);
  return Object.fromEntries(Object.entries(told).filter(([column]) => shown.has(column)));
}

/** The records that a sheet has below one, all of them or nothing: a part would pass for the whole. */
async function rowsOf(
  context: RequestContext,
  entity: Entity,
  title: string,
  rows: NonNullable<Sheet["rows"]>,
  idx: number,
): Promise<Row[]> {
  const { of, listing } = listingBelow(context, entity, rows, idx);
  const { list, total } = await listPart(context, of, listing, { limit: SHEET_ROWS });
  if (total > SHEET_ROWS) throw new ApiError(409, `${title}: ${SHEET_ROWS}줄까지 출력할 수 있습니다.`);
  return list;
}

/** What a field stands under in a record: its column, its part, or the links that lead to it. */
function placeIn(entity: Entity, key: FieldKey): string {
  const place = findField(entity, key);
  return place?.part ?? place?.name ?? key;
}
