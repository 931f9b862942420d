import { assetCategories } from "@portal/definition";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { numberCounter } from "../../db/system-tables";
import { asset, assetCheck, assetCheckItem, assetDisposal, assetMove, assetReport, statusLog } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { atWork, dayBefore, daysBefore, workday } from "../days";

type Asset = typeof asset.$inferInsert & { readonly idx: number; readonly at: Date };
type Report = typeof assetReport.$inferInsert & { readonly idx: number };
type Disposal = typeof assetDisposal.$inferInsert & { readonly idx: number };

const ALL = 700;
/** The support team, who keeps all of it. */
const [KEEPER, TEAM] = [103, 6115];
/** Who decides what leaves the company. */
const DECIDER = 16;

const goods: readonly (readonly [
  category: keyof typeof assetCategories,
  name: string,
  model: string,
  price: number,
])[] = [
  ["notebook", "업무용 노트북 14형", "새벽북 14", 1_480_000],
  ["monitor", "27형 모니터", "맑은창 27Q", 320_000],
  ["notebook", "업무용 노트북 16형", "새벽북 16 Pro", 2_150_000],
  ["accessory", "도킹 스테이션", "이음 D3", 180_000],
  ["phone", "업무용 휴대폰", "들꽃폰 9", 990_000],
  ["furniture", "높이 조절 책상", "서다 1600", 540_000],
  ["desktop", "영상 편집용 데스크톱", "큰바위 X7", 3_200_000],
  ["camera", "강의 촬영 카메라", "눈빛 4K", 1_750_000],
  ["monitor", "32형 4K 모니터", "맑은창 32U", 610_000],
  ["software", "문서 편집기 사용권", "1년 사용권", 240_000],
  ["accessory", "무선 헤드셋", "조용해 2", 150_000],
  ["etc", "빔프로젝터", "환한벽 500", 890_000],
];
const vendors = ["(가상)한빛전산", "(가상)다온사무기기", "(가상)새길정보", "(가상)나무가구"];
const places = ["본사 3층", "본사 4층", "본사 5층", "교육센터 1층", "스튜디오"];
const faults = [
  "화면이 켜졌다가 바로 꺼집니다.",
  "충전이 되지 않습니다.",
  "자판 몇 개가 눌리지 않습니다.",
  "팬 소리가 크고 자주 멈춥니다.",
  "화면에 세로 줄이 생겼습니다.",
];
const statement =
  "외부 교육을 마치고 돌아오는 길에 지하철에 가방을 두고 내렸습니다. 역에 바로 신고했으나 찾지 못했습니다. 앞으로 이동 중에는 가방을 몸에서 떼지 않겠습니다.";

/** What the company owns: two years of hand-overs, repairs, disposals, and a stock-taking that is under way. */
export async function seedAssets(tx: Database, people: readonly DemoPerson[], now: Date): Promise<void> {
  const assets = demoAssets(people, now);
  const reports = demoReports(assets, people, now);
  const disposals = demoDisposals(assets, now);
  await insertMany(
    tx,
    asset,
    assets.map(({ at: _, ...row }) => row),
  );
  await insertMany(tx, assetReport, reports);
  await insertMany(tx, assetDisposal, disposals);
  await insertMany(tx, assetMove, movesOf(assets, reports, disposals));
  await insertMany(tx, statusLog, [
    ...reports.map(({ idx, status, wdate, done_at }) => logOf("asset_report", idx, status, (done_at ?? wdate) as Date)),
    ...disposals.map(({ idx, status, wdate }) => logOf("asset_disposal", idx, status, wdate as Date)),
  ]);
  await seedCheck(tx, assets, now);
  await insertMany(tx, numberCounter, countersOf(assets, disposals));
  for (const table of [asset, assetReport, assetDisposal]) await goOnAfter(tx, table);
}

