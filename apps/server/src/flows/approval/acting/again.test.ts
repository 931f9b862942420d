import { describe, expect, test } from "vitest";
import { act, approvers, DIVISION, general, LEAD, listed, read, submitted } from "../../../testing/records/documents";
import { openTestPortal } from "../../../testing/test-portal";

describe("a document", () => {
  test("is rejected with an opinion, written again and submitted as the next revision", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(drafter);
    expect(await act(lead, idx, "reject")).toMatchObject({ err: 400, err_msg: "반려 의견을 입력하세요." });
    expect(await act(lead, idx, "reject", "근거를 붙여 주세요")).toMatchObject({ status: "reject" });
    expect(await listed(drafter, "P3")).toContain(idx);
    const { ver } = await read(drafter, idx);
    const changed = { ...general, title: "워크숍 장소 (근거 첨부)", idx, ver, line: approvers(LEAD) };
    const saved = (await drafter.post("/rest/documents/saveDraft", changed)).json();
    // until it is submitted again, others see what was rejected
    expect(await read(lead, idx)).toMatchObject({ title: general.title, rev: 1 });
    expect((await drafter.post("/rest/documents/submitDocument", changed)).json().err).toBe(409);
    const again = { ...changed, ver: saved.ver };
    expect((await drafter.post("/rest/documents/submitDocument", again)).json()).toMatchObject({
      err: 0,
      status: "run",
    });
    expect(await act(lead, idx, "approve")).toMatchObject({ err: 409 });
    expect(await act(lead, idx, "approve", "", 2)).toMatchObject({ status: "done" });
    expect(await read(lead, idx)).toMatchObject({
      rev: 2,
      title: changed.title,
      revisions: [{ rev: 1, title: general.title, line: [{ status: "reject", opinion: "근거를 붙여 주세요" }] }],
    });
  });

  test("is recalled by its drafter alone, with a reason once somebody has approved", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(drafter, approvers(LEAD, DIVISION));
    expect(await act(lead, idx, "recall")).toMatchObject({ err: 403 });
    await act(lead, idx, "approve");
    expect(await act(drafter, idx, "recall")).toMatchObject({ err: 400 });
    expect(await act(drafter, idx, "recall", "금액 수정")).toMatchObject({ status: "withdraw" });
    expect(await listed(drafter, "D2")).toContain(idx);
    const division = await portal.signedIn("division@demo.test");
    expect(await listed(division, "T1")).not.toContain(idx);
    expect(await read(division, idx)).toMatchObject({ err: 403 });
    expect(await read(lead, idx)).toMatchObject({ err: 0 });
  });

  test("is decided on once: whoever comes second, in another tab or a moment later, is told what it has become", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const running = await submitted(drafter, approvers(LEAD, DIVISION));
    await act(lead, running, "approve");
    expect(await act(lead, running, "reject", "늦은 반려")).toMatchObject({
      err: 409,
      err_msg: "이미 처리된 결재입니다.",
    });
    const done = await submitted(drafter);
    await act(lead, done, "approve");
    expect((await act(lead, done, "reject", "늦은 반려")).err_msg).toMatch(/^이미 완료된 문서입니다\./);
    const rejected = await submitted(drafter);
    await act(lead, rejected, "reject", "다시 써 주세요");
    expect((await act(lead, rejected, "approve")).err_msg).toMatch(/^이미 반려된 문서입니다\./);
  });

  test("that its drafter took back while it was read, or submitted again since, is not decided on unseen", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const lead = await portal.signedIn("lead@demo.test");
    const idx = await submitted(drafter);
    expect(await read(lead, idx)).toMatchObject({ err: 0 });
    await act(drafter, idx, "recall");
    const recalled = "기안자가 회수한 문서입니다.";
    expect(await act(lead, idx, "approve")).toMatchObject({ err: 409, err_msg: expect.stringContaining(recalled) });
    expect(await read(lead, idx)).toMatchObject({ err: 403, err_msg: expect.stringContaining(recalled) });
    expect((await read(await portal.signedIn("acting@demo.test"), idx)).err_msg).not.toContain(recalled);
    const { ver } = await read(drafter, idx);
    await submitted(drafter, approvers(LEAD), { ...general, idx, ver, title: "고친 제목" });
    expect((await act(lead, idx, "approve")).err_msg).toMatch(/^보신 뒤에 다시 상신된 문서입니다\./);
    expect(await act(lead, idx, "approve", "", 2)).toMatchObject({ status: "done" });
  });
});
