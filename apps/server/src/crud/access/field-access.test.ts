import { describe, expect, test } from "vitest";
import { auditLog } from "../../db/system-tables";
import { openWorkshop } from "../../testing/open-workshop";
import { formOf } from "../../testing/records/form-of";
import type { Visitor } from "../../testing/test-portal";
import { add, at, read } from "../../testing/work-records";

const SECRET = "77123";

/** A chair whose wage, verdict and number are not for everybody: its maker (100), their lead, the people team. */
async function openSecrets() {
  const portal = await openWorkshop();
  const [maker, lead, hr] = await Promise.all(
    ["staff", "lead", "people"].map((name) => portal.signedIn(`${name}@demo.test`)),
  );
  if (!maker || !lead || !hr) throw new Error("nobody is there");
  const idx = await add(maker, { title: "흔들의자", made_on: "2026-03-01" });
  const change = async (visitor: Visitor, values: object, ver?: number) => {
    const sent = { idx, ver: ver ?? (await read(visitor, idx)).record.ver, values };
    return (await visitor.post(at("change"), sent)).json();
  };
  expect(await change(hr, { wage: Number(SECRET), verdict: "손이 빠름" })).toMatchObject({ err: 0 });
  expect(await change(maker, { phone: "010-1234-5678" })).toMatchObject({ err: 0 });
  return { portal, maker, lead, hr, idx, change };
}

describe("a field that some of a record's readers read", () => {
  test("is in no answer to the others: record, history, list, order, filter, search, sum, chart, file, conflict", async () => {
    const { maker, lead, hr, idx } = await openSecrets();
    expect((await read(maker, idx)).record.wage).toBe(Number(SECRET));
    const closed = (await read(lead, idx)).record;
    expect(["wage" in closed, "verdict" in closed, "plan" in closed]).toEqual([false, false, true]);

    const list = "screen=Workshop-List&rows=100";
    const asked = [
      `${at("read")}?idx=${idx}&screen=Workshop-List&sort=wage`,
      ...["", "&sort=wage", "&sort=-wage", `&wage.from=${SECRET}`, `&wage=${SECRET}`, "&q=손이"].map(
        (query) => `${at("list")}?${list}${query}`,
      ),
      `${at("export")}?${list}&format=csv&columns=title,wage,verdict`,
      `${at("statistics")}?screen=Workshop-Statistics`,
      `${at("statistics")}?screen=Workshop-Dashboard`,
      `${at("choices")}?wage=${SECRET}`,
      at("choices"),
    ];
    for (const url of asked) {
      const { body, statusCode } = await lead.get(url);
      expect([url, statusCode, body.includes(SECRET), body.includes("손이 빠름")]).toEqual([url, 200, false, false]);
    }
    const stale = await lead.post(at("change"), { idx, ver: 99, values: { is_rush: true } });
    expect([stale.statusCode, stale.json().current.title, stale.body.includes(SECRET)]).toEqual([
      409,
      "흔들의자",
      false,
    ]);

    const found = async (visitor: Visitor, query: string) =>
      (await visitor.get(`${at("list")}?${list}&${query}`)).json();
    // a value that is not told is not found out by looking for it either
    for (const query of [`wage.from=${SECRET}`, "wage.from=1", "verdict=손이", "q=손이"]) {
      expect([query, (await found(lead, query)).total]).toEqual([query, 0]);
      expect([query, (await found(hr, query)).total]).toEqual([query, 1]);
    }
    expect([(await found(lead, "")).sums.wage, (await found(hr, "")).sums.wage]).toEqual([0, Number(SECRET)]);
    const file = await lead.get(`${at("export")}?${list}&format=csv&columns=title,wage`);
    expect(file.body).toContain("흔들의자,(비공개)");
  });

  test("stands in the history with its values for those who read it, and for nobody else", async () => {
    const { maker, lead, hr, idx } = await openSecrets();
    const changes = async (visitor: Visitor) =>
      (await read(visitor, idx)).history.flatMap(({ memo, changes }: { memo: string; changes: object[] }) => [
        memo,
        ...changes,
      ]);
    const wage = { label: "공임", before: "", after: SECRET };
    const phone = { label: "연락처", before: "", after: "010-****-5678" };
    expect(await changes(hr)).toEqual([
      null,
      "wage, verdict",
      wage,
      { label: "평가", before: "", after: "손이 빠름" },
      "phone",
      phone,
    ]);
    expect(await changes(maker)).toEqual([null, "wage", wage, "phone", phone]);
    expect(await changes(lead)).toEqual([null, null, "phone", phone]);
  });

  test("is changed by whom it says, in a form, in bulk and by a file, and the record tells who may", async () => {
    const { maker, hr, idx, change } = await openSecrets();
    const refused = { err: 400, fields: { wage: "공임: 이 화면에서는 바꿀 수 없습니다." } };
    expect(await change(maker, { wage: 1 })).toMatchObject(refused);
    expect(await change(maker, { verdict: "최고" })).toMatchObject({
      err: 400,
      fields: { verdict: expect.any(String) },
    });
    expect([(await read(maker, idx)).may.fields, (await read(hr, idx)).may.fields]).toEqual([
      expect.not.arrayContaining(["wage", "verdict"]),
      expect.arrayContaining(["wage", "verdict"]),
    ]);
    expect(await change(maker, { wage: Number(SECRET), title: "안락의자" })).toMatchObject({ err: 0 });
    expect((await read(hr, idx)).record).toMatchObject({ wage: Number(SECRET), title: "안락의자" });
  });
});