function demoAssets(people: readonly DemoPerson[], now: Date): Asset[] {
  const counted = new Map<string, number>();
  // the demo accounts' people have some to look at
  const holders = people.toSorted(
    (a, b) => Number(b.idx >= 100 && b.idx <= 116) - Number(a.idx >= 100 && a.idx <= 116),
  );
  const rows = Array.from({ length: ALL }, (_, n) => {
    const [category, name, model, price] = goods[n % goods.length] as (typeof goods)[number];
    const at = atWork(daysBefore(now, 1500 - Math.floor((n * 1490) / ALL)), n);
    const status = statusAt(n);
    const holder = holders[n % holders.length] as DemoPerson;
    const isHeld = ["use", "repair", "lost"].includes(status);
    const isWaiting = status === "use" && ALL - n < 30 && n % 6 === 0;
    const issued = new Date(at.getTime() + 2 * 24 * 60 * 60_000);
    const buy_date = workday(dayOf(at));
    return {
      idx: n + 1,
      category,
      name,
      maker: "(가상)새벽전자",
      model,
      serial_no: ["furniture", "software"].includes(category) ? null : `SB${String(n * 7919 + 100_000)}`,
      buy_date,
      buy_price: price + (n % 5) * 10_000,
      vendor: vendors[n % vendors.length] as string,
      warranty_to: `${Number(buy_date.slice(0, 4)) + 2}${buy_date.slice(4, 8)}${buy_date.slice(8)}`.replace(
        "02-29",
        "02-28",
      ),
      life_years: category === "furniture" ? 8 : 5,
      location: isHeld ? (places[holder.idx_office % 3] as string) : "본사 2층 비품실",
      idx_user: isHeld ? holder.idx : null,
      idx_team: TEAM,
      status,
      issued_at: isHeld ? issued : null,
      receipt: isHeld ? (isWaiting ? "wait" : "ok") : null,
      idx_writer: KEEPER,
      wdate: at,
      at,
    };
  });
  return rows.map((row) => {
    const stem = `${assetCategories[row.category as keyof typeof assetCategories]}-${row.buy_date.slice(0, 4)}-`;
    counted.set(stem, (counted.get(stem) ?? 0) + 1);
    return { ...row, asset_no: `${stem}${String(counted.get(stem)).padStart(4, "0")}` };
  });
}

/** The oldest are gone; of the others some are in stock, in repair, lost or to be disposed of. */
function statusAt(n: number): string {
  if (n < 31) return "gone";
  if (n < 38) return "wait";
  if ([90, 240, 410].includes(n)) return "lost";
  if (n % 83 === 41) return "repair";
  return n % 11 === 5 ? "stock" : "use";
}

