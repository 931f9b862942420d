import { expect, type Page } from "playwright/test";
import { as, fillDay, workday } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

/** What is called so is no other record of this run. */
const own = (name: string) => `${name} ${Date.now()}`;

/** Sends a call of somebody who has signed in; what it answers. */
async function ask(page: Page, path: string, data: object) {
  const answer = await (await page.request.post(`/rest/records/${path}`, { data })).json();
  expect(answer, JSON.stringify(answer)).toMatchObject({ err: 0 });
  return answer;
}

/** Saves what is written. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "저장", exact: true }).click();
}

/** Chooses what a field finds by some words. */
async function choose(page: Page, field: RegExp, words: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).fill(words);
  await expect(page.getByRole("option", { name: new RegExp(words) }).first()).toBeVisible();
  await page
    .getByRole("option", { name: new RegExp(words) })
    .first()
    .click();
}

/** The number at the end of a page's address. */
async function openedAt(page: Page, path: RegExp): Promise<number> {
  await expect(page).toHaveURL(path);
  return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
}

test("a card becomes a customer, who is visited by car; what came of it plans the next visit", async ({ browser }) => {
  const page = await as(browser, "staff", { width: 390, height: 844 });
  const [company, person, plate_no] = [own("(가상)여정상사"), "나여정", own("여정")];
  const car = { plate_no, model: "가상 승용", fuel: "ev", odometer: 100 };
  await ask(await as(browser, "support"), "vehicle/add", { values: car });
  await page.goto("/customermanagement/businesscardadd");
  await page.locator("input[type=file]").first().setInputFiles("e2e/fixtures/portrait.png");
  await page.getByRole("textbox", { name: /^이름/ }).fill(person);
  await page.getByRole("textbox", { name: /^회사/ }).fill(company);
  await page.getByRole("textbox", { name: /^휴대폰/ }).fill(`010-0098-${String(Date.now()).slice(-4)}`);
  await save(page);
  await expect(page).toHaveURL(/businesscardview\/\d+$/);
  await page.getByRole("link", { name: "고객사로 등록" }).click();
  await expect(page.getByRole("textbox", { name: /^고객사명/ })).toHaveValue(company);
  await save(page);
  const customer = await openedAt(page, /customerdbviewtab1\/\d+$/);
  // whose card it is, is one of the customer's people
  await expect(page.getByRole("region", { name: "담당자" })).toContainText(person);

  const from = new Date(Math.floor(Date.now() / 600_000) * 600_000);
  const period = { "during.from": from.toISOString(), "during.to": new Date(from.getTime() + 3_600_000).toISOString() };
  await page.goto(
    `/customermanagement/schedulevisitadd?${new URLSearchParams({ customer: String(customer), ...period })}`,
  );
  await expect(page.getByRole("combobox", { name: /^고객사/ })).toHaveValue(company);
  const cars = page.getByRole("combobox", { name: "차량" });
  const free = cars.getByRole("option", { name: new RegExp(`가상 승용 ${plate_no}.* 비어 있음$`) });
  await cars.selectOption(await free.getAttribute("value"));
  await save(page);
  await openedAt(page, /schedulevisitview\/\d+$/);
  await expect(page.getByText(`${company} 방문`, { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(plate_no);

  const drawn = page.getByRole("button", { name: "결과 작성" });
  await drawn.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^결과/ }).fill("교육 담당자와 하반기 과정을 이야기했습니다.");
  await dialog.getByRole("textbox", { name: /^다음활동/ }).fill("제안서를 설명합니다.");
  await fillDay(page, "다음일시", `${workday(7)}T14:00`);
  await dialog.getByRole("button", { name: "결과 작성" }).click();
  await expect(dialog).toBeHidden();
  await expect(drawn).toBeHidden();
  await page.getByRole("link", { name: "고객사 활동" }).click();
  const timeline = page.getByRole("main");
  await expect(timeline).toContainText("하반기 과정을 이야기했습니다.");
  await page.goto(`/customermanagement/schedulevisitlist?customer=${customer}`);
  await expect(page.getByRole("main").getByText("예정")).toBeVisible();
  await expect(page.getByRole("main").getByText("완료")).toBeVisible();
});

test("a call becomes an inquiry, an opportunity, a quote in two versions and a contract, whose plan is invoiced", async ({
  browser,
}) => {
  const [desk, seller] = await Promise.all([as(browser, "cms"), as(browser, "smp")]);
  const [caller, title] = [own("발신"), own("여정 과정")];
  await desk.goto("/mypims/eicn#add");
  const form = desk.getByRole("dialog");
  await form.getByRole("textbox", { name: /^발신자/ }).fill(caller);
  await form.getByRole("textbox", { name: /^전화번호/ }).fill(`02-0${String(Date.now()).slice(-7)}`);
  await form.getByRole("combobox", { name: /^문의유형/ }).selectOption("신규문의");
  await form.getByRole("textbox", { name: /^내용/ }).fill("임원 과정을 묻습니다.");
  await form.getByRole("button", { name: "저장", exact: true }).click();
  await expect(desk.getByRole("main")).toContainText(caller);

  await seller.goto(`/customermanagement/inboundlist?q=${encodeURIComponent(caller)}`);
  await seller.getByRole("link", { name: caller }).click();
  await seller.getByRole("dialog").getByRole("button", { name: "영업건 만들기" }).click();
  await expect(seller.getByRole("textbox", { name: /^건명/ })).toHaveValue(caller);
  await seller.getByRole("textbox", { name: /^건명/ }).fill(title);
  await choose(seller, /^고객사/, "한빛전자");
  await seller.getByRole("combobox", { name: /^상품/ }).selectOption("출강");
  await seller.getByRole("textbox", { name: /^예상금액/ }).fill("3000000");
  await fillDay(seller, "수주예정일", workday(20));
  await save(seller);
  const smp = await openedAt(seller, /statussmpview\/\d+$/);
  expect(await accessibilityProblems(seller)).toEqual([]);

  const { idx } = await ask(seller, "quote/add", {
    screen: "customerManagement-statusSMPList_tab2#add",
    values: {
      ...{ idx_smp: smp, title, quote_date: workday(0), tax_kind: "taxed" },
      quote_item: [{ item: "임원 과정", qty: 3, unit_price: 1_000_000 }],
    },
  });
  const send = { sent_to: "나여정 과장, 이메일" };
  await ask(seller, "quote/move", { idx, ver: 1, move: "send", values: send });
  await seller.goto(`/customermanagement/statussmplist_tab2#${idx}`);
  const quote = seller.getByRole("dialog");
  await quote.getByRole("button", { name: "새 차수" }).click();
  await expect(quote).toContainText("만료");
  await seller.goto(`/customermanagement/statussmpview/${smp}`);
  const second = seller.getByRole("region", { name: "견적" }).getByRole("row").filter({ hasText: "작성중" });
  await second.getByRole("link").first().click();
  await quote.getByRole("button", { name: "발송" }).click();
  await seller.getByRole("textbox", { name: /^받는사람/ }).fill(send.sent_to);
  await seller.getByRole("button", { name: "발송" }).last().click();
  await quote.getByRole("button", { name: "수락" }).click();
  await expect(seller.getByRole("textbox", { name: /^계약명/ })).toHaveValue(title);
  await fillDay(seller, "계약시작", workday(1));
  await fillDay(seller, "계약종료", workday(60));
  await seller.getByRole("combobox", { name: /^대금 방식/ }).selectOption("선금·잔금");
  await save(seller);
  await expect(seller.getByRole("dialog")).toContainText("1,500,000");
  expect(await accessibilityProblems(seller)).toEqual([]);
  await seller.goto(`/customermanagement/statussmpview/${smp}`);
  await expect(seller.getByRole("main")).toContainText("수주");

  await seller.goto(`/documents/salesmanagementnotpublishlist?q=${encodeURIComponent(title)}`);
  const plan = seller.getByRole("row").filter({ hasText: title }).first();
  await plan.getByRole("link").first().click();
  await seller.getByRole("dialog").getByRole("link", { name: "발행 요청" }).click();
  await expect(seller.getByLabel(/계약명/)).toHaveValue(title);
  await expect(seller.getByLabel(/사업자번호/)).toHaveValue(/\d/);
});

test("a lead opens the matrix, drills into it, takes it along, and finds customers nobody has called", {
  tag: "@deep",
}, async ({ browser }) => {
  const page = await as(browser, "lead");
  await page.goto("/customermanagement/statuscarrottotalsaleslist");
  const table = page.getByRole("group", { name: "전사 매출 표" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "내려받기" }).click();
  await page.getByRole("menuitem", { name: "엑셀 (.xlsx)" }).click();
  expect((await download).suggestedFilename()).toContain("전사 매출");
  await table.getByRole("link", { name: "기업교육본부" }).click();
  await expect(table.getByText("기업교육1팀")).toBeVisible();
  await table.locator("td").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "전체 매출 집계" })).toBeVisible();
  await expect(page).toHaveURL(/year=\d{4}&.*team=111/);
  await expect(page.getByRole("row", { name: /기업교육1팀/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto("/customermanagement/customerdblist?tab=all");
  const press = page.getByRole("button", { name: "미접촉 90일" });
  await press.click();
  await expect(press).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/last_contact_at\.to=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole("status").filter({ hasText: "총" })).toHaveText(/총 [1-9]/);
  await press.click();
  await expect(page).not.toHaveURL(/last_contact_at/);
});

