import { describe, expect, test } from "vitest";
import { moduleOf } from "../modules";
import {
  type Access,
  type Asker,
  can,
  isAmongRows,
  isOwn,
  mayOpen,
  type RowScopes,
  reachedName,
  rowsBy,
  rowsOf,
  rowsOfGrants,
  rowsOfScreen,
} from "./access";

const staff: Asker = { idx: 900, idx_sector: 100, idx_office: 110, idx_team: 111, idx_position: 6111 };
const teamLead: Asker = { ...staff, idx: 901, idx_position: 6104 };
const officeLead: Asker = { ...staff, idx: 902, idx_position: 6103 };
const executive: Asker = { ...staff, idx: 903, idx_position: 6102 };
const hrAdmin: Asker = { ...staff, idx: 11 };
const master: Asker = { ...staff, idx: 1 };
const acting: Asker = { ...staff, heads: [{ level: "team", idx: 112 }] };
const tutorLead: Asker = { ...teamLead, idx_team: 0 };

const scopes: RowScopes = {
  own: ["idx_staff"],
  hasOrgUnit: true,
  pool: "pool",
  party: [
    { column: "idx_assignee", holds: "staff" },
    { column: "idx_team", holds: "team", below: { entity: "doc_step", link: "idx_document" } },
  ],
};
const record = { idx_writer: 1, idx_staff: 2, idx_office: 110, idx_team: 111, pool: "gen", idx_assignee: 3 };

describe("a screen", () => {
  const opens = (person: Asker | null, ...grants: Access[]) => mayOpen(person, grants);

  test("that is public is open to strangers, every other one is not", () => {
    expect(opens(null, "public")).toBe(true);
    expect(opens(null, "staff", "staff:own", "isMaster:all", "accounting")).toBe(false);
  });

  test("is open by any one of its grants", () => {
    expect(opens(staff, "isLead:team")).toBe(false);
    expect(opens(teamLead, "isLead:team")).toBe(true);
    expect(opens(staff, "isLead:team", "staff:own")).toBe(true);
    expect(opens({ ...staff, idx_office: 38 }, "accounting:all")).toBe(true);
    expect(opens(staff, "accounting:all")).toBe(false);
  });

  test("is open to masters whatever its grants are", () => {
    expect(opens(master, "accounting:all")).toBe(true);
  });
});

describe("what is told of a record", () => {
  const told = (person: Asker, is_open: boolean) => {
    const by = ["staff:own", { column: "is_open", is: true }] as const;
    return isAmongRows(rowsBy(person, by, scopes), { ...record, is_open });
  };

  test("while it has a value is told to everybody, else to those who are named", () => {
    expect([told(staff, true), told(staff, false), told({ ...staff, idx: 2 }, false)]).toEqual([true, false, true]);
  });
});

