import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fieldAt } from "../crud/place";
import { handOversOf } from "../crud/writing/hand-over";
import { contact, customer, docStep, notification, retire, retireHandover } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { approvers, DIVISION, general, LEAD, listed, STAFF, submitted } from "../testing/records/documents";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

const NEWCOMER = 107;
/** What ends by its own return. */
const lent = ["asset", "goods_rental", "textbook_rental"];

/** Links to staff in whose hands nothing is left when they leave, by why. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  "it is about them": [
    ...["account.staff", "auth_session.staff", "sign_in_link.staff", "preference.staff", "notification.staff"],
    ...["staff_school.staff", "staff_career.staff", "staff_cert.staff", "staff_family.staff", "staff_award.staff"],
    ...["staff_contract.staff", "staff_doc.staff", "cert_issue.staff", "staff_change_req.staff", "staff_order.staff"],
    ...["onboarding.staff", "onboard_item.staff", "retire.staff", "retire_handover.staff", "applicant.staff"],
    ...["leave_ledger.staff", "leave_notice.staff", "leave_advance.staff", "extra_pay.staff", "business_trip.staff"],
    ...["expense.staff", "expense.payee", "outside_work.staff", "eval_result.staff", "kpi_sheet.staff"],
    ...["pbc_sheet.staff", "mc_sheet.staff", "jr_applicant.staff", "pledge.staff", "edu_record.staff"],
    ...["leadership_apply.staff", "personality_result.staff", "gift_pick.staff", "gift_req.staff", "fuel_cost.staff"],
    ...["own_car.staff", "mi_profile.staff", "mi_vacation.mi", "permission_grant.staff", "approval_exception.staff"],
    ...["line_template.owner", "form_favourite.staff", "asset_check_item.staff", "tutor_textbook.tutor_staff"],
  ],
  "the end of the last day ends it": [
    ...["absence.staff", "vacation.staff", "telecommuting.staff", "org_head.staff", "staff_post.staff"],
    ...["delegation.staff", "delegation.delegate"],
  ],
  "it tells who has said or done something": [
    ...["status_log.staff", "export_log.staff", "post_read.staff", "post_like.staff", "doc_comment.staff"],
    ...["doc_read.staff", "magazine_read.staff", "thanks_dollar.from_staff", "thanks_dollar.to_staff"],
    ...["feedback.from_staff", "feedback.to_staff", "feedback.reported_by", "feedback.handled_by"],
    ...["outside_work.checked_by", "vacation.decider", "goal_change.decider", "eval_result.appeal_by"],
    ...["eval_result.opened_to", "kpi_sheet.opened_to", "pbc_sheet.opened_to", "retire.interviewer"],
    ...["nl_check.done_by", "return_order.handler", "vehicle_log.driver", "asset_move.from_staff"],
    ...["asset_move.to_staff", "gift_ledger.receiver_staff", "mgmt_plan.submitter", "applicant.recommender"],
    ...["leadership_apply.recommender", "asset_disposal.requester", "asset_report.reporter", "er.requester"],
    ...["mi_schedule.origin_mi", "mi_slot.mi"],
  ],
  "it goes with the record that it belongs to": [
    ...["contact.owner", "contact.sub_owner", "quote.owner", "sales_plan.owner", "textbook_rental_item.borrower"],
    ...["kpi_sheet.first_staff", "kpi_sheet.second_staff", "pbc_sheet.first_staff", "pbc_sheet.second_staff"],
    ...["studio_booking.producer", "onboarding.buddy", "retire.successor", "task_member.staff"],
  ],
  "who leads it chooses others": [
    ...["er_board_member.staff", "er_member.staff", "research_member.staff", "spac_rater.staff", "visit_member.staff"],
    ...["vacation.sub_staff", "asset_report.to_staff", "interview_eval.interviewer"],
  ],
  "lessons go to substitutes by the schedule, which sees who is free": [
    ...["mi_schedule.mi", "mi_sub.sub_mi", "class_run.tutor_staff"],
  ],
  "what was sold stays with who has sold it": ["sales_publish.owner", "sales_receipt.owner"],
};

test("every link to staff hands over what they hold, or says why nothing is left with them", () => {
  const links = [...portalEntities.values()].flatMap(({ name, definition, rules }) =>
    Object.entries(definition.fields)
      .filter(([key, field]) => field.kind === "link" && field.to === "staff" && !definition.holds?.by.includes(key))
      .filter(() => !rules.handsOver)
      .map(([key]) => `${name}.${key}`),
  );
  const excepted = Object.values(exceptions).flat();
  expect(links.filter((link) => !excepted.includes(link))).toEqual([]);
  // each stands there once, and no longer than it is needed
  expect(excepted.filter((link, at) => !links.includes(link) || excepted.indexOf(link) !== at)).toEqual([]);
});

/** HR notes that somebody leaves, and makes moves of it. */
async function leaving(portal: TestPortal, idx_staff: number, more: object = {}) {
  const hr = await portal.signedIn("hr@demo.test");
  const values = { idx_staff, apply_date: "2026-03-02", retire_date: "2026-03-20", reason: "move", ...more };
  const added = await hr.post("/rest/records/retire/add", { screen: "myPIMS-RetireeManagementList#add", values });
  const { idx } = added.json();
  const move = async (name: string, sent: object = {}) => {
    const [{ ver } = { ver: 0 }] = await portal.db.select().from(retire).where(eq(retire.idx, idx));
    return (await hr.post("/rest/records/retire/move", { idx, ver, move: name, ...sent })).json();
  };
  return { idx, move };
}

