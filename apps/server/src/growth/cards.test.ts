import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { personalityResult, personalityRound } from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";

const at = (call: string) => `/rest/records/personality_result/${call}`;
const list = "personality-myPIMSPersonalityList";
/** Somebody whose card is not done, and a colleague. */
const [STAFF, COLLEAGUE] = [100, 101];

async function open() {
  const portal = await openTestPortal();
  const { db, signedInAs } = portal;
  await db.update(personalityRound).set({ open_to: "2026-03-20" });
  const blank = { status: "draft", answers: null, scores: null, type: null, is_redone: false, is_public: true };
  await db.update(personalityResult).set(blank).where(eq(personalityResult.idx_staff, STAFF));
  const [card] = await db.select().from(personalityResult).where(eq(personalityResult.idx_staff, STAFF));
  const idx = card?.idx as number;
  const [own, colleague] = [await signedInAs(STAFF), await signedInAs(COLLEAGUE)];
  const read = async (who: Visitor) => (await who.get(`${at("read")}?idx=${idx}`)).json();
  const send = async (call: string, more: object) => {
    const { record } = await read(own);
    return (await own.post(at(call), { idx, ver: record.ver, ...more })).json();
  };
  const change = (values: object) => send("change", { values });
  return { ...portal, idx, own, colleague, read, change, move: (name: string) => send("move", { move: name }) };
}

test("all twenty questions make a type of two scales; once in a round it is done again", async () => {
  const { own, read, change, move } = await open();
  // what is strong comes first: 신중, then 사교
  const answers = Array.from({ length: 20 }, (_, n) => [2, 4, 3, 5][n % 4] as number);
  await change({ answers: [...answers.slice(0, 18), null, 5] });
  expect((await move("finish")).err_msg).toBe("답하지 않은 문항이 있습니다: 19번");
  await change({ answers });
  expect(await move("finish")).toMatchObject({ err: 0 });
  expect((await read(own)).record).toMatchObject({ scores: [10, 20, 15, 25], type: "신중·사교", status: "done" });
  expect(await move("again")).toMatchObject({ err: 0 });
  expect(await move("finish")).toMatchObject({ err: 0 });
  expect(await move("again")).not.toMatchObject({ err: 0 });
});

test("colleagues see public cards that are done, without answers and scores; a private one is nobody's", async () => {
  const { db, idx, own, colleague, signedIn, read } = await open();
  expect(await read(colleague)).toMatchObject({ err: 403 });
  const done = { status: "done", type: "주도·사교", answers: Array<number>(20).fill(3), scores: [15, 15, 15, 15] };
  await db.update(personalityResult).set(done).where(eq(personalityResult.idx, idx));
  const { record } = await read(colleague);
  expect(record).toMatchObject({ type: "주도·사교" });
  for (const key of ["answers", "scores"]) expect(record).not.toHaveProperty(key);
  await db.update(personalityResult).set({ is_public: false }).where(eq(personalityResult.idx, idx));
  const hidden = await db.$count(
    personalityResult,
    and(eq(personalityResult.is_public, false), eq(personalityResult.status, "done")),
  );
  expect(hidden).toBeGreaterThan(1);
  // not the keepers' and not a master's either
  for (const who of [colleague, await signedIn("dev@demo.test"), await signedIn("master@demo.test")]) {
    expect(await read(who)).toMatchObject({ err: 403 });
    const { list: found } = (await who.get(`${at("list")}?screen=${list}&status=done&type=주도·사교`)).json();
    expect(found.map((row: { idx: number }) => row.idx)).not.toContain(idx);
  }
  expect((await read(own)).err).toBe(0);
});

test("questions are locked once somebody has answered", async () => {
  const { db, signedIn } = await open();
  const keeper = await signedIn("dev@demo.test");
  const call = async (questions: object[]) => {
    const { record } = (await keeper.get("/rest/records/personality_round/read?idx=1")).json();
    const change = { idx: 1, ver: record.ver, values: { questions } };
    return (await keeper.post("/rest/records/personality_round/change", change)).json();
  };
  const [round] = await db.select().from(personalityRound);
  const questions = (round?.questions ?? []) as { text: string; done: boolean }[];
  expect((await call(questions.slice(1))).fields.questions).toContain("20개를 넣으세요");
  expect((await call(questions.with(0, { text: "다른 문항", done: false }))).fields.questions).toContain(
    "답한 사람이 있어",
  );
});
