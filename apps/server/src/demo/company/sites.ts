import type { familySite } from "../../db/tables";

type Site = Omit<typeof familySite.$inferInsert, "url" | "sort"> & { readonly host: string };

const sites: readonly Site[] = [
  { name: "CTM", host: "ctm", grp: "shortcut", param: "email" },
  { name: "ITM", host: "itm", grp: "shortcut", param: "email" },
  { name: "SPAC", host: "spac", grp: "shortcut", param: "none" },
  { name: "SMS", host: "sms", grp: "shortcut", param: "email" },
  { name: "Mail", host: "mail", grp: "shortcut", param: "email" },
  { name: "서비스데스크", host: "desk", grp: "system", menu: "request", param: "email" },
  { name: "급여명세", host: "payroll", grp: "system", menu: "pims", param: "email" },
  { name: "배송 예약", host: "delivery", grp: "system", menu: "resource", param: "none" },
  { name: "콘텐츠 아카이브", host: "archive", grp: "system", menu: "resource", param: "none" },
  {
    name: "DISC",
    host: "disc",
    grp: "system",
    menu: "hr",
    param: "none",
    visible_rule: ["pd_auth", "isManageSupportAdmin"],
  },
  {
    name: "컨퍼런스",
    host: "conference",
    grp: "hrdsite",
    menu: "customer",
    param: "none",
    visible_rule: ["isHRDSite"],
  },
  { name: "이전 인트라넷", host: "old", grp: "family", param: "email" },
  { name: "이전 메일", host: "oldmail", grp: "family", param: "email" },
  { name: "새 HRD", host: "hrd", grp: "family", param: "email" },
];

/** The demo company's other systems; none of them exists. */
export function demoSites(): (typeof familySite.$inferInsert)[] {
  return sites.map(({ host, ...site }, sort) => ({ ...site, sort, url: `https://${host}.pureunbat.example/` }));
}