test("a colleague of another team sees masked contacts and no amounts", { tag: "@deep" }, async ({ browser }) => {
  const [owner, colleague] = await Promise.all([as(browser, "staff"), as(browser, "support")]);
  const values = { name: own("(가상)가린상사"), kind: "corp", idx_owner: 100 };
  const { idx } = await ask(owner, "customer/add", { screen: "customerManagement-customerDBAdd", values });
  const person = { idx_customer: idx, name: "나가린", phone: "010-0000-4321", email: "na@shop.example" };
  await ask(owner, "contact/add", { values: person });
  const sale = { title: "가린 과정", idx_customer: idx, product: "class", amount: 7_654_321, idx_owner: 100 };
  await ask(owner, "smp/add", {
    screen: "customerManagement-statusSMPAdd",
    values: { ...sale, expect_date: workday(9) },
  });
  await colleague.goto(`/customermanagement/customerdbviewtab1/${idx}`);
  const people = colleague.getByRole("region", { name: "담당자" });
  await expect(people).toContainText("010-****-4321");
  await expect(people).not.toContainText("010-0000-4321");
  await expect(people).not.toContainText(person.email);
  await colleague.goto(`/customermanagement/customerdbviewtab3/${idx}`);
  await expect(colleague.getByRole("region", { name: "영업건" })).toContainText("비공개 1건");
  await expect(colleague.getByRole("main")).not.toContainText("7,654,321");
  expect(await accessibilityProblems(colleague)).toEqual([]);
  await owner.goto(`/customermanagement/customerdbviewtab3/${idx}`);
  await expect(owner.getByRole("region", { name: "영업건" })).toContainText("7,654,321");
});
