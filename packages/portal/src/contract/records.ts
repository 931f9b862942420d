import { z } from "zod";
import type { Access, By } from "../define/access";
import type { EntityDefinition, Guarded, ModuleDefinition } from "../define/define-module";
import type { Field } from "../define/fields";
import { type EntityScreen, entityScreens } from "../define/screens";
import { SHEETS_AT_ONCE } from "../define/sheets";
import { moment, spanned } from "./dates";
import { type CallDefinition, defineCall } from "./define-call";
import { envelope } from "./envelope";
import { idx, idxs, page, rows, ver, whole, words } from "./values";

/** What a list may be asked beside its filters: those are by the field's key, `field`, `field.from` and `field.to`. */
const asked = z.looseObject({
  /** The screen's route name: its records, and no others. */
  screen: words(80),
  tab: words(40).optional(),
  /** Words to look for. */
  q: words(100).optional(),
  /** `-due,title`: by due date, latest first, then by title. */
  sort: words(200).optional(),
});

const record = z.record(z.string(), z.unknown());
/** The names of linked records, by entity and number. */
const names = z.record(z.string(), z.record(z.string(), z.string()));
/** The stored files that are named, by number. */
const filesNamed = z.record(z.string(), z.object({ name: z.string(), size: z.number(), mime: z.string() }));
/** Some records, and how many of them there are. */
const listed = z.object({
  list: z.array(record),
  /** Counted up to {@link COUNTED_ROWS}. */
  total: z.number().int(),
  /** There are more than were counted. */
  more: z.boolean(),
  names,
  files: filesNamed,
});
const version = { idx, ver };

/** A list counts its records up to here: nobody turns 300 pages, and counting a million rows takes a second. */
export const COUNTED_ROWS = 10_000;

/** How many records a calendar shows at most, and an export has at most. */
export const CALENDAR_ROWS = 3000;
export const EXPORT_ROWS = 20_000;
/** The largest file of rows that is taken in, in bytes. */
export const IMPORT_BYTES = 3 * 1024 * 1024;

/** The calls by which an entity's records are read and written, with those whom its screens let in. */
export function recordCalls(name: string, definition: EntityDefinition, screens: readonly EntityScreen[]) {
  const own = screens.filter((screen) => screen.of === name);
  const called: Called = {
    at: (part) => `/rest/records/${name}/${part}`,
    title: definition.title,
    definition,
    guarded: definition.asksPassword ?? [],
    own,
    may: grantsIn(definition, own),
  };
  return {
    ...listCalls(called),
    ...recordReads(called),
    ...shownCalls(called),
    ...writingCalls(called),
    ...togetherCalls(called),
  };
}

/** An entity as its calls are described. */
interface Called {
  at<Part extends string>(part: Part): `/rest/records/${string}/${Part}`;
  readonly title: string;
  readonly definition: EntityDefinition;
  /** The calls that ask for the password again. */
  readonly guarded: readonly Guarded[];
  /** The entity's screens. */
  readonly own: readonly EntityScreen[];
  readonly may: ReturnType<typeof grantsIn>;
}

/** Who may do what: whom screens of each kind let in, and the entity's further access. */
function grantsIn({ access = {}, flow, merge }: EntityDefinition, own: readonly EntityScreen[]) {
  const of = (...kinds: EntityScreen["kind"][]) =>
    own.filter(({ kind }) => kinds.includes(kind)).flatMap((screen) => screen.can);
  const lists = of("list", "tab-list", "calendar-month", "calendar-week", "calendar-day");
  const statistics = of("statistics", "dashboard", "matrix");
  const settings = of("settings");
  const adds = distinct([...of("add"), ...settings, ...(access.add ?? [])]);
  const changes = distinct([...of("edit", "tab-edit"), ...settings, ...(access.change ?? [])]);
  const removes = distinct([...changes, ...(access.remove ?? [])]);
  const readers = distinct([...lists, ...settings, ...(access.read ?? [])]);
  const reads = distinct([...readers, ...of("view", "tab-view"), ...changes]);
  const all = distinct([...reads, ...adds]);
  const grantsOf = (by: readonly By[]) => by.map((one) => (typeof one === "string" ? one : "staff:party"));
  const movers = Object.values(flow?.moves ?? {}).flatMap(({ by }) => grantsOf(by));
  const mergers = distinct(grantsOf(merge?.by ?? []));
  return { statistics, adds, changes, removes, readers, reads, all, movers, mergers };
}