test("all that somebody holds and that is open is named, and goes to the successor with what hangs on it", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const all = handOversOf(portalEntities);
  const held = async (name: string, who: number) =>
    (await db.execute<{ idx: string }>(all.get(name)?.held(who) ?? sql``)).rows.map(({ idx }) => Number(idx));
  const mine = new Map<string, number>();
  for (const entity of portalEntities.values()) {
    const { name, table, definition } = entity;
    const { holds, fields } = definition;
    if (!holds) continue;
    const [holder = ""] = holds.by;
    const open = Object.entries(holds.while ?? {}).filter(([key]) => key in fields);
    const isAbout = holds.notTo === undefined ? sql`true` : sql`${sql.identifier(`idx_${holds.notTo}`)} > 200`;
    const state = open.map(([key, [value]]) => sql`${sql.identifier(key)} = ${value}`);
    const set = sql.join([sql`${sql.identifier(fieldAt(entity, holder).name)} = ${STAFF}`, ...state], sql`, `);
    const { rows } = await db.execute<{ idx: string }>(sql`update ${table} set ${set} where idx = (
      select max(idx) from ${table} where deleted_at is null and ${isAbout}) returning idx`);
    if (rows[0]) mine.set(name, Number(rows[0].idx));
  }
  await db.execute(sql`update research set status = 'run'`);
  await db.execute(sql`update plan_goal set idx_plan = (select max(idx) from mgmt_plan where is_live and status = 'confirm')
    where idx = ${mine.get("plan_goal")}`);
  const drafter = await portal.signedIn("staff@demo.test");
  await drafter.post("/rest/documents/saveDraft", { ...general, title: "아직 비밀", line: approvers(LEAD) });

  const { idx, move } = await leaving(portal, STAFF, { idx_successor: NEWCOMER });
  expect(await move("collect")).toMatchObject({ err: 0 });
  const lines = await db.select().from(retireHandover).where(eq(retireHandover.idx_retire, idx));
  const named = (name: string) => lines.filter(({ ref_entity }) => ref_entity === name).map(({ ref_idx }) => ref_idx);
  for (const [name, one] of mine) expect([name, named(name)]).toEqual([name, expect.arrayContaining([one])]);
  expect([...new Set(lines.map(({ ref_entity }) => ref_entity))]).toEqual(
    expect.arrayContaining([
      ...["customer", "smp", "contract", "class_run", "textbook_rental", "goods_rental", "booking", "inquiry"],
      ...["call_log", "research", "spac", "newsletter", "visit", "er", "eval_result", "task", "document"],
    ]),
  );
  // a draft is named by its form alone
  expect(lines.map(({ title }) => title).join()).not.toContain("아직 비밀");

  expect(await move("give")).toMatchObject({ err: 0 });
  for (const [name, one] of mine) {
    if (lent.includes(name)) expect([name, await held(name, STAFF)]).toEqual([name, expect.arrayContaining([one])]);
    else expect([name, await held(name, STAFF), (await held(name, NEWCOMER)).includes(one)]).toEqual([name, [], true]);
  }
  expect((await held("document", STAFF)).length).toBeGreaterThan(0);
  const isLost = and(eq(customer.idx_owner, NEWCOMER), eq(contact.idx_owner, STAFF));
  const lost = await db
    .select()
    .from(contact)
    .innerJoin(customer, eq(customer.idx, contact.idx_customer))
    .where(isLost);
  expect(lost).toEqual([]);
  const newcomer = await portal.signedIn("newcomer@demo.test");
  const { history } = (await newcomer.get(`/rest/records/customer/read?idx=${mine.get("customer")}`)).json();
  expect(history.at(-1).changes).toEqual([
    { label: "영업담당", before: expect.any(String), after: expect.any(String) },
  ]);
});

