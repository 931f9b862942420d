import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { App } from "../routes/routes";

/** Serves the built intranet: hashed files for ever, everything else is asked for again. */
export async function serveIntranet(app: App, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, "index.html"))) throw new Error(`no built intranet: ${webRoot}`);
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
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
