import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply } from "fastify";
import { companyInTime, withCompany } from "../../company/company";
import { policyOfPage } from "../guards/security";
import type { App, Services } from "../routes";

const PAGE = "index.html";
/** Stands in the built page where its nonce belongs (`html.cspNonce` in the intranet's vite.config.ts). */
const NONCE = /csp-nonce-of-the-page/g;
/** What only screens behind the login need, which the built page asks for ahead. */
const FOR_SESSION = /<link [^>]*data-for="session"[^>]*>\s*/g;

/** Serves the files of the built intranet: hashed ones for ever, every other is asked for again. */
export async function serveIntranet(app: App, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, PAGE))) throw new Error(`no built intranet: ${webRoot}`);
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    globIgnore: [PAGE],
    index: false,
    cacheControl: false,
    // the build has a compressed copy beside every text file
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(webRoot, "assets")}`);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}

/** Sends the page in which every screen opens, as the company's, each time with another nonce for its style elements. */
export async function sendPage(
  reply: FastifyReply,
  { db }: Pick<Services, "db">,
  webRoot: string,
  hasSession: boolean,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64url");
  await reply.helmet(policyOfPage(nonce));
  const page = await readFile(join(webRoot, PAGE), "utf8");
  const company = await companyInTime(db);
  const asked = hasSession ? page : page.replace(FOR_SESSION, "");
  return reply
    .header("cache-control", "no-cache")
    .type("text/html")
    .send(withCompany(asked.replace(NONCE, nonce), company, nonce));
}
