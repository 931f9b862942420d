import { z } from "zod";
import { idxOrAll, words, yesNo } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** In the order of the organisation, then of positions and English names: the staff whose English name begins with a text, or whose Korean name has it, also by initial consonants. */
export const connectionStaffAll = defineCall({
  method: "get",
  path: "/rest/documents/connection_staff_all",
  title: "직원 검색과 접속 여부",
  can: ["staff:all"],
  query: z.object({
    tmr: words(60).default(""),
    /** Who asks. The session decides; it is accepted and not used. */
    idx_staff: idxOrAll,
  }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        ename: z.string(),
        kname: z.string(),
        idx_sector: z.number().int(),
        idx_office: z.number().int(),
        /** 0 for somebody outside of any team. */
        idx_team: z.number().int(),
        sector_name: z.string(),
        office_name: z.string(),
        team_name: z.string(),
        position_name: z.string(),
        /** The place of the position among the positions, the highest first. */
        position_rank: z.number().int(),
        duty: z.string(),
        email: z.string(),
        /** The photo's address; empty without one. */
        photouri: z.string(),
        /** Why the person is away today, as “휴가” or “재택 14:00~”; empty when they are not. */
        absence_txt: z.string(),
        /** On leave of absence: shown here, and offered nowhere. */
        on_leave: z.boolean().optional(),
        /** Whether the person is present. */
        is_on: yesNo,
        /** Whether I can send them thanks dollars. */
        is_thanks: yesNo,
        /** Extension. */
        mp3code: z.string(),
        /** Mobile number; empty when the person keeps it private. */
        phone: z.string(),
      }),
    ),
  }),
});

/** Says that I am here; the intranet does so while it is open. */
export const heartbeat = defineCall({
  method: "post",
  path: "/rest/personal/heartbeat",
  title: "접속 알림",
  writes: false,
  can: ["staff:own"],
  answer: envelope,
});
