import { type DocumentKind, type FormValues, withParticle } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import type { DemoPerson } from "../company/people";
import { dayBefore } from "../days";

/** A document before it is decided on. */
export interface Draft {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly data: FormValues;
  readonly body?: string;
  readonly drafter: DemoPerson;
  /** Days since it was submitted. */
  readonly ago: number;
  readonly status: "draft" | "run" | "done" | "reject" | "withdraw";
  /** The head of the office decides too. */
  readonly hasTwo?: boolean;
  readonly isPrivate?: boolean;
  /** Teams that receive it. */
  readonly teams?: readonly number[];
  /** Who decides, where another module's data says so. */
  readonly decider?: number;
  /** The record that it is about, in another module's data. */
  readonly record?: number;
}

/** Whom the documents go through. */
export interface People {
  readonly teamLead: ReadonlyMap<number, number>;
  readonly officeLead: ReadonlyMap<number, number>;
  readonly ceo: number;
  membersOf(team: number): readonly DemoPerson[];
}

/** How many companies the demo's customers are. */
export const CUSTOMERS = 24;

interface Pattern {
  readonly kind: DocumentKind;
  readonly title: (n: number) => string;
  readonly data: (n: number, day: string) => FormValues;
  readonly hasTwo?: boolean;
  readonly teams?: (n: number) => readonly number[];
}

const of = <Item>(items: readonly Item[], n: number) => items[n % items.length] as Item;
const goods = ["27인치 모니터", "무선 키보드", "교재 인쇄 용지", "화상 강의용 헤드셋", "강의실 의자", "복합기 토너"];
const places = ["부산", "대전", "광주", "제주", "창원", "청주"];
const topics = [
  "하반기 워크숍 장소",
  "교재 개정 일정",
  "강사 위촉 기준",
  "고객 만족도 조사 결과",
  "사내 스터디 운영",
  "출강 표준 계약서",
];
const spends = [
  ["traffic", "출강 교통비"],
  ["meal", "야근 식대"],
  ["meet", "고객사 회의 다과"],
  ["book", "참고 도서 구입"],
  ["supply", "문구류 구입"],
  ["enter", "고객사 담당자 식사"],
] as const;
const courses = ["데이터로 말하는 기획", "성인 학습 설계", "엑셀 실무", "리더의 대화법", "교재 디자인 기초"];
const requests = ["교재 표지 시안 검토", "회의실 음향 점검", "홍보물 인쇄", "계정 권한 정리", "고객 문의 자료 취합"];
const receivers = [6115, 213, 6096, 6116, 361, 111];

