import type { OwnField } from "@portal/definition";
import { type Holiday, type WorkCalendar, workCalendarOf } from "@portal/definition/calendar";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import { er, erBoard, erBoardMember, erCategory, erComment, erMember, statusLog } from "../../db/tables";
import { daysLeft, dueAfter } from "../../er/sla";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { atWork, dayBefore, daysBefore } from "../days";

/** How many requests there are, how many of them are open, and how many of those are late. */
const [REQUESTS, OPEN, LATE] = [400, 70, 8];

interface DemoBoard {
  readonly name: string;
  readonly description: string;
  readonly team: number;
  readonly days: number;
  readonly categories: readonly string[];
  readonly fields: readonly OwnField[];
  readonly titles: readonly string[];
}

const text = (key: string, label: string, required = false): OwnField => ({ key, label, type: "text", required });
const choice = (key: string, label: string, options: readonly string[]): OwnField => ({
  key,
  label,
  type: "choice",
  required: true,
  options,
});

/** Six boards with what they ask for; one of each kind of field is on one of them. */
const boards: readonly DemoBoard[] = [
  {
    name: "IT 지원",
    description: "장비, 계정, 사내 시스템에 관한 요청을 받습니다.",
    team: 6096,
    days: 3,
    categories: ["장비", "계정·권한", "사내 시스템", "네트워크"],
    fields: [choice("f1", "장비 종류", ["노트북", "모니터", "프린터", "기타"]), text("f2", "자산번호")],
    titles: ["노트북 화면이 깜빡입니다", "공유 폴더 권한 요청", "회의실 무선 연결 점검", "새 입사자 계정 발급"],
  },
  {
    name: "디자인",
    description: "배너, 인쇄물, 발표 자료의 디자인을 맡습니다.",
    team: 213,
    days: 7,
    categories: ["배너", "인쇄물", "발표 자료"],
    fields: [choice("f1", "용도", ["온라인", "인쇄", "행사"]), text("f2", "크기", true)],
    titles: ["봄 학기 모집 배너", "고객사 제안서 표지", "행사 현수막 시안", "교재 안내 전단"],
  },
  {
    name: "번역",
    description: "문서와 교재를 번역하고 감수합니다.",
    team: 211,
    days: 5,
    categories: ["한영", "영한", "감수"],
    fields: [
      { key: "f1", label: "분량", type: "number", required: true },
      choice("f2", "분야", ["일반", "계약", "교재"]),
    ],
    titles: ["제안서 영문 번역", "계약서 감수", "교재 서문 번역", "해외 안내문 번역"],
  },
  {
    name: "해외지사",
    description: "해외 지사가 본사에, 본사가 지사에 요청합니다.",
    team: 6097,
    days: 5,
    categories: ["운영", "교육 과정", "정산"],
    fields: [{ key: "f1", label: "현지 마감일", type: "date", required: false }, text("f2", "현지 담당자")],
    titles: ["지사 강사 명단 확인", "현지 결제 수단 추가", "지사 교육 과정 개설", "월 정산 자료 요청"],
  },
  {
    name: "총무",
    description: "사무실과 시설, 비품에 관한 요청을 받습니다.",
    team: 6115,
    days: 4,
    categories: ["시설", "비품", "출입"],
    fields: [text("f1", "위치", true), { key: "f2", label: "방문 필요", type: "flag", required: false }],
    titles: ["회의실 의자 수리", "출입 카드 재발급", "냉방기 점검", "사무용품 구입"],
  },
  {
    name: "데이터",
    description: "통계와 자료 추출을 맡습니다.",
    team: 6098,
    days: 5,
    categories: ["추출", "대시보드", "분석"],
    fields: [
      choice("f1", "제공 형식", ["엑셀", "화면", "보고서"]),
      { key: "f2", label: "개인정보 포함", type: "flag", required: false },
    ],
    titles: ["수강 이력 추출", "매출 대시보드 항목 추가", "만족도 분석", "이탈 고객 목록"],
  },
];

const branches = ["KR", "KR", "KR", "KR", "KR", "VN", "JP", "US"];
const priorities = ["mid", "mid", "low", "high", "mid", "urgent"];
const openStates = ["req", "recv", "run", "run", "check"] as const;
const steps = ["req", "recv", "run", "check", "done"] as const;

type Request = typeof er.$inferInsert & { readonly idx: number };
type Category = typeof erCategory.$inferInsert & { readonly idx: number };

/** What all requests are made of. */
interface Office {
  readonly people: readonly DemoPerson[];
  readonly calendar: WorkCalendar;
  readonly categories: readonly Category[];
  readonly now: Date;
}