/** Ninety reports, seven of them open. */
function demoReports(assets: readonly Asset[], people: readonly DemoPerson[], now: Date): Report[] {
  const held = assets.filter(({ status }) => status === "use");
  const broken = assets.filter(({ status }) => status === "repair");
  const lost = assets.filter(({ status }) => status === "lost");
  const byIdx = new Map(people.map((person) => [person.idx, person]));
  const report = (idx: number, of: Asset, kind: string, days: number, status: string): Report => {
    const at = atWork(daysBefore(now, days), idx);
    const reporter = byIdx.get(of.idx_user as number) as DemoPerson;
    const isDone = status === "done";
    return {
      idx,
      idx_asset: of.idx,
      asset_text: `${of.asset_no} ${of.name}`,
      kind,
      idx_reporter: reporter.idx,
      ...{ idx_sector: reporter.idx_sector, idx_office: reporter.idx_office, idx_team: reporter.idx_team || null },
      happened_at: dayOf(at),
      content: kind === "lost" ? "출장에서 돌아오는 길에 잃어버렸습니다." : (faults[idx % faults.length] as string),
      statement: kind === "lost" || kind === "damage" ? statement : null,
      charge: kind === "lost" || kind === "damage" ? "company" : null,
      idx_handler: status === "recv" ? null : KEEPER,
      repair_vendor: isDone && kind === "repair" ? "(가상)한빛서비스" : null,
      repair_cost: isDone && kind === "repair" ? 45_000 + (idx % 7) * 15_000 : null,
      result: isDone ? (kind === "repair" ? "부품을 바꾸고 점검했습니다." : "확인하고 대장에 반영했습니다.") : null,
      done_at: isDone ? atWork(daysBefore(now, days - 4), idx) : null,
      status,
      due: workday(dayBefore(now, days - 7)),
      idx_writer: reporter.idx,
      wdate: at,
    };
  };
  const done = Array.from({ length: 81 }, (_, n) =>
    report(
      n + 1,
      held[(n * 5) % held.length] as Asset,
      n % 9 === 4 ? "damage" : "repair",
      700 - n * 8,
      n % 27 === 13 ? "reject" : "done",
    ),
  );
  const gone = lost.slice(0, 2).map((of, n) => report(82 + n, of, "lost", 60 - n * 20, "done"));
  const open = Array.from({ length: 7 }, (_, n) => {
    const of = (n < 5 ? broken[n] : held[n * 13]) as Asset;
    return report(84 + n, of, n === 6 ? "damage" : "repair", 9 - n, n < 5 ? "run" : "recv");
  });
  return [...done, ...gone, ...open];
}

/** Forty disposals in two years: most are done, some approved, five are waiting, two were refused. */
function demoDisposals(assets: readonly Asset[], now: Date): Disposal[] {
  const gone = assets.filter(({ status }) => status === "gone");
  const waiting = assets.filter(({ status }) => status === "wait");
  const refused = assets.filter(({ status }) => status === "stock").slice(0, 2);
  const all = [
    ...gone.map((of) => [of, "done"] as const),
    ...refused.map((of) => [of, "reject"] as const),
    ...waiting.map((of, n) => [of, n < 2 ? "ok" : "req"] as const),
  ];
  return all.map(([of, status], n) => {
    const days = status === "done" ? 720 - n * 20 : 18 - (n % 17);
    const at = atWork(daysBefore(now, days), n);
    const isSold = status === "done" && n % 4 === 1;
    const approved = status === "done" || status === "ok";
    return {
      idx: n + 1,
      disposal_no: approved ? `D-${dayBefore(now, days - 1).slice(0, 4)}-${String(n + 1).padStart(4, "0")}` : null,
      idx_asset: of.idx,
      title: [of.asset_no, of.name].filter(Boolean).join(" "),
      idx_requester: KEEPER,
      reason: n % 3 === 0 ? "내용연수가 지났고 수리비가 장부가보다 큽니다." : "고장으로 더 쓸 수 없습니다.",
      method: isSold ? "sell" : n % 7 === 3 ? "donate" : "scrap",
      book_value: 1000,
      sale_price: isSold ? 30_000 + n * 1000 : null,
      vendor: isSold ? "(가상)다시쓰는가게" : null,
      wipe_confirm: status === "done",
      disposed_at: status === "done" ? dayBefore(now, days - 6) : null,
      reject_reason: status === "reject" ? "아직 쓸 수 있어 재고로 돌립니다." : null,
      approved_on: approved ? dayBefore(now, days - 1) : null,
      status,
      idx_writer: KEEPER,
      wdate: at,
    };
  });
}

