import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import {
  file,
  mediaPost,
  newsletter,
  nlArchive,
  nlArticle,
  nlCheck,
  nlComment,
  nlDesign,
  nlProof,
  nlSend,
  post,
  postRead,
  staff,
  statusLog,
} from "../../db/tables";
import { isMeant } from "../../news-zone/posts";
import { goOnAfter } from "../bulk";
import { atWork, dayBefore, daysBefore, workday } from "../days";
import { demoPdf } from "../pdf";

const steps = ["plan", "write", "design", "proof", "done", "archive"] as const;
/** Each issue's stage and the days until it comes out. */
const issues: readonly (readonly [stage: (typeof steps)[number], ahead: number, theme: string])[] = [
  ["archive", -330, "새 사무실, 새 자리"],
  ["archive", -270, "말이 통하는 회의"],
  ["archive", -210, "강사와 함께한 봄"],
  ["archive", -150, "고객이 들려준 이야기"],
  ["done", -20, "십 년을 다닌 사람들"],
  ["proof", 6, "해외 지사의 하루"],
  ["write", 32, "올해를 닫으며"],
  ["plan", 80, "새해에 배우고 싶은 것"],
];
const checks = [
  ["plan", "주제 확정"],
  ["plan", "필자 배정"],
  ["write", "전 원고 확정"],
  ["design", "시안 확정"],
  ["proof", "교정 100%"],
  ["proof", "저작권·초상권 확인"],
  ["proof", "승인"],
  ["done", "PDF 등록"],
] as const;
const sections = [
  ["여는 글", "함께 걸어온 한 계절"],
  ["사람", "옆자리의 그 사람을 만나다"],
  ["팀 탐방", "아침 일곱 시에 불이 켜지는 팀"],
  ["고객 이야기", "처음 전화한 날을 기억합니다"],
  ["강의실에서", "말문이 트이는 순간"],
  ["책과 생각", "천천히 읽는 법"],
  ["해외에서", "시차를 건너온 편지"],
  ["건강", "앉아서 하는 십 분 운동"],
  ["살림", "점심 도시락 다섯 가지"],
  ["소식", "새로 온 사람, 떠나는 사람"],
  ["퀴즈", "지난 호를 읽으셨나요"],
  ["닫는 글", "다음 호를 기다리며"],
] as const;
const paragraphs = [
  "처음 이 이야기를 들었을 때는 그저 지나가는 말인 줄 알았습니다. 그런데 며칠 뒤에 다시 찾아가 물어보니, 모두 같은 날을 기억하고 있었습니다.",
  "우리는 자주 결과만 이야기합니다. 그 사이에 있던 긴 아침과 늦은 저녁, 몇 번이고 다시 쓴 문장은 말하지 않습니다.",
  "이번 호를 준비하며 여러 팀을 찾아갔습니다. 바쁜 가운데에도 시간을 내어 준 동료들에게 고맙습니다.",
];
const CHIEF = 114;
const OTHER = 113;
const STAFF = 100;
/** The number of the first issue here. */
const FIRST = 31;

/** What issues are made with. */
interface Press {
  readonly tx: Database;
  readonly pictures: readonly Buffer[];
  readonly now: Date;
}

type Issue = ReturnType<typeof issueOf>;

/** Two years of the newsletter: an issue in each stage, the published ones with their readers. */
export async function seedNewsletters(tx: Database, pictures: readonly Buffer[], now: Date): Promise<void> {
  const press = { tx, pictures, now };
  const here = await tx.select({ idx: staff.idx }).from(staff).where(isMeant(null)).orderBy(staff.idx);
  const made = issues.map((_, n) => issueOf(n, now));
  for (const issue of made) {
    await addIssue(press, issue);
    if (issue.at >= 2) await addDesigns(press, issue);
    if (issue.at >= 3) await addProofs(press, issue);
    if (issue.at >= 4) await publishOne(press, issue);
  }
  await insertMany(tx, nlCheck, made.flatMap(checksOf));
  await insertMany(
    tx,
    nlArticle,
    made.flatMap((issue) => articlesOf(issue, here, now)),
  );
  await insertMany(
    tx,
    statusLog,
    made.flatMap((issue) => historyOf(issue, now)),
  );
  await tx.insert(nlComment).values([
    {
      idx_newsletter: 6,
      content: "12쪽 사진은 다음 주에 다시 받기로 했습니다.",
      idx_writer: OTHER,
      wdate: daysBefore(now, 2),
    },
    {
      idx_newsletter: 7,
      content: "늦은 원고 세 편은 오늘 다시 여쭤보겠습니다.",
      idx_writer: CHIEF,
      wdate: daysBefore(now, 1),
    },
  ]);
  await goOnAfter(tx, newsletter);
}

