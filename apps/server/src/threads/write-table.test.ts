import { expect, test } from "vitest";
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