/** What is read of many records. */
function listCalls({ at, title, definition, guarded, may }: Called) {
  const { statistics, readers, all } = may;
  return {
    list: call({
      method: "get",
      path: at("list"),
      title: `${title} 목록`,
      can: readers,
      query: spanned(
        asked.extend({
          page,
          rows: rows(),
          /** A calendar asks for a time instead of a page: ISO 8601, at most {@link CALENDAR_ROWS} records. */
          from: moment.optional(),
          to: moment.optional(),
        }),
      ),
      answer: envelope.extend({ ...listed.shape, sums: z.record(z.string(), z.number()) }),
    }),
    statistics: call({
      method: "get",
      path: at("statistics"),
      title: `${title} 통계`,
      can: distinct(statistics),
      query: asked,
      answer: envelope.extend({
        /**
         * By the chart's key, of the panels that the person has. `by` and `split` are a choice's code, a link's name,
         * YYYY-MM of a month, 1 (Monday) to 7 of a weekday, 0 to 23 of an hour, Y or N of a flag, empty for no value.
         * Of a matrix also what the reader may open of each, where that is not all of it.
         * `byIdx` and `splitIdx` are the numbers of linked records whose name nobody else has.
         */
        charts: z.record(
          z.string(),
          z.array(
            z.object({
              by: z.string(),
              byIdx: z.number().int().optional(),
              split: z.string().optional(),
              splitIdx: z.number().int().optional(),
              value: z.number(),
            }),
          ),
        ),
        /** By the list's key: the first records, and how many there are, as in a list. */
        lists: z.record(z.string(), listed),
      }),
    }),
    export: call({
      method: "get",
      path: at("export"),
      title: `${title} 내려받기`,
      // what tells of people is taken along by nobody at a screen that was left open
      asksPassword: guarded.includes("export") || tellsOfPeople(definition),
      /** Of a screen of statistics it is what its charts show. */
      can: distinct([...readers, ...statistics]),
      writes: true,
      query: asked.extend({ format: z.enum(["xlsx", "csv"]).default("xlsx"), columns: words(1000).optional() }),
      type: "application/octet-stream",
    }),
    choices: call({
      method: "get",
      path: at("choices"),
      title: `${title} 고르기`,
      can: all,
      query: z.looseObject({ q: words(100).optional() }),
      answer: envelope.extend({ list: z.array(z.object({ idx, name: z.string(), note: z.string().optional() })) }),
    }),
  };
}

