import compress from "@fastify/compress";
import type { App } from "../routes";

/** Answers below this many bytes are sent as they are: packing them would cost more than it saves. */
const SMALLEST = 1024;

/**
 * Packs the answers that are JSON, which lists are large as. Calls of strangers are left out: they sign people in, and
 * an answer that holds a secret beside what its asker sent would tell it by its packed size (BREACH). What comes in is
 * not unpacked.
 */
export async function registerCompression(app: App): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (route.config?.isPublic) route.compress = false;
  });
  await app.register(compress, {
    threshold: SMALLEST,
    customTypes: /^application\/json\b/,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
}
