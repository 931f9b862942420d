import { permissionIds } from "@portal/definition";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { hashPassword } from "../auth/password";
import { emailOf } from "../auth/sign-in";
import type { Database } from "../db/open";
import { account, company, office, permissionGrant, position, sector, staff, vacationType } from "../db/tables";
import { usualTypes } from "../leave/ledger/usual-types";
import { dayOf } from "../seoul";
import { audit, type Command, CommandError, openInstallation } from "./command";
import { choosePassword, passwordDetails, passwordOption } from "./password";

const { leads } = permissionIds.positions;

/** What a company begins with: the positions by which people lead, and one of all others. */
const positions = [
  ...[...leads.company, ...leads.office, ...leads.team].map((idx, at) => ({
    idx,
    kname: ["대표", "부대표", "부문장", "본부장", "팀장"][at] as string,
    sort: at + 1,
  })),
  { idx: 6111, kname: "선임", sort: 6 },
];

/** Ids below are named by permissions: people who are added later must not come by them. */
const FIRST_FREE_ID = 10_000;

export const createAdmin: Command = {
  name: "create-admin",
  usage: "<email> --name <Korean name> --ename <English name>",
  summary: "make an account that may do everything",
  details: [
    "In a new database it also makes a sector, an office, and the positions by which people lead; what is left to do",
    "is told by /admin/setup to whoever signs in with the account.",
    `The person gets one of the staff ids that permissions list as masters (${permissionIds.staff.master.join(", ")}).`,
    "",
    "--name <name>      Korean name",
    "--ename <name>     English name",
    "--company <name>   the company's name, in a new database",
    ...passwordDetails,
  ],
  options: { name: { type: "string" }, ename: { type: "string" }, company: { type: "string" }, ...passwordOption },
  takes: 1,
  async run(shell, [typed = ""], options) {
    const email = emailOf(typed);
    const { name: kname, ename } = options;
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new CommandError(`not an email address: ${typed}`);
    if (typeof kname !== "string" || typeof ename !== "string") throw new CommandError("--name and --ename are needed");
    const password = await choosePassword(shell, options);
    const pw_hash = await hashPassword(password);
    const database = await openInstallation(shell);
    try {
      const now = shell.now();
      const idx = await database.db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${staff} in share row exclusive mode`);
        await reserveIds(tx);
        const place = await findPlace(tx);
        await foundCompany(tx, typeof options.company === "string" ? options.company : "");
        const made = await freeMasterId(tx, email);
        await tx.insert(staff).values({
          ...place,
          idx: made,
          emp_no: `A${made}`,
          kname,
          ename,
          email,
          employ_type: "regular",
          joinday: now.toISOString().slice(0, 10),
          phone: "",
        });
        await tx.insert(account).values({ idx_staff: made, email, pw_hash, must_change_pw: true, pw_changed_at: now });
        const today = dayOf(now);
        await tx
          .insert(permissionGrant)
          .values({ flag: "isMaster", level: "staff", idx_staff: made, date_from: today });
        await audit(tx, "create-admin", `staff ${made}`, now);
        return made;
      });
      shell.say(`${email} may do everything (staff ${idx})`);
      if (!options["password-stdin"]) shell.say(`password, to be changed when signing in: ${password}`);
    } finally {
      await database.close();
    }
  },
};

async function freeMasterId(tx: Database, email: string): Promise<number> {
  const [same] = await tx.select().from(staff).where(eq(staff.email, email));
  if (same) throw new CommandError(`${email} is somebody already (staff ${same.idx})`);
  const { master } = permissionIds.staff;
  const taken = await tx
    .select({ idx: staff.idx })
    .from(staff)
    .where(inArray(staff.idx, [...master]));
  const free = master.find((id) => !taken.some(({ idx }) => idx === id));
  if (free === undefined) {
    throw new CommandError(`the staff ids of masters are all taken (${master.join(", ")}): reset-password one of them`);
  }
  return free;
}

/** The first office and position of the organisation, which are made where there are none. */
async function findPlace(tx: Database) {
  const [first] = await tx.select().from(office).orderBy(asc(office.sort), asc(office.idx)).limit(1);
  const [rank] = await tx.select().from(position).orderBy(asc(position.sort), asc(position.idx)).limit(1);
  const home = first ?? (await makeOffice(tx));
  const job = rank ?? (await tx.insert(position).values(positions).returning()).at(-1);
  return { idx_sector: home.idx_sector, idx_office: home.idx, idx_position: job?.idx as number };
}

/** The company whose portal it is, unless there is one, and what it needs before its first night. */
async function foundCompany(tx: Database, name: string): Promise<void> {
  if ((await tx.$count(company)) === 0) await tx.insert(company).values({ name, brand: name.slice(0, 20) || null });
  if ((await tx.$count(vacationType)) === 0) await tx.insert(vacationType).values([...usualTypes]);
}

async function makeOffice(tx: Database) {
  const [division] = await tx
    .insert(sector)
    .values({ idx: permissionIds.sectors.master, kname: "총괄부문", sort: 1 })
    .onConflictDoUpdate({ target: sector.idx, set: { idx: permissionIds.sectors.master } })
    .returning();
  const [made] = await tx
    .insert(office)
    .values({ idx_sector: division?.idx as number, kname: "총괄본부", sort: 1 })
    .returning();
  return made as typeof office.$inferSelect;
}

async function reserveIds(tx: Database): Promise<void> {
  for (const name of ["sector", "office", "team", "position", "staff"]) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'idx'), ${FIRST_FREE_ID})
          where nextval(pg_get_serial_sequence(${name}, 'idx')) < ${FIRST_FREE_ID}`,
    );
  }
}
