import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportLog } from "../../db/tables";
import { formOf } from "../../testing/records/form-of";
import { mostRowsAtOnce } from "../../testing/walks/most-rows-at-once";
import { add, at, openList, titles } from "../../testing/work-records";
import { writeTable } from "../../threads/sheet";

describe("a list", () => {
  test("is taken along as it is shown, and that is kept", async () => {
    const { portal, maker } = await openList();
    await add(maker, { title: "=1+1", kind: "lamp" });
    const columns = "title,kind,maker,bench,price,made_on,during,colors,work_label.words";
    const query = `screen=Workshop-List&sort=title&columns=${columns}`;
    const csv = await maker.get(`${at("export")}?${query}&format=csv`);
    expect(csv.headers["content-disposition"]).toContain(
      `filename*=UTF-8''${encodeURIComponent("작업_2026-03-02.csv")}`,
    );
    const [head, first, second] = csv.body.split("\r\n");
    expect(head).toBe("\uFEFF제목,종류,만든 사람,작업대,단가,만든 날,기간,색,문구");
    expect(first).toMatch(/^'=1\+1,등,/);
    expect(second).toMatch(/^가,등,[^,]+,큰 작업대,100,2026-03-01,2026-03-01 10:00 ~ 2026-03-01 12:00,빨강,봄 하늘$/);
    const xlsx = await maker.get(`${at("export")}?${query}`);
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe("PK");
    const logged = await portal.db.select().from(exportLog).where(eq(exportLog.idx_staff, 100));
    expect(logged.map(({ rows, screen: shown }) => [rows, shown])).toEqual([
      [4, "Workshop-List"],
      [4, "Workshop-List"],
    ]);
    const other = await portal.signedIn("dev@demo.test");
    expect((await other.get(`${at("export")}?${query}&format=csv`)).body.split("\r\n")).toHaveLength(2);
  });

  test("of more records than a file takes is told to be narrowed, and is taken along when it is", async () => {
    const { portal, maker } = await openList();
    await portal.pool.query(
      `insert into work (title, idx_maker, idx_writer, idx_sector, idx_office, idx_team, pieces)
       select '작업 ' || n, 100, 100, 100, 110, 111, n % 20 from generate_series(1, 20000) n`,
    );
    const take = (query: string) => maker.get(`${at("export")}?screen=Workshop-List&format=csv&columns=title${query}`);
    const all = await take("");
    expect(all.json()).toMatchObject({ err: 400, err_msg: "20,000건까지 내려받을 수 있습니다. 조건으로 좁혀 주세요." });
    const some = await take("&pieces.from=0&pieces.to=0");
    expect(some.body.trim().split("\r\n")).toHaveLength(1 + 1000);
  });

  test("is read a page after the other, so that nobody waits for a long one, and each of its records once", async () => {
    const { portal, maker } = await openList();
    await portal.pool.query(
      `insert into work (title, idx_maker, idx_writer, idx_sector, idx_office, idx_team)
       select '작업 ' || n, 100, 100, 100, 110, 111 from generate_series(1, 2500) n`,
    );
    const most = mostRowsAtOnce(portal.pool);
    const file = await maker.get(`${at("export")}?screen=Workshop-List&format=csv&columns=title&sort=-kind`);
    const taken = file.body.trim().split("\r\n").slice(1);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.filter((title) => title.startsWith("작업 "))).toHaveLength(2500);
    expect(most()).toBe(2000);
  });

  test("takes in the rows of a file, all or none, and tells what is wrong with which row", async () => {
    const { maker } = await openList();
    const columns = "title,code,maker,kind,pieces,price,made_on,is_rush,bench,colors,tags,during";
    const query = `screen=Workshop-List&sort=title&columns=${columns}`;
    const bring = async (content: Buffer, check = "N") =>
      (
        await maker.send({ url: at("import"), ...formOf({ screen: "Workshop-List", check }, "작업.xlsx", content) })
      ).json();
    for (const format of ["csv", "xlsx"]) {
      const before = await maker.get(`${at("export")}?${query}&format=csv`);
      const content = (await maker.get(`${at("export")}?${query}&format=${format}`)).rawPayload;
      expect(await bring(content, "Y")).toMatchObject({ err: 0, added: 3, errors: [] });
      expect(await titles(maker, "")).toHaveLength(3);
      expect(await bring(content)).toMatchObject({ err: 0, added: 3, errors: [] });
      const { list } = (await maker.get(`${at("list")}?screen=Workshop-List&sort=idx`)).json();
      const idxs = list.slice(0, 3).map(({ idx }: { idx: number }) => idx);
      await maker.post(at("bulk"), { screen: "Workshop-List", idxs, remove: true });
      expect((await maker.get(`${at("export")}?${query}&format=csv`)).body).toBe(before.body);
    }
    const rows = [
      "제목,번호,종류,개수,급함,작업대",
      "하나,W-1,의자,3,Y,큰 작업대",
      ",,,,,",
      ",W-1,배,많이,Y,없는 작업대",
      ",W-3,등,1,N,",
      "넷,W-1,등,1,N,",
    ];
    expect(await bring(Buffer.from(rows.join("\n")))).toMatchObject({
      added: 0,
      errors: [
        { row: 3, column: "종류" },
        { row: 3, column: "개수", message: "숫자로 입력하세요." },
        { row: 3, column: "작업대", message: "찾을 수 없습니다: 없는 작업대" },
        { row: 3, column: "제목", message: "제목: 필수 항목입니다." },
        { row: 4, column: "제목", message: "제목: 필수 항목입니다." },
        { row: 5, column: "번호", message: "번호: 이미 있는 값입니다." },
      ],
    });
    expect(await titles(maker, "")).toHaveLength(3);
    expect((await bring(Buffer.from("제목,비밀\n가,나"))).errors).toMatchObject([{ row: 0, column: "비밀" }]);
    expect((await bring(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).err).toBe(400);
  });

  test("asks who of several people of one name is meant, and takes a staff number or an address", async () => {
    const { portal } = await openList();
    const maker = await portal.signedIn("master@demo.test");
    await portal.pool.query("update staff set kname = '김동명' where idx in (100, 101)");
    const { rows } = await portal.pool.query("select emp_no, email from staff where idx = 100");
    const bring = async (who: string) => {
      const file = Buffer.from(`제목,만든 사람\n하나,${who}`);
      const sent = formOf({ screen: "Workshop-List", check: "Y" }, "작업.csv", file);
      return (await maker.send({ url: at("import"), ...sent })).json();
    };
    const message = "같은 이름이 여럿입니다: 김동명. 사번이나 이메일로 입력하세요.";
    expect(await bring("김동명")).toMatchObject({ errors: [{ row: 1, column: "만든 사람", message }] });
    expect(await bring(rows[0].emp_no)).toMatchObject({ err: 0, added: 1, errors: [] });
    expect(await bring(rows[0].email)).toMatchObject({ err: 0, added: 1, errors: [] });
  });

  test("takes in five thousand rows, and refuses one more without a look at what is behind it", async () => {
    const { maker } = await openList();
    const bring = async (content: Buffer) =>
      (
        await maker.send({ url: at("import"), ...formOf({ screen: "Workshop-List", check: "Y" }, "작업", content) })
      ).json();
    const rows = (count: number) => ["제목,비밀", ...Array.from({ length: count }, (_, n) => `작업 ${n},`), ""];
    // of a column that nobody knows each file is told at once; the rows are counted before
    expect(await bring(Buffer.from(rows(5000).join("\n")))).toMatchObject({ err: 0, errors: [{ column: "비밀" }] });
    const refused = { err: 400, err_msg: "한 번에 5,000행까지 가져올 수 있습니다. 나누어 가져오세요." };
    expect(await bring(Buffer.from(rows(5001).join("\n")))).toMatchObject(refused);
    expect(await bring(Buffer.from(`${rows(5001).join("\n")}"`))).toMatchObject(refused);
    const table = rows(5001).map((row) => row.split(","));
    expect(await bring(await writeTable({ format: "xlsx", title: "작업", above: [] }, table))).toMatchObject(refused);
  });
});
