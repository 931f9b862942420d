import { useState } from "react";
import { readFile } from "./client";
import { saveAs } from "./save-as";
import { tell } from "./tell";

/** Takes what a call gives along as a file; what goes wrong is told. */
export function useDownload() {
  const [isLoading, setIsLoading] = useState(false);

  async function download(path: string, query: Parameters<typeof readFile>[1], name: string) {
    setIsLoading(true);
    try {
      saveAs(await readFile(path, query), name);
    } catch (error) {
      tell(error);
    } finally {
      setIsLoading(false);
    }
  }

  return { isLoading, download };
}