/** Boards, and two years of what was asked there. */
export async function seedRequests(
  tx: Database,
  people: readonly DemoPerson[],
  holidays: readonly { readonly hdate: string }[],
  now: Date,
): Promise<void> {
  const calendar = workCalendarOf(
    holidays.map(({ hdate }): Holiday => ({ hdate, name: "", kind: "", half: "full", idx_sector: null })),
    0,
  );
  const categories = await addBoards(tx, people, daysBefore(now, 800));
  const numbers = new Map<string, number>();
  const office = { people, calendar, categories, now };
  const requests = Array.from({ length: REQUESTS }, (_, at) => requestOf(office, REQUESTS - 1 - at, numbers));
  await insertMany(tx, er, requests);
  await addWords(tx, people, requests);
  await insertMany(
    tx,
    statusLog,
    requests.flatMap((request, at) => historyOf(request, doerOf(people, REQUESTS - 1 - at).idx)),
  );
  await insertMany(
    tx,
    numberCounter,
    [...numbers].map(([year, no]) => ({ name: `er ER-${year}-`, last: no })),
  );
  for (const table of [erBoard, erCategory, erBoardMember, er, erMember, erComment]) await goOnAfter(tx, table);
}

/** The boards with their people; gives their categories. */
async function addBoards(tx: Database, people: readonly DemoPerson[], wdate: Date): Promise<Category[]> {
  const by = { idx_writer: 20, wdate };
  const teamOf = (idx: number) => people.filter((person) => person.idx_team === idx);
  const named = boards.flatMap(({ team, categories: names }, at) => names.map((name, n) => ({ team, at, name, n })));
  const categories = named.map(({ team, at, name, n }, index) => {
    const idx_default_assignee = n === 0 ? (teamOf(team)[1]?.idx ?? null) : null;
    return { idx: index + 1, idx_board: at + 1, name, idx_default_assignee, sort: n + 1, ...by };
  });
  await tx.insert(erBoard).values(
    boards.map(({ name, description, team, days, fields }, at) => ({
      idx: at + 1,
      name,
      description,
      idx_manager: teamOf(team)[0]?.idx as number,
      form_fields: [...fields],
      sla_days: days,
      ...by,
    })),
  );
  await insertMany(tx, erCategory, categories);
  await insertMany(
    tx,
    erBoardMember,
    boards.flatMap(({ team }, at): (typeof erBoardMember.$inferInsert)[] => [
      { idx_board: at + 1, idx_team: team, role: "handler", ...by },
      { idx_board: at + 1, idx_staff: at < 3 ? 100 : 104, role: "member", ...by },
    ]),
  );
  return categories;
}

/** Who does the nth latest request. */
function doerOf(people: readonly DemoPerson[], n: number): DemoPerson {
  const doers = people.filter(({ idx_team }) => idx_team === boards[n % boards.length]?.team);
  return doers[n % doers.length] as DemoPerson;
}

/** The nth latest request. */
function requestOf(office: Office, n: number, numbers: Map<string, number>): Request {
  const { people, categories, now } = office;
  const at = n % boards.length;
  const board = boards[at] as DemoBoard;
  const requester = people[(n * 37) % people.length] as DemoPerson;
  const status = statusOf(n);
  const ago = n < LATE ? 16 + n : n < OPEN ? n % 3 : 4 + Math.floor((n - OPEN) * 2.1);
  const asked = atWork(daysBefore(now, ago), n);
  const written = new Date(Math.min(+asked, +now));
  const year = dayOf(written).slice(0, 4);
  const no = (numbers.get(year) ?? 0) + 1;
  numbers.set(year, no);
  const own = categories.filter(({ idx_board }) => idx_board === at + 1);
  const isDone = status === "done";
  return {
    idx: REQUESTS - n,
    er_no: `ER-${year}-${String(no).padStart(5, "0")}`,
    idx_board: at + 1,
    idx_category: own[Math.floor(n / 6) % own.length]?.idx as number,
    title: `${board.titles[Math.floor(n / 6) % board.titles.length]} (${(n % 9) + 1}차)`,
    content: `<p>${board.description}</p><p>확인해 주시면 감사하겠습니다.</p>`,
    extra: Object.fromEntries(board.fields.map((field, k) => [field.key, said(field, n + k, dayBefore(now, ago - 9))])),
    idx_requester: requester.idx,
    idx_request_team: requester.idx_team || null,
    branch: branches[n % branches.length] as string,
    priority: priorities[n % priorities.length] as string,
    want_date: n % 3 === 0 ? dayBefore(now, ago - 7) : null,
    reopened: n % 23 === 5 ? 1 : 0,
    result: isDone || status === "check" ? "<p>처리하였습니다. 확인해 주세요.</p>" : null,
    rating: isDone && n % 3 !== 1 ? 3 + (n % 3) : null,
    reason: reasons[status] ?? null,
    status,
    phase: isDone ? "done" : status in reasons ? "aside" : "open",
    ...termsOf(office, n, { board, status, written }),
    idx_writer: requester.idx,
    wdate: written,
  };
}

