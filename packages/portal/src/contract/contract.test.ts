import { describe, expect, test } from "vitest";
import { z } from "zod";
import { addJRApplicant, getMyThxDollarList, getStaff, modProfile, sendThxDollar, words } from ".";
import { calls } from "./calls";
import { openApiDocument } from "./openapi";

/** Method and path of every call of the portal's specification but the file the editor reads. */
const specified = [
  "post /rest/mypims/login",
  "get /rest/personal/getGNBInfo",
  "get /rest/personal/getJobRatationInfo",
  "post /rest/mypims/addJRApplicant",
  "get /rest/component/getStaffInfo",
  "get /rest/personal/getMyThxDollar",
  "get /rest/personal/getMyThxDollarList",
  "post /rest/personal/sendThxDollar",
  "post /rest/mypims/modProfile",
  "get /rest/component/getStaff",
  "get /rest/component/getOfficeList",
  "get /rest/component/getTeamList",
  "get /rest/component/getPositionList",
  "get /rest/carrotzone/noticeList",
  "get /rest/documents/connection_staff_all",
  "get /rest/personal/logout",
];

test("every call of the specification is there, and none twice", () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect(specified.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("the OpenAPI document describes every call, its fields and who may make it", () => {
  const { paths } = openApiDocument();
  expect(Object.keys(paths)).toHaveLength(new Set(calls.map(({ path }) => path)).size);
  expect(paths[sendThxDollar.path]).toMatchObject({
    post: { "x-can": ["staff:own"], requestBody: { content: { "application/json": {} } } },
  });
  expect(JSON.stringify(paths[getStaff.path])).toContain('{"name":"orderby","in":"query","required":false');
  expect(JSON.stringify(paths[modProfile.path])).toContain('"photoimg":{"type":"string","format":"binary"}');
});

/** What a schema consists of, whatever its type. */
interface Def {
  readonly shape?: Record<string, z.ZodType>;
  readonly options?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
}

test("no call takes a day, month or moment beyond the years that the portal knows, however deep it lies", () => {
  const leavesOf = (at: string, schema: z.ZodType): [string, z.ZodType][] => {
    const { shape = {}, options = [], element, innerType, valueType, in: taken, out } = schema._zod.def as Def;
    const inner = [...options, element, innerType, valueType, taken, out].filter((one) => one !== undefined);
    const within = [...Object.entries(shape), ...inner.map((one) => ["", one] as const)];
    if (within.length === 0) return [[at, schema]];
    return within.flatMap(([name, one]) => leavesOf(name ? `${at}.${name}` : at, one));
  };
  const beyond = (schema: z.ZodType): string[] => {
    const { format, pattern } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    if (format === "date") return ["0000-01-01", "1899-12-31", "2201-01-01", "9999-12-31", "2026-02-30"];
    if (format === "date-time") return ["0000-01-01T00:00:00Z", "2201-01-01T00:00:00Z", "9999-12-31T00:00:00Z"];
    return pattern?.includes("(0[1-9]|1[0-2])$") ? ["0000-01", "1899-12", "2201-01", "9999-12"] : [];
  };
  const asked = calls.flatMap(({ path, query, body, form }) => {
    const fields = query ?? body ?? form?.fields;
    return fields ? leavesOf(path, fields).map(([at, leaf]) => ({ at, leaf, values: beyond(leaf) })) : [];
  });
  const dates = asked.filter(({ values }) => values.length > 0);
  // those in lists and objects are found, too
  expect(dates.map(({ at }) => at)).toEqual(expect.arrayContaining(["/rest/mypims/designateLeave.days"]));
  expect(
    dates.flatMap(({ at, leaf, values }) =>
      values.filter((value) => leaf.safeParse(value).success).map((value) => `${at}=${value}`),
    ),
  ).toEqual([]);
});

test("no call takes days that are the wrong way round, or more than are walked or kept", () => {
  const objectsOf = (at: string, schema: z.ZodType): [string, z.ZodObject][] => {
    const { shape = {}, options = [], element, innerType, valueType, in: taken, out } = schema._zod.def as Def;
    const inner = [...Object.values(shape), ...options, element, innerType, valueType, taken, out];
    const within = inner.filter((one) => one !== undefined).flatMap((one) => objectsOf(at, one));
    return schema instanceof z.ZodObject ? [[at, schema], ...within] : within;
  };
  /** The longest of each type of date. */
  const stretches = [
    ["1900-01-01", "2200-12-31"],
    ["1900-01-01T00:00:00Z", "2200-12-31T00:00:00Z"],
    ["1900-01", "2200-12"],
  ] as const;
  const pairs = calls.flatMap(({ path, query, body, form }) =>
    objectsOf(path, query ?? body ?? form?.fields ?? z.object({})).flatMap(([at, object]) =>
      Object.entries(object.shape).flatMap(([name, begin]) => {
        const other = name
          .replace(/from$/, "to")
          .replace(/start|begin/, "end")
          .replace(/^s(?=date)/, "e");
        const end = object.shape[other];
        const ends = stretches.find(([first]) => begin.safeParse(first).success && !begin.safeParse("아무 글").success);
        if (other === name || !end || !ends) return [];
        // its own checks, of the pair alone: whatever else it takes is none of this test
        const alone = new z.ZodObject({ ...object._zod.def, shape: { [name]: begin, [other]: end } });
        const takes = ([from, to]: readonly [string, string]) => alone.safeParse({ [name]: from, [other]: to }).success;
        const [first, last] = ends;
        return [{ at, one: takes([first, first]), backwards: takes([last, first]), longest: takes([first, last]) }];
      }),
    ),
  );
  const where = (which: "one" | "backwards" | "longest") => pairs.filter((pair) => pair[which]).map(({ at }) => at);
  expect(where("one")).toEqual(pairs.map(({ at }) => at));
  expect(where("backwards")).toEqual([]);
  // found by an index, told page by page or up to so many rows; either side may be left open as well
  const searches = [
    ...["/rest/admin/getLog", "/rest/admin/exportLog"],
    ...["/rest/documents/getDocumentList", "/rest/documents/exportDocumentList"],
  ];
  // kept as they are written, and asked whether one day lies between them
  const kept = ["/rest/documents/saveDelegation"];
  expect(new Set(where("longest"))).toEqual(new Set([...searches, ...kept]));
  expect(where("one")).toEqual(expect.arrayContaining(["/rest/mypims/enterLeave", "/rest/mypims/changeLeave"]));
});

describe("what is sent", () => {
  const said = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues.map((it) => it.message);

  test("is refused in the words of the specification", () => {
    const { body } = sendThxDollar;
    expect(said(body.safeParse({ dollar: 5 }))).toEqual(["받는 사람을 선택하세요."]);
    expect(said(body.safeParse({ target: "7", dollar: "" }))).toEqual(["선물 달러를 입력하세요."]);
    expect(said(body.safeParse({ target: 7, dollar: -3 }))).toEqual(["선물 달러를 입력하세요."]);
  });

  test("may be numbers in digits, but nothing that only looks like one", () => {
    const { body } = sendThxDollar;
    expect(body.parse({ target: "7", dollar: " 12 " })).toEqual({ target: 7, dollar: 12, message: "" });
    for (const dollar of [true, [5], "1e2", "0x10", "5.0", 1.5, Number.NaN, {}]) {
      expect(body.safeParse({ target: 7, dollar }).success).toBe(false);
    }
  });

  test("has no marks that turn the direction of what stands behind them", () => {
    expect(words(20).parse(" 견적\u202Efdp.exe\u2066 ")).toBe("견적fdp.exe");
  });

  test("has the defaults of the specification", () => {
    expect(getMyThxDollarList.query.parse({})).toEqual({ page: 1, rows: 10, state: "RECV" });
    expect(getStaff.query.parse({ idx_office: "" })).toEqual({
      idx_sector: 0,
      idx_office: 0,
      idx_team: 0,
      orderby: "easc",
    });
  });

  test("keeps to the lengths of the specification, and says what is wrong without a machine's name", () => {
    const wish = { title: "가".repeat(50), memo: "나".repeat(500) };
    const rotation_2 = [wish, wish, wish].map((it) => ({ ...it, idx_office: 0, idx_team: 0 }));
    const { body } = addJRApplicant;
    expect(body.safeParse({ idx: 1, rotation_1: [wish, wish, wish], rotation_2 }).success).toBe(true);
    const long = [{ ...wish, title: "가".repeat(51) }, wish, wish];
    expect(said(body.safeParse({ idx: 1, rotation_1: long, rotation_2 }))).toEqual(["50자 이하로 입력하세요."]);
    expect(body.safeParse({ idx: 1, rotation_1: [wish], rotation_2 }).success).toBe(false);
  });

  test("is refused in words for people, whatever is wrong: without a machine's name, nor a number that a machine ends at", () => {
    const wrongs = [undefined, null, -1, 1e18, 0.5, "", "x".repeat(5000), {}, [], Array(600).fill(1), true];
    const told = calls.flatMap(({ path, query, body, form }) => {
      const fields = query ?? body ?? form?.fields;
      const names = Object.keys(fields?.shape ?? {});
      return wrongs.flatMap((wrong) =>
        (said(fields?.safeParse(Object.fromEntries(names.map((name) => [name, wrong]))) ?? {}) ?? [])
          .filter((words) => !/[가-힣]/.test(words) || /\b[a-z_]+\b|\d{10}/.test(words))
          .map((words) => `${path}: ${words}`),
      );
    });
    expect([...new Set(told)]).toEqual([]);
  });

  test("is refused when it has characters that the database cannot keep", () => {
    for (const message of ["\0", "끝\uD800"]) {
      expect(sendThxDollar.body.safeParse({ target: 1, dollar: 1, message }).success).toBe(false);
    }
    expect(sendThxDollar.body.safeParse({ target: 1, dollar: 1, message: "고마워요 🥕" }).success).toBe(true);
  });
});
