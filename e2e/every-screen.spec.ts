import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import { type Asker, mayOpen } from "../packages/portal/src/define/access";
import { type PortalScreen, screens } from "../packages/portal/src/screens";
import { accessibilityProblems, PASSWORD, signIn, withoutIntro } from "./portal";

// a walk through all that there is, also on a busy machine
test.describe.configure({ timeout: 600_000 });

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
  notice: "post",
  "media-zone": "post",
  manual: "post",
  "ceo-message": "post",
  task: "task",
  "e-learning": "elearning",
  vehicle: "booking",
  studio: "booking",
  classroom: "booking",
};

test("the walk knows every account and every screen of the portal", () => {
  expect(accounts.length).toBeGreaterThan(20);
  expect(walked.length).toBeGreaterThan(70);
});

const parts = 4;
for (let part = 0; part < parts; part++) {
  test(`every kind of account comes to the screens that are theirs, and to no other, part ${part + 1} of ${parts}`, async ({
    browser,
  }) => {
    const kinds = await kindsOfAccounts((await browser.newContext()).request);
    for (const { email, asker } of kinds.filter((_, index) => index % parts === part)) {
      const page = await (await browser.newContext()).newPage();
      const troubles = await begin(page, email);
      for (const screen of walked) await expectAsGranted(page, screen, asker);
      expect([email, ...troubles]).toEqual([email]);
      await page.context().close();
    }
  });
}

async function expectAsGranted(page: Page, screen: PortalScreen, asker: Asker): Promise<void> {
  const { path, isTheirs } = await addressOf(page.request, screen);
  if (path === undefined) return;
  const { path: at, heading, alerts } = await visit(page, path);
  await removeDraft(page.request, screen, path);
  if (!mayOpen(asker, screen.can)) {
    expect(at, `${screen.name} is refused`).toBe("/main");
    return;
  }
  expect(at, screen.name).toBe(path);
  expect(heading, screen.name).not.toBe("");
  // somebody else's record is opened by nobody who may not change it
  if (isTheirs) expect([screen.name, ...alerts]).toEqual([screen.name]);
  else expect(alerts.join(), screen.name).toMatch(/수정할 (권한이 없|수 없)/);
}

for (let part = 0; part < parts; part++) {
  test(`axe finds nothing on the screens, part ${part + 1} of ${parts}`, async ({ page }) => {
    const troubles = await begin(page, "master@demo.test");
    for (const screen of walked.filter((_, index) => index % parts === part)) {
      const { path } = await addressOf(page.request, screen);
      if (path === undefined) continue;
      await visit(page, path);
      expect.soft(await accessibilityProblems(page), screen.name).toEqual([]);
      await removeDraft(page.request, screen, path);
    }
    expect(troubles).toEqual([]);
  });
}

/** Signs in, and writes down whatever goes wrong from then on. */
async function begin(page: Page, email: string): Promise<string[]> {
  const troubles: string[] = [];
  await withoutIntro(page);
  await signIn(page, email);
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  return troubles;
}

/**
 * One account of each set of screens that are open, with who it is: whoever has the same grants sees the same pages. That
 * the server refuses each single account what is not theirs is shown by its own tests.
 */
async function kindsOfAccounts(request: APIRequestContext) {
  const kinds = new Map<string, { readonly email: string; readonly asker: Asker }>();
  for (const email of accounts) {
    const answer = await (await request.post("/rest/mypims/login", { data: { uid: email, upw: PASSWORD } })).json();
    const asker: Asker = answer.user;
    const open = walked.filter(({ can }) => mayOpen(asker, can)).map(({ name }) => name);
    if (!kinds.has(open.join())) kinds.set(open.join(), { email, asker });
  }
  return [...kinds.values()];
}

/** Where a screen is, with a record of its own where it needs one; and whether this person may do there what it is for. */
async function addressOf(
  request: APIRequestContext,
  screen: PortalScreen,
): Promise<{ path: string | undefined; isTheirs: boolean }> {
  const { path, kind, module } = screen;
  if (!/:/.test(path)) return { path, isTheirs: true };
  const at = (idx: number | undefined) => (idx === undefined ? undefined : path.replace(/:\w+/, String(idx)));
  if (drafts[screen.name] !== undefined) return { path: at(await writeDraft(request, screen)), isTheirs: true };
  const entity = entities[module];
  if (entity === undefined) return { path: at(await otherRecord(request, screen)), isTheirs: true };
  const list = screens.find((one) => one.module === module && /^(list|calendar)/.test(one.kind));
  const found = await request.get(`/rest/records/${entity}/list?screen=${list?.name}&rows=30`);
  const records: { idx: number }[] = (await found.json()).list;
  if (kind !== "edit") return { path: at(records[0]?.idx), isTheirs: true };
  for (const { idx } of records.slice(0, 8)) {
    const { may } = await (await request.get(`/rest/records/${entity}/read?idx=${idx}`)).json();
    // a booking that is over is its owner's still, and changed no more
    const isOver = entity === "booking" && may?.moves.length === 0;
    if (may?.change && !isOver) return { path: at(idx), isTheirs: true };
  }
  return { path: at(records[0]?.idx), isTheirs: false };
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
  if (name.includes("vacationMgrInfo")) return 100;
  const list = /SalesManagement/.test(name) ? "getSalesPublishList" : "getDocumentList";
  const answer = await (await request.get(`/rest/documents/${list}`)).json();
  return answer.list?.[0]?.idx;
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
