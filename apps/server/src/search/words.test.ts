import { expect, test } from "vitest";
import { openTestPortal } from "../testing/test-portal";

test("words of two Korean letters are found inside of texts, tags and names by indexes", async () => {
  const { pool } = await openTestPortal();
  const client = await pool.connect();
  try {
    await client.query("set enable_seqscan = off");
    const planOf = async (query: string) => {
      const { rows } = await client.query<Record<"QUERY PLAN", string>>(`explain ${query}`);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    const notices = await planOf(
      `select from post where (title ilike '%설비%' and word_pairs(title) @> word_pairs('설비'))
         or (body ilike '%설비%' and word_pairs(body) @> word_pairs('설비'))
         or idx_writer in (1, 2)`,
    );
    for (const index of ["post_title_words", "post_body_words", "post_idx_writer"]) {
      expect(notices).toContain(index);
    }
    expect(await planOf("select from task where word_pairs(words_text(tags)) @> word_pairs('설비')")).toContain(
      "task_tags_words",
    );
    const { rows } = await client.query("select word_pairs('설비 Ab') as pairs, word_pairs('가') as single");
    expect(rows[0]).toEqual({ pairs: [" a", "ab", "비 ", "설비"], single: [] });
  } finally {
    client.release();
  }
});

test("a word is found whatever it has in it, in the letters of either case, and a single letter too", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const given = { category: "hr", title: "Q3_설비 100% \\ 'x' 점검", body: "<p>내용</p>" };
  await people.post("/rest/records/post/add", { screen: "CARROTZone-NoticeAdd", values: given });
  const found = async (q: string) => {
    const query = `screen=CARROTZone-NoticeList&q=${encodeURIComponent(q)}`;
    const { list } = (await people.get(`/rest/records/post/list?${query}`)).json();
    return list.some(({ title }: { title: string }) => title === given.title);
  };
  for (const q of ["q3_설", "설비", "00%", "\\ '", "점", "%", "_", "검"])
    expect([q, await found(q)]).toEqual([q, true]);
  for (const q of ["비설", "3설", "0%%", "Q3-"]) expect([q, await found(q)]).toEqual([q, false]);
});
