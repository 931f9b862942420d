import { eq } from "drizzle-orm";
import { absence, document, vacationType } from "../../db/tables";
import { balanceOf } from "../../leave/ledger/balance";
import { enter } from "../../leave/ledger/ledger";
import { reserveLeave } from "../../leave/requests/effects";
import { openTestPortal } from "../test-portal";

/** The portal's clock. */
export const now = new Date("2026-03-02T01:00:00Z");
/** The newcomer's lead does something. */
export const doing = { by: 101, now };
/** The time of this year's leave. */
export const year = { valid_from: "2026-01-01", valid_to: "2026-12-31" };
/** The newcomer. */
export const STAFF = 107;

/** A portal whose newcomer has three days of this year and nothing asked for. */
export async function openNewcomer() {
  const portal = await openTestPortal();
  const { db } = portal;
  const types = new Map((await db.select().from(vacationType)).map(({ code, idx }) => [code, idx]));
  await db.update(absence).set({ is_active: false }).where(eq(absence.idx_staff, STAFF));
  const { remain } = await balanceOf(db, STAFF, "2026-06-01");
  await enter(db, STAFF, [{ kind: "adjust", qty: 3 - remain, ...year }], doing);

  /** What the form asks for. */
  const ask = (code: string, from: string, to = from) => ({
    idx_staff: STAFF,
    idx_type: types.get(code) as number,
    from,
    to,
  });

  async function draft(): Promise<number> {
    const values = {
      kind: "D3",
      title: "휴가",
      data: {},
      idx_drafter: STAFF,
      idx_sector: 100,
      idx_office: 110,
      idx_team: 111,
    };
    const [made] = await db.insert(document).values(values).returning({ idx: document.idx });
    return made?.idx as number;
  }

  async function reserve(code: string, from: string, to = from) {
    const idx_document = await draft();
    return {
      idx_document,
      ...(await db.transaction((tx) => reserveLeave(tx, ask(code, from, to), { idx_document }, doing))),
    };
  }

  /** HR cancels a leave on the list of all: says whether it did. */
  async function cancel(idx: number): Promise<boolean> {
    const hr = await portal.signedIn("hr@demo.test");
    const step = { screen: "myPIMS-AllVacationList", idxs: [idx], move: "cancel", reason: "일정 변경" };
    return (await hr.post("/rest/records/vacation/bulk", step)).json().done.includes(idx);
  }

  const left = async (day = "2026-06-01") => {
    const { remain, pending } = await balanceOf(db, STAFF, day);
    return { remain, pending };
  };

  return { db, ask, draft, reserve, cancel, left };
}
