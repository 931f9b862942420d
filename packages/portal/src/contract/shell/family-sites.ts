import { z } from "zod";
import { idx, keysOf, whole, words } from "../../define/values";
import { permissionFlags } from "../../permissions";
import familysite from "../../shell/familysite";
import { secureAddress } from "../../text/web-address";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

const { grp, menu, param } = familysite.entities.family_site.fields;

const place = {
  name: words(60).min(1, "사이트명을 입력하세요."),
  grp: keysOf(grp.options),
  menu: keysOf(menu.options).nullable(),
  /** The stored picture beside its name. */
  icon: idx.nullable().default(null),
};

/** The external systems that I may see, in their order; they are opened by `openFamilySite`. */
export const getFamilySiteList = defineCall({
  method: "get",
  path: "/rest/component/getFamilySiteList",
  title: "패밀리사이트 목록",
  can: ["staff:all"],
  answer: envelope.extend({ list: z.array(z.object({ idx: z.number().int(), ...place })) }),
});

/** Goes to an external system and identifies who comes, as the system wants it. */
export const openFamilySite = defineCall({
  method: "get",
  path: "/rest/component/openFamilySite",
  title: "패밀리사이트 열기",
  can: ["staff:all"],
  query: z.object({ idx }),
  type: "text/html",
});

const site = z.object({
  ...place,
  url: z
    .url({ protocol: /^https$/, error: secureAddress[1] })
    .refine((url) => secureAddress[0].test(url), secureAddress[1])
    .max(300),
  param: keysOf(param.options),
  visible_rule: z.array(z.enum(permissionFlags)),
  is_use: z.boolean(),
});

const admins = ["isManageCompanyAdmin:all", "isDevelopmentTeam:all"] as const;

/** Every site with what is to be known of it, for those who keep the list. */
export const getFamilySiteSetting = defineCall({
  method: "get",
  path: "/rest/component/getFamilySiteSetting",
  title: "패밀리사이트 설정",
  can: admins,
  answer: envelope.extend({ list: z.array(site.extend({ idx: z.number().int() })) }),
});

/** Replaces the list: the order is that of the list, a site without `idx` (0) is new, one that is missing goes. */
export const saveFamilySiteSetting = defineCall({
  method: "post",
  path: "/rest/component/saveFamilySiteSetting",
  title: "패밀리사이트 저장",
  can: admins,
  body: z.object({ list: z.array(site.extend({ idx: whole(0, Number.MAX_SAFE_INTEGER).default(0) })).max(100) }),
  answer: envelope,
});
