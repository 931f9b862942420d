import { ApiError } from "../../api-error";

/** Does something to each of several records; those that refuse say why, and do not keep the others from it. */
export async function reported(idxs: readonly number[], run: (idx: number) => Promise<unknown>) {
  const list: { idx: number; is_done: boolean; message: string }[] = [];
  for (const idx of new Set(idxs)) {
    try {
      await run(idx);
      list.push({ idx, is_done: true, message: "" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      list.push({ idx, is_done: false, message: error.message });
    }
  }
  return list;
}
