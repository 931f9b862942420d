import { readTable } from "../../threads/read-table";

/** The rows of a workbook or a CSV file that are not empty, as cells; days and moments as people read them. */
export async function rowsOfFile(bytes: Buffer): Promise<unknown[][]> {
  return (await readTable(bytes)).map(([, cells]) => cells.map((cell) => (cell instanceof Date ? shown(cell) : cell)));
}

/** A workbook's moment is a fraction of a day, which may be a millisecond off. */
function shown(moment: Date): string {
  const text = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 16).replace("T", " ");
}
