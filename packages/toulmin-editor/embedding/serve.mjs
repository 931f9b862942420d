import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** Serves a folder under the strictest usual policy: everything from the page's own origin, nothing inline. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
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
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
