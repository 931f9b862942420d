// The built page and its documents, on one address.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { answer } from "./documents.ts";
import { sendPage } from "./pages.ts";
import { shelfIn } from "./shelf.ts";

const { PORT = "3000", DOCUMENTS = "documents" } = process.env;
const pages = join(import.meta.dirname, "..", "dist");
const shelf = shelfIn(DOCUMENTS);
/** The most that a document may take, in bytes. */
const LARGEST = 20_000_000;

async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", headers } = incoming;
  const { pathname, href } = new URL(incoming.url ?? "/", "http://localhost");
  const [, id] = /^\/documents\/([^/]+)$/.exec(pathname) ?? [];
  if (id === undefined) return sendPage(pages, pathname, response);
  const isPut = method === "PUT";
  if (isPut && Number(headers["content-length"] ?? LARGEST) >= LARGEST) {
    response.writeHead(413).end();
    return;
  }
  const request = new Request(href, {
    method,
    headers: headers as Record<string, string>,
    ...(isPut ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" } : {}),
  });
  const { status, headers: own, body } = await answer(request, decodeURIComponent(id), shelf);
  response.writeHead(status, Object.fromEntries(own));
  if (body) Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]).pipe(response);
  else response.end();
}

const server = createServer((incoming, response) => {
  serve(incoming, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(PORT), "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : PORT}`);
});
