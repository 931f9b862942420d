import { readTable } from "../threads/read-table";

/** The rows of a workbook or a CSV file that are not empty, as cells. */
export async function rowsOfFile(bytes: Buffer): Promise<unknown[][]> {
  return (await readTable(bytes)).map(([, cells]) => [...cells]);
}
