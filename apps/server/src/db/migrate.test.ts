import { expect, test } from "vitest";
import { openTestDatabase } from "../testing/database/test-database";
import { migrateDatabase } from "./migrate";

test("indexes by names are made anew when ICU is another than that by which they were made, and no others", async () => {
  const pool = await openTestDatabase("tables");
  const filesOf = async (names: readonly string[]) => {
    const { rows } = await pool.query<{ file: string }>(
      "select pg_relation_filenode(name::regclass)::text as file from unnest($1::text[]) with ordinality as one (name, at) order by at",
      [names],
    );
    return rows.map(({ file }) => file);
  };
  const indexes = ["customer_name_words", "office_kname_idx_list", "customer_pkey", "office_is_use_idx_list"];
  const before = await filesOf(indexes);
  await migrateDatabase(pool);
  expect(await filesOf(indexes)).toEqual(before);
  await pool.query("update pg_collation set collversion = '1' where collname = 'korean'");
  await migrateDatabase(pool);
  const after = await filesOf(indexes);
  expect(after.map((file, at) => file !== before[at])).toEqual([true, true, false, false]);
  const { rows } = await pool.query("select collversion from pg_collation where collname = 'korean'");
  expect(rows[0].collversion).not.toBe("1");
});
