import { type APIRequestContext, expect } from "playwright/test";
import { type Asker, mayOpen } from "../packages/portal/src/define/access";
import type { EntityDefinition, ModuleDefinition } from "../packages/portal/src/define/define-module";
import { type EntityScreen, entityScreens, type ScreenDefinition } from "../packages/portal/src/define/screens";
import { modules } from "../packages/portal/src/modules";
import type { PortalScreen } from "../packages/portal/src/screens";

/** Where a screen is for somebody. */
export interface Address {
  readonly path: string;
  /** Whether they may do there what it is for: a form of somebody else's record only says that it is theirs. */
  readonly isTheirs: boolean;
  /** Where it may lead instead: what one has begun is gone on with. */
  readonly begun?: RegExp;
}

const defined: readonly ModuleDefinition[] = modules;
const definitionOf = new Map<string, ScreenDefinition>(
  defined.flatMap(({ screens }) => screens.map((screen) => [screen.name, screen])),
);
const entityOf = new Map<string, EntityDefinition>(defined.flatMap(({ entities }) => Object.entries(entities)));
const moduleOf = new Map(defined.flatMap(({ key, screens }) => screens.map(({ name }) => [name, key])));
/** What lists records, and needs none itself. */
const lists = entityScreens(defined).filter(
  ({ kind, path }) => /^(list|tab-list|calendar|settings)/.test(kind) && !/:/.test(path),
);

/** What is gone on with on these pages: drafts of one's own, which are written first. */
const drafts: Readonly<Record<string, string>> = {
  "documents-DraftingModify-id": "D1",
  "documents-ExpenseInputModify-id": "EXP",
  "documents-SalesManagementPublishModify-id": "SALES",
};

/** In the demo company these records, which stand in no list, have the numbers of those in a list. */
const numberedBy: Readonly<Record<string, string>> = {
  kpi_sheet: "myPIMS-TeamEvaluationManagementList",
  pbc_sheet: "myPIMS-TeamEvaluationManagementList",
};

/** Where a screen is, with a record that somebody may read where it needs one; nothing where they have none. */
export async function addressOf(
  request: APIRequestContext,
  asker: Asker,
  screen: PortalScreen,
): Promise<Address | undefined> {
  const { path, kind, name } = screen;
  const definition = definitionOf.get(name);
  if (!/:/.test(path)) {
    // one's own latest; who has none is led to the list. Pages of no entity say themselves that there is none
    const isOwn = kind === "view" && definition?.of !== undefined;
    return isOwn && (await ownRecord(request, definition.of, name)) === undefined
      ? undefined
      : { path, isTheirs: true, ...begunOf(definition) };
  }
  const found =
    definition?.of === undefined
      ? { idx: await documentOrPerson(request, screen), isTheirs: true }
      : await recordFor(request, asker, definition);
  return found?.idx === undefined
    ? undefined
    : { path: path.replace(/:\w+/, String(found.idx)), isTheirs: found.isTheirs };
}

/** The forms and pages of a record on which an add screen goes on with one's own. */
function begunOf(screen: ScreenDefinition | undefined): Pick<Address, "begun"> {
  if (screen?.of === undefined || !("goesOn" in screen)) return {};
  const pages = entityScreens(defined).filter(({ of, kind }) => of === screen.of && /^(edit|view)$/.test(kind));
  const paths = pages.map(({ path }) => path.replace(/:\w+/, "\\d+"));
  return { begun: new RegExp(`^(${paths.join("|")})$`) };
}

/** Leaves nothing behind of a draft that was written for a visit. */
export async function removeDraft(request: APIRequestContext, { name }: PortalScreen, path: string): Promise<void> {
  if (drafts[name] === undefined) return;
  const idx = Number(path.split("/").at(-1));
  const { ver } = await (await request.get(`/rest/documents/getDocument?idx=${idx}`)).json();
  const removed = await request.post("/rest/documents/removeDraft", { data: { idx, ver } });
  expect((await removed.json()).err, name).toBe(0);
}

interface Found {
  readonly idx: number;
  readonly isTheirs: boolean;
}