/** One of the issues; `at` is how many stages it has behind it. */
function issueOf(n: number, now: Date) {
  const [status, ahead, theme] = issues[n] as (typeof issues)[number];
  const wdate = atWork(daysBefore(now, Math.max(75 - ahead, 5)), n);
  const issue_no = `제${FIRST + n}호`;
  const at = steps.indexOf(status);
  return { idx: n + 1, n, at, status, ahead, theme, issue_no, title: `푸른밭 사보 ${issue_no}`, by: writtenAt(wdate) };
}

function writtenAt(wdate: Date) {
  return { idx_writer: CHIEF, wdate };
}

async function addIssue(press: Press, { idx, n, status, ahead, theme, issue_no, title, by }: Issue): Promise<void> {
  const { tx, now } = press;
  const isDrawn = status !== "plan" && status !== "write";
  const cover = isDrawn ? await store(press, "newsletter", idx, pictureAt(press, n), now) : null;
  await tx.insert(newsletter).values({
    idx,
    issue_no,
    title,
    publish_date: workday(dayBefore(now, -ahead)),
    theme,
    idx_chief: n % 2 ? OTHER : CHIEF,
    cover,
    due_write: workday(dayBefore(now, 30 - ahead)),
    due_design: workday(dayBefore(now, 18 - ahead)),
    due_proof: workday(dayBefore(now, 7 - ahead)),
    status,
    ...by,
  });
}

function checksOf({ idx, at, status, by }: Issue): (typeof nlCheck.$inferInsert)[] {
  return checks.map(([stage, item], k) => {
    const isDone = steps.indexOf(stage) < at || (status === "proof" && k === 5) || (status === "plan" && k === 0);
    const done = isDone ? { idx_done_by: CHIEF, done_at: new Date(by.wdate.getTime() + k * 86_400_000) } : {};
    return { idx_newsletter: idx, stage, seq: k + 1, item, is_done: isDone, ...blank, ...done, ...by };
  });
}

/** What a line has that is not ticked. */
const blank = { idx_done_by: null, done_at: null };

/** Of the issue that is being written, three are late and some are in; of the one that is planned there are none. */
function articlesOf({ idx, n, at, ahead, by }: Issue, here: readonly { readonly idx: number }[], now: Date) {
  const isWriting = at === 1;
  return (at === 0 ? [] : sections).map(([section, title], k): typeof nlArticle.$inferInsert => {
    const state = isWriting ? ((["ok", "in", "write", "ask", "fix"] as const)[k % 5] ?? "ask") : "ok";
    const isLate = isWriting && (k === 2 || k === 3 || k === 4);
    const hasText = state !== "ask";
    const body = hasText ? `<p>${[0, 1, 2].map((p) => paragraphs[(k + p) % 3]).join("</p><p>")}</p>` : null;
    return {
      idx_newsletter: idx,
      seq: k + 1,
      section,
      title,
      idx_author: isWriting && k === 8 ? STAFF : (here[(n * 17 + k * 23 + 5) % here.length]?.idx ?? CHIEF),
      due: isLate ? dayBefore(now, 1 + (k % 3)) : isWriting ? dayBefore(now, -3 - k) : dayBefore(now, 32 - ahead),
      body,
      state,
      chars: (body ?? "").replace(/<[^>]*>|\s/g, "").length,
      ...by,
    };
  });
}

function historyOf({ idx, at, by }: Issue, now: Date): (typeof statusLog.$inferInsert)[] {
  return steps.slice(0, at + 1).map((to_status, step) => {
    const when = new Date(Math.min(by.wdate.getTime() + step * 9 * 86_400_000, now.getTime()));
    return {
      entity: "newsletter",
      entity_idx: idx,
      from_status: steps[step - 1] ?? null,
      to_status,
      idx_staff: CHIEF,
      at: when,
      idx_writer: CHIEF,
      wdate: when,
    };
  });
}

function pictureAt({ pictures }: Press, n: number) {
  return { name: "표지.webp", mime: "image/webp", content: pictures[(n * 3 + 1) % pictures.length] as Buffer };
}

