import { expect, type Page } from "playwright/test";
import { daysAfter, mondayOf } from "../packages/portal/src/calendar/days";
import { as, decide, fillDay, nameOf, submit, today, workday } from "./documents";
import { accessibilityProblems, PASSWORD, pressWithoutSession, signIn, withoutIntro } from "./portal";
import { test } from "./test";

/** The seven days from a Monday about a month away, within this year, when the demo company's people have nothing on. */
function aWeek(): string[] {
  const now = today();
  const monday = mondayOf(daysAfter(now, now.slice(5, 7) === "12" ? -44 : 30));
  return Array.from({ length: 7 }, (_, after) => daysAfter(monday, after));
}

/** A day of that week on which the signed-in person works. */
async function aWorkday(page: Page): Promise<string> {
  const days = aWeek().slice(0, 5);
  const answer = await page.request.get(`/rest/component/getHolidayList?from=${days[0]}&to=${days[4]}`);
  const { list } = (await answer.json()) as { list: { hdate: string }[] };
  const day = days.find((one) => list.every(({ hdate }) => hdate !== one));
  if (!day) throw new Error(`no working day in the week of ${days[0]}`);
  return day;
}

/** What is left of the leave of whose page is open, in days. */
async function remaining(page: Page): Promise<number> {
  const shown = page.locator(".leave-main dd");
  await expect(shown).toHaveText(/일/);
  return Number.parseFloat((await shown.textContent()) ?? "");
}

test.beforeEach(({ page }) => withoutIntro(page));

test("a leave request goes from its form by a delegated approver to the ledger, and back by cancellation", async ({
  browser,
}) => {
  const delegate = await as(browser, "conference");
  const name = await nameOf(delegate);
  const lead = await as(browser, "lead");
  await lead.goto("/documents/alldocumentlist");
  await lead.getByRole("button", { name: "결재 위임" }).click();
  const delegations = lead.getByRole("dialog", { name: "결재 위임" });
  await delegations.getByRole("combobox", { name: "대신 결재할 사람" }).fill(name);
  await lead.getByRole("option", { name }).first().click();
  await fillDay(lead, "위임 종료일", workday(3));
  await delegations.getByRole("button", { name: "위임", exact: true }).click();
  await expect(lead.getByText("결재를 위임하였습니다.")).toBeVisible();
  expect(await accessibilityProblems(lead)).toEqual([]);

  // from my leave to the form, which tells what is left and what the request takes
  const staff = await as(browser, "staff");
  await staff.goto("/mypims/myvacationlist");
  const before = await remaining(staff);
  const day = await aWorkday(staff);
  await staff.getByRole("link", { name: "휴가 신청" }).click();
  await expect(staff.locator(".draft-shown dd")).toHaveText(/일/);
  await staff.getByRole("combobox", { name: /휴가 종류/ }).click();
  await staff.getByRole("option", { name: "연차", exact: true }).click();
  await fillDay(staff, "시작일", day);
  await fillDay(staff, "종료일", day);
  await expect(staff.getByLabel("제목")).toHaveAttribute("placeholder", new RegExp(day));
  const address = await submit(staff);
  await staff.goto("/mypims/myvacationlist");
  await expect(staff.locator(".leave-cards")).toContainText("대기1일");
  expect(await remaining(staff)).toBe(before);

  await delegate.goto(address);
  await decide(delegate, "승인");
  await staff.goto(address);
  await expect(staff.getByRole("region", { name: "결재란" }).getByText(/대결/)).toBeVisible();
  await expect(staff.getByText(/^VAC-\d{4}-/)).toBeVisible();
  await staff.getByRole("complementary").getByRole("link", { name: "휴가" }).click();

  // the leave and its use in the ledger, and a balance that is a day less
  await expect(staff.locator(".leave-cards")).toContainText("대기0일");
  expect(await remaining(staff)).toBe(before - 1);
  const hr = await as(browser, "hr");
  await hr.goto(`/mypims/vacationlog?q=${encodeURIComponent(await nameOf(staff))}`);
  await expect(
    hr
      .getByRole("row", { name: new RegExp(`사용.*연차 ${day}`) })
      .getByText("-1", { exact: true })
      .first(),
  ).toBeVisible();

  await staff
    .getByRole("row", { name: new RegExp(`${day}.*승인`) })
    .getByRole("link")
    .click();
  const leave = staff.getByRole("dialog", { name: "휴가" });
  await leave.getByRole("button", { name: "취소신청" }).click();
  const reason = staff.getByRole("dialog", { name: "취소신청" });
  await reason.getByRole("textbox").fill("일정이 바뀌었습니다.");
  await reason.getByRole("button", { name: "취소신청" }).click();
  await expect(staff.getByText("‘취소신청’ 상태로 저장하였습니다.")).toBeVisible();

  // whoever decided on the leave decides on its cancellation, among what waits for them
  await delegate.goto("/main");
  await delegate.getByRole("link", { name: /결정할 휴가 취소/ }).click();
  await expect(delegate).toHaveURL(/alldocumentlist/);
  const waiting = delegate.getByRole("region", { name: "결정할 휴가 취소신청" });
  await expect(waiting).toContainText("일정이 바뀌었습니다.");
  expect(await accessibilityProblems(delegate)).toEqual([]);
  await waiting
    .getByRole("listitem")
    .filter({ hasText: day })
    .getByRole("button", { name: /취소 승인/ })
    .click();
  await expect(delegate.getByText("취소를 승인하였습니다.")).toBeVisible();

  await hr.reload();
  await expect(
    hr
      .getByRole("row", { name: new RegExp(`사용취소.*취소 ${day}`) })
      .getByText("1", { exact: true })
      .first(),
  ).toBeVisible();
  await staff.goto("/mypims/myvacationlist");
  await expect(staff.getByRole("row", { name: new RegExp(`${day}.*취소`) })).toBeVisible();
  expect(await remaining(staff)).toBe(before);

  await lead.getByRole("button", { name: "해제" }).first().click();
  await expect(lead.getByRole("button", { name: "해제" })).toBeHidden();
});

