import { createReadStream, existsSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** Sends a file of a folder under the strictest usual policy: everything from the page's own origin, nothing inline. */
export function sendPage(folder: string, pathname: string, response: ServerResponse): void {
  const asked = join(folder, normalize(pathname));
  const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, "index.html") : asked;
  if (!file.startsWith(folder) || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "Content-Type": types[extname(file)] ?? "application/octet-stream",
    "Content-Security-Policy": "default-src 'self'",
  });
  createReadStream(file).pipe(response);
}
