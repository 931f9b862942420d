import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, type Browser, expect, type Page, request } from "playwright/test";
import { type Asker, mayOpen } from "../packages/portal/src/define/access";
import { entityScreens } from "../packages/portal/src/define/screens";
import { modules } from "../packages/portal/src/modules";
import { type PortalScreen, screens } from "../packages/portal/src/screens";
import { type Address, addressOf, removeDraft } from "./address-of";
import { accessibilityProblems, sessionOf, signIn, withoutIntro } from "./portal";
import { problemsOf } from "./problems-of";
import { test } from "./test";

/** Those who use the portal, by their addresses. */
const accounts = [
  ...readFileSync(join(import.meta.dirname, "../apps/server/src/demo/accounts.ts"), "utf8").matchAll(
    /email: "(\S+@demo\.test)"/g,
  ),
].map(([, email = ""]) => email);

/** What stands before signing in, or beside the portal, and leads away from itself. */
const aside = ["index", "login", "authlogin", "gate_login", "pwdchange", "system_select", "emp_number_intranet"];
const walked = screens.filter(({ name, kind }) => !aside.includes(name) && kind !== "redirect" && kind !== "editor");

/** Pages of records of which the demo company, or its masters, have none. */
const withoutRecord = [
  "documents-ApprovalExceptionView-idx",
  "documents-SalesManagementPublishView",
  "ResourceManagement-ShipmentStatusMaintenanceView",
  "customerManagement-outsideWorkView-idx",
  "customerManagement-outsideWorkMod-idx",
  "ResourceManagement-MIVacationMod-idx",
];

test("the walk knows every account and every screen of the portal", () => {
  expect(accounts.length).toBeGreaterThan(20);
  expect(walked.length).toBeGreaterThan(70);
});

test.describe("one visit", () => {
  // for a machine on which much else runs: alone each part takes a tenth of it
  test.describe.configure({ timeout: 180_000 });
  const parts = 12;

  for (let part = 0; part < parts; part++) {
    test(`each screen opens for who may open the fewest others, and axe finds nothing in it, part ${part + 1} of ${parts}`, async ({
      browser,
    }) => {
      for (const [email, visits] of await visitsOf(part, parts)) await walk(browser, email, visits);
    });
  }
});

test.describe("every grant, and every width", { tag: "@deep" }, () => {
  // a walk through all that there is
  test.describe.configure({ timeout: 1_800_000 });
  const parts = 4;
  const inPart = (part: number) => (_: unknown, index: number) => index % parts === part;

  for (let part = 0; part < parts; part++) {
    test(`every screen opens for who has but one of its grants, part ${part + 1} of ${parts}`, async ({ browser }) => {
      const visits = await visitsByGrant();
      for (const [email, theirs] of [...visits].filter(inPart(part))) {
        const page = await (await browser.newContext()).newPage();
        const troubles = await begin(page, email);
        for (const screen of theirs) await expectOpen(page, email, screen);
        expect([email, ...troubles]).toEqual([email]);
        await page.context().close();
      }
    });

    test(`axe finds nothing on the screens, and none is wider than its window, part ${part + 1} of ${parts}`, async ({
      page,
    }) => {
      const email = "master@demo.test";
      const troubles = await begin(page, email);
      for (const screen of walked.filter(inPart(part))) {
        const path = await expectOpen(page, email, screen, true);
        if (path === "") continue;
        expect.soft(await problemsOf(page), screen.name).toEqual([]);
        await removeDraft(page.request, screen, path);
      }
      expect(troubles).toEqual([]);
    });
  }
});

interface Visit extends Address {
  readonly screen: PortalScreen;
}

/** Somebody with an account, and how many screens they may open. */
interface Person {
  readonly email: string;
  readonly asker: Asker;
  readonly opens: number;
}