test("HR enters a leave on behalf and cancels it: the balance is as before", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "hr@demo.test", "/mypims/vacationmanagement?team=6116");
  const person = page.getByRole("group", { name: "휴가 관리 표" }).getByRole("link").last();
  const name = (await person.textContent()) ?? "";
  await person.click();
  await expect(page.getByRole("heading", { name: `${name} 휴가` })).toBeVisible();
  const remain = page.locator(".leave-main dd");
  const before = await remain.textContent();

  const [from = "", , , , , , to = ""] = aWeek();
  await page.getByRole("button", { name: "휴가 직접 등록" }).click();
  const enter = page.getByRole("dialog", { name: `${name} 님의 휴가 직접 등록` });
  await enter.getByLabel("시작일 달력", { exact: true }).fill(from);
  await enter.getByLabel("종료일 달력", { exact: true }).fill(to);
  await enter.getByLabel("사유 (필수)").fill("전화로 신청");
  await enter.getByRole("button", { name: "등록" }).click();
  // the weekend and holidays are left out
  await expect(page.getByText(new RegExp(`${name} 님의 휴가 [1-5]일을 등록하였습니다`))).toBeVisible();
  await expect(remain).not.toHaveText(before ?? "");

  await page.getByRole("button", { name: new RegExp(`${from}.* 취소`) }).click();
  const cancel = page.getByRole("dialog", { name: /취소/ });
  await cancel.getByLabel("사유 (필수)").fill("일정 변경");
  await cancel.getByRole("button", { name: "휴가 취소" }).click();
  await expect(page.getByText("휴가를 취소하였습니다.")).toBeVisible();
  await expect(remain).toHaveText(before ?? "");
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("HR corrects a balance after seeing what it would become", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "hr@demo.test", "/mypims/vacationmgrinfo/102");
  await page.getByRole("button", { name: "부여·조정" }).click();
  const change = page.getByRole("dialog", { name: "연차 부여·조정" });
  await change.getByLabel("일수").fill("1.5");
  await change.getByLabel("사유 (필수)").fill("포상");
  await change.getByRole("button", { name: "미리보기" }).click();
  await expect(change.getByRole("group", { name: "미리보기" })).toContainText("+1.5");
  expect(await accessibilityProblems(page)).toEqual([]);
  await change.getByRole("button", { name: "적용" }).click();
  await expect(page.getByText("1명의 연차를 바꾸었습니다.")).toBeVisible();
  await expect(page.getByRole("group", { name: "연차 원장" })).toContainText("포상");
});