/** What people write, from the most frequent to the rarest. */
const patterns: readonly Pattern[] = [
  {
    kind: "EXP",
    title: (n) => `${of(spends, n)[1]} 정산`,
    data: (n, day) => ({
      expense_kind: of(["card", "cash", "card", "transfer"], n),
      pay_to: "가상상사",
      bank: "가상은행",
      account_no: "000-00-000000",
      items: [0, 1].slice(0, 1 + (n % 2)).map((line) => ({
        use_date: daysAfter(day, -2 - line),
        account: of(spends, n + line)[0],
        summary: of(spends, n + line)[1],
        supply: 12_000 * (1 + ((n + line) % 14)),
        vat: 1_200 * (1 + ((n + line) % 14)),
        proof: "card",
        attendees: of(spends, n + line)[0] === "enter" ? "고객사 담당 2명, 본인" : null,
        idx_customer: n % 4 === 0 ? 1 + (n % CUSTOMERS) : null,
      })),
    }),
  },
  {
    kind: "D1",
    title: (n) => `${of(topics, n)}의 건`,
    data: (n, day) => ({
      category: of(["general", "report", "rule", "general"], n),
      effective_date: daysAfter(day, 7),
    }),
    hasTwo: true,
  },
  {
    kind: "EXP",
    title: (n) => `${of(places, n)} 출장 여비`,
    data: (n, day) => ({
      expense_kind: "cash",
      items: [
        {
          use_date: daysAfter(day, -3),
          account: "trip",
          summary: `${of(places, n)} 왕복`,
          supply: 58_000 + 7_000 * (n % 9),
          vat: 0,
          proof: "card",
        },
      ],
    }),
  },
  {
    kind: "D6",
    title: (n) => `추가근무 신청 (${of(["교재 마감", "행사 준비", "시스템 점검", "출강 지원"], n)})`,
    data: (n, day) => ({
      comp: "pay",
      works: [
        {
          work_date: daysAfter(day, 1),
          time_from: "18:30",
          time_to: of(["20:30", "21:30", "22:00"], n),
          rest_min: 0,
          kind: "over",
          reason: of(["교재 마감", "행사 준비", "시스템 점검", "출강 지원"], n),
        },
      ],
    }),
  },
  {
    kind: "D2",
    title: (n) => `${of(goods, n)} 구매의 건`,
    data: (n) => ({
      vendor: "(주)가상사무",
      reason: "낡은 것을 바꿉니다.",
      items: [{ name: of(goods, n), qty: 1 + (n % 4), unit_price: 45_000 * (1 + (n % 7)), is_asset: false }],
    }),
    hasTwo: true,
  },
  {
    kind: "D9",
    title: (n) => `${of(requests, n)} 협조`,
    data: (n, day) => ({ request: `${withParticle(of(requests, n), "을/를")} 부탁드립니다.`, due: daysAfter(day, 14) }),
    teams: (n) => [of(receivers, n)],
  },
  {
    kind: "D7",
    title: (n) => `${of(courses, n)} 수강 신청`,
    data: (n, day) => ({
      edu_title: of(courses, n),
      provider: "가상교육원",
      date_from: daysAfter(day, 20),
      date_to: daysAfter(day, 21),
      hours: 14,
      cost: 150_000 + 10_000 * (n % 9),
      benefit: "배운 것을 팀에 나눕니다.",
    }),
  },
  {
    kind: "D8",
    title: (n) => `${of(["출강 매니저", "교재 편집자", "백엔드 개발자", "상담원"], n)} 채용 요청`,
    data: (n, day) => ({
      job: of(["출강 매니저", "교재 편집자", "백엔드 개발자", "상담원"], n),
      headcount: 1 + (n % 2),
      employ_type: "regular",
      reason: of(["fill", "add"], n),
      need_by: daysAfter(day, 60),
      jd: "<p>맡을 일과 갖출 것을 면접에서 설명합니다.</p>",
    }),
    hasTwo: true,
  },
];

/** Which pattern comes when: the first ones often, the last ones rarely. */
const frequency = [0, 1, 0, 3, 2, 0, 5, 1, 0, 6, 4, 2, 0, 1, 3, 7] as const;

/** What people wrote in a year, but for what other modules' data already says. */
export function draftsOf(people: readonly DemoPerson[], now: Date): Draft[] {
  const drafters = people.filter(({ idx_position, idx_team }) => idx_position > 6104 && idx_team !== 0);
  return drafters.flatMap((drafter, at) =>
    [3, 9, 24, 61, 118, 190, 255, 330].flatMap((days, index): Draft[] => {
      const n = at * 7 + index * 3;
      const ago = days + (at % 6) - (days === 3 ? at % 3 : 0);
      const day = dayBefore(now, ago);
      if (day < drafter.joinday) return [];
      const { kind, title, data, hasTwo, teams } = of(patterns, of(frequency, n));
      return [
        {
          kind,
          title: title(n),
          data: data(n, day),
          drafter,
          ago,
          status: statusOf(index, n),
          ...(hasTwo && { hasTwo }),
          ...(teams && { teams: teams(n).filter((team) => team !== drafter.idx_team) }),
          ...(n % 23 === 0 && { isPrivate: true }),
        },
      ];
    }),
  );
}

/** The older, the more of them are decided. */
function statusOf(index: number, n: number): Draft["status"] {
  if (index === 0) return of(["run", "run", "done", "draft", "run", "reject"] as const, n);
  if (index === 1) return of(["done", "run", "done", "reject", "withdraw"] as const, n);
  return n % 17 === 0 ? "reject" : "done";
}