/** The visits of one part of all, by who makes them: those of one person lie beside each other. */
async function visitsOf(part: number, parts: number): Promise<Map<string, Visit[]>> {
  const people = await peopleByReach();
  const whoMay = ({ can }: PortalScreen) => people.filter(({ asker }) => mayOpen(asker, can));
  const narrowest = (screen: PortalScreen) => people.findIndex(({ asker }) => mayOpen(asker, screen.can));
  const inOrder = walked.toSorted((one, other) => narrowest(one) - narrowest(other));
  const requests = new Map<string, APIRequestContext>();
  const visits = new Map<string, Visit[]>();
  for (const [index, screen] of inOrder.entries()) {
    if (Math.floor((index * parts) / inOrder.length) !== part) continue;
    const found = await whoHasIt(screen, whoMay(screen), requests);
    if (found === undefined) expect.soft(withoutRecord, "of which nobody has a record").toContain(screen.name);
    else visits.set(found.email, [...(visits.get(found.email) ?? []), { screen, ...found.address }]);
  }
  for (const one of requests.values()) await one.dispose();
  return visits;
}

/** Who of those who may open a screen has a record for it: the first of them who may also do what it is for. */
async function whoHasIt(
  screen: PortalScreen,
  people: readonly Person[],
  requests: Map<string, APIRequestContext>,
): Promise<{ email: string; address: Address } | undefined> {
  let readable: { email: string; address: Address } | undefined;
  // the last of all is a master, who sees every record
  for (const { email, asker } of new Set([...people.slice(0, 4), ...people.slice(-1)])) {
    const context = requests.get(email) ?? (await requestOf(email));
    requests.set(email, context);
    const address = await addressOf(context, asker, screen);
    if (address?.isTheirs) return { email, address };
    if (address) readable ??= { email, address };
  }
  return readable;
}

async function requestOf(email: string): Promise<APIRequestContext> {
  const { cookie } = await sessionOf(email);
  const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
  return request.newContext({ baseURL, extraHTTPHeaders: { cookie: `portal_session=${cookie}` } });
}

/** For whom this worker has looked at what stands around the screens. */
const seenAround = new Set<string>();

/** Visits screens as somebody, one after the other in the running portal, and tells of each what is wrong there. */
async function walk(browser: Browser, email: string, visits: readonly Visit[]): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const troubles = await begin(page, email);
  // what stands around the screens is the same on all of them
  if (!seenAround.has(email)) expect.soft(await accessibilityProblems(page), `${email}, around them`).toEqual([]);
  seenAround.add(email);
  for (const { screen, ...address } of visits) {
    const { path } = address;
    const problems = await problemsAt(page, address, looksLikeAnother(screen)).catch(async (error) => {
      await page.goto("/main");
      return [String(error)];
    });
    await removeDraft(page.request, screen, path);
    expect.soft([...problems, ...troubles.splice(0)], `${screen.name} as ${email}`).toEqual([]);
  }
  await page.context().close();
}

/**
 * What axe measures of an element's looks, which takes it half of its time. They are those of the kind of screen: they are
 * looked at on the first screen of each kind, on pages of their own, and in the deep test on all.
 */
const BY_KIND = ["color-contrast", "target-size"];

const madeFromData = new Set(entityScreens(modules).map(({ name }) => name));
const firstOfKind = new Map(
  walked
    .filter(({ name }) => madeFromData.has(name))
    .toReversed()
    .map(({ kind, name }) => [kind, name]),
);

function looksLikeAnother({ kind, name }: PortalScreen): boolean {
  return madeFromData.has(name) && firstOfKind.get(kind) !== name;
}

async function problemsAt(page: Page, address: Address, isLikeAnother: boolean): Promise<string[]> {
  const { path, isTheirs } = address;
  const { path: at, heading, alerts } = await visit(page, path);
  const problems = await accessibilityProblems(page, "main", isLikeAnother ? { without: BY_KIND } : {});
  if (!isAt(address, at)) problems.push(`leads to ${at}`);
  if (heading === "") problems.push("no heading");
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    problems.push("wider than its window");
  // somebody else's record is opened by nobody who may not change it
  if (isTheirs) problems.push(...alerts);
  else if (!REFUSED.test(alerts.join())) problems.push("the form of somebody else's record is open");
  return problems;
}

/** Whether somebody is where a screen is, or where it goes on with what they have begun. */
function isAt({ path, begun }: Address, at: string): boolean {
  return at === path || begun?.test(at) === true;
}