test("a turn goes to the successor, and to the head of the unit where it is the successor's own matter", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const drafter = await portal.signedIn("staff@demo.test");
  const [later, own] = [await submitted(drafter, approvers(LEAD, DIVISION)), await submitted(drafter)];
  const { idx, move } = await leaving(portal, LEAD, { idx_successor: NEWCOMER });
  expect(await move("collect")).toMatchObject({ err: 0 });
  const isLine = (
    document: number,
  ) => sql`${retireHandover.idx_retire} = ${idx} and ${retireHandover.ref_entity} = 'doc_step'
    and ${retireHandover.ref_idx} in (select idx from doc_step where idx_document = ${document})`;
  const [line] = await db.select().from(retireHandover).where(isLine(later));
  expect(line?.title).toMatch(/^결재할 문서: 일반기안서 \(.+\)$/);
  await db.update(retireHandover).set({ idx_to_staff: STAFF }).where(isLine(own));
  expect(await move("give")).toMatchObject({ err: 0 });
  const stepsOf = async (document: number) =>
    (await db.select().from(docStep).where(eq(docStep.idx_document, document)).orderBy(docStep.seq)).map(
      ({ idx_staff, status }) => [idx_staff, status],
    );
  expect(await stepsOf(later)).toEqual([
    [NEWCOMER, "now"],
    [DIVISION, "wait"],
  ]);
  expect(await stepsOf(own)).toEqual([[DIVISION, "now"]]);
  expect(await listed(await portal.signedIn("newcomer@demo.test"), "T1")).toContain(later);
  expect(await listed(await portal.signedIn("lead@demo.test"), "T1")).not.toContain(later);
  const told = await db
    .select()
    .from(notification)
    .where(and(eq(notification.idx_staff, NEWCOMER), eq(notification.link, `/documents/document/${later}`)));
  expect(told.map(({ title }) => title)).toEqual([expect.stringMatching(/^결재 요청/)]);
});

test("what nobody may take over of themselves is refused whole, with what it is", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  await db.execute(sql`update eval_result set status = 'open', idx_first_staff = ${LEAD}, idx_second_staff = null
    where idx = (select max(idx) from eval_result where idx_staff = ${STAFF})`);
  const { move } = await leaving(portal, LEAD, { idx_successor: STAFF });
  expect(await move("collect")).toMatchObject({ err: 0 });
  expect(await move("give")).toMatchObject({
    err: 409,
    err_msg: expect.stringMatching(/인수할 수 없습니다: 평가결과/),
  });
  expect(
    await db.$count(retireHandover, and(eq(retireHandover.idx_to_staff, STAFF), eq(retireHandover.status, "ok"))),
  ).toBe(0);
});

