import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { type Asker, mayOpen } from "../packages/portal/src/define/access";
import { type PortalScreen, screens } from "../packages/portal/src/screens";
import { sessionOf, signIn, withoutIntro } from "./portal";
import { problemsOf } from "./problems-of";
import { test } from "./test";

// a walk through all that there is
test.describe.configure({ timeout: 1_800_000 });

/** Those who use the portal, by their addresses. */
const accounts = [
  ...readFileSync(join(import.meta.dirname, "../apps/server/src/db/demo/accounts.ts"), "utf8").matchAll(
    /email: "(\S+@demo\.test)"/g,
  ),
].map(([, email = ""]) => email);

/** What stands before signing in, or beside the portal, and leads away from itself. */
const aside = ["index", "login", "authlogin", "gate_login", "pwdchange", "system_select", "emp_number_intranet"];
const walked = screens.filter(({ name, kind }) => !aside.includes(name) && kind !== "redirect" && kind !== "editor");
/** What is gone on with on these pages: drafts of one's own, which are written first. */
const drafts: Readonly<Record<string, string>> = {
  "documents-DraftingModify-id": "D1",
  "documents-ExpenseInputModify-id": "EXP",
  "documents-SalesManagementPublishModify-id": "SALES",
};

/** The entities whose records these modules' pages show. */
const entities: Readonly<Record<string, string>> = {
  assets: "asset",
  "asset-reports": "asset_report",
  "asset-disposal": "asset_disposal",
  "goods-rental": "goods_rental",
  notice: "post",
  "media-zone": "post",
  manual: "post",
  "ceo-message": "post",
  task: "task",
  "e-learning": "elearning",
  "global-er": "er",
  "customer-db": "customer",
  "visit-schedule": "visit",
  "textbook-maintenance": "textbook",
  "textbook-rental": "textbook_rental",
  "tutor-textbook": "tutor_textbook",
  "shipment-return": "shipment",
  spac: "spac",
  magazine: "magazine",
  research: "research",
  newsletter: "newsletter",
  "management-plan": "mgmt_plan",
  "status-smp": "smp",
  "business-cards": "business_card",
  "outside-work": "outside_work",
  "eic-call": "call_log",
  "mi-schedule": "mi_schedule",
  vehicle: "booking",
  studio: "booking",
  classroom: "booking",
  "approval-exceptions": "approval_exception",
  incumbents: "staff",
  education: "edu_course",
  personality: "personality_result",
  "kpi-pbc": "eval_result",
  kpi: "kpi_sheet",
  pbc: "pbc_sheet",
  "team-evaluation": "eval_result",
  "mcr-mcg": "mc_sheet",
};

/** What lists below a record are below of, by their modules: a column of the records that they show. */
const above: Readonly<Record<string, string>> = { "global-er": "idx_board" };

/** Lists of these records in modules whose first list has others. */
const lists: Readonly<Record<string, string>> = { education: "myPIMS-EducationList" };

/** Pages of records that stand in no list: opened with one's own latest. */
const unlisted: Readonly<Record<string, string>> = { "ResourceManagement-MIVacationMod-idx": "mi_vacation" };

/** Pages of records of which the demo company, or its masters, have none. */
const withoutRecord = [
  "documents-ApprovalExceptionView-idx",
  "ResourceManagement-ShipmentStatusMaintenanceView",
  "customerManagement-outsideWorkView-idx",
  "customerManagement-outsideWorkMod-idx",
  "ResourceManagement-MIVacationMod-idx",
];

test("the walk knows every account and every screen of the portal", () => {
  expect(accounts.length).toBeGreaterThan(20);
  expect(walked.length).toBeGreaterThan(70);
});

const parts = 4;
const inPart = (part: number) => (_: unknown, index: number) => index % parts === part;

