import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { delegation, docInbox, document, recruitReq, sealLog } from "../../../db/tables";
import {
  act,
  approvedByAll,
  approvers,
  general,
  LEAD,
  read,
  ruledLine,
  statusesOf,
  submitted,
} from "../../../testing/records/documents";
import { openTestPortal } from "../../../testing/test-portal";

describe("on completion", () => {
  test("the seal's use is written into its book, and a request for staff is made", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const data = { category: "seal", seal: "use", seal_purpose: "강의장 임대 계약", copies: 2 };
    const sealed = await submitted(drafter, approvers(LEAD), { ...general, data });
    const job = {
      job: "출강 매니저",
      headcount: 2,
      employ_type: "regular",
      reason: "add",
      need_by: "2026-05-01",
      jd: "<p>담당</p>",
    };
    const form = { kind: "D8", title: "채용", data: job };
    const hiring = await submitted(drafter, await ruledLine(drafter, form), form);
    for (const idx of [sealed, hiring]) expect(await approvedByAll(portal, idx)).toMatchObject({ status: "done" });
    expect(await portal.db.select().from(sealLog)).toMatchObject([{ idx_document: sealed, copies: 2, seal: "use" }]);
    expect(await portal.db.select().from(recruitReq).where(eq(recruitReq.idx_document, hiring))).toMatchObject([
      { headcount: 2, idx_team: 111, status: "ok" },
    ]);
  });

  test("a request to another team reaches its inbox", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const line = [...approvers(LEAD), { role: "receive", idx_staff: 0, idx_team: 6115 }];
    const data = { request: "책상 이전", due: "2026-03-20" };
    const idx = await submitted(drafter, line, { kind: "D9", title: "책상 이전 협조", data });
    await act(await portal.signedIn("lead@demo.test"), idx, "approve");
    const inbox = await portal.db
      .select()
      .from(docInbox)
      .where(and(eq(docInbox.idx_document, idx)));
    expect(inbox).toMatchObject([{ idx_team: 6115, due: "2026-03-20", status: "new" }]);
    expect(await read(await portal.signedIn("support@demo.test"), idx)).toMatchObject({
      err: 0,
      title: "책상 이전 협조",
    });
  });

  test("what fails fails the approval with its words, and nothing has happened", async () => {
    const portal = await openTestPortal();
    const partner = await portal.signedIn("partner@demo.test");
    const data = {
      job: "강사",
      headcount: 1,
      employ_type: "mi",
      reason: "add",
      need_by: "2026-05-01",
      jd: "<p>담당</p>",
    };
    const form = { kind: "D8", title: "채용", data };
    const idx = await submitted(partner, await ruledLine(partner, form), form);
    expect(await approvedByAll(portal, idx)).toMatchObject({
      err: 409,
      err_msg: expect.stringContaining("팀이 없는 직원"),
    });
    expect((await statusesOf(portal, idx)).at(-1)).toBe("now");
    const [kept] = await portal.db.select().from(document).where(eq(document.idx, idx));
    expect(kept).toMatchObject({ status: "run", doc_no: null });
    await portal.db.delete(delegation);
  });
});