async function store(
  { tx }: Press,
  entity: string,
  entity_idx: number,
  { name, mime, content }: { name: string; mime: string; content: Buffer },
  wdate: Date,
): Promise<number> {
  const sha256 = createHash("sha256").update(content).digest("hex");
  const [row] = await tx
    .insert(file)
    .values({ entity, entity_idx, name, size: content.length, mime, sha256, content, wdate })
    .returning({ idx: file.idx });
  return row?.idx as number;
}

async function addDesigns(press: Press, { idx, n, by }: Issue): Promise<void> {
  const { tx, now } = press;
  for (const version of [1, 2]) {
    const [row] = await tx
      .insert(nlDesign)
      .values({
        idx_newsletter: idx,
        version,
        file: 0,
        comment: version === 1 ? "제목이 사진에 묻힙니다. 글자를 키워 주세요." : "이대로 갑니다.",
        chosen: version === 2,
        ...by,
      })
      .returning({ idx: nlDesign.idx });
    const part = row?.idx as number;
    const stored = await store(
      press,
      "nl_design",
      part,
      { ...pictureAt(press, n + version), name: `시안 ${version}.webp` },
      now,
    );
    await tx.execute(sql`update ${nlDesign} set file = ${stored} where idx = ${part}`);
  }
}

async function addProofs({ tx }: Press, { idx, at, by }: Issue): Promise<void> {
  const found = [
    "띄어쓰기: ‘그 동안’ → ‘그동안’",
    "사진 설명의 이름과 순서가 다릅니다.",
    "숫자 표기를 통일합니다(1천 → 1,000).",
  ];
  await tx
    .insert(nlProof)
    .values(
      found.map((content, k) => ({ idx_newsletter: idx, page: 4 + k * 5, content, fixed: at > 3 || k < 2, ...by })),
    );
}

async function publishOne(press: Press, { idx, n, title, theme, ahead }: Issue): Promise<void> {
  const { tx, now } = press;
  const wdate = atWork(daysBefore(now, -ahead), n);
  const written = writtenAt(wdate);
  const pdf = { name: `${title}.pdf`, mime: "application/pdf", content: demoPdf(`Newsletter ${idx}`, 8) };
  const body = `<p><strong>${theme}</strong></p>${sections
    .map(([section, name], k) => `<h2>${section} · ${name}</h2><p>${paragraphs[k % 3]}</p>`)
    .join("")}`;
  const [row] = await tx
    .insert(post)
    .values({ board: "media", title, body, ...written })
    .returning({ idx: post.idx });
  const idx_post = row?.idx as number;
  const copy = await store(press, "post", idx_post, pdf, wdate);
  await tx
    .update(post)
    .set({ files: [copy] })
    .where(eq(post.idx, idx_post));
  const [part] = await tx
    .insert(mediaPost)
    .values({ idx_post, kind: "news", thumbnail: 0, idx_newsletter: idx, ...written })
    .returning({ idx: mediaPost.idx });
  const thumbnail = await store(press, "media_post", part?.idx as number, pictureAt(press, n), wdate);
  await tx.execute(sql`update ${mediaPost} set thumbnail = ${thumbnail} where idx = ${part?.idx}`);
  const [kept] = await tx
    .insert(nlArchive)
    .values({ idx_newsletter: idx, keywords: [theme.split(" ")[0] ?? "", "사보"], ...written })
    .returning({ idx: nlArchive.idx });
  const stored = await store(press, "nl_archive", kept?.idx as number, pdf, wdate);
  await tx.execute(sql`update ${nlArchive} set pdf = ${stored} where idx = ${kept?.idx}`);
  await tx.insert(nlSend).values({ idx_newsletter: idx, idx_post, sent_at: wdate, ...written });
  await tx.execute(sql`
    insert into ${postRead} (idx_post, idx_staff, read_at, mdate, idx_writer, wdate)
    select ${idx_post}, idx, at, at, idx, at from staff
    cross join lateral (select least(${wdate}::timestamptz + (((idx * 13 + ${n}) % 9) || ' days')::interval, ${now}::timestamptz) as at) moment
    where status <> 'retired' and idx <> ${CHIEF} and (idx * 17 + ${n * 7}) % 10 < ${5 + (n % 3)}`);
  await tx.execute(sql`
    update ${nlSend} set
      target_count = (select count(*) from staff where status <> 'retired' and deleted_at is null and idx <> ${CHIEF}),
      read_count = (select count(*) from post_read where idx_post = ${idx_post})
    where idx_post = ${idx_post}`);
  await tx.execute(sql`
    update ${post} set view_count = (select count(*) from post_read where idx_post = ${idx_post}) where idx = ${idx_post}`);
}
