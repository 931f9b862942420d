import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, request } from "playwright/test";
import type { Asker } from "../packages/portal/src/define/access";
import { authOf, permissionsOf, positionWordOf } from "../packages/portal/src/permissions";

/** The password of every demo account. */
export const PASSWORD = "demo-2026!";

/** Where this run's own portal is. */
const OWN = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Whom the portal says that somebody is, with the units that they head by appointment. */
type User = Asker & { readonly email: string };

/** Somebody who has signed in. */
interface Session {
  readonly cookie: string;
  readonly user: User;
  /** When the password was last given, in milliseconds. */
  readonly trustedAt: number;
}

/** The sessions of this run's own portal, by email: a password takes its time to be checked. */
const sessions = new Map<string, Promise<Session>>();

/** Where the workers of this run keep them for each other. */
export const sessionsFolder = () => `${process.env.E2E_DATA_DIR}-sessions`;

/**
 * Opens a page of the portal for somebody who has signed in, once in a run. Whoever signs out, or changes
 * the password, signs in by the login screen. Who goes on to another page first needs none of the portal (`null`).
 */
export async function signIn(page: Page, email = "staff@demo.test", to: string | null = "/main"): Promise<void> {
  // a page of the portal's origin that runs nothing of it; an address in whole is that of another portal
  await page.goto(to !== null && URL.canParse(to) ? new URL("/rest/health", to).href : "/rest/health");
  const { origin } = new URL(page.url());
  const { cookie, user } = await (origin === OWN ? sessionOf(email) : beginSession(origin, email));
  await page.context().addCookies([{ name: "portal_session", value: cookie, url: origin }]);
  const stored = JSON.stringify({ state: storedOf(user), version: 0 });
  await page.evaluate((store) => localStorage.setItem("store", store), stored);
  if (to !== null) await page.goto(to);
}

/** Writes a formatted text: words that come before its editor knows where the caret is are dropped. */
export async function writeText(text: Locator, words: string): Promise<void> {
  await expect(async () => {
    await text.fill(words);
    await expect(text).toHaveText(words, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

/** The session of somebody in this run's own portal; who signed in long ago gives the password again. */
export function sessionOf(email: string): Promise<Session> {
  const known = sessions.get(email) ?? keptSession(email);
  const session = known?.then(stillTrusted) ?? beginSession(OWN, email).then(keep);
  sessions.set(email, session);
  return session;
}

function keptSession(email: string): Promise<Session> | undefined {
  const file = join(sessionsFolder(), email);
  return existsSync(file) ? Promise.resolve(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function keep(session: Session): Session {
  const file = join(sessionsFolder(), session.user.email);
  mkdirSync(sessionsFolder(), { recursive: true });
  // the other worker reads it whole or not at all
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(session));
  renameSync(`${file}.${process.pid}`, file);
  return session;
}

/** A password counts for a quarter of an hour; a journey has ten minutes of that at least. */
const TRUSTED = 5 * 60 * 1000;

async function stillTrusted(session: Session): Promise<Session> {
  if (Date.now() - session.trustedAt < TRUSTED) return session;
  const headers = { cookie: `portal_session=${session.cookie}` };
  const again = await request.newContext({ baseURL: OWN, extraHTTPHeaders: headers });
  const answer = await again.post("/rest/personal/confirmPassword", { data: { upw: PASSWORD } });
  expect(answer.status(), session.user.email).toBe(200);
  await again.dispose();
  return keep({ ...session, trustedAt: Date.now() });
}

async function beginSession(baseURL: string, email: string): Promise<Session> {
  // not in a browser that has a session already: that one would end
  const stranger = await request.newContext({ baseURL });
  const answer = await stranger.post("/rest/mypims/login", { data: { uid: email, upw: PASSWORD } });
  expect(answer.status(), email).toBe(200);
  const cookie = /portal_session=([^;]+)/.exec(answer.headers()["set-cookie"] ?? "")?.[1] ?? "";
  const { user } = await answer.json();
  await stranger.dispose();
  return { cookie, user, trustedAt: Date.now() };
}

/** What the portal stores in the browser of somebody who has signed in. */
export function storedOf({ idx, ...ids }: User) {
  return {
    ...ids,
    ...permissionsOf({ idx, ...ids }),
    idx_staff: idx,
    userLoginIdx: idx,
    userLoginUid: ids.email,
    position: positionWordOf(ids.idx_position),
    auth: authOf(ids.idx_office),
  };
}

/** Signs in by the login screen, on the way to the main page. */
export async function signInByHand(page: Page, email = "staff@demo.test"): Promise<void> {
  await page.goto("/login?to=/main");
  await page.getByLabel("EMAIL").fill(email);
  await page.getByLabel("PASSWORD").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  // a password takes its time to be checked
  await expect(page).not.toHaveURL(/login/);
}

/**
 * Presses a button after the session has ended, and gives the sign-in that comes over the page. What asks the server
 * first brings it: the button, or the page by itself, before the button could be pressed.
 */
export async function pressWithoutSession(page: Page, button: Locator): Promise<Locator> {
  await page.context().clearCookies();
  const again = page.getByRole("dialog", { name: "다시 로그인" });
  await expect(async () => {
    if (!(await again.isVisible())) await button.click({ timeout: 2000 });
    await expect(again).toBeVisible({ timeout: 5000 });
  }).toPass();
  return again;
}

/** Waits until nothing is being loaded any more, as far as a person sees it. */
export async function allIsThere(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("불러오는 중").filter({ visible: true })).toHaveCount(0);
}

/** Which of axe's rules are asked: only some, or all but some. */
interface AxeRules {
  readonly only?: string[];
  readonly without?: string[];
}

/**
 * Lists what axe finds wrong by WCAG 2.2 AA on the page as it is, or within a part of it, once nothing fades in any more:
 * by all of its rules unless others are given.
 */
export async function accessibilityProblems(
  page: Page,
  within?: string,
  { only, without }: AxeRules = {},
): Promise<string[]> {
  // a page that is not drawn yet lacks its heading alone
  await expect(page.locator("h1").first()).toBeAttached();
  await page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().endTime) < 2000);
    // the end of one may be the beginning of another
    for (let rounds = 0; rounds < 50 && fading().length > 0; rounds++) {
      for (const one of fading()) one.finish();
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
  });
  // a message that goes while axe looks is half of its colour
  const clocks = (does: "pause" | "play") =>
    page.evaluate((now) => {
      for (const one of document.getAnimations())
        if (Number(one.effect?.getComputedTiming().endTime) < 60_000) one[now]();
    }, does);
  await clocks("pause");
  // read once in a page: it is half a megabyte
  const isThere = await page.evaluate(() => "axe" in window);
  // without a page of its own for the summing up: there are no frames of other origins, and it costs as much again
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "void 0" }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false });
  if (within) axe.include(within);
  if (only) axe.withRules(only);
  if (without) axe.disableRules(without);
  const { violations } = await axe.analyze();
  await clocks("play");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Keeps the introduction to the job rotation from coming up, as after it was put away; call it before signing in. */
export async function withoutIntro(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("jobrotation_dismissed", "Y"));
}
