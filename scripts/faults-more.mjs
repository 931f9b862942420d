// What `pnpm faults` writes beside gifts and sign-ins: documents that are approved and paid, bookings and leave; and what
// must hold of them however the server was killed. What is not answered is sent again with the same Idempotency-Key.
import { randomUUID } from "node:crypto";

export const kinds = ["documents", "approvals", "payments", "bookings", "leave"];

const DAY = 86_400_000;
/** Who approves, by their numbers in the demo company. */
const heads = { 101: "lead", 105: "accounting", 110: "division", 111: "executive" };
export const others = ["lead", "accounting", "division", "executive"];

/** Those who write, each without a pause. */
export function writers({ send, get, cookieOf, isOver }) {
  const again = async (kind, name, path, body, who) => {
    const key = randomUUID();
    for (let tries = 0; tries < 20 && !isOver(); tries++) {
      const answer = await send(kind, name, path, body, cookieOf(who), key);
      if (answer !== null && answer.err !== 503) return answer;
    }
    return null;
  };
  const forever = async (write) => {
    for (let turn = 0; !isOver(); turn++) await write(turn);
  };
  return [forever(writeDocument), forever(book), forever(enterLeave)];

  async function writeDocument(turn) {
    const title = `faults document ${turn}`;
    const items = [{ use_date: dayAfter(-1), account: "meal", summary: title, supply: 20_000, vat: 0, proof: "card" }];
    const form =
      turn % 2 ? { kind: "EXP", data: { expense_kind: "cash", items } } : { kind: "D1", data: { category: "general" } };
    const { required } = (await again(undefined, "", "/rest/documents/previewLine", form, "staff")) ?? {};
    if (!required) return;
    const line = required.map(({ role, idx_staff }) => ({ role, idx_staff, idx_team: 0 }));
    const sent = await again("documents", title, "/rest/documents/submitDocument", { ...form, title, line }, "staff");
    if (sent?.err !== 0) return;
    for (const { role, idx_staff } of line.filter(({ role }) => role === "approve" || role === "agree")) {
      const given = { idx: sent.idx, rev: 1, action: role, opinion: "" };
      const name = `${title} ${idx_staff}`;
      await again("approvals", name, "/rest/documents/actOnDocument", given, heads[idx_staff] ?? "master");
    }
    if (form.kind === "EXP") await pay(title);
  }

  async function pay(title) {
    const found = await get(`/rest/documents/getAllExpenseList?q=${encodeURIComponent(title)}`, cookieOf("accounting"));
    const idx = found?.list?.find((row) => row.title === title)?.idx;
    const given = { idxs: [idx], pay_date: dayAfter(0) };
    if (idx !== undefined) await again("payments", title, "/rest/documents/payExpenses", given, "accounting");
  }

  async function book(turn) {
    const title = `faults booking ${turn}`;
    const from = Date.parse(`${dayAfter(1 + (turn % 7))}T08:00:00+09:00`) + Math.floor(Math.random() * 20) * 1_800_000;
    const during = { from: new Date(from).toISOString(), to: new Date(from + 1_800_000).toISOString() };
    const room = { kind: "classroom", idx_resource: 10, purpose: "내부회의" };
    const sent = { screen: "ResourceManagement-ClassroomReservationAdd", values: { ...room, title, during } };
    await again("bookings", title, "/rest/records/booking/add", sent, ["staff", "lead", "people"][turn % 3]);
  }

  async function enterLeave(turn) {
    const day = dayAfter(7 + Math.floor(turn / 20));
    const given = { idx_staff: 100 + (turn % 20), idx_type: 1, from: day, to: day, reason: `faults leave ${turn}` };
    await again("leave", given.reason, "/rest/mypims/enterLeave", given, "hr");
  }
}

/** A day so many days from now, in Seoul. */
function dayAfter(days) {
  return new Date(Date.now() + 9 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
}

/** Compares what was told with what is there, and each thing that is there with what belongs to it. */
export async function checkMore(client, known, expect) {
  const rowsOf = async (query) => (await client.query(query)).rows;
  const documents = await rowsOf(
    `select d.title, d.kind, d.status, d.doc_no,
       (select count(*)::int from doc_revision r where r.idx_document = d.idx) as revisions,
       (select count(*)::int from expense e where e.idx_document = d.idx
         and e.total = (select sum(i.supply + i.vat) from expense_item i where i.idx_expense = e.idx)) as expenses,
       (select array_agg(s.title_of) from (select s.idx_staff || '' as title_of from doc_step s
         where s.idx_document = d.idx and s.status = 'ok') s) as approved,
       (select count(*)::int from doc_step s where s.idx_document = d.idx and s.status in ('now', 'wait')
         and s.role in ('approve', 'agree')) as open
     from document d where d.title like 'faults document %' and d.status <> 'draft'`,
  );
  isThereOnce("documents", documents);
  const approved = documents.flatMap(({ title, approved }) => (approved ?? []).map((idx) => `${title} ${idx}`));
  for (const name of known.approvals) expect(approved.includes(name), `an acknowledged approval is lost: ${name}`);
  for (const it of documents) {
    expect(it.revisions === 1, `${it.title}: ${it.revisions} revisions`);
    expect((it.status === "done") === (it.open === 0), `${it.title}: ${it.status} with ${it.open} open steps`);
    expect((it.status === "done") === (it.doc_no !== null), `${it.title}: ${it.status} with the number ${it.doc_no}`);
    if (it.kind === "EXP" && it.status === "done") expect(it.expenses === 1, `${it.title}: ${it.expenses} expenses`);
  }
  const numbers = documents.flatMap(({ doc_no }) => doc_no ?? []);
  expect(new Set(numbers).size === numbers.length, "two documents have one number");
  const paid = await rowsOf(
    `select d.title, (select count(*)::int from status_log l where l.entity = 'expense' and l.entity_idx = e.idx
         and l.to_status = 'paid') as logged
     from expense e join document d on d.idx = e.idx_document
     where e.pay_status = 'paid' and d.title like 'faults document %'`,
  );
  isThereOnce("payments", paid);
  for (const { title, logged } of paid) expect(logged === 1, `${title}: paid, and ${logged} times in the history`);
  const booked = await rowsOf("select title from booking where title like 'faults booking %'");
  isThereOnce("bookings", booked);
  const leave = await rowsOf(
    `select v.reason as title, v.days::float as days,
       (select -coalesce(sum(l.qty), 0)::float from leave_ledger l where l.idx_vacation = v.idx) as taken,
       (select count(*)::int from absence a where a.kind = 'vacation' and a.ref_idx = v.idx) as away
     from vacation v where v.reason like 'faults leave %'`,
  );
  isThereOnce("leave", leave);
  for (const { title, days, taken, away } of leave) {
    expect(days === taken, `${title}: ${days} days, and ${taken} in the ledger`);
    expect(away > 0, `${title}: nobody is away for it`);
  }

  function isThereOnce(kind, rows) {
    const stored = new Set(rows.map(({ title }) => title));
    expect(stored.size === rows.length, `${kind}: one is there twice`);
    for (const title of known[kind]) expect(stored.has(title), `${kind}: acknowledged, and lost: ${title}`);
  }
}
