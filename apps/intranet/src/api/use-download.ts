import { readFile } from "./client";
import { saveAs } from "./save-as";
import { useSending } from "./use-sending";

/** Takes what a call gives along as a file; what goes wrong is shown. */
export function useDownload() {
  const { isSending, send } = useSending();
  return {
    isLoading: isSending,
    download: (path: string, query: Parameters<typeof readFile>[1], name: string) =>
      send(async () => saveAs(await readFile(path, query), name)),
  };
}