for (let part = 0; part < parts; part++) {
  test(`every screen opens for who has but one of its grants, part ${part + 1} of ${parts}`, async ({ browser }) => {
    const visits = await visitsByGrant();
    for (const [email, theirs] of [...visits].filter(inPart(part))) {
      const page = await (await browser.newContext()).newPage();
      const troubles = await begin(page, email);
      for (const screen of theirs) await expectOpen(page, screen);
      expect([email, ...troubles]).toEqual([email]);
      await page.context().close();
    }
  });

  test(`axe finds nothing on the screens, and none is wider than its window, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const troubles = await begin(page, "master@demo.test");
    for (const screen of walked.filter(inPart(part))) {
      const path = await expectOpen(page, screen, true);
      if (path === "") continue;
      expect.soft(await problemsOf(page), screen.name).toEqual([]);
      await removeDraft(page.request, screen, path);
    }
    expect(troubles).toEqual([]);
  });
}

/** Opens a screen for somebody whose grants open it; gives its path, or none where it is one record's and they have none. */
async function expectOpen(page: Page, screen: PortalScreen, isKept = false): Promise<string> {
  const { path, isTheirs } = await addressOf(page.request, screen);
  // the masters see every record: what they have none of nobody has
  if (isKept && !withoutRecord.includes(screen.name)) expect(path, screen.name).toBeDefined();
  if (path === undefined) return "";
  const { path: at, heading, alerts } = await visit(page, path);
  if (!isKept) await removeDraft(page.request, screen, path);
  expect(at, screen.name).toBe(path);
  expect(heading, screen.name).not.toBe("");
  // somebody else's record is opened by nobody who may not change it
  if (isTheirs) expect([screen.name, ...alerts]).toEqual([screen.name]);
  else expect(alerts.join(), screen.name).toMatch(/수정할 (권한이 없|수 없)/);
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
  const people: { email: string; asker: Asker; opens: number }[] = [];
  for (const email of accounts) {
    const asker: Asker = (await sessionOf(email)).user;
    people.push({ email, asker, opens: walked.filter(({ can }) => mayOpen(asker, can)).length });
  }
  people.sort((one, other) => one.opens - other.opens);
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

/** Where a screen is, with a record of its own where it needs one; and whether this person may do there what it is for. */
async function addressOf(
  request: APIRequestContext,
  screen: PortalScreen,
): Promise<{ path: string | undefined; isTheirs: boolean }> {
  const { path, kind, module } = screen;
  if (kind === "view" && !/:/.test(path)) {
    // one's own latest; who has none is led to the list. Pages of no entity say themselves that there is none
    if (entities[module] === undefined) return { path, isTheirs: true };
    const { status } = await latestOf(request, screen);
    return { path: status === 200 ? path : undefined, isTheirs: true };
  }
  if (!/:/.test(path)) return { path, isTheirs: true };
  const at = (idx: number | undefined) => (idx === undefined ? undefined : path.replace(/:\w+/, String(idx)));
  if (drafts[screen.name] !== undefined) return { path: at(await writeDraft(request, screen)), isTheirs: true };
  const entity = entities[module];
  if (entity === undefined) return { path: at(await otherRecord(request, screen)), isTheirs: true };
  if (module === "outside-work") return { path: at(await ofOutsideWork(request, screen)), isTheirs: true };
  const own = unlisted[screen.name];
  if (own) return { path: at((await ownRecord(request, own, screen))[0]?.idx), isTheirs: true };
  const list = screens.find(({ name: of, module: its, kind: how }) =>
    lists[module] ? of === lists[module] : its === module && /^(list|tab-list|calendar)/.test(how),
  );
  const found = await request.get(`/rest/records/${entity}/list?screen=${list?.name}&rows=30`);
  const listed: { idx: number }[] | undefined = (await found.json()).list;
  // who may not open the list may have a record of their own
  const owned = listed ?? (await ownRecord(request, entity, screen));
  const records = owned.length === 0 && list === undefined ? await evaluated(request) : owned;
  const column = kind === "list" ? above[module] : undefined;
  if (column !== undefined && records[0]) {
    const read = await request.get(`/rest/records/${entity}/read?idx=${records[0].idx}`);
    return { path: at((await read.json()).record[column]), isTheirs: true };
  }
  if (kind !== "edit") return { path: at(records[0]?.idx), isTheirs: true };
  for (const { idx } of records.slice(0, 8)) {
    const { may } = await (await request.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
    // a booking that is over is its owner's still, and changed no more
    const isOver = entity === "booking" && may?.moves.length === 0;
    if (may?.change && !isOver) return { path: at(idx), isTheirs: true };
  }
  return { path: at(records[0]?.idx), isTheirs: false };
}

async function ownRecord(
  request: APIRequestContext,
  entity: string,
  { name }: PortalScreen,
): Promise<{ idx: number }[]> {
  const read = await request.get(`/rest/records/${entity}/read?on=${name}`);
  return read.status() === 200 ? [(await read.json()).record] : [];
}

/** Work outside stands in no list of its own: a visit or a customer that it is added to, or one's own latest. */
async function ofOutsideWork(request: APIRequestContext, { name, kind }: PortalScreen): Promise<number | undefined> {
  if (kind !== "add") {
    const read = await request.get("/rest/records/outside_work/read?on=customerManagement-outsideWorkView-idx");
    return read.status() === 200 ? (await read.json()).record.idx : undefined;
  }
  const entity = name.includes("schedule") ? "visit" : "customer";
  const list = screens.find((one) => entities[one.module] === entity && /^(list|tab-list)/.test(one.kind));
  const found = await request.get(`/rest/records/${entity}/list?screen=${list?.name}&rows=1`);
  return (await found.json()).list?.[0]?.idx;
}

/** The sheets of those whom somebody evaluates: in the demo company they have the numbers of their results. */
async function evaluated(request: APIRequestContext): Promise<{ idx: number }[]> {
  const list = "myPIMS-TeamEvaluationManagementList";
  const found = await request.get(`/rest/records/eval_result/list?screen=${list}&rows=1`);
  return (await found.json()).list ?? [];
}

async function latestOf(request: APIRequestContext, { module, name }: PortalScreen): Promise<{ status: number }> {
  const read = await request.get(`/rest/records/${entities[module]}/read?on=${name}`);
  return { status: read.status() };
}

/** A draft of somebody's own, as the form is before anything is written. */
async function writeDraft(request: APIRequestContext, { name }: PortalScreen): Promise<number> {
  const saved = await request.post("/rest/documents/saveDraft", {
    data: { idx: 0, ver: 0, kind: drafts[name], title: "모든 화면을 지나는 임시저장", idx_parent: 0 },
  });
  const { err, idx } = await saved.json();
  expect(err, name).toBe(0);
  return idx;
}

/** Leaves nothing behind of a draft that was written for the walk. */
async function removeDraft(request: APIRequestContext, { name }: PortalScreen, path: string): Promise<void> {
  if (drafts[name] === undefined) return;
  const idx = Number(path.split("/").at(-1));
  const { ver } = await (await request.get(`/rest/documents/getDocument?idx=${idx}`)).json();
  const removed = await request.post("/rest/documents/removeDraft", { data: { idx, ver } });
  expect((await removed.json()).err, name).toBe(0);
}

/** A document or a person for pages that are no entity's; nothing where somebody has none. */
async function otherRecord(request: APIRequestContext, { name }: PortalScreen): Promise<number | undefined> {
  if (/vacationmgrinfo/i.test(name)) return 100;
  const lists = /SalesManagement/.test(name)
    ? ["getSalesPublishList"]
    : ["T1", "P1", "P2", "T3"].map((type) => `getDocumentList?doc_type=${type}`);
  for (const list of lists) {
    const answer = await (await request.get(`/rest/documents/${list}`)).json();
    if (answer.list?.[0]) return answer.list[0].idx;
  }
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
      const end = performance.now() + 30_000;
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
