import type { Said } from "./open-aside";
import { type FileToOpen, openFile } from "./open-file";

// A thread that opens one file: what takes it long, or all of its memory, leaves the page alone.
addEventListener("message", async ({ data }: MessageEvent<FileToOpen>) => say({ opened: await openFile(data) }));
say("ready");

function say(said: Said): void {
  postMessage(said);
}