describe("a record", () => {
  const sees = (person: Asker, grant: Access, of: object = record) =>
    can(person, [grant], { ...record, ...of }, scopes);

  test("is one's own when it is about oneself; when one wrote it only if its entity says so, or says nothing", () => {
    expect(sees(staff, "staff:own")).toBe(false);
    expect(sees(staff, "staff:own", { idx_staff: staff.idx })).toBe(true);
    const written = { ...record, idx_writer: staff.idx };
    const isOwn = (own?: string[]) => can(staff, ["staff:own"], written, own ? { own } : {});
    expect([isOwn(), isOwn(["idx_staff"]), isOwn(["idx_staff", "idx_writer"])]).toEqual([true, false, true]);
  });

  test("is read and not changed by those who take part in it to read it alone", () => {
    const watched = { party: [{ column: "idx_assignee", holds: "staff", readsOnly: true }] } as const;
    const mine = { ...record, idx_assignee: staff.idx };
    expect(can(staff, ["staff:party"], mine, watched)).toBe(true);
    expect(can(staff, ["staff:party"], mine, watched, "write")).toBe(false);
  });

  test("is open to those who take part in it, by name, with their team or their office", () => {
    const shared = { party: [{ column: "idx_told_to", holds: "office" }] } as const;
    const ofOffice = (idx_told_to: number | null) => can(staff, ["staff:party"], { ...record, idx_told_to }, shared);
    expect([ofOffice(staff.idx_office), ofOffice(999), ofOffice(null)]).toEqual([true, false, false]);
    expect(sees(staff, "staff:party")).toBe(false);
    expect(sees(staff, "staff:party", { idx_assignee: staff.idx })).toBe(true);
    expect(sees(staff, "staff:party", { doc_step: [{ idx_team: 7 }, { idx_team: 111 }] })).toBe(true);
    expect(sees({ ...staff, idx_team: 0 }, "staff:party", { doc_step: [{ idx_team: 0 }] })).toBe(false);
  });

  test("is closed again to those who were taken out of it", () => {
    const step = { idx_team: 111, deleted_at: new Date() };
    expect(sees(staff, "staff:party", { doc_step: [step] })).toBe(false);
    expect(sees(staff, "staff:party", { doc_step: [step, { ...step, deleted_at: null }] })).toBe(true);
  });

  test("of others is closed to whom it is about, whatever else they may, masters included", () => {
    const own = (person: Asker) => ({ ...record, idx_staff: person.idx });
    const isOthers = (person: Asker, grants: Access[], of: object) => can(person, grants, of, scopes);
    expect(isOthers(master, ["pd_auth:others"], record)).toBe(true);
    expect(isOthers(master, ["pd_auth:others", "isLead:others"], own(master))).toBe(false);
    expect(isOthers(executive, ["isLead:others"], record)).toBe(true);
    expect(isOthers(executive, ["isLead:others"], own(executive))).toBe(false);
    expect(isOthers(staff, ["pd_auth:others", "isLead:others"], record)).toBe(false);
  });

  test("that is one's own is so to masters too, where a list is of one's own alone", () => {
    expect(rowsOf(master, ["staff:own"], scopes)).toBe("all");
    expect(rowsOfGrants(master, ["staff:own"], scopes)).toEqual([{ column: "idx_staff", in: [master.idx] }]);
    expect([isOwn(["staff:own"]), isOwn(["staff:own", "pd_auth:all"]), isOwn([])]).toEqual([true, false, false]);
  });

  test("of a unit is open to who heads it: executives all, office leads the office, team leads the team", () => {
    const elsewhere = { idx_office: 120, idx_team: 121 };
    const neighbour = { idx_team: 112 };
    const seen = (person: Asker) => [{}, neighbour, elsewhere].map((of) => sees(person, "isLead:team", of));
    expect(seen(executive)).toEqual([true, true, true]);
    expect(seen(hrAdmin)).toEqual([true, true, true]);
    expect(seen(officeLead)).toEqual([true, true, false]);
    expect(seen(teamLead)).toEqual([true, false, false]);
    expect(seen({ ...teamLead, heads: [{ level: "office", idx: 120 }] })).toEqual([true, false, true]);
    expect(seen({ ...teamLead, heads: [{ level: "company", idx: 0 }] })).toEqual([true, true, true]);
    expect(seen(staff)).toEqual([false, false, false]);
    expect(sees(tutorLead, "isLead:team", { idx_team: 0 })).toBe(false);
  });

  test("of one's team is read, and changed by its lead alone", () => {
    expect(sees(staff, "staff:team")).toBe(true);
    expect(sees(staff, "staff:team", { idx_team: 112 })).toBe(false);
    expect(can(staff, ["staff:team"], record, scopes, "write")).toBe(false);
    const head = { ...staff, heads: [{ level: "team", idx: 112 }] } as const;
    expect(sees(head, "staff:team")).toBe(true);
    expect(sees(head, "staff:team", { idx_team: 112 })).toBe(true);
    expect(can(teamLead, ["staff:team", "isLead:team"], record, scopes, "write")).toBe(true);
  });

  test("of the B2C pool is open by that scope, others are not", () => {
    const keeper = { ...staff, idx_team: 972 };
    expect(sees(keeper, "isGiftCardB2C:pool", { pool: "b2c" })).toBe(true);
    expect(sees(keeper, "isGiftCardB2C:pool")).toBe(false);
    expect(sees(staff, "isGiftCardB2C:pool", { pool: "b2c" })).toBe(false);
  });

  test("is not open by a grant without a scope, or by somebody else's flag", () => {
    expect(rowsOf(staff, ["staff"], scopes)).toEqual([]);
    expect(rowsOf(staff, ["isSalesAdmin:all"], scopes)).toEqual([]);
    expect(sees(master, "staff")).toBe(true);
  });

  test("is open when any grant opens it", () => {
    expect(can(acting, ["staff:own", "isLead:team"], { ...record, idx_staff: acting.idx }, scopes)).toBe(true);
    expect(rowsOf(hrAdmin, ["staff:own", "isHrAdmin:all"], scopes)).toBe("all");
  });
});

