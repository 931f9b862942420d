import type { InternalAxiosRequestConfig } from "axios";

type Row = Record<string, unknown>;

const titles = [
  "신임 강사를 위한 첫 수업 준비",
  "비즈니스 영어 회화 중급",
  "임직원 정보보호 교육",
  "데이터로 읽는 고객의 소리",
  "새봄 독서 모임 운영 안내",
];
const states = ["draft", "requested", "approved", "rejected", "cancelled"];

/** Courses as a company would have them; the same ones every time. */
export function sampleRows(count = 63): Row[] {
  return Array.from({ length: count }, (_, at) => ({
    idx: count - at,
    ver: 1,
    idx_writer: 1,
    wdate: "2026-03-02T00:30:00Z",
    title: `${titles[at % titles.length]} ${count - at}기`,
    kind: ["lecture", "video", "text"][at % 3],
    status: states[at % states.length],
    idx_manager: 1 + (at % 3),
    idx_office: 110,
    idx_parent: at > 1 && at < 14 ? count - 1 : null,
    helpers: [2, 3],
    start: `2026-0${1 + (at % 9)}-15`,
    noticed: "2026-03-02T01:30:00Z",
    at: "09:30",
    month: "2026-03",
    year: 2026,
    during: { from: "2026-03-02T00:00:00Z", to: "2026-03-02T03:00:00Z" },
    price: 120_000 + at * 1000,
    seats: 20,
    score: 4.25,
    is_open: at % 2 === 0,
    days: ["mon", "wed"],
    tags: ["신입", "필수"],
    todo: [
      { text: "교재 주문", done: true },
      { text: "강의실 예약", done: false },
    ],
    memo: "지난 기수의 설문을 먼저 읽습니다.\n강의실은 3층입니다.",
    body: "<p>과정은 <b>네 주</b> 동안 이어집니다.</p><ul><li>첫 주: 수업 참관</li><li>둘째 주: 모의 수업</li></ul>",
    cover: null,
    papers: [501],
    rule: { idx_office: [110] },
    income: 2_400_000,
    sample_line: [{ idx: 1, name: "교재", qty: 20, price: 15_000, amount: 300_000 }],
    sample_place: { idx: 1, room: "3층 푸른방" },
    sample_talk: [
      {
        idx: 1,
        on: "2026-03-04",
        idx_manager: 1,
        minutes: 40,
        said: "첫 수업을 함께 준비하였습니다.\n교안은 다음 주에 봅니다.",
      },
      { idx: 2, on: "2026-03-11", idx_manager: 2, minutes: 20, said: "수업을 참관하였습니다." },
    ],
  }));
}

/** A course of which nothing is known but its name. */
export function emptyRow(): Row {
  const [row = {}] = sampleRows(1);
  const unknown = Object.fromEntries(Object.keys(row).map((key) => [key, Array.isArray(row[key]) ? [] : null]));
  return { ...unknown, idx: 1, ver: 1, title: "이름뿐인 과정", status: "draft" };
}

/** The names and files that the courses refer to. */
export const sampleKnown = {
  names: {
    staff: { "1": "김하늘 Haneul Kim", "2": "박바다 Bada Park", "3": "이구름 Gureum Lee" },
    office: { "110": "기업교육본부", "120": "어학교육본부" },
  },
  files: { "501": { name: "강의 계획서.pdf", size: 240_000, mime: "application/pdf" } },
};

interface Stubbed {
  status: number;
  data: Row;
}

