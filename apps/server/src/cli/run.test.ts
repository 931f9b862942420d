import { permissionsOf } from "@portal/definition";
import { desc, eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { auditLog, mail } from "../db/system-tables";
import { account, company, sector, staff, staffContract, vacationType } from "../db/tables";
import { demoAccounts } from "../demo/accounts";
import { sealBy, sealed, unsealed } from "../sealed";
import { TEST_SECRET } from "../testing/database/test-secret";
import { openTestPortal } from "../testing/test-portal";
import { openTestShell } from "../testing/test-shell";

const person = "--name 가상인 --ename Gasang";

/** The password that a command printed. */
const printed = (said: string) => /signing in: (\S+)/.exec(said)?.[1] as string;

describe("portal help", () => {
  test("lists every command, and says more of one", async () => {
    const { portal } = await openTestShell("nothing");
    const { exitCode, said } = await portal("help");
    expect(exitCode).toBe(0);
    for (const name of ["create-admin", "reset-password", "migrate", "demo", "backup", "restore", "check"]) {
      expect(said).toContain(name);
    }
    expect((await portal("help reset-password")).said).toContain("--password-stdin");
    expect((await portal("reset-password --help")).said).toContain("usage: portal reset-password <email>");
  });

  test("is pointed to when a command is not understood", async () => {
    const { portal } = await openTestShell("nothing");
    expect(await portal("destroy")).toEqual({ exitCode: 2, said: "no command named destroy\nsee: portal help" });
    expect((await portal("backup")).said).toBe("usage: portal backup <file>\nsee: portal help backup");
    expect((await portal("migrate --fast")).exitCode).toBe(2);
  });
});

describe("portal create-admin", () => {
  test("says in one line that the tables have to be made first", async () => {
    const { portal } = await openTestShell("nothing");
    expect(await portal(`create-admin boss@portal.test ${person}`)).toEqual({
      exitCode: 1,
      said: expect.stringMatching(/^create-admin: \d+ migrations are missing: run portal migrate$/),
    });
  });

  test("makes the first person of a new database, who may do everything", async () => {
    const { portal, db } = await openTestShell("tables");
    const { exitCode, said } = await portal(`create-admin Boss@Portal.test ${person} --company 가상상사`);
    expect(exitCode).toBe(0);
    const [made] = await db.select().from(staff);
    expect(made).toMatchObject({ email: "boss@portal.test", kname: "가상인" });
    expect(permissionsOf({ ...(made as typeof staff.$inferSelect), idx_team: 0 }).isMaster).toBe(true);
    const [login] = await db.select().from(account);
    expect(login).toMatchObject({ must_change_pw: true });
    expect(login?.pw_hash).not.toContain(printed(said));
    expect(await db.select().from(company)).toMatchObject([{ name: "가상상사", brand: "가상상사" }]);
    expect(await db.$count(vacationType)).toBeGreaterThan(10);
    const [log] = await db.select().from(auditLog);
    expect(log).toMatchObject({ action: "portal create-admin", subject: `staff ${made?.idx}` });
  });

  test("keeps the ids that permissions list from whoever is added later", async () => {
    const { portal, db } = await openTestShell("tables");
    await portal(`create-admin boss@portal.test ${person}`);
    const [next] = await db.insert(sector).values({ kname: "새 부문" }).returning();
    expect(next?.idx).toBeGreaterThan(10_000);
  });

  test("says what is missing or taken", async () => {
    const { portal } = await openTestShell();
    expect(await portal("create-admin boss@portal.test")).toEqual({
      exitCode: 1,
      said: "create-admin: --name and --ename are needed",
    });
    expect((await portal(`create-admin boss ${person}`)).said).toContain("not an email address: boss");
    expect((await portal(`create-admin staff@demo.test ${person}`)).said).toContain("is somebody already");
    expect((await portal(`create-admin boss@portal.test ${person}`)).said).toContain("are all taken");
    const short = await portal(`create-admin boss@portal.test ${person} --password-stdin`, { input: "short\n" });
    expect(short.said).toContain("8자 이상");
  });
});

describe("portal reset-password", () => {
  test("gives a password that has to be changed, unlocks and signs out everywhere", async () => {
    const portal = await openTestPortal();
    const shell = await openTestShell(portal.pool);
    const uid = "staff@demo.test";
    const visitor = await portal.signedIn(uid);
    for (let i = 0; i < 5; i++) await portal.visitor().post("/rest/mypims/login", { uid, upw: "wrong" });
    const upw = printed((await shell.portal(`reset-password ${uid}`)).said);
    expect(upw).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    expect((await visitor.get("/rest/personal/getSessionList")).json().err).toBe(201);
    const login = await portal.visitor().post("/rest/mypims/login", { uid, upw });
    expect(login.json()).toMatchObject({ err: 0, must_change_pw: true });
  });

  test("takes a password from standard input and does not print it", async () => {
    const { portal } = await openTestShell();
    const { exitCode, said } = await portal("reset-password staff@demo.test --password-stdin", {
      input: "푸른밭-2027!\n",
    });
    expect(exitCode).toBe(0);
    expect(said).not.toContain("푸른밭-2027!");
  });

  test("knows the email that it is given", async () => {
    const { portal } = await openTestShell();
    expect((await portal("reset-password nobody@demo.test")).said).toContain("no account has the email");
  });
});

test.each([
  "create-admin boss@portal.test --name 가상인 --ename Gasang",
  "reset-password staff@demo.test",
  "sign-in-link staff@demo.test",
  "backup /tmp/never-written.gz",
  "check",
  "audit verify",
  "erase-leavers",
  "rotate-key",
])("portal %s makes no database where there is none", async (words) => {
  const { portal } = await openTestShell("nothing");
  const { exitCode, said } = await portal(words, { hasDatabase: false });
  expect(exitCode).toBe(1);
  expect(said).toMatch(/^[\w-]+: no installation in .*: name it by DATABASE_URL, DATA_DIR or --settings <file>$/);
});

test("portal backup and portal audit refuse a database without the portal's tables", async () => {
  const { portal } = await openTestShell("nothing");
  for (const words of ["backup /tmp/never-written.gz", "audit verify"])
    expect(await portal(words)).toMatchObject({
      exitCode: 1,
      said: expect.stringMatching(/: \d+ migrations are missing/),
    });
});

test("portal sign-in-link prints a link on the public address", async () => {
  const { portal } = await openTestShell();
  const settings = { PUBLIC_URL: "https://portal.example" };
  const { said } = await portal("sign-in-link staff@demo.test --hours 1", { settings });
  expect(said).toMatch(/^https:\/\/portal\.example\/authlogin\?token=[\w-]{43}&to=%2Fmain$/);
  expect((await portal("sign-in-link staff@demo.test --hours 1000")).said).toContain("up to 168");
});

describe("portal demo", () => {
  // what it adds to an empty database, a year of records: run.deep.test.ts
  test("adds nothing to a database with an organisation, and takes the company away", async () => {
    const { portal, db } = await openTestShell();
    expect((await portal("demo add")).said).toContain("has an organisation already");
    expect((await portal("demo remove")).said).toBe("the database is empty");
    expect(await db.$count(staff)).toBe(0);
  });

  test("takes nothing away from a database with other accounts but the demo accounts", async () => {
    const { portal, db } = await openTestShell();
    await db.update(account).set({ email: "somebody@portal.test" }).where(eq(account.idx_staff, 100));
    const { exitCode, said } = await portal("demo remove");
    expect(exitCode).toBe(1);
    expect(said).toContain("(somebody@portal.test): use remove-accounts");
    expect((await portal("demo remove-accounts")).said).toBe(`${demoAccounts.length - 1} accounts removed`);
    expect(await db.$count(account)).toBe(1);
  });
});

describe("portal check", () => {
  afterEach(() => sealBy(TEST_SECRET));

  test("finds nothing wrong with the demo company, and warns of what it is", async () => {
    const { portal } = await openTestShell();
    const { exitCode, said } = await portal("check");
    expect(exitCode).toBe(0);
    expect(said).toContain("ok       the tables are up to date");
    expect(said).toContain(`warning  ${demoAccounts.length} demo accounts: portal demo remove-accounts`);
    expect(said).toContain("warning  PUBLIC_URL is no https address");
  });

  test("says what to do about an empty database", async () => {
    const { portal } = await openTestShell("nothing");
    expect(await portal("check")).toMatchObject({ exitCode: 1, said: expect.stringContaining("run portal migrate") });
    await portal("migrate");
    expect((await portal("check")).said).toContain("wrong    nobody may do everything: portal create-admin");
  });

  test("says whether what is encrypted can be read, and whether there is a key", async () => {
    const { portal } = await openTestShell();
    expect((await portal("check")).said).toContain("ok       what is encrypted can be read");
    // as after a restore without the key that was kept apart
    for (const keys of [["another key"], []]) {
      sealBy(...keys);
      const { exitCode, said } = await portal("check");
      expect([exitCode, said]).toEqual([
        1,
        expect.stringMatching(/^wrong {4}[1-9]\d* encrypted values cannot be read/m),
      ]);
    }
    const empty = await openTestShell("tables");
    expect((await empty.portal("check")).said).toContain("warning  no DATA_KEY");
  });

  test("finds numbers that would be given twice", async () => {
    const { portal, db } = await openTestShell();
    await db.insert(sector).values({ idx: 20_000, kname: "부문" });
    expect((await portal("check")).said).toContain("wrong    numbers would be given twice in sector");
  });
});

test("every command that writes is in the audit log", async () => {
  const { portal, db } = await openTestShell();
  await portal("reset-password lead@demo.test");
  await portal("demo remove-accounts");
  const rows = await db.select().from(auditLog).orderBy(desc(auditLog.idx));
  expect(rows.map(({ action }) => action)).toEqual(["portal demo remove-accounts", "portal reset-password"]);
});

describe("portal rotate-key", () => {
  afterEach(() => sealBy(TEST_SECRET));

  test("encrypts by the new key what the one before has sealed, and tells what neither can read", async () => {
    const { db, pool } = await openTestPortal();
    const { portal } = await openTestShell(pool);
    const sealedBefore = await db.select().from(staffContract).orderBy(staffContract.idx);
    const kept = (body: string) => ({
      to_addr: "a@portal.test",
      title: "메일",
      body,
      wdate: new Date(),
      next_at: new Date(),
    });
    await db.insert(mail).values([kept(sealed("봉한 글")), kept("봉하지 않은 글")]);
    sealBy("a new key", TEST_SECRET);
    expect(await portal("rotate-key")).toMatchObject({ exitCode: 0, said: expect.stringContaining("salary_enc") });
    sealBy("a new key");
    const after = await db.select().from(staffContract).orderBy(staffContract.idx);
    const salaries = after.map(({ salary_enc }) => unsealed(salary_enc ?? ""));
    expect(salaries.length).toBeGreaterThan(10);
    for (const salary of salaries) expect(salary).toMatch(/^\d{8,9}$/);
    const mails = await db.select().from(mail).orderBy(mail.idx);
    expect(mails.map(({ body }) => unsealed(body ?? ""))).toEqual(["봉한 글", "봉하지 않은 글"]);
    sealBy(TEST_SECRET);
    expect(sealedBefore.map(({ salary_enc }) => unsealed(salary_enc ?? ""))).toEqual(salaries);
    const { exitCode, said } = await portal("rotate-key");
    expect([exitCode, said]).toEqual([1, expect.stringContaining(`${salaries.length} not readable by either key`)]);
    const [log] = await db.select().from(auditLog).where(eq(auditLog.action, "portal rotate-key"));
    expect(log).toMatchObject({ subject: null });
  });
});