const REFUSED = /수정할 (권한이 없|수 없)/;

/** Opens a screen for somebody whose grants open it; gives its path, or none where it is one record's and they have none. */
async function expectOpen(page: Page, email: string, screen: PortalScreen, isKept = false): Promise<string> {
  const address = await addressOf(page.request, (await sessionOf(email)).user, screen);
  // the masters see every record: what they have none of nobody has
  if (isKept && !withoutRecord.includes(screen.name)) expect(address, screen.name).toBeDefined();
  if (address === undefined) return "";
  const { path, isTheirs } = address;
  const { path: at, heading, alerts } = await visit(page, path);
  if (!isKept) await removeDraft(page.request, screen, path);
  if (!isAt(address, at)) expect(at, screen.name).toBe(path);
  expect(heading, screen.name).not.toBe("");
  // somebody else's record is opened by nobody who may not change it
  if (isTheirs) expect([screen.name, ...alerts]).toEqual([screen.name]);
  else expect(alerts.join(), screen.name).toMatch(REFUSED);
  return path;
}

/** Signs in, and writes down whatever goes wrong from then on. */
async function begin(page: Page, email: string): Promise<string[]> {
  const troubles: string[] = [];
  await withoutIntro(page);
  await signIn(page, email);
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error}`));
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  return troubles;
}

/**
 * Who opens which screens: for each grant of a screen the account that has it and opens the fewest screens otherwise, so
 * that a page asks for nothing that one of its grants does not give. Who is refused what is held in Node: by the walk of
 * the server, account by account, and by the intranet's guard, which asks the same function.
 */
async function visitsByGrant(): Promise<Map<string, Set<PortalScreen>>> {
  const people = await peopleByReach();
  const visits = new Map<string, Set<PortalScreen>>();
  for (const screen of walked) {
    for (const grant of screen.can) {
      const person = people.find(({ asker }) => mayOpen(asker, [grant]));
      expect(person, `${screen.name}: somebody has ${grant}`).toBeDefined();
      const email = person?.email ?? "";
      visits.set(email, (visits.get(email) ?? new Set()).add(screen));
    }
  }
  return visits;
}

/** All who have an account, first who may open the fewest screens. */
async function peopleByReach(): Promise<Person[]> {
  const people: Person[] = [];
  // passwords take their time: the workers begin with different ones, and each finds what the other has begun
  const from = (Number(process.env.TEST_PARALLEL_INDEX) % 2) * Math.floor(accounts.length / 2);
  for (const email of [...accounts.slice(from), ...accounts.slice(0, from)]) {
    const asker: Asker = (await sessionOf(email)).user;
    people.push({ email, asker, opens: walked.filter(({ can }) => mayOpen(asker, can)).length });
  }
  const place = ({ email }: Person) => accounts.indexOf(email);
  return people.sort((one, other) => one.opens - other.opens || place(one) - place(other));
}

/** Goes to a path as a link does, and tells where one is when all of it is there. */
async function visit(page: Page, path: string) {
  return page.evaluate(async (to) => {
    const between = "없는 주소입니다";
    const heading = () => document.querySelector("h1")?.textContent ?? "";
    const go = (address: string) => {
      history.pushState({}, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    };
    const until = async (isSo: () => boolean, what: string) => {
      const end = performance.now() + 20_000;
      while (!isSo()) {
        if (performance.now() > end) throw new Error(`${what}: still ${location.pathname} ${heading()}`);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    };
    // by way of a page without anything, so that what is seen then is the new one
    go("/nowhere/at/all");
    await until(() => heading() === between, "nowhere");
    go(to);
    const isWaiting = () =>
      document.querySelector("main [aria-busy=true]") !== null || /불러오는 중/.test(document.body.textContent ?? "");
    await until(() => heading() !== between && (heading() !== "" || location.pathname === "/main"), to);
    await until(() => location.pathname === "/main" || !isWaiting(), to);
    const alerts = [...document.querySelectorAll("main [role=alert]")].map((one) => one.textContent ?? "");
    return { path: location.pathname, heading: heading(), alerts: alerts.filter(Boolean) };
  }, path);
}
