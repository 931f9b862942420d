import { expect, test } from "vitest";
import { act, LEAD, listed, read, submitted, tellDocuments } from "../../testing/documents";
import { openTestPortal } from "../../testing/test-portal";

test("a document is decided on by a delegate, who is named beside the one they decide for", async () => {
  const portal = await openTestPortal();
  const delegate = await portal.signedIn("acting@demo.test");
  const idx = await submitted(await portal.signedIn("staff@demo.test"));
  expect(await act(delegate, idx, "approve")).toMatchObject({ err: 403 });
  const lead = await portal.signedIn("lead@demo.test");
  const away = { idx_delegate: 109, date_from: "2026-03-02", date_to: "2026-03-06", reason: "출장" };
  expect((await tellDocuments(lead, "saveDelegation", away)).err).toBe(0);
  expect((await delegate.get("/rest/personal/getGNBInfo")).json().sign.count).toBe(
    (await listed(delegate, "T1")).length,
  );
  expect(await listed(delegate, "T1")).toContain(idx);
  expect(await act(delegate, idx, "approve")).toMatchObject({ status: "done" });
  expect((await read(delegate, idx)).line).toMatchObject([{ staff: { idx: LEAD }, acted_by: { idx: 109 } }]);
  portal.wait(10 * 24 * 60 * 60 * 1000);
  const later = await submitted(await portal.signedIn("staff@demo.test"));
  expect(await act(await portal.signedIn("acting@demo.test"), later, "approve")).toMatchObject({
    err: 403,
    err_msg: "위임 기간이 아니어서 대신 결재할 수 없습니다.",
  });
});

test("a delegation that is ended gives nobody's turn to the delegate any more, in lists and on the document", async () => {
  const portal = await openTestPortal();
  const [lead, delegate] = [await portal.signedIn("lead@demo.test"), await portal.signedIn("acting@demo.test")];
  const idx = await submitted(await portal.signedIn("staff@demo.test"));
  const away = { idx_delegate: 109, date_from: "2026-03-01", date_to: "2026-03-06", reason: "출장" };
  const given = await tellDocuments(lead, "saveDelegation", away);
  expect(await listed(delegate, "T1")).toContain(idx);
  expect(await tellDocuments(delegate, "endDelegation", { idx: given.idx })).toMatchObject({ err: 403 });
  expect(await tellDocuments(lead, "endDelegation", { idx: given.idx })).toMatchObject({ err: 0 });
  expect(await listed(delegate, "T1")).not.toContain(idx);
  expect((await act(delegate, idx, "approve")).err_msg).toBe("위임 기간이 아니어서 대신 결재할 수 없습니다.");
  expect(await act(lead, idx, "approve")).toMatchObject({ status: "done" });
});