test("what HR has written in a popup outlives the end of the session, and goes on after signing in", {
  tag: "@deep",
}, async ({ page }) => {
  await signIn(page, "hr@demo.test", "/mypims/vacationmgrinfo/102");
  const again = page.getByRole("dialog", { name: "다시 로그인" });
  for (const [button, title, action] of [
    ["부여·조정", "연차 부여·조정", "미리보기"],
    ["휴가 직접 등록", /님의 휴가 직접 등록/, "등록"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    const popup = page.getByRole("dialog", { name: title });
    await popup.getByLabel("사유 (필수)").fill("전화로 요청");
    await pressWithoutSession(page, popup.getByRole("button", { name: action }));
    await expect(again).toContainText("보안을 위해 로그아웃되었습니다. 다시 로그인해 주세요.");
    await again.getByLabel("PASSWORD").fill(PASSWORD);
    await again.getByLabel("PASSWORD").press("Enter");
    await expect(again).toBeHidden();
    await expect(popup.getByLabel("사유 (필수)")).toHaveValue("전화로 요청");
    // it is not closed on what is written without being asked
    await popup.getByLabel("사유 (필수)").press("Escape");
    const question = page.getByRole("dialog", { name: "확인" });
    await expect(question).toContainText("작성한 내용이 저장되지 않습니다.");
    await question.getByRole("button", { name: "취소" }).click();
    await expect(popup.getByLabel("사유 (필수)")).toHaveValue("전화로 요청");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "확인" }).click();
    await expect(popup).toBeHidden();
  }
  // nothing of it is left: the page is left without being asked
  await page.getByRole("link", { name: "목록" }).click();
  await expect(page.getByRole("heading", { name: "휴가 관리" })).toBeVisible();
});

test("a lead sees the team's leave as rows and as a month", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "lead@demo.test", "/mypims/teamvacationlist");
  await expect(page.getByRole("group", { name: "팀 휴가 표" })).toContainText("기업교육1팀");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "달력", exact: true }).click();
  await page.getByRole("button", { name: "다음 달" }).click();
  await expect(page).toHaveURL(/layout=month/);
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("my leave tells what is left; the report of a day at home is written from the list", async ({ page }) => {
  await signIn(page, "staff@demo.test", "/mypims/myvacationlist");
  await expect(page.getByText("잔여", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "휴가 신청" })).toHaveAttribute("href", /draftingadd3/i);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto("/mypims/telecommutinglist?tab=missing");
  await page.getByRole("link", { name: "김이든" }).first().click();
  const drawer = page.getByRole("dialog", { name: "재택근무" });
  await drawer.getByRole("button", { name: "업무결과 작성" }).click();
  const report = page.getByRole("dialog", { name: "업무결과 작성" });
  await report.getByLabel("업무결과").fill("문의 12건에 회신했습니다.");
  await report.getByRole("button", { name: "업무결과 작성" }).click();
  await expect(page.getByText("업무결과를 저장하였습니다.")).toBeVisible();
});

