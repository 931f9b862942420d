import { eq, like } from "drizzle-orm";
import { expect } from "vitest";
import { er } from "../../db/tables";
import { openTestPortal, type Visitor } from "../test-portal";

export const at = (call: string) => `/rest/records/${call}`;
/** 총무: asks where it is, and whether somebody has to come; the support team handles it. */
export const BOARD = 5;
const request = { idx_board: BOARD, title: "(시험) 의자 수리", content: "<p>다리가 흔들립니다.</p>", priority: "mid" };

export async function open() {
  const portal = await openTestPortal();
  const [requester, handler, admin] = await Promise.all(
    ["newcomer", "support", "er"].map((name) => portal.signedIn(`${name}@demo.test`)),
  );
  const { record: board } = (await (requester as Visitor).get(`${at("er_board/read")}?idx=${BOARD}`)).json();
  const idx_category = board.er_category[1].idx;
  const add = async (who: Visitor, values: object) =>
    (
      await who.post(at("er/add"), {
        screen: "BusinessManagement-ERAdd",
        values: { ...request, idx_category, ...values },
      })
    ).json();
  const read = async (who: Visitor, idx: number) => (await who.get(`${at("er/read")}?idx=${idx}`)).json();
  const move = async (who: Visitor, idx: number, name: string, more: object = {}) => {
    const [row] = await portal.db.select({ ver: er.ver }).from(er).where(eq(er.idx, idx));
    return (await who.post(at("er/move"), { idx, ver: row?.ver, move: name, ...more })).json();
  };
  return {
    ...portal,
    requester: requester as Visitor,
    handler: handler as Visitor,
    admin: admin as Visitor,
    board,
    add,
    read,
    move,
  };
}

type Requests = Awaited<ReturnType<typeof open>>;

/** So many requests at the same moment: each gets a number, and none is missing. */
export async function askAtOnce({ requester, add, db }: Requests, asked: number): Promise<void> {
  const before = await db.select({ no: er.er_no }).from(er).where(like(er.er_no, "ER-2026-%"));
  const answers = await Promise.all(
    Array.from({ length: asked }, (_, n) => add(requester, { title: `(시험) ${n}`, extra: { f1: "A동" } })),
  );
  expect(answers.filter(({ err }) => err !== 0)).toEqual([]);
  const after = await db.select({ no: er.er_no }).from(er).where(like(er.er_no, "ER-2026-%"));
  const numbers = after.map(({ no }) => Number(no?.slice(-5))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: before.length + asked }, (_, n) => n + 1));
}