async function recordFor(request: APIRequestContext, asker: Asker, screen: EntityScreen): Promise<Found | undefined> {
  if ("below" in screen && screen.below !== undefined) {
    const idx = await recordAbove(request, asker, screen, screen.below);
    return idx === undefined ? undefined : { idx, isTheirs: true };
  }
  if (screen.kind === "edit") {
    const own = await ownRecord(request, screen.of, screen.name);
    if (own !== undefined && (await mayChange(request, screen.of, own))) return { idx: own, isTheirs: true };
  }
  for await (const records of recordsOf(request, asker, screen.of, screen)) {
    const [first] = records;
    if (first === undefined) continue;
    if (screen.kind !== "edit") return { idx: first, isTheirs: true };
    for (const idx of records.slice(0, 8)) {
      if (await mayChange(request, screen.of, idx)) return { idx, isTheirs: true };
    }
    return { idx: first, isTheirs: false };
  }
}

/** The record that a page is below of: for a list one with something in it, for a form any. */
async function recordAbove(
  request: APIRequestContext,
  asker: Asker,
  { of, kind }: EntityScreen,
  below: string,
): Promise<number | undefined> {
  const field = entityOf.get(of)?.fields[below];
  if (kind === "list") {
    for await (const [idx] of recordsOf(request, asker, of)) {
      if (idx === undefined) continue;
      const read = await request.get(`/rest/records/${of}/read?idx=${idx}`);
      return (await read.json()).record[`idx_${below}`];
    }
  }
  if (field?.kind !== "link") return undefined;
  for await (const [idx] of recordsOf(request, asker, field.to)) if (idx !== undefined) return idx;
}

/** The numbers of records of an entity, list by list that somebody may open, those of a screen's own module first; then one's own latest. */
async function* recordsOf(
  request: APIRequestContext,
  asker: Asker,
  entity: string,
  screen?: EntityScreen,
): AsyncGenerator<readonly number[]> {
  const fixed = Object.entries((screen && "where" in screen && screen.where) || {});
  const theirs = lists.filter(
    ({ of, can, ...list }) =>
      of === entity &&
      mayOpen(asker, can) &&
      fixed.every(([column, value]) => "where" in list && list.where?.[column] === value),
  );
  const isBeside = ({ name }: EntityScreen) => moduleOf.get(name) === (screen && moduleOf.get(screen.name));
  for (const { name } of [...theirs.filter(isBeside), ...theirs.filter((list) => !isBeside(list))])
    yield listed(request, entity, name);
  const own = screen && (await ownRecord(request, entity, screen.name));
  if (own !== undefined) yield [own];
  const numbers = numberedBy[entity];
  if (numbers) yield listed(request, definitionOf.get(numbers)?.of ?? "", numbers);
}

async function listed(request: APIRequestContext, entity: string, screen: string): Promise<readonly number[]> {
  const found = await request.get(`/rest/records/${entity}/list?screen=${encodeURIComponent(screen)}&rows=30`);
  const { list = [] }: { list?: readonly { idx: number }[] } = await found.json();
  return list.map(({ idx }) => idx);
}

async function ownRecord(request: APIRequestContext, entity: string, screen: string): Promise<number | undefined> {
  const read = await request.get(`/rest/records/${entity}/read?on=${screen}`);
  return read.status() === 200 ? (await read.json()).record.idx : undefined;
}

async function mayChange(request: APIRequestContext, entity: string, idx: number): Promise<boolean> {
  const { may } = await (await request.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
  // a booking that is over is its owner's still, and changed no more
  const isOver = entity === "booking" && may?.moves.length === 0;
  return may?.change === true && !isOver;
}

/** A document or a person for pages that are no entity's. */
async function documentOrPerson(request: APIRequestContext, { name }: PortalScreen): Promise<number | undefined> {
  if (drafts[name] !== undefined) return writeDraft(request, name);
  if (/vacationmgrinfo/i.test(name)) return 100;
  for (const type of ["T1", "P1", "P2", "T3"]) {
    const answer = await (await request.get(`/rest/documents/getDocumentList?doc_type=${type}`)).json();
    if (answer.list?.[0]) return answer.list[0].idx;
  }
}

/** A draft of somebody's own, as the form is before anything is written. */
async function writeDraft(request: APIRequestContext, name: string): Promise<number> {
  const saved = await request.post("/rest/documents/saveDraft", {
    data: { idx: 0, ver: 0, kind: drafts[name], title: "모든 화면을 지나는 임시저장", idx_parent: 0 },
  });
  const { err, idx } = await saved.json();
  expect(err, name).toBe(0);
  return idx;
}