/** What is read of one record. */
function recordReads({ at, title, own, may }: Called) {
  const { reads } = may;
  return {
    read: call({
      method: "get",
      path: at("read"),
      title: `${title} 보기`,
      can: reads,
      /** With a list's screen, filters and order, the answer also has the records before and after it. */
      query: asked.extend({
        /** Without it, the latest one of one's own. */
        idx: idx.optional(),
        screen: words(80).optional(),
        /** The screen that it is read on: a record that is none of its own is not there. */
        on: words(80).optional(),
      }),
      answer: envelope.extend({
        /** The columns, and the parts under their entity's name. */
        record,
        names,
        files: filesNamed,
        /** `to` is a state of the flow, or `added`, `changed` (the memo has the columns), `removed`. */
        history: z.array(
          z.object({
            at: z.string(),
            who: z.string(),
            from: z.string().nullable(),
            to: z.string(),
            memo: z.string().nullable(),
            /** Values before and after, in words, of the fields that the person reads. */
            changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
          }),
        ),
        /** What the person may do with it now: the names of moves beside the rest. */
        may: z.object({
          change: z.boolean(),
          /** The columns and parts that a form of theirs may change as the record is. */
          fields: z.array(z.string()),
          remove: z.boolean(),
          /** Make it one with another record. */
          merge: z.boolean(),
          moves: z.array(z.string()),
          /** The related records of the page that the person has, by their keys. */
          related: z.array(z.string()),
          /** The sheets that there are of it. */
          sheets: z.array(z.string()),
        }),
        /** Why nothing of it may be changed now: it is an entry of a round that is closed. */
        closed: z.string().optional(),
        /** Of a round, for those who change it: how many entries it has, and in how many something is missing. */
        progress: z
          .object({
            isOpen: z.boolean(),
            /** Its last day, YYYY-MM-DD. */
            to: z.string(),
            total: z.number().int(),
            missing: z.number().int(),
            /** What stands behind these numbers: 명, or what the entries are of. */
            unit: z.string(),
          })
          .optional(),
        /** The records before and after it on the list of `screen`. */
        previous: z.number().int().nullable(),
        next: z.number().int().nullable(),
        /** What the entity's rules add. */
        extra: record,
      }),
    }),
    /** A page of the records that link to one, of those that the person may read. */
    related: call({
      method: "get",
      path: at("related"),
      title: `${title}에 연결된 것`,
      can: distinct(own.flatMap((screen) => ("related" in screen && screen.related ? screen.can : []))),
      query: z.object({ idx, /** The page's screen. */ on: words(80), key: words(120), page, rows: rows() }),
      answer: envelope.extend({
        ...listed.shape,
        /** Of all that the person may read, where the page adds them up. */
        sums: z.record(z.string(), z.number()),
        /** How many there are beside, that the person may not read, where the page tells it. */
        others: z.number().int(),
      }),
    }),
  };
}

/** What is shown of records beside, and told of them. */
function shownCalls({ at, title, definition, guarded, may }: Called) {
  const { changes, reads } = may;
  return {
    /** What a sheet has of some records; who prints which is kept. */
    print: call({
      method: "get",
      path: at("print"),
      title: `${title} 출력`,
      asksPassword: guarded.includes("export"),
      can: definition.sheets === undefined ? [] : reads,
      writes: true,
      once: false,
      query: z.object({ sheet: words(40), idxs: idxs(SHEETS_AT_ONCE) }),
      answer: envelope.extend({
        list: z.array(record),
        refused: z.array(z.object({ idx, why: z.string() })),
        names,
        files: filesNamed,
      }),
    }),
    /** Tells those whose entry of a round is missing something, each once a day. */
    urge: call({
      method: "post",
      path: at("urge"),
      title: `${title} 독려`,
      can: definition.round === undefined ? [] : changes,
      body: z.object({ idx }),
      answer: envelope.extend({
        /** How many were told now, and are missing. */ told: whole(0, 1e6),
        missing: whole(0, 1e6),
      }),
    }),
    /** The whole of a value that is shown in part; the audit log keeps who has seen which. */
    reveal: call({
      method: "post",
      path: at("reveal"),
      title: `${title} 가린 값 보기`,
      can: reads,
      body: z.object({
        idx,
        /** The field's key. */ field: words(80),
        /** Why, of what is not one's own. */ reason: words(200).default(""),
      }),
      answer: envelope.extend({ value: z.string() }),
    }),
  };
}