/** Why a request is not being done. */
const reasons: Readonly<Record<string, string>> = {
  hold: "요청 부서의 답을 기다립니다.",
  reject: "다른 보드에서 받는 요청입니다.",
};

function statusOf(n: number): string {
  if (n < LATE) return "run";
  if (n < OPEN) return openStates[n % openStates.length] as string;
  return n % 25 === 7 ? "reject" : n % 25 === 11 ? "hold" : "done";
}

interface Asked {
  readonly board: DemoBoard;
  readonly status: string;
  readonly written: Date;
}

/** Who does a request, until when, and how long it has taken. */
function termsOf({ people, calendar, now }: Office, n: number, { board, status, written }: Asked) {
  const isReceived = status !== "req" && status !== "reject";
  const isHeld = status === "hold";
  const isDone = status === "done";
  const sla_due = isReceived ? dueAfter(dayOf(written), board.days, calendar) : null;
  const took = 1 + (Math.floor(n / 6) % (board.days + 1));
  const done = isDone || status === "check" ? dueAfter(dayOf(written), took, calendar) : null;
  const check_at = done ? new Date(Math.min(atWork(new Date(`${done}T00:00:00Z`), n).getTime(), now.getTime())) : null;
  return {
    idx_assignee: isReceived ? doerOf(people, n).idx : null,
    sla_days: isReceived ? board.days : null,
    sla_due: isHeld ? null : sla_due,
    sla_left: isHeld ? 2 : null,
    plan_date: isReceived ? sla_due : null,
    estimate_h: isReceived ? 2 + (n % 6) : null,
    recv_at: isReceived ? written : null,
    check_at,
    done_at: isDone ? check_at : null,
    work_days: isDone && sla_due && done ? board.days - daysLeft(done, sla_due, calendar) : null,
    is_in_time: isDone && sla_due && done ? done <= sla_due : null,
  };
}

function historyOf({ idx, status, idx_requester, done_at, wdate }: Request, idx_doer: number) {
  const last = steps.indexOf(status as "req");
  const passed: readonly string[] =
    status === "hold" ? ["req", "recv", "hold"] : last < 0 ? ["req", status as string] : steps.slice(0, last + 1);
  return passed.map((to_status, step): typeof statusLog.$inferInsert => {
    const at = (step === passed.length - 1 && done_at) || (wdate as Date);
    const who = step === 0 || to_status === "done" ? idx_requester : idx_doer;
    const from_status = passed[step - 1] ?? null;
    return { entity: "er", entity_idx: idx, from_status, to_status, at, wdate: at, idx_staff: who, idx_writer: who };
  });
}

/** Who takes part in some of the requests, and what is said of others. */
async function addWords(tx: Database, people: readonly DemoPerson[], requests: readonly Request[]): Promise<void> {
  await insertMany(
    tx,
    erMember,
    requests
      .filter((_, n) => n % 5 === 0)
      .map(({ idx, idx_requester, wdate: at }) => ({
        idx_er: idx,
        idx_staff: (people[(idx_requester * 7) % people.length] as DemoPerson).idx,
        role: idx_requester % 2 === 0 ? "watcher" : "helper",
        idx_writer: idx_requester,
        wdate: at,
      })),
  );
  const answered = requests.filter(({ idx_assignee }, n) => idx_assignee && n % 4 === 0);
  await insertMany(
    tx,
    erComment,
    answered.map(({ idx, idx_assignee, wdate: at }, n) => ({
      idx_er: idx,
      content: n % 3 === 0 ? "내부에서 먼저 확인하겠습니다." : "확인하고 있습니다. 예정일까지 처리하겠습니다.",
      is_internal: n % 3 === 0,
      idx_writer: idx_assignee as number,
      wdate: at,
    })),
  );
}

/** What somebody may have said in a field. */
function said({ type, label, options = [] }: OwnField, n: number, day: string): unknown {
  const written: Readonly<Record<string, readonly string[]>> = {
    위치: ["A동 3층", "B동 2층", "본관 1층 안내대"],
    크기: ["A4", "1200×400", "현수막 5m×0.9m"],
    자산번호: ["노트북-2025-0012", "모니터-2024-0107"],
    "현지 담당자": ["Linh", "Sato", "Emily"],
  };
  const words = written[label] ?? [];
  const values = {
    text: words[n % Math.max(1, words.length)],
    number: 3 + (n % 40),
    date: day,
    choice: options[n % Math.max(1, options.length)],
    flag: n % 2 === 0,
  };
  return values[type];
}