test("assets and rentals are given to nobody: their lines end as each is returned, however it is, and as the last is none is open", async () => {
  const portal = await openTestPortal();
  const { db } = portal;
  const support = await portal.signedIn("support@demo.test");
  const take = async (table: string, holder: string, status: string) => {
    const { rows } = await db.execute<{ idx: string }>(sql`update ${sql.identifier(table)}
      set ${sql.identifier(holder)} = ${STAFF}, status = ${status}
      where idx = (select max(idx) from ${sql.identifier(table)} where deleted_at is null) returning idx`);
    return Number(rows[0]?.idx);
  };
  // theirs are these alone
  for (const [table, holder, end] of [
    ["asset", "idx_user", "stock"],
    ["goods_rental", "idx_renter", "back"],
    ["textbook_rental", "idx_borrower", "back"],
  ] as const)
    await db.execute(
      sql`update ${sql.identifier(table)} set status = ${end} where ${sql.identifier(holder)} = ${STAFF}`,
    );
  const things = {
    asset: await take("asset", "idx_user", "use"),
    goods_rental: await take("goods_rental", "idx_renter", "out"),
    textbook_rental: await take("textbook_rental", "idx_borrower", "out"),
  };
  await db.execute(sql`update textbook_rental_item set state = 'out', returned_qty = 0, lost_qty = 0, idx_borrower = ${STAFF}
    where idx_rental = ${things.textbook_rental}`);

  const { idx, move } = await leaving(portal, STAFF, { idx_successor: NEWCOMER });
  expect(await move("collect")).toMatchObject({ err: 0 });
  expect(await move("give")).toMatchObject({ err: 0 });
  const lines = async () => {
    const found = await db.select().from(retireHandover).where(eq(retireHandover.idx_retire, idx));
    return found.filter(({ ref_entity }) => lent.includes(ref_entity ?? ""));
  };
  const states = async () =>
    Object.fromEntries(
      (await lines()).map(({ ref_entity, idx_to_staff, status }) => [ref_entity, [idx_to_staff, status]]),
    );
  const open = [null, "open"];
  expect(await states()).toEqual({ asset: open, goods_rental: open, textbook_rental: open });
  // a rental is told by what is brought back, and not by what it was for alone
  const { rows: lentGoods } = await db.execute<{
    title: string;
  }>(sql`select goods.name || ' · ' || rental.purpose as title
    from goods_rental rental join goods on goods.idx = rental.idx_goods where rental.idx = ${things.goods_rental}`);
  expect((await lines()).find(({ ref_entity }) => ref_entity === "goods_rental")?.title).toBe(lentGoods[0]?.title);

  // nobody ticks one off, and it goes to nobody
  const [line] = await lines();
  const leaver = await portal.signedIn("staff@demo.test");
  const hr = await portal.signedIn("hr@demo.test");
  const step = { idx: line?.idx, ver: line?.ver };
  expect((await leaver.post("/rest/records/retire_handover/move", { ...step, move: "done" })).json().err).toBe(409);
  const values = { idx_to_staff: NEWCOMER };
  expect((await hr.post("/rest/records/retire_handover/change", { ...step, values })).json()).toMatchObject({
    err: 400,
    fields: { idx_to_staff: expect.stringContaining("반납") },
  });
  expect(await move("finish")).toMatchObject({ err: 409, err_msg: expect.stringContaining("남은 인계 3건") });

  const act = async (entity: string, one: number, name: string, values = {}) => {
    const { record } = (await support.get(`/rest/records/${entity}/read?idx=${one}`)).json();
    return (
      await support.post(`/rest/records/${entity}/move`, { idx: one, ver: record.ver, move: name, values })
    ).json();
  };
  const back = [null, "ok"];
  expect(await act("asset", things.asset, "giveBack", { location: "창고" })).toMatchObject({ err: 0 });
  expect(await states()).toEqual({ asset: back, goods_rental: open, textbook_rental: open });
  expect(await act("goods_rental", things.goods_rental, "takeBack", { return_state: "ok" })).toMatchObject({ err: 0 });
  expect(await states()).toEqual({ asset: back, goods_rental: back, textbook_rental: open });
  const books = await db.execute<{ idx: string }>(
    sql`select idx from textbook_rental_item where idx_rental = ${things.textbook_rental} and deleted_at is null`,
  );
  for (const book of books.rows)
    expect(await act("textbook_rental_item", Number(book.idx), "giveBack")).toMatchObject({ err: 0 });
  expect(await states()).toEqual({ asset: back, goods_rental: back, textbook_rental: back });
  expect((await move("finish")).err_msg).not.toContain("남은 인계");
});