test("the people office adds a holiday; what has been one is locked", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "people@demo.test", "/mypims/holidaylist?year=2099");
  await page.getByRole("button", { name: "연도 복사" }).click();
  const copy = page.getByRole("dialog", { name: "휴일 연도 복사" });
  await copy.getByRole("button", { name: /건 추가/ }).click();
  await expect(page.getByText(/2099년 휴일 \d+건을 추가하였습니다/)).toBeVisible();
  await page.getByRole("button", { name: "3월 9일", exact: true }).click();
  const added = page.getByRole("dialog", { name: "휴일 추가" });
  await added.getByLabel("휴일명").fill("전사 워크숍");
  await added.getByRole("button", { name: "저장" }).click();
  await expect(page.getByRole("button", { name: "3월 9일 전사 워크숍" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto("/mypims/holidaylist");
  await page.getByRole("button", { name: "1월 1일 신정" }).click();
  await expect(page.getByText("지난 휴일은 바꿀 수 없습니다.")).toBeVisible();
});

test("HR reads grants from a file, mends the row that is wrong, and gives them; the list goes along as a workbook", {
  tag: "@deep",
}, async ({ page }) => {
  await signIn(page, "hr@demo.test", "/mypims/vacationmanagement?team=6115");
  const number = await page.getByRole("group", { name: "휴가 관리 표" }).locator("small").first().textContent();
  await page.getByRole("button", { name: "엑셀에서 가져오기" }).click();
  const popup = page.getByRole("dialog", { name: "연차 부여 가져오기" });
  const [from, , , , , , to] = aWeek();
  const rows = ["사번,일수,유효시작,유효종료,사유", `${number},1.5,${from},${to},포상`, `X1,1,${from},${to},포상`];
  const pasted = popup.getByLabel("붙여 넣은 표");
  await pasted.fill(rows.join("\n").replaceAll(",", "\t"));
  await popup.getByRole("button", { name: "검사" }).click();
  await expect(popup.getByRole("group", { name: "고칠 곳" })).toContainText("찾을 수 없습니다: X1");
  expect(await accessibilityProblems(page)).toEqual([]);
  await popup.getByLabel("가져올 파일", { exact: true }).setInputFiles({
    name: "부여.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.slice(0, 2).join("\r\n")),
  });
  await popup.getByRole("button", { name: "검사" }).click();
  await expect(popup.getByRole("group", { name: "미리보기" })).toContainText("1.5일");
  await popup.getByRole("button", { name: "등록", exact: true }).click();
  await expect(page.getByText("1건을 등록하였습니다.")).toBeVisible();

  await page.getByRole("button", { name: "내려받기", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "엑셀 (.xlsx)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^휴가 관리 .*\.xlsx$/);
});

test("HR adds a kind of leave, which can be asked for then", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "hr@demo.test", "/mypims/vacationmanagement");
  await page.getByRole("link", { name: "휴가 종류" }).click();
  await page.getByRole("button", { name: "추가" }).click();
  const form = page.getByRole("dialog", { name: "휴가 종류 추가" });
  const name = `독서휴가 ${Date.now()}`;
  await form.getByLabel(/코드/).fill(`read-${Date.now()}`);
  await form.getByLabel(/명칭/).fill(name);
  await form.getByLabel(/단위/).selectOption("오전반차");
  await form.getByLabel(/차감일수/).fill("0.3");
  await form.getByRole("button", { name: "저장" }).click();
  await expect(form.getByText(/0.25, 0.5, 0.75, 1일/).first()).toBeVisible();
  await form.getByLabel(/차감일수/).fill("0.5");
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByRole("button", { name: "저장" }).click();
  await expect(page.getByRole("row", { name })).toBeVisible();
  await page.goto("/documents/draftingadd3");
  await page.getByRole("combobox", { name: /휴가 종류/ }).click();
  await expect(page.getByRole("option", { name })).toBeVisible();
});
