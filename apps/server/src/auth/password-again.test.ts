import type { Field } from "@portal/definition";
import { calls } from "@portal/definition/calls";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../demo/accounts";
import { portalEntities } from "../portal-entities";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { beginSession } from "./sessions";

const MINUTE = 60 * 1000;

/**
 * What has to ask, read off what is promised: paying, delegating, granting, opening permissions, taking personal data
 * along.
 */
const context = `
  /rest/records/expense/add /rest/records/expense/change /rest/records/expense/remove
  /rest/records/expense/bulk /rest/records/expense/import /rest/records/expense/move
  /rest/records/expense/export /rest/records/expense/print /rest/records/expense/sheet
  /rest/documents/saveDelegation
  /rest/mypims/changeLeave /rest/mypims/runLeaveRules /rest/mypims/enterLeave
  /rest/records/leave_advance/add /rest/records/leave_advance/import /rest/records/leave_advance/change
  /rest/records/leave_advance/bulk /rest/records/leave_advance/move /rest/records/leave_advance/remove
  /rest/records/leave_ledger/add /rest/records/leave_ledger/import /rest/records/leave_ledger/change
  /rest/records/leave_ledger/bulk /rest/records/leave_ledger/move /rest/records/leave_ledger/remove
  /rest/records/approval_rule/add /rest/records/approval_rule/change /rest/records/approval_rule/remove
  /rest/records/approval_rule/bulk /rest/records/approval_rule/import /rest/records/approval_rule/move
  /rest/records/approval_exception/add /rest/records/approval_exception/move /rest/records/approval_exception/change
  /rest/records/approval_exception/remove /rest/records/approval_exception/bulk /rest/records/approval_exception/import
  /rest/mypims/exportLeaveManagement /rest/mypims/exportTeamLeave
  /rest/documents/exportDocumentList /rest/records/doc_inbox/export /rest/records/doc_inbox/print
  /rest/documents/exportSalesBulkIssue /rest/records/sales_publish/print
  /rest/records/sales_plan/export /rest/records/sales_plan/print
  /rest/records/sales_receipt/export /rest/records/sales_receipt/print
  /rest/records/telecommuting/export
  /rest/records/telecommuting/print
  /rest/admin/exportLog
  /rest/records/extra_pay_rate/add /rest/records/extra_pay_rate/change /rest/records/extra_pay_rate/remove
  /rest/records/extra_pay_rate/bulk /rest/records/extra_pay_rate/import /rest/records/extra_pay_rate/move
  /rest/records/permission_grant/add /rest/records/permission_grant/change /rest/records/permission_grant/remove
  /rest/records/permission_grant/bulk /rest/records/permission_grant/import /rest/records/permission_grant/move
  /rest/auth/resetPassword /rest/auth/makeJoiningLink /rest/mypims/openFeedbackGiver
`
  .trim()
  .split(/\s+/);

/** The entities whose records tell of people. */
const personal = [...portalEntities.values()]
  .filter(({ calls: served, definition }) => {
    const isMarked = (field: Field) => field.kind === "text" && (field.isPersonal || field.mask || field.sealed);
    return served && (definition.isPersonal || Object.values(definition.fields).some(isMarked));
  })
  .map(({ name }) => name);

/**
 * Files of a company, of books, or of one document or file that somebody reads anyway; sums of people, none of fewer
 * than three.
 */
const impersonal = `
  /rest/resourcemanagement/getVehicleLogFile /rest/documents/getDocumentFile /rest/resourcemanagement/getManuscripts
  /rest/mypims/exportOverallStatistics /rest/resourcemanagement/exportStockBook
  /rest/documents/exportDocumentStatistics /rest/component/getCompanyLogo
`
  .trim()
  .split(/\s+/);

function tellsOfPerson([key, field]: [string, Field]): boolean {
  const isText = field.kind === "text" || field.kind === "date";
  return isText && /^(birth|resident_no|address|addr\d|(\w+_)?(phone|tel|mobile|email)|account_no)$/.test(key);
}

const confirm = async (visitor: Visitor, upw: string) =>
  (await visitor.post("/rest/personal/confirmPassword", { upw })).json();

describe("the password is asked for again", () => {
  test("by every call that pays, delegates, grants, opens permissions or takes personal data along", () => {
    const found = calls.filter(({ asksPassword }) => asksPassword).map(({ path }) => path);
    const exported = personal.map((name) => `/rest/records/${name}/export`);
    expect(new Set(found)).toEqual(new Set([...context, ...exported]));
  });

  test("by every file that is handed out, but for those in which nobody stands", () => {
    const open = calls.filter(({ type, asksPassword }) => type === "application/octet-stream" && !asksPassword);
    const others = open.map(({ path }) => path).filter((path) => !path.startsWith("/rest/records/"));
    expect(others.toSorted()).toEqual(impersonal.toSorted());
  });

  test("for every entity whose fields tell of people by their names, also where its definition does not say so", () => {
    const unsaid = [...portalEntities.values()].filter(
      ({ calls: served, definition }) =>
        served &&
        served.export.can.length > 0 &&
        !served.export.asksPassword &&
        Object.entries(definition.fields).some(tellsOfPerson),
    );
    // the company's own address on its invoices
    expect(unsaid.map(({ name }) => name)).toEqual(["sales_supplier"]);
  });

  test("a quarter of an hour after it was given: whatever is sent is refused until it is given, and then taken", async () => {
    const portal = await openTestPortal();
    const master = await portal.signedIn("master@demo.test");
    const isAsked = async ({ method, path }: (typeof calls)[number]) => {
      const answer = await (method === "get" ? master.get(path) : master.post(path, {}));
      return answer.statusCode === 403 && answer.json().err === 203;
    };
    // what no screen lets anybody do is refused before that
    const guarded = calls.filter(({ asksPassword, can }) => asksPassword && can.length > 0);
    portal.wait(15 * MINUTE);
    for (const call of guarded) expect([call.path, await isAsked(call)]).toEqual([call.path, false]);
    portal.wait(1);
    for (const call of guarded) expect([call.path, await isAsked(call)]).toEqual([call.path, true]);
    expect((await master.get("/rest/records/expense/list?screen=documents-AllExpenseList")).statusCode).toBe(200);
    expect(await confirm(master, "not-it-2026!")).toMatchObject({ err: 403, err_msg: "비밀번호가 올바르지 않습니다." });
    expect(await confirm(master, DEMO_PASSWORD)).toMatchObject({ err: 0 });
    for (const call of guarded) expect([call.path, await isAsked(call)]).toEqual([call.path, false]);
  });

  test("in a session that a link began, from its beginning", async () => {
    const portal = await openTestPortal();
    const from = { ip: "127.0.0.1", userAgent: "test", byLink: true };
    const token = await beginSession(portal.db, 101, from, new Date("2026-03-02T01:00:00Z"));
    const sent = {
      method: "POST",
      url: "/rest/documents/saveDelegation",
      payload: {},
      cookies: { portal_session: token },
    };
    expect((await portal.app.inject(sent as never)).json()).toMatchObject({ err: 203 });
  });

  test("and is not tried out by somebody at a screen that was left open", async () => {
    const portal = await openTestPortal();
    const lead = await portal.signedIn("lead@demo.test");
    for (let tries = 0; tries < 5; tries++) expect((await confirm(lead, "wrong-2026!")).err).toBe(403);
    expect((await confirm(lead, DEMO_PASSWORD)).err).toBe(429);
  });
});