/** Answers the calls of records as the contract says, out of these rows; what is sent is kept in them. */
export function stubRecords(rows: Row[] = sampleRows()) {
  const sent: { path: string; body: Row }[] = [];
  const find = (idx: unknown) => rows.find((row) => row.idx === Number(idx));
  const fine = (data: Row = {}): Stubbed => ({ status: 200, data: { err: 0, err_msg: "", ...data } });
  const missing: Stubbed = { status: 404, data: { err: 404, err_msg: "없는 기록입니다." } };
  /** Of a form that is not filled in yet the server knows nothing more. */
  const nothingWrong: Stubbed = { status: 400, data: { err: 400, err_msg: "", fields: {} } };

  function answer(config: InternalAxiosRequestConfig): Stubbed | undefined {
    const [, part] = /^\/rest\/records\/(?:\w+\/)?(\w+)$/.exec(config.url ?? "") ?? [];
    if (part === undefined) return;
    const params = (config.params ?? {}) as Row;
    const body = typeof config.data === "string" ? (JSON.parse(config.data) as Row) : {};
    if (config.method === "post") sent.push({ path: config.url ?? "", body });
    if (/_comment\//.test(config.url ?? "") && part === "list")
      return fine({ ...sampleKnown, list: [], total: 0, more: false, sums: {} });
    switch (part) {
      case "list": {
        const found = rows
          .filter(
            ({ title, status, idx_parent }) =>
              String(title).includes(String(params.q ?? "")) &&
              (!params.status || status === params.status) &&
              (params.parent === undefined || idx_parent === Number(params.parent)),
          )
          .sort((a, b) => (params.sort === "title" ? String(a.title).localeCompare(String(b.title)) : 0));
        const count = Number(params.rows ?? 30);
        const from = (Number(params.page ?? 1) - 1) * count;
        const price = found.reduce((sum, row) => sum + Number(row.price ?? 0), 0);
        return fine({
          ...sampleKnown,
          list: found.slice(from, from + count),
          total: found.length,
          more: false,
          sums: { price },
        });
      }
      case "read": {
        const record = params.idx === undefined ? rows[0] : find(params.idx);
        if (!record) return missing;
        return fine({
          ...sampleKnown,
          record,
          history: [
            { at: "2026-03-02T00:30:00Z", who: "김하늘", from: null, to: "changed", memo: "title, idx_manager" },
            { at: "2026-03-02T01:00:00Z", who: "김하늘", from: "draft", to: "requested", memo: null },
          ],
          may: {
            change: true,
            remove: true,
            merge: true,
            notes: true,
            claim: false,
            card: false,
            moves: record.status === "requested" ? ["approve", "reject", "withdraw"] : [],
            related: ["sample"],
            sheets: ["course", "label", "barcode"],
          },
          previous: find(Number(params.idx) + 1) ? Number(params.idx) + 1 : null,
          next: find(Number(params.idx) - 1) ? Number(params.idx) - 1 : null,
          extra: {},
        });
      }
      case "compare": {
        const pair = [find(params.idx), find(params.into)];
        if (pair.includes(undefined)) return missing;
        return fine({
          ...sampleKnown,
          records: pair,
          fields: ["title", "idx_manager", "start", "price", "memo"],
          moved: [
            { title: "준비물", count: 3 },
            { title: "면담", count: 1200 },
          ],
          clashes: pair[0]?.idx === 60 ? ["준비물 ‘칠판’: 양쪽에 다 있습니다."] : [],
        });
      }
      case "print": {
        const [first, ...others] = String(params.idxs).split(",").map(find);
        if (others.length < 2) return fine({ ...sampleKnown, list: [first, ...others], rows: {}, refused: [] });
        return fine({
          ...sampleKnown,
          list: others,
          rows: {},
          refused: [{ idx: first?.idx, why: "없거나 삭제된 항목입니다." }],
        });
      }
      case "related": {
        const list = rows.filter(({ idx_parent }) => idx_parent === Number(params.idx));
        const count = Number(params.rows);
        const from = (Number(params.page) - 1) * count;
        const price = list.reduce((sum, row) => sum + Number(row.price), 0);
        const shown = { list: list.slice(from, from + count), total: list.length, more: false };
        return fine({ ...sampleKnown, ...shown, others: 0, sums: { price } });
      }
      case "statistics":
        return fine(
          statisticsOf(
            rows.filter(({ status }) => !params.status || status === params.status),
            params.measure,
          ),
        );
      case "choices":
        return fine({
          list: rows
            .filter(({ idx }) => !params.idx || idx === Number(params.idx))
            .slice(0, 20)
            .map(({ idx, title, name }) => ({ idx, name: title ?? name })),
        });
      case "taken":
        return fine({
          list: ["박바다: 부재 (2026-03-02 09:00–10:00)"],
          free: ["03-03", "03-04", "03-05", "03-06"].flatMap((day) =>
            ["00:00", "01:30"].map((time) => {
              const from = new Date(`2026-${day}T${time}:00Z`);
              return { from: from.toISOString(), to: new Date(from.getTime() + 3 * 3_600_000).toISOString() };
            }),
          ),
        });
      case "add": {
        if (body.tells) return nothingWrong;
        const idx = Math.max(0, ...rows.map((row) => Number(row.idx))) + 1;
        rows.unshift({ idx, ver: 1, ...(body.values as Row) });
        return fine({ idx, extra: {} });
      }
      case "change": {
        const record = find(body.idx);
        if (!record) return missing;
        if (body.tells) return nothingWrong;
        if (record.ver !== body.ver) {
          return { status: 409, data: { err: 409, err_msg: "다른 사용자가 먼저 수정했습니다.", current: record } };
        }
        Object.assign(record, body.values, { ver: Number(record.ver) + 1 });
        return fine({ ver: record.ver });
      }
      case "order":
        for (const { idx, place } of body.list as { idx: number; place: number }[])
          for (const row of rows) if (row.idx === idx) Object.assign(row, { sort: place, ver: Number(row.ver) + 1 });
        return fine();
      case "remove":
        rows.splice(0, rows.length, ...rows.filter((row) => row.idx !== body.idx));
        return fine();
      case "move": {
        const record = find(body.idx);
        if (record) Object.assign(record, { status: MOVED[body.move as string], ver: Number(record.ver) + 1 });
        return fine({ ver: record?.ver ?? 2 });
      }
      case "bulk": {
        const [first, ...others] = body.idxs as number[];
        return fine({ done: others, refused: [{ idx: first, why: "이미 처리된 기록입니다." }] });
      }
      case "import":
        return fine({
          added: 0,
          changed: 0,
          same: 0,
          errors: [{ row: 2, column: "price", message: "수강료는 숫자로 입력하세요." }],
          warnings: [],
          effects: [],
        });
      case "uploadFile":
        return fine({ idx: 502, name: "사진.png", size: 1200, mime: "image/png" });
      default:
        return fine();
    }
  }
  return { answer, rows, sent };
}

/** What the charts and lists of the sample's screens show of these rows; of a matrix the one measure that is asked. */
function statisticsOf(rows: readonly Row[], measure: unknown): Row {
  const sort = (texts: string[]) => texts.toSorted((a, b) => a.localeCompare(b));
  const count = (of: (row: Row) => string) => {
    const values = sort(rows.map(of));
    return [...new Set(values)].map((by) => ({ by, value: values.filter((value) => value === by).length }));
  };
  const one = (value: number) => (rows.length > 0 ? [{ by: "", value }] : []);
  const month = ({ start }: Row) => String(start).slice(0, 7);
  const managers = [1, 2, 3].map((idx) => ({ byIdx: idx, by: sampleKnown.names.staff[String(idx) as "1"] }));
  const sums = (year: string, share: number) =>
    managers.flatMap(({ by, byIdx }) =>
      count((row) => (row.idx_manager === byIdx ? month(row) : "")).flatMap(({ by: of, value }) =>
        of === "" ? [] : [{ by, byIdx, split: `${year}${of.slice(4)}`, value: Math.round(value * share * 100_000) }],
      ),
    );
  const waiting = rows.filter(({ status }) => status === "requested");
  const approved = rows.filter(({ status }) => status === "approved");
  return {
    charts: {
      total: one(rows.length),
      month: one(rows.filter((row) => month(row) === "2026-03").length),
      approved: one(Math.round((1000 * approved.length) / rows.length) / 10),
      kinds: count(({ kind }) => String(kind)),
      states: count(({ status }) => String(status)),
      months: count(month),
      monthStates: count((row) => `${month(row)} ${row.status}`).map(({ by, value }) => {
        const [of = "", split = ""] = by.split(" ");
        return { by: of, split, value };
      }),
      target: sums("2026", 1.6),
      ...(measure === "courses"
        ? { courses: sums("2026", 0.00001) }
        : { sold: sums("2026", 1), "sold:open": sums("2026", 0.5), "sold:before": sums("2025", 0.8) }),
      used: one(100),
      costs: one(rows.reduce((sum, { price }) => sum + Number(price), 0)),
    },
    lists: { waiting: { ...sampleKnown, list: waiting.slice(0, 5), total: waiting.length, more: false } },
  };
}

/** What the moves of the sample module lead to. */
const MOVED: Readonly<Record<string, string>> = { approve: "approved", reject: "rejected", withdraw: "draft" };
