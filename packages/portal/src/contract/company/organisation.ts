import { z } from "zod";
import { day } from "../../define/dates";
import { idxOrAll, unitIdx, words, yesNo } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const unit = z.object({ idx: z.number().int(), kname: z.string() });
const units = envelope.extend({ list: z.array(unit) });

/** By English or Korean name, up or down. */
export const staffOrders = ["easc", "edesc", "kasc", "kdesc"] as const;

/** The staff to choose from; team 9999 is the whole office. */
export const getStaff = defineCall({
  method: "get",
  path: "/rest/component/getStaff",
  title: "직원 선택 목록",
  can: ["staff:all"],
  query: z.object({
    idx_sector: idxOrAll,
    idx_office: idxOrAll,
    idx_team: idxOrAll,
    orderby: z.enum(staffOrders).default("easc"),
  }),
  answer: envelope.extend({
    list: z.array(
      unit.extend({
        idx_office: z.number().int(),
        idx_team: z.number().int(),
        ename: z.string(),
        /** As in the directory. */
        absence_txt: z.string(),
      }),
    ),
  }),
});

export const getSectorList = defineCall({
  method: "get",
  path: "/rest/component/getSectorList",
  title: "부문 목록",
  can: ["staff:all"],
  answer: units,
});

export const getOfficeList = defineCall({
  method: "get",
  path: "/rest/component/getOfficeList",
  title: "본부 목록",
  can: ["staff:all"],
  query: z.object({ idx_sector: idxOrAll }),
  answer: units,
});

export const getTeamList = defineCall({
  method: "get",
  path: "/rest/component/getTeamList",
  title: "팀 목록",
  can: ["staff:all"],
  query: z.object({ idx_sector: idxOrAll, idx_office: idxOrAll }),
  answer: units,
});

export const getPositionList = defineCall({
  method: "get",
  path: "/rest/component/getPositionList",
  title: "직책 목록",
  can: ["staff:all"],
  query: z.object({ type: words(4).default("H") }),
  answer: units,
});

/** An appointment of a head, by its number. */
const head = z.object({
  idx: z.number().int(),
  kname: z.string(),
  is_acting: z.boolean(),
  date_from: z.string(),
  date_to: z.string().nullable(),
});

/** The company and every unit, closed ones too, in order: sectors, then offices, then teams. */
export const getOrganization = defineCall({
  method: "get",
  path: "/rest/admin/getOrganization",
  title: "조직 구성",
  can: ["pd_auth:all"],
  answer: envelope.extend({
    list: z.array(
      unit.extend({
        level: z.enum(["company", "sector", "office", "team"]),
        /** The unit that it lies in; 0 of sectors, as the company is called. */
        above: z.number().int(),
        ver: z.number().int(),
        is_use: z.boolean(),
        /** How many work in it, with those of the units below. */
        people: z.number().int(),
        /** Who heads it today and is here, behind them who acts for them; empty while nobody does. */
        heads: z.array(head),
        /** Who will head it from a later day on. */
        next: z.array(head),
      }),
    ),
  }),
});

/** What an appointment would take over: turns of documents of the unit that wait for who heads it until then. */
export const getHeadTurns = defineCall({
  method: "get",
  path: "/rest/admin/getHeadTurns",
  title: "조직장 결재 이관 대상",
  can: ["pd_auth:all"],
  query: z.object({
    level: z.enum(["company", "office", "team"]),
    unit: unitIdx,
    date_from: day,
    is_acting: yesNo.default("N"),
    /** Who is to head it; nobody yet is 0. */
    idx_staff: idxOrAll,
  }),
  answer: envelope.extend({
    count: z.number().int(),
    /** Whose they are; empty where nobody headed the unit. */
    from: z.string(),
  }),
});