test("who heads a unit by appointment leads it and nothing else, without a lead's position", () => {
  expect(rowsOf(acting, ["isLead:team"], scopes)).toEqual([{ column: "idx_team", in: [112] }]);
  expect(mayOpen(acting, ["isLead:team"])).toBe(true);
  expect(mayOpen(acting, ["isLead:all"])).toBe(false);
  expect(rowsOf({ ...acting, idx_position: 6104 }, ["isLead:team"], scopes)).toEqual([
    { column: "idx_team", in: [112, 111] },
  ]);
});

test("the drafter, those in the line and the receiving teams take part in a document", () => {
  const { document } = moduleOf.approvalCore.entities;
  const seen = (of: object) => can(staff, ["staff:party"], of, document);
  expect(seen({ idx_drafter: 5, doc_step: [{ idx_staff: 6 }] })).toBe(false);
  expect(seen({ idx_drafter: staff.idx })).toBe(true);
  expect(seen({ idx_drafter: 5, doc_step: [{ idx_staff: 6 }, { idx_staff: staff.idx }] })).toBe(true);
  expect(seen({ idx_drafter: 5, doc_step: [{ idx_team: 111 }] })).toBe(true);
});

test("of a record in hand those take part by others who came with it; of what did not come, nobody", () => {
  const party = { column: "idx_owner", holds: "staff", through: { entity: "customer", link: "idx_customer" } } as const;
  const seen = (of: object) => can(staff, ["staff:party"], of, { party: [party] });
  expect(seen({ [reachedName(party)]: [5, staff.idx] })).toBe(true);
  expect(seen({ [reachedName(party)]: [5] })).toBe(false);
  expect(seen({ idx_owner: staff.idx, idx_customer: 1 })).toBe(false);
});

test("a party widens what a screen shows to whoever may open it, and opens it to nobody", () => {
  const party = [{ column: "idx_owner", holds: "staff", widens: true }] as const;
  const widened = { column: "idx_owner", in: [staff.idx] };
  expect(rowsOfScreen(staff, ["staff:own"], { party })).toEqual([{ column: "idx_writer", in: [staff.idx] }, widened]);
  expect(rowsOfScreen(staff, ["isSalesAdmin:own"], { party })).toEqual([]);
  expect(rowsOfScreen(staff, ["staff:all"], { party })).toBe("all");
  expect(rowsOf(staff, ["staff:own"], { party })).not.toContainEqual(widened);
});

const away: Asker = { idx: 2, idx_sector: 0, idx_office: 0, idx_team: 0, idx_position: 0, given: [], isAway: true };

test.each<[Access, boolean]>([
  ["public", true],
  ["staff", true],
  ["staff:own", true],
  ["staff:party", true],
  ["staff:team", false],
  ["staff:all", false],
  ["staff:others", false],
  ["isLead:team", false],
])("what stands at %s is open to who is on leave of absence: %s", (grant, isOpen) => {
  expect(mayOpen(away, [grant])).toBe(isOpen);
});

test("who is on leave of absence has the records that are theirs, and no others", () => {
  const grants: Access[] = ["staff:own", "staff:all", "staff:team", "staff:party", "isLead:team", "pd_auth:all"];
  expect(can(away, grants, record, scopes)).toBe(true);
  expect(can(away, grants, { ...record, idx_staff: 4, idx_assignee: 2 }, scopes)).toBe(false);
  expect(isAmongRows(rowsBy(away, [{ column: "idx_assignee", holds: "staff" }], scopes), { idx_assignee: 2 })).toBe(
    false,
  );
});
