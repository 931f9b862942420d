import { type Browser, expect, type Page } from "playwright/test";
import { call, move, read } from "./calls";
import { as, today } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

async function addAsset(keeper: Page, name: string, values: object = {}) {
  const bought = { category: "notebook", name, buy_date: "2026-01-05", buy_price: 1_500_000, idx_team: 6115 };
  const { idx } = await call(keeper, "asset", "add", {
    screen: "myPIMS-AssetManagementAdd",
    values: { ...bought, ...values },
  });
  return read(keeper, "asset", idx);
}

async function people(browser: Browser, ...names: string[]): Promise<Page[]> {
  return Promise.all(names.map((name) => as(browser, name)));
}

/** A purchase that somebody asks for and their lead allows; gives the number of its document. */
async function purchase(drafter: Page, lead: Page): Promise<number> {
  const item = { name: "여정의 노트북", spec: "14인치", qty: 1, unit_price: 300_000, is_asset: true };
  const data = { vendor: "한빛상사", reason: "쓰던 것이 낡았습니다.", items: [item] };
  const ask = async (page: Page, name: string, body: object) => {
    const answer = await (await page.request.post(`/rest/documents/${name}`, { data: body })).json();
    expect(answer, JSON.stringify(answer)).toMatchObject({ err: 0 });
    return answer;
  };
  const { required } = await ask(drafter, "previewLine", { kind: "D2", data });
  const line = required.map(({ role, idx_staff }: { role: string; idx_staff: number }) => ({
    role,
    idx_staff,
    idx_team: 0,
  }));
  const { idx } = await ask(drafter, "submitDocument", { kind: "D2", title: "노트북 구매의 건", data, line });
  await ask(lead, "actOnDocument", { idx, rev: 1, action: "approve", opinion: "" });
  return idx;
}

test("what a purchase has brought is numbered, labelled, handed out, repaired and disposed of", async ({ browser }) => {
  const [keeper, holder, lead] = (await people(browser, "support", "staff", "lead")) as [Page, Page, Page];
  const document = await purchase(holder, lead);
  await keeper.goto(`/mypims/assetmanagementlist?q=${encodeURIComponent(`품의-${document}-1`)}`);
  await keeper.getByRole("link", { name: `품의-${document}-1` }).click();
  await expect(keeper.getByRole("dialog").getByText("여정의 노트북").first()).toBeVisible();
  const idx = Number(new URL(keeper.url()).hash.slice(1) || new URL(keeper.url()).searchParams.get("idx"));
  const { ver } = await read(keeper, "asset", idx);
  await call(keeper, "asset", "change", { idx, ver, values: { category: "notebook" } });
  const { asset_no } = await read(keeper, "asset", idx);
  expect(asset_no).toMatch(/^노트북-/);
  await keeper.goto(`/mypims/assetmanagementlist#${idx}`);
  await keeper.getByRole("button", { name: "QR 라벨" }).click();
  await expect(keeper.getByRole("dialog").getByText(asset_no).last()).toBeVisible();

  await move(keeper, "asset", idx, "issue", { values: { idx_user: 100, location: "본사 3층" } });
  await holder.goto(`/mypims/myassetlist#${idx}`);
  await holder.getByRole("button", { name: "수령 확인" }).click();
  await expect.poll(async () => (await read(holder, "asset", idx)).receipt).toBe("ok");
  const { idx: report } = await call(holder, "asset_report", "add", {
    screen: "myPIMS-AssetManagementReportAdd",
    values: { idx_asset: idx, kind: "repair", happened_at: "2026-03-02", content: "화면이 켜지지 않습니다." },
  });
  await move(keeper, "asset_report", report, "accept", { values: {} });
  await move(keeper, "asset_report", report, "finish", { values: { result: "화면을 바꾸었습니다." } });

  await move(keeper, "asset", idx, "askDisposal", { reason: "오래되어 느립니다." });
  const decider = await as(browser, "disposal");
  await decider.goto(`/mypims/assetdisposallist?q=${encodeURIComponent(asset_no)}`);
  await decider.getByRole("row").filter({ hasText: asset_no }).getByRole("link").first().click();
  const drawer = decider.getByRole("dialog");
  await drawer.getByRole("button", { name: "승인", exact: true }).click();
  await expect.poll(async () => (await read(keeper, "asset", idx)).status).toBe("wait");
  // at the same address: nothing was done on this page since
  await keeper.reload();
  for (const step of ["지급", "수리"])
    await expect(keeper.getByRole("cell", { name: step, exact: true }).first()).toBeVisible();
});

