import { eq, inArray } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { contract, elearning, elearningCustomer, file } from "../../db/tables";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { dayBefore, daysBefore } from "../days";
import { demoFile } from "../files";

const subjects = {
  lang: [
    "비즈니스 영어 회화",
    "영문 이메일 쓰기",
    "전화 영어 표현",
    "중국어 첫걸음",
    "일본어 비즈니스",
    "스페인어 입문",
    "영어 발표 기술",
    "회의 영어",
    "영어 보고서 쓰기",
    "베트남어 첫걸음",
  ],
  job: [
    "기획서 쓰기",
    "엑셀로 하는 업무 자동화",
    "데이터 읽는 법",
    "발표 자료 만들기",
    "문제 해결의 기술",
    "프로젝트 관리 입문",
    "고객 응대",
    "협상의 원칙",
    "글쓰기",
    "시간 관리",
  ],
  lead: ["처음 맡은 팀장", "성과 면담", "코칭 대화법", "팀을 움직이는 회의", "갈등 다루기", "위임의 기술", "신뢰 쌓기"],
  global: [
    "다른 문화와 일하기",
    "해외 주재 준비",
    "국제 무역 실무",
    "외국인 동료와 소통",
    "해외 출장 안내",
    "영문 계약 읽기",
  ],
  legal: [
    "개인정보 보호",
    "직장 내 괴롭힘 예방",
    "성희롱 예방",
    "산업 안전 보건",
    "장애 인식 개선",
    "퇴직연금 안내",
    "정보 보안",
  ],
} as const;
const levels = ["입문", "기본", "심화"];
const partners = ["푸른밭 스튜디오", "새싹미디어", "한결콘텐츠", "도담영상"];
const others = ["가람전자", "누리식품", "다온건설", "라움제약", "마루물산", "바른통신"];
const steps = ["기획안", "원고", "촬영", "편집", "검수"];
const stages = ["plan", "make", "review", "open"];

/** Fills the list of online courses: most in service, some in the making, a few ended. */
export async function seedCourses(
  tx: Database,
  people: readonly DemoPerson[],
  pictures: readonly Buffer[],
  first: number,
  now: Date,
) {
  const producers = people.filter(({ idx_office }) => idx_office === 210 || idx_office === 6074 || idx_office === 120);
  const courses: (typeof elearning.$inferInsert)[] = [];
  const files: (typeof file.$inferInsert)[] = [];
  for (const [category, titles] of Object.entries(subjects)) {
    for (const title of titles) {
      for (const level of levels) {
        const n = courses.length;
        const idx = n + 1;
        // a few of each kind
        const status = n % 9 === 4 ? (stages[((n / 9) % 3) | 0] as string) : n % 23 === 11 ? "stop" : "open";
        const stage = stages.indexOf(status === "stop" ? "open" : status);
        const producer = producers[(n * 7) % producers.length] as DemoPerson;
        const enrolled = stage === 3 ? 40 + ((n * 97) % 900) : 0;
        files.push(demoFile(first + n, "elearning", idx, "썸네일.webp", pictures[n % pictures.length] as Buffer, now));
        courses.push({
          idx,
          code: `${category.slice(0, 2).toUpperCase()}-${String(idx).padStart(3, "0")}`,
          title: `${title} ${level}`,
          category,
          language:
            category === "lang"
              ? title.includes("중국어")
                ? "중국어"
                : title.includes("일본어")
                  ? "일본어"
                  : title.includes("스페인어")
                    ? "스페인어"
                    : "영어"
              : "한국어",
          level,
          hours: 4 + (n % 13) * 1.5,
          lessons: 8 + (n % 17),
          price: 30_000 + (n % 12) * 5000,
          partner: partners[n % partners.length] as string,
          thumbnail: first + n,
          idx_producer: producer.idx,
          idx_sector: producer.idx_sector,
          idx_office: producer.idx_office,
          idx_team: producer.idx_team || null,
          status,
          open_date:
            stage === 3 ? dayBefore(now, 3 + ((n * 31) % 700)) : status === "review" ? dayBefore(now, -(n % 5)) : null,
          contract_to: stage === 3 ? dayBefore(now, -((n * 43) % 900) - 20) : null,
          preview_url: stage === 3 ? `https://learn.pureunbat.example/${idx}` : null,
          customers: stage === 3 && n % 4 === 0 ? others.slice(n % 3, 2 + (n % 5)) : null,
          enrolled,
          completed: Math.round(enrolled * (0.55 + (n % 40) / 100)),
          rating: stage === 3 ? 3.6 + (n % 14) / 10 : null,
          checklist: steps.map((text, at) => ({ text, done: stage === 3 || at < stage * 2 })),
          body: `<p>‘${title}’ ${level} 과정입니다.</p><ul><li>짧은 강의와 실습</li><li>차시마다 확인 문제</li><li>수료증 발급</li></ul>`,
          idx_writer: producer.idx,
          wdate: daysBefore(now, 5 + ((n * 31) % 720)),
          ver: 1,
        });
      }
    }
  }
  await insertMany(tx, file, files);
  await insertMany(tx, elearning, courses);
  for (const table of [file, elearning]) await goOnAfter(tx, table);
}

/** Who uses the courses that are in service: customers by their contracts. */
export async function seedCourseCustomers(tx: Database, now: Date) {
  const open = await tx.select().from(elearning).where(eq(elearning.status, "open")).orderBy(elearning.idx);
  const contracts = await tx
    .select()
    .from(contract)
    .where(inArray(contract.status, ["run", "done"]))
    .orderBy(contract.idx);
  const lines = contracts.slice(0, 2 * open.length).map(({ idx, idx_customer, date_from, date_to }, n) => {
    const { idx: idx_elearning, idx_writer } = open[(n * 5) % open.length] as (typeof open)[number];
    const of = { idx_elearning, idx_customer, idx_contract: idx, idx_writer };
    return { ...of, date_from, date_to, seats: 10 + ((n * 37) % 240), wdate: now };
  });
  await insertMany(tx, elearningCustomer, lines);
}
