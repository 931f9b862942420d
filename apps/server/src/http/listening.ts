import { once } from "node:events";
import { createServer } from "node:net";
import type { Env } from "../env";
import { StartError } from "../start-error";

/**
 * Listens where the portal is going to, for a moment: what keeps it from that is reported before a database is made. Where
 * nothing is set, this machine's own address is part of whatever it will be.
 */
export async function tryListening({ port, host = "127.0.0.1" }: Pick<Env, "port" | "host">): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw whyNotListening(error, port);
  });
  server.close();
  await once(server, "close");
}

/** Why nothing can listen there, in words where somebody can mend it. */
export function whyNotListening(error: NodeJS.ErrnoException, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartError(`port ${port} is in use: set PORT to another one, for example PORT=${port + 1} npm start`);
    case "EACCES":
      return new StartError(`port ${port} is for the system's administrator: set PORT to 1024 or more`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return new StartError("wrong setting: HOST: must be an address of this machine");
    default:
      return error;
  }
}