test("a stock-taking counts what a phone reads from a label", { tag: "@deep" }, async ({ browser }) => {
  const keeper = await as(browser, "support");
  const holder = await as(browser, "staff", { width: 360, height: 740 });
  const { asset_no } = await addAsset(keeper, "실사할 카메라", { category: "camera", idx_user: 100 });
  const day = today();
  const { idx } = await call(keeper, "asset_check", "add", {
    screen: "myPIMS-AssetManagementReportList#rounds#add",
    values: { name: "여정의 실사", date_from: day, date_to: day, category: "camera" },
  });
  await holder.goto(`/mypims/myassetlist?list=check&q=${encodeURIComponent(asset_no)}`);
  await holder.getByRole("button", { name: "있음", exact: true }).click();
  await expect(holder.getByText(/확인했습니다/)).toBeVisible();
  const { total, checked } = await read(keeper, "asset_check", idx);
  expect(total).toBeGreaterThan(0);
  expect(checked).toBeGreaterThan(0);
});

test("of two who are to have the last gift card, one has it", { tag: "@deep" }, async ({ browser }) => {
  const [keeper, staff] = (await people(browser, "support", "staff")) as [Page, Page];
  const screen = "ResourceManagement-GiftCard#cards#add";
  const { idx: card } = await call(keeper, "gift_card", "add", {
    screen,
    values: { kind: "etc", face: 17_000, pool: "gen" },
  });
  const at = today();
  await call(keeper, "gift_ledger", "add", {
    screen: "ResourceManagement-GiftCardIn#add",
    values: { idx_card: card, qty: 1, move: "in", at },
  });
  const ask = { idx_card: card, qty: 1, use: "event", reason: "행사 경품", need_by: at };
  const asked = [1, 2].map(() =>
    call(staff, "gift_req", "add", { screen: "ResourceManagement-GiftCardAdd", values: ask }),
  );
  for (const { idx } of await Promise.all(asked))
    await keeper.request.post("/rest/records/gift_req/move", { data: { idx, ver: 1, move: "approve" } });
  await keeper.goto("/resourcemanagement/giftcard?list=cards");
  const tile = keeper.getByRole("listitem").filter({ hasText: "17,000원" });
  await expect(tile).toContainText("승인 대기 1");
  await expect(tile).toContainText("지급 가능 0");
});

test("a holiday gift is chosen, sent by its waybill and received", { tag: "@deep" }, async ({ browser }) => {
  const [keeper, staff] = (await people(browser, "support", "staff")) as [Page, Page];
  await staff.goto("/mypims/holidaygift");
  await expect(staff.getByRole("heading", { name: /선물 고르기/ })).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await staff.getByRole("button", { name: "제철 과일 세트 선택" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("우편번호").fill("04524");
  await dialog.getByRole("textbox", { name: "주소 (필수)", exact: true }).fill("서울시 가상구 보기로 1");
  await dialog.getByRole("button", { name: "선물 선택" }).click();
  await expect(staff.getByText("선택함")).toBeVisible();
  const { idx } = (await (await staff.request.get("/rest/records/gift_pick/read")).json()).record;
  const { ver } = await read(keeper, "gift_pick", idx);
  await call(keeper, "gift_pick", "change", { idx, ver, values: { ship_no: "600-1234" } });
  await keeper.goto(`/mypims/holidaygift#${idx}`);
  await keeper.getByRole("button", { name: "발송 처리" }).click();
  await expect.poll(async () => (await read(keeper, "gift_pick", idx)).status).toBe("sent");
  await staff.goto(`/mypims/holidaygift#${idx}`);
  await staff.getByRole("button", { name: "수령 확인" }).click();
  await expect.poll(async () => (await read(staff, "gift_pick", idx)).status).toBe("done");
});

test("a month's fuel is confirmed, and its driver is told what is paid", { tag: "@deep" }, async ({ browser }) => {
  const hr = await as(browser, "hr");
  await hr.goto("/resourcemanagement/fuelcostmangementlist?tab=own&status=ok");
  await expect(hr.getByRole("table")).toContainText("확정");
  expect(await accessibilityProblems(hr)).toEqual([]);
  const list = "/rest/records/fuel_cost/list?screen=ResourceManagement-FuelCostMangementList&status=ok&rows=1";
  const { idx } = (await (await hr.request.get(list)).json()).list[0];
  await hr.goto(`/resourcemanagement/fuelcostmangementlist#${idx}`);
  const drawer = hr.getByRole("dialog").first();
  await drawer.getByRole("button", { name: "더보기" }).click();
  await hr.getByRole("menuitem", { name: "확정취소" }).click();
  const reason = hr.getByRole("dialog", { name: "확정취소" });
  await reason.getByRole("textbox").fill("다시 확인합니다.");
  await reason.getByRole("button", { name: "확정취소" }).click();
  await expect(reason).toBeHidden();
  await drawer.getByRole("button", { name: "월 확정" }).click();
  await expect.poll(async () => (await read(hr, "fuel_cost", idx)).status).toBe("ok");
});
