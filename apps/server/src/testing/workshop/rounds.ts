import type { ModuleDefinition, ScreenDefinition } from "@portal/definition";
import { choice, count, date, flag, link, share, staff, staffList, text } from "@portal/definition/define";

/** A round with an entry for each of its people. */
export const rounds = {
  vow_round: {
    title: "안전서약 회차",
    name: "title",
    access: { read: ["staff:all"] },
    derived: {
      asked: count("대상", "vow", { isWhole: true, unit: "명" }),
      signed: count("서명", "vow", { isWhole: true, where: { status: "signed" }, unit: "명" }),
      rate: share("서명률", "signed", "asked"),
    },
    round: {
      window: ["open_from", "open_to"],
      isOpen: "is_open",
      entry: "vow",
      missing: ["none", "again"],
      asks: ["words"],
      until: "until",
      always: ["pd_auth:all"],
      targets: { office: "office", team: "team", joinedBy: "joined_by", people: "people" },
      days: [-3, 0],
      text: "{name}: {date}까지 서명해 주세요.",
      kind: "education",
    },
    fields: {
      title: text("제목", { required: true, max: 60 }),
      open_from: date("시작일", { required: true }),
      open_to: date("마감일", { required: true }),
      is_open: flag("진행", { default: true }),
      office: link("본부", { to: "office" }),
      team: link("팀", { to: "team" }),
      joined_by: date("입사 기준일"),
      people: staffList("대상자"),
    },
  },
  vow: {
    title: "안전서약",
    own: ["idx_staff"],
    hasOrgUnit: true,
    purge: { after: { days: 90, from: "round.open_to" }, fields: ["words"] },
    unique: [["round", "staff"]],
    fields: {
      round: link("회차", { to: "vow_round", required: true }),
      staff: staff("직원", { required: true }),
      words: text("다짐", { max: 100 }),
      until: date("연장"),
      status: choice("상태", { none: "미서명", signed: "서명", again: "재서명" }, { required: true, default: "none" }),
    },
    flow: {
      field: "status",
      moves: {
        sign: { title: "서명", from: ["none", "again"], to: "signed", by: ["staff:own"], fields: ["words"] },
        ask: { title: "재서명 요청", from: ["signed"], to: "again", by: ["pd_auth:all"], isBulk: true },
      },
    },
  },
} as const satisfies ModuleDefinition["entities"];

/** The rounds, and one's own entry. */
export const roundScreens = [
  {
    path: "/workshop/pledges",
    name: "Workshop-PledgeRounds",
    kind: "list",
    of: "vow_round",
    can: ["pd_auth:all"],
    columns: ["title", "open_from", "open_to", "asked", "signed", "rate"],
    bulk: ["is_open"],
    drawer: {
      view: [{ fields: ["open_from", "open_to", "is_open", "office", "team"] }],
      related: [{ of: "vow", title: "미서명", columns: ["staff", "status"], where: { status: "none" } }],
      form: [{ fields: ["title", "open_from", "open_to", "is_open", "office", "team", "joined_by", "people"] }],
      add: ["pd_auth:all"],
      change: ["pd_auth:all"],
    },
  },
  {
    path: "/workshop/pledge",
    name: "Workshop-MyPledge",
    kind: "view",
    of: "vow",
    can: ["staff:own"],
    view: [{ fields: ["round.title", "round.open_to", "words", "status"] }],
  },
  {
    path: "/workshop/pledgemod",
    name: "Workshop-PledgeMod",
    kind: "edit",
    of: "vow",
    can: ["staff:own"],
    form: [{ fields: ["words"] }],
  },
  {
    path: "/workshop/signatures",
    name: "Workshop-Pledges",
    kind: "list",
    of: "vow",
    can: ["pd_auth:all", "isLead:team"],
    columns: ["staff", "words", "status", "round.title"],
    filters: ["status", "round"],
    drawer: {
      view: [{ fields: ["staff", "words", "status", "until"] }],
      form: [{ fields: ["until", "words"] }],
      change: ["pd_auth:all"],
    },
  },
] as const satisfies readonly ScreenDefinition[];