/** What is written. */
function writingCalls({ at, title, guarded, may }: Called) {
  const { adds, all, changes, movers, removes } = may;
  return {
    add: call({
      method: "post",
      path: at("add"),
      title: `${title} 등록`,
      asksPassword: guarded.includes("write"),
      can: adds,
      body: z.object({ screen: words(80).optional(), values: record }),
      answer: envelope.extend({ idx, extra: record }),
    }),
    change: call({
      method: "post",
      path: at("change"),
      title: `${title} 수정`,
      asksPassword: guarded.includes("write"),
      can: changes,
      body: z.object({ ...version, values: record, series: z.enum(["one", "following", "all"]).optional() }),
      answer: envelope.extend({ ver: z.number().int() }),
    }),
    remove: call({
      method: "post",
      path: at("remove"),
      title: `${title} 삭제`,
      asksPassword: guarded.includes("write"),
      can: removes,
      body: z.object(version),
      answer: envelope,
    }),
    move: call({
      method: "post",
      path: at("move"),
      title: `${title} 처리`,
      asksPassword: guarded.includes("write"),
      can: distinct([...all, ...movers]),
      body: z.object({
        ...version,
        move: words(40),
        reason: words(1000).optional(),
        values: record.optional(),
        series: z.enum(["one", "following", "all"]).optional(),
      }),
      answer: envelope.extend({ ver: z.number().int() }),
    }),
    bulk: call({
      method: "post",
      path: at("bulk"),
      title: `${title} 일괄 처리`,
      asksPassword: guarded.includes("write"),
      can: distinct([...all, ...movers]),
      body: z.object({
        screen: words(80),
        idxs: z.array(idx).min(1).max(500),
        /** One of these: a move with what is filled in with it, values to set, or removal. */
        move: words(40).optional(),
        values: record.optional(),
        remove: z.boolean().optional(),
        reason: words(1000).optional(),
      }),
      answer: envelope.extend({
        done: z.array(idx),
        refused: z.array(z.object({ idx, why: z.string() })),
      }),
    }),
  };
}

/** What finds records that are the same and makes them one, and takes rows in from a file. */
function togetherCalls({ at, title, guarded, own, may }: Called) {
  const { adds, changes, mergers, movers } = may;
  return {
    /** Those that somebody may know of and that are most likely the same as one that is written. */
    alike: call({
      method: "get",
      path: at("alike"),
      title: `같은 ${title} 찾기`,
      can: distinct([...adds, ...changes]),
      query: z.object({
        /** What is written, by columns, as JSON. */
        values: words(4000),
        /** The record itself, where it is there already. */
        idx: idx.optional(),
      }),
      answer: envelope.extend({
        list: z.array(
          z.object({
            idx,
            name: z.string(),
            /** What is the same, by its label. */
            by: z.string(),
            /** Whose it is. */
            owner: z.string(),
          }),
        ),
      }),
    }),
    /** Two records side by side, before the one becomes the other. */
    compare: call({
      method: "get",
      path: at("compare"),
      title: `${title} 견주기`,
      can: mergers,
      query: z.object({ idx, into: idx }),
      answer: envelope.extend({
        /** The one that goes and the one that stays. */
        records: z.array(record).length(2),
        names,
        files: filesNamed,
        /** The columns of which the one that stays may take the value that the other has. */
        fields: z.array(z.string()),
        /** What belongs to the one that goes, and how much of it. */
        moved: z.array(z.object({ title: z.string(), count: z.number().int() })),
        /** What both have although only one may: nothing is merged before it is put in order. */
        clashes: z.array(z.string()),
      }),
    }),
    /** Makes a record part of another one: what belonged to it belongs to the other, and its address leads there. */
    merge: call({
      method: "post",
      path: at("merge"),
      title: `${title} 합치기`,
      asksPassword: guarded.includes("write"),
      can: mergers,
      body: z.object({
        ...version,
        into: idx,
        into_ver: ver,
        /** The columns whose values the one that stays takes over. */
        take: z.array(words(80)).max(200).default([]),
      }),
      answer: envelope.extend({ ver: z.number().int() }),
    }),
    import: call({
      method: "post",
      path: at("import"),
      title: `${title} 가져오기`,
      asksPassword: guarded.includes("write"),
      can: distinct([
        ...adds,
        ...(own.some((screen) => "importKey" in screen) ? changes : []),
        ...(own.some((screen) => "importMove" in screen) ? movers : []),
      ]),
      form: {
        fields: z.object({ screen: words(80), check: z.enum(["Y", "N"]).default("N") }),
        file: "file",
        maxBytes: IMPORT_BYTES,
      },
      answer: envelope.extend({
        added: z.number().int(),
        /** Records that the rows name: those that they change, and those that have all of it already. */
        changed: z.number().int(),
        same: z.number().int(),
        /** What is wrong, by the row of the file, from 1 for the first below the head. */
        errors: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
        /** What is to be looked at: rows that are most likely there already. */
        warnings: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
      }),
    }),
  };
}