function movesOf(assets: readonly Asset[], reports: readonly Report[], disposals: readonly Disposal[]) {
  const move = (row: Asset, kind: string, at: Date, memo: string | null, more: object = {}) => ({
    idx_asset: row.idx,
    kind,
    idx_from_staff: null as number | null,
    idx_to_staff: row.idx_user ?? null,
    from_location: "본사 2층 비품실",
    to_location: row.location ?? null,
    at,
    idx_report: null as number | null,
    memo,
    receipt_at: null as Date | null,
    idx_writer: KEEPER,
    wdate: at,
    ...more,
  });
  const of = (idx: number) => assets[idx - 1] as Asset;
  return [
    ...assets
      .filter(({ issued_at }) => issued_at)
      .map((row) =>
        move(row, "issue", row.issued_at as Date, null, { receipt_at: row.receipt === "ok" ? row.issued_at : null }),
      ),
    ...reports
      .filter(({ status }) => status === "done")
      .map(({ idx, idx_asset, kind, done_at, result }) =>
        move(of(idx_asset), kind as string, done_at as Date, result ?? null, {
          idx_report: idx,
          idx_from_staff: of(idx_asset).idx_user,
        }),
      ),
    ...disposals
      .filter(({ status }) => status === "done")
      .map(({ idx_asset, wdate, disposal_no }) => move(of(idx_asset), "dispose", wdate as Date, disposal_no ?? null)),
  ];
}

/** Last year's stock-taking, and this one: 62 of a hundred are looked at, some of them elsewhere or missing. */
async function seedCheck(tx: Database, assets: readonly Asset[], now: Date): Promise<void> {
  const wdate = daysBefore(now, 9);
  await tx.insert(assetCheck).values([
    {
      name: "지난해 정기 실사",
      date_from: dayBefore(now, 370),
      date_to: dayBefore(now, 350),
      status: "done",
      idx_writer: KEEPER,
      wdate: daysBefore(now, 371),
    },
    {
      name: "올해 정기 실사",
      date_from: dayBefore(now, 9),
      date_to: dayBefore(now, -12),
      status: "run",
      idx_writer: KEEPER,
      wdate,
    },
  ]);
  const looked = assets.filter(({ status }) => ["stock", "use", "repair"].includes(status ?? ""));
  const items = [1, 2].flatMap((round) =>
    looked
      .filter(({ at }) => round === 2 || at < daysBefore(now, 370))
      .map(({ idx, idx_user, location }, n) => {
        const isDone = round === 1 || (n * 37) % 100 < 62;
        const result = !isDone ? "none" : n % 97 === 40 ? "missing" : n % 41 === 20 && round === 2 ? "moved" : "ok";
        const checked_at = isDone ? atWork(daysBefore(now, round === 1 ? 360 : 1 + (n % 8)), n) : null;
        const isElsewhere = result === "moved";
        return {
          ...{ idx_check: round, idx_asset: idx, idx_staff: idx_user ?? null, result, checked_at },
          location: isElsewhere ? "교육센터 2층" : result === "ok" ? (location ?? null) : null,
          memo: isElsewhere ? "옮겨 쓰고 있습니다." : null,
          ...{ idx_writer: KEEPER, wdate: round === 1 ? daysBefore(now, 370) : wdate },
        };
      }),
  );
  await insertMany(tx, assetCheckItem, items);
}

function logOf(entity: string, entity_idx: number, to: string | undefined, at: Date) {
  const idx_staff = entity === "asset_disposal" && to !== "req" ? DECIDER : KEEPER;
  return {
    entity,
    entity_idx,
    from_status: null,
    to_status: to ?? "",
    idx_staff,
    at,
    idx_writer: idx_staff,
    wdate: at,
  };
}

/** The numbers that are given next follow those that the demo has. */
function countersOf(assets: readonly Asset[], disposals: readonly Disposal[]) {
  const last = new Map<string, number>();
  for (const [owner, no] of [
    ...assets.map(({ asset_no }) => ["asset", asset_no] as const),
    ...disposals.map(({ disposal_no }) => ["asset_disposal", disposal_no] as const),
  ]) {
    const [, stem, counted] = /^(.*-)(\d+)$/.exec(no ?? "") ?? [];
    const name = `${owner} ${stem}`;
    if (counted) last.set(name, Math.max(last.get(name) ?? 0, Number(counted)));
  }
  return [...last].map(([name, value]) => ({ name, last: value }));
}