describe("a field that is shown in part", () => {
  test("is whole for who asks for it, which is written down, and is neither looked for nor sorted by", async () => {
    const { portal, maker, lead, idx, change } = await openSecrets();
    const whole = "010-1234-5678";
    for (const url of [
      `${at("read")}?idx=${idx}`,
      `${at("list")}?screen=Workshop-List`,
      `${at("export")}?screen=Workshop-List&format=csv&columns=phone`,
    ]) {
      const { body } = await lead.get(url);
      expect([url, body.includes(whole), body.includes("010-****-5678")]).toEqual([url, false, true]);
    }
    for (const query of ["phone=1234", "q=010-1234"]) {
      expect((await lead.get(`${at("list")}?screen=Workshop-List&${query}`)).json().total).toBe(0);
    }
    const shown = await lead.post(at("reveal"), { idx, field: "phone", reason: "확인" });
    expect(shown.json()).toEqual({ err: 0, err_msg: "", value: whole });
    const subjects = (await portal.db.select().from(auditLog)).map(({ subject }) => subject);
    expect(subjects).toContain(`work ${idx} phone (보기)`);
    // what is sent back as it is shown changes nothing
    expect(await change(maker, { phone: "010-****-5678", title: "의자" })).toMatchObject({ err: 0 });
    expect((await lead.post(at("reveal"), { idx, field: "phone", reason: "확인" })).json().value).toBe(whole);
  });

  test("is revealed to nobody who may not read the record or the field, and no other field is", async () => {
    const { portal, lead, idx } = await openSecrets();
    const stranger = await portal.signedIn("dev@demo.test");
    const reveal = async (visitor: Visitor, sent: object) => (await visitor.post(at("reveal"), sent)).json().err;
    expect(await reveal(stranger, { idx, field: "phone", reason: "확인" })).toBe(403);
    expect(await reveal(lead, { idx, field: "wage" })).toBe(400);
    expect(await reveal(lead, { idx, field: "constructor" })).toBe(400);
    expect(await reveal(lead, { idx: 999_999, field: "phone" })).toBe(404);
  });
});

test("a section is filled in while the record is in its states, by whom it says", async () => {
  const { maker, lead, hr, idx, change } = await openSecrets();
  expect(await change(hr, { plan: "남의 계획" })).toMatchObject({ err: 400, fields: { plan: expect.any(String) } });
  expect(await change(maker, { plan: "다리부터 깎기" })).toMatchObject({ err: 0 });
  expect((await read(maker, idx)).may.fields).toContain("plan");
  const { ver } = (await read(lead, idx)).record;
  expect((await lead.post(at("move"), { idx, ver, move: "approve" })).statusCode).toBe(200);
  expect((await read(maker, idx)).may.fields).not.toContain("plan");
  expect(await change(maker, { plan: "이제 와서" })).toMatchObject({ err: 400, fields: { plan: expect.any(String) } });
  expect((await read(maker, idx)).record.plan).toBe("다리부터 깎기");
});

test("a list sends no column that it does not show, who wrote it included", async () => {
  const { maker } = await openSecrets();
  const { list, names } = (await maker.get(`${at("list")}?screen=Workshop-Mine`)).json();
  expect(list).toEqual([{ idx: 1, ver: expect.any(Number), title: "흔들의자", status: "requested" }]);
  expect(names).toEqual({});
});

test("a file brings no value of a field that is not for who brings it", async () => {
  const { maker, hr } = await openSecrets();
  const bring = async (visitor: Visitor) => {
    const csv = Buffer.from("제목,종류,공임\n의자,의자,5");
    const sent = formOf({ screen: "Workshop-List", check: "Y" }, "작업.csv", csv);
    return (await visitor.send({ url: at("import"), ...sent })).json().errors;
  };
  expect(await bring(maker)).toEqual([{ row: 1, column: "공임", message: "공임: 이 화면에서는 바꿀 수 없습니다." }]);
  expect(await bring(hr)).toEqual([]);
});
