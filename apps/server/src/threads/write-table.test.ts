import { date, dateTime } from "@portal/definition/define";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readCell } from "../crud/tables/cells";
import { readTable } from "./read-table";
import { writeTable } from "./write-table";

test.each(["=1+1", "+1", "-1", "@a", "\ta", "＝1+1", "＋1", "－1", "＠a"])(
  "the text %j is no formula in a CSV file, and is read back as it was",
  async (text) => {
    const file = await writeTable({ format: "csv", title: "표", above: [] }, [["가"], [text]]);
    expect(Buffer.from(file).toString().split("\r\n")[1]).toBe(`'${text}`);
    expect((await readTable(file))[1]).toEqual([1, [text]]);
  },
);

const written = (rows: Parameters<typeof writeTable>[1], above: string[] = []) =>
  writeTable({ format: "xlsx", title: "표", above }, rows);

test("days and moments of a workbook are dates, with their format", async () => {
  const file = await written([
    ["날", "때", "말"],
    ["2026-11-23", "2026-11-23 09:05", "2026-11-23"],
    [null, "2026-11-23 09:05:30", "2026-02-31"],
  ]);
  const [, first, second] = await readTable(file);
  const [day, moment, text] = first?.[1] ?? [];
  expect([day, moment].map((cell) => cell instanceof Date)).toEqual([true, true]);
  expect(readCell(date("날"), day, () => [])).toEqual({ value: "2026-11-23" });
  expect(readCell(dateTime("때"), moment, () => [])).toEqual({ value: "2026-11-23T00:05:00.000Z" });
  // in a column that has other texts, a text
  expect(text).toBe("2026-11-23");
  expect(second?.[1][0]).toBeNull();
  expect(second?.[1][2]).toBe("2026-02-31");
  const parts = unzipSync(file);
  const styles = strFromU8(parts["xl/styles.xml"] as Uint8Array);
  for (const format of ["yyyy-mm-dd", "yyyy-mm-dd hh:mm", "yyyy-mm-dd hh:mm:ss"]) {
    expect(styles).toContain(`formatCode="${format}"`);
  }
});

test.each([
  [1, 0, "A1:A3"],
  [28, 2, "A3:AB5"],
])("the head of %i columns below %i lines stays, and filters the rows", async (columns, lines, range) => {
  const row = Array.from({ length: columns }, (_, index) => `칸 ${index}`);
  const file = await written(
    [row, row, row],
    Array.from({ length: lines }, () => "설명"),
  );
  const sheet = strFromU8(unzipSync(file)["xl/worksheets/sheet1.xml"] as Uint8Array);
  expect(sheet).toContain(`</sheetData><autoFilter ref="${range}"/>`);
  expect(sheet).toMatch(new RegExp(`<pane [^>]*ySplit="${lines + 1}"[^>]*state="frozen"`));
});
