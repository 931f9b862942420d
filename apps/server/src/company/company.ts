import { setTimeout as sleep } from "node:timers/promises";
import { COMPANY_META, type CompanyFacts, coloursOf, moduleOf, portalNameOf, unnamedCompany } from "@portal/definition";
import { asc, isNull } from "drizzle-orm";
import type { Database } from "../db/open";
import { company } from "../db/tables";

/** What the installation's company has said of itself. */
export async function companyOf(db: Database): Promise<CompanyFacts & { readonly colour: string | null }> {
  const row = await rowOf(db);
  if (!row) return { ...unnamedCompany, colour: null };
  const { name, brand, greeting, logo, colour, biz_no, address, phone } = row;
  const about = [name, biz_no?.replace(/^(...)(..)/, "$1-$2-"), address, phone].filter(Boolean).join(" · ");
  return { name, about, brand: brand ?? "", greeting: greeting ?? "", logo: logo ?? 0, colour };
}

async function rowOf(db: Database): Promise<typeof company.$inferSelect | undefined> {
  const [row] = await db.select().from(company).where(isNull(company.deleted_at)).orderBy(asc(company.idx)).limit(1);
  return row;
}

/** From when to when nobody is asked to work, HH:MM; an installation that has said nothing has the usual hour. */
export async function lunchOf(db: Database): Promise<readonly [from: string, to: string]> {
  const { lunch_from, lunch_to } = moduleOf.company.entities.company.fields;
  const row = await rowOf(db);
  return [row?.lunch_from ?? lunch_from.default, row?.lunch_to ?? lunch_to.default];
}

/** How long a page waits for them, in milliseconds. */
const IN_TIME = 1000;

/** The same for a page, which comes without them while the database is away, and says so by itself. */
export function companyInTime(db: Database): ReturnType<typeof companyOf> {
  const none = { ...unnamedCompany, colour: null };
  return Promise.race([companyOf(db).catch(() => none), sleep(IN_TIME, none, { ref: false })]);
}

/** By what name mail comes. */
export function senderOf(db: Database): () => Promise<string> {
  return async () => portalNameOf(await companyOf(db));
}

/** Says in a page whose portal it is: its title, what its script reads, and the company's colour. */
export function withCompany(page: string, { colour, ...facts }: Awaited<ReturnType<typeof companyOf>>, nonce: string) {
  const meta = `<meta name="${COMPANY_META}" content="${escaped(JSON.stringify(facts))}">`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(portalNameOf(facts))}</title>${meta}`)
    .replace("</head>", () => `${colour ? styleOf(colour, nonce) : ""}</head>`);
}

function styleOf(colour: string, nonce: string): string {
  const { light, dark, onLight, onDark } = coloursOf(colour);
  const rules = `--portal-leaf:light-dark(${light},${dark});--portal-on-leaf:light-dark(${onLight},${onDark})`;
  // before what the portal's own styles say of the same
  return `<style nonce="${nonce}">:root:root{${rules}}</style>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
