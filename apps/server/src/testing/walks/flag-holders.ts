import type { PermissionFlag } from "@portal/definition";

/**
 * Which demo accounts (the names before `@demo.test`) the table of the specification gives a flag, read off
 * by hand. Masters pass everything, and who heads a unit by appointment has the scope of a lead.
 */
export const holders: Record<PermissionFlag | "accounting" | "isLead:team", string> = {
  isMaster: "master",
  isHrAdmin: "hr master",
  isTotalMcgMcr: "executive master",
  isCmsAdmin: "executive cms master",
  isSalesAdmin: "sales hr master",
  isManageSupportAdmin: "support hr master",
  isManageDisposalAdmin: "disposal master",
  isManageCompanyAdmin: "support division executive master",
  isLead: "lead division executive hr master",
  "isLead:team": "lead acting division executive hr master",
  isDevelopmentTeam: "dev master",
  isHRDSite: "division executive conference editor dev master",
  isSaboArchiving: "archive editor dev master",
  isItsMeAdmin: "growth dev master",
  isManageGlobalERAdmin: "division executive er dev master",
  isGiftCardAdmin: "commerce support people peoplehelper hr master",
  isGiftCardB2C: "giftcard master",
  pd_auth: "people peoplehelper hr master",
  gthr_auth: "tutor master",
  issmp: "smp editor master",
  accounting: "accounting sales master",
};

/** The teams of whose records each account leads, read off the organisation by hand; `all` is the whole company. */
export const ledTeams: Readonly<Record<string, readonly number[] | "all">> = {
  lead: [111],
  acting: [112],
  division: [111, 112, 113, 6175],
  executive: "all",
  hr: "all",
  master: "all",
};