/** Whether an entity's records, or one of its fields, tell of people. */
function tellsOfPeople({ isPersonal, fields }: EntityDefinition): boolean {
  const isReached = (field: Field) => field.kind === "text" && (field.isPersonal || field.mask || field.sealed);
  return isPersonal === true || Object.values(fields).some(isReached);
}

export type RecordCalls = ReturnType<typeof recordCalls>;

/** An entity with what is needed to serve it. */
interface ServedEntity {
  readonly definition: EntityDefinition;
  readonly screens: readonly EntityScreen[];
  readonly calls: RecordCalls;
}

/**
 * The entities of these modules whose records are read and written by calls, by name: those with screens or access, and
 * comments, which are for those who read what is commented on.
 */
export function servedEntities(modules: readonly ModuleDefinition[]): ReadonlyMap<string, ServedEntity> {
  const screens = entityScreens(modules);
  const definitions = modules.flatMap(({ entities }) => Object.entries(entities));
  const served = new Map<string, ServedEntity>();
  for (const [name, definition] of definitions) {
    const own = screens.filter(({ of }) => of === name);
    if (own.length > 0 || definition.access) {
      served.set(name, { definition, screens: own, calls: recordCalls(name, definition, own) });
    }
  }
  for (const [name, { comments }] of definitions) {
    const definition = definitions.find(([comment]) => comment === comments)?.[1];
    const can = served.get(name)?.calls.read.can;
    if (comments === undefined || !definition || !can) continue;
    const access = { read: can, add: can, change: ["staff:own"], remove: ["staff:own"] } as const;
    const commented = { ...definition, access };
    served.set(comments, { definition: commented, screens: [], calls: recordCalls(comments, commented, []) });
  }
  return served;
}

/** Stored files before and after they belong to a record. */
export const uploadFile = defineCall({
  method: "post",
  path: "/rest/records/uploadFile",
  title: "파일 올리기",
  can: ["staff:own"],
  form: { fields: z.object({ entity: words(60), /** The field's key. */ field: words(60) }), file: "file" },
  answer: envelope.extend({ idx, name: z.string(), size: z.number().int(), mime: z.string() }),
});

export const downloadFile = defineCall({
  method: "get",
  path: "/rest/records/downloadFile",
  title: "파일 내려받기",
  can: ["staff:party"],
  query: z.object({ idx, inline: z.enum(["Y", "N"]).default("N") }),
  type: "application/octet-stream",
});

/** How many rows of a file lines are taken from. */
export const LINE_ROWS = 2000;

/** The cells of a workbook (.xlsx) or a CSV file as texts, its empty rows left out; nothing is kept of it. */
export const readTable = defineCall({
  method: "post",
  path: "/rest/records/readTable",
  title: "표 파일 읽기",
  can: ["staff:own"],
  form: { fields: z.object({}), file: "file" },
  answer: envelope.extend({ rows: z.array(z.array(z.string())) }),
});

function call<const Call extends CallDefinition>(definition: Call): Call {
  return defineCall(definition);
}

function distinct(grants: readonly Access[]): readonly Access[] {
  return [...new Set(grants)];
}
