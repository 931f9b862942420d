import { monthsAfter } from "@portal/definition/calendar";
import { inArray, sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { file, magazine, magazineDist, magazineRead } from "../../db/tables";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { dayBefore, daysBefore } from "../days";
import { demoFile } from "../files";
import { demoPdf } from "../pdf";

/** Of each title: its kind and publisher, how many issues, the days between two and since the last, and printed copies. */
const titles = [
  { title: "푸른밭 이야기", kind: "own", publisher: "푸른밭교육", count: 12, apart: 30, last: 6, copies: 300 },
  { title: "가상 인재개발", kind: "sub", publisher: "가람출판", count: 8, apart: 30, last: 320, copies: 20 },
  { title: "배움과 사람", kind: "article", publisher: "누리저널", count: 4, apart: 90, last: 40, copies: 0 },
] as const;
const teams = [111, 112, 113, 121, 361, 211, 6096];
const summaries = [
  "현장에서 만난 강사들의 이야기입니다.",
  "새 교재가 만들어지기까지를 따라갑니다.",
  "전화영어 십 년의 기록입니다.",
  "고객이 들려준 한마디를 모았습니다.",
];

/** Issues of three magazines, with their covers, their readers and where the printed copies went. */
export async function seedMagazines(
  tx: Database,
  people: readonly DemoPerson[],
  pictures: readonly Buffer[],
  now: Date,
): Promise<void> {
  const issues: (typeof magazine.$inferInsert & { idx: number })[] = [];
  const sent: (typeof magazineDist.$inferInsert)[] = [];
  const reads: (typeof magazineRead.$inferInsert)[] = [];
  for (const [t, { title, kind, publisher, count, apart, last, copies }] of titles.entries()) {
    for (let n = 0; n < count; n++) {
      const idx = issues.length + 1;
      const age = last + n * apart;
      const publish_date = dayBefore(now, age);
      const issue = publish_date.slice(0, 7);
      const writer = { idx_writer: idx % 2 ? 113 : 114, wdate: daysBefore(now, age) };
      let gone = 0;
      for (let k = 0; k < (copies === 0 ? 0 : 2 + ((n + t) % 3)); k++) {
        const qty = kind === "own" ? 20 + ((n + k) % 3) * 10 : 2;
        const to = k === 3 ? { idx_customer: 1 + (idx % 40) } : { idx_team: teams[(n + k) % teams.length] as number };
        sent.push({ idx_magazine: idx, ...to, receiver: "담당자", qty, at: dayBefore(now, age - 3), ...writer });
        gone += qty;
      }
      for (let k = 0; k < 25 + ((n * 13 + t) % 70); k++) {
        const reader = people[(k * 3 + idx * 11) % people.length] as DemoPerson;
        reads.push({ idx_magazine: idx, idx_staff: reader.idx, idx_writer: reader.idx, wdate: writer.wdate });
      }
      issues.push({
        ...{ idx, title, issue, kind, publisher, publish_date, copies, stock: copies - gone },
        url: kind === "own" ? null : `https://read.pureunbat.example/${t + 1}/${issue}`,
        summary: summaries[(n + t) % summaries.length] as string,
        tags: kind === "own" ? ["사내", "이야기"] : ["외부"],
        memo: kind === "sub" ? `구독이 ${dayBefore(now, last - 365)}에 끝납니다.` : null,
        is_latest: n === 0,
        renew_on: monthsAfter(publish_date, 11),
        told_at: kind === "own" ? writer.wdate : null,
        ...writer,
      });
    }
  }
  // two issues of a title may fall into one month
  const once = new Map(issues.map((issue) => [`${issue.title} ${issue.issue}`, issue.idx]));
  for (const issue of issues)
    if (once.get(`${issue.title} ${issue.issue}`) !== issue.idx) issue.issue = `${issue.issue} 특별호`;
  await insertMany(tx, magazine, issues);
  const given = issues.flatMap(({ idx, title, issue, kind }) => [
    demoFile(0, "magazine", idx, "표지.webp", pictures[(idx * 5) % pictures.length] as Buffer, now),
    ...(kind === "own"
      ? [demoFile(0, "magazine", idx, `${title} ${issue}.pdf`, demoPdf(`Stories ${issue}`, 6), now)]
      : []),
  ]);
  const stored = await tx
    .insert(file)
    .values(given.map(({ idx: _, ...one }) => one))
    .returning({ idx: file.idx });
  const isGiven = inArray(
    file.idx,
    stored.map(({ idx }) => idx),
  );
  await tx.execute(sql`
    update ${magazine} set
      cover = (select idx from ${file} where ${isGiven} and entity_idx = magazine.idx and mime <> 'application/pdf'),
      pdf = (select idx from ${file} where ${isGiven} and entity_idx = magazine.idx and mime = 'application/pdf')`);
  await insertMany(tx, magazineDist, sent);
  await insertMany(tx, magazineRead, reads);
  await goOnAfter(tx, magazine);
}
