import { expect, type Locator, type Page } from "playwright/test";
import { partsOf } from "../apps/intranet/src/controls/dates/time-parts";
import { accessibilityProblems, signIn, withoutIntro } from "./portal";
import { problemsOf } from "./problems-of";
import { test, triesBefore } from "./test";

/** A weekday some weeks ahead: the demo's bookings end before it. */
function dayAhead(weeks: number, weekday = 3): string {
  const date = new Date(Date.now() + weeks * 7 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

/** Types a time of 24 hours, as “1420”. */
async function typeTime(place: Page | Locator, label: string, time: string) {
  await place.getByLabel(`${label} 시`, { exact: true }).pressSequentially(time.replace(":", ""));
  await seeTime(place, label, time);
}

async function seeTime(place: Page | Locator, label: string, time: string) {
  const { half, hour, minute } = partsOf(time);
  await expect(place.getByLabel(`${label} 오전/오후`)).toHaveValue(half);
  await expect(place.getByLabel(`${label} 시`, { exact: true })).toHaveValue(hour);
  await expect(place.getByLabel(`${label} 분`)).toHaveValue(minute);
}

async function openDay(page: Page, day: string) {
  await page.goto(`/resourcemanagement/classroomreservationdate?date=${day}`);
  await expect(page.getByRole("region", { name: "소회의실 1" })).toBeVisible();
}

/** Drags over a room's hours in the timeline. */
async function drag(page: Page, room: string, from: number, to: number) {
  const track = page.getByRole("region", { name: room }).locator(".timeline-track");
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error(`no such room: ${room}`);
  const at = (hour: number) => box.x + ((hour - 7) / 15) * box.width + 3;
  await page.mouse.move(at(from), box.y + 1);
  await page.mouse.down();
  await page.mouse.move(at(to), box.y + 1, { steps: 5 });
  await page.mouse.up();
}

test("a time is booked by dragging; a second booking of it is refused with whose it is, and what was typed stays", async ({
  browser,
}) => {
  const day = dayAhead(4, 3 - triesBefore());
  const [mine, theirs] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  for (const [page, email] of [
    [mine, "staff@demo.test"],
    [theirs, "growth@demo.test"],
  ] as const) {
    await withoutIntro(page);
    await signIn(page, email, null);
    await openDay(page, day);
    await drag(page, "소회의실 1", 10, 10.9);
    const form = page.getByRole("dialog", { name: "강의실·회의실 예약하기" });
    await seeTime(form, "시작 시각", "10:00");
    await seeTime(form, "종료 시각", "11:00");
    await form.getByLabel("예약명").fill(email.startsWith("staff") ? "분기 회고" : "고객 면담");
    await form.getByLabel("목적").selectOption("내부회의");
  }
  const form = mine.getByRole("dialog");
  expect(await accessibilityProblems(mine)).toEqual([]);
  await form.getByRole("button", { name: "예약", exact: true }).click();
  await expect(mine.getByText("예약하였습니다.")).toBeVisible();
  await expect(mine.getByRole("button", { name: /^분기 회고/ })).toBeVisible();

  const late = theirs.getByRole("dialog");
  await late.getByRole("button", { name: "예약", exact: true }).click();
  await expect(late.getByRole("alert")).toContainText(/이미 예약되어 있습니다: 분기 회고 · .*10:00–11:00 · \S+/);
  await expect(late.getByLabel("예약명")).toHaveValue("고객 면담");
  await typeTime(late, "종료 시각", "09:30");
  await expect(late.getByRole("alert")).toContainText("종료 일시는 시작 일시 이후여야 합니다.");
  await typeTime(late, "시작 시각", "11:00");
  await seeTime(late, "종료 시각", "12:00");
  await late.getByRole("button", { name: "예약", exact: true }).click();
  await expect(theirs.getByRole("button", { name: /^고객 면담/ })).toBeVisible();
  expect(await accessibilityProblems(theirs)).toEqual([]);

  // in the timeline it is told before a form is opened
  await drag(theirs, "소회의실 1", 10, 10.4);
  await expect(theirs.getByRole("status").filter({ hasText: "이미 예약되어 있습니다: 분기 회고" })).toBeVisible();
  await expect(theirs.getByRole("dialog")).toBeHidden();
});

test("a meeting is booked for every week, and given up from one day on", { tag: "@deep" }, async ({ page }) => {
  const day = dayAhead(5, 4);
  await withoutIntro(page);
  await signIn(page, "tutor@demo.test", `/resourcemanagement/classroomreservationadd?date=${day}`);
  const room = page.getByLabel("강의실", { exact: false }).first();
  // whether it is free is told once that is known
  await room.selectOption(await room.locator("option", { hasText: "소회의실 3" }).getAttribute("value"));
  await page.getByLabel("반복", { exact: true }).selectOption("week");
  await expect(page.getByText(/까지 5회/)).toBeVisible();
  await page.getByLabel("예약명").fill("강사 정기 회의");
  await page.getByLabel("목적").selectOption("내부회의");
  await page.getByRole("button", { name: "예약", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "강사 정기 회의" });
  await expect(panel.getByText("반복 5회")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");

  const third = new Date(Date.parse(`${day}T00:00:00Z`) + 14 * 86_400_000).toISOString().slice(0, 10);
  await openDay(page, third);
  await page.getByRole("button", { name: /^강사 정기 회의/ }).click();
  await panel.getByLabel("취소할 범위").selectOption("following");
  await panel.getByRole("button", { name: "예약 취소" }).click();
  await page.getByRole("dialog", { name: "예약 취소" }).getByRole("button", { name: "예약 취소" }).click();
  await expect(page.getByText("‘취소’ 상태로 저장하였습니다.")).toBeVisible();
  await openDay(page, third);
  await expect(page.getByRole("button", { name: /^강사 정기 회의/ })).toBeHidden();
  await openDay(page, day);
  await expect(page.getByRole("button", { name: /^강사 정기 회의/ })).toBeVisible();
});

test("a room that takes an approval is asked for, and who approves finds the request in what waits", async ({
  browser,
}) => {
  const day = dayAhead(7, 3 - triesBefore());
  const mine = await (await browser.newContext()).newPage();
  await withoutIntro(mine);
  await signIn(mine, "growth@demo.test", `/resourcemanagement/classroomreservationadd?date=${day}&resource=6`);
  await expect(mine.getByText("총무지원팀의 승인이 필요한 공간입니다.")).toBeVisible();
  await mine.getByLabel("예약명").fill("투자 설명회");
  await mine.getByLabel("목적").selectOption("내부회의");
  await mine.getByRole("button", { name: "예약", exact: true }).click();
  await expect(mine.getByText("신청하였습니다. 총무지원팀이 승인하면 알려 드립니다.")).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await withoutIntro(theirs);
  await signIn(theirs, "support@demo.test");
  const todo = theirs.getByRole("region", { name: "내가 할 일" });
  await todo.getByRole("link", { name: "승인할 강의실·회의실 예약" }).click();
  await expect(theirs).toHaveURL(/classroomreservationdate\?date=/);
});

test("a free room is found, by keyboard alone a time of it is marked", { tag: "@deep" }, async ({ page }) => {
  const day = dayAhead(6);
  await withoutIntro(page);
  await signIn(page, "editor@demo.test", null);
  await openDay(page, day);
  await page.getByLabel("수용인원").selectOption("12");
  await page.getByLabel("빈 강의실 찾기: 시작").selectOption("10:00");
  await expect(page).toHaveURL(/people=12.*free=10/);
  await expect(page.getByRole("region", { name: "소회의실 1" })).toBeHidden();
  await page.getByRole("button", { name: /화살표로 옮기고/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await seeTime(page.getByRole("dialog"), "종료 시각", "10:00");
});

test("a car is given back with its log", { tag: "@deep" }, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "smp@demo.test", null);
  const [day, clock] = new Date(Date.now() + 9 * 3_600_000).toISOString().split("T") as [string, string];
  const from = `${clock.slice(0, 4)}0`;
  test.skip(from > "22:00", "a drive that begins now ends on the next day");
  await page.goto(`/resourcemanagement/vehiclereservationadd?date=${day}&resource=7`);
  // the next whole hour stands there: before noon that is one of the afternoon
  await page.getByLabel("시작 시각 오전/오후").selectOption(partsOf(from).half);
  await typeTime(page, "시작 시각", from);
  await page.getByLabel("예약명").fill("서류 전달");
  await page.getByLabel("목적지").fill("성남");
  await page.getByLabel("목적", { exact: false }).filter({ hasText: "거래처방문" }).selectOption("거래처방문");
  await page.getByRole("button", { name: "예약", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "서류 전달" });
  await panel.getByRole("button", { name: "운행 시작" }).click();
  await expect(page.getByText("‘사용중’ 상태로 저장하였습니다.")).toBeVisible();
  await panel.getByRole("button", { name: "반납·일지 작성" }).click();
  const log = page.getByRole("dialog", { name: "반납·운행일지" });
  const before = Number((await log.getByLabel("주행전계기판").inputValue()).replaceAll(",", ""));
  await log.getByRole("button", { name: "반납" }).click();
  await expect(log.getByText(/주행후계기판: 필수/)).toBeVisible();
  await log.getByLabel("주행후계기판").fill(String(before + 24));
  await expect(log.getByText(/주행거리 24km/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await log.getByRole("button", { name: "반납" }).click();
  await expect(page.getByText("운행일지를 저장하였습니다.")).toBeVisible();
  await page.goto(`/resourcemanagement/vehiclereservationlogmonth?view=log&date=${day}&resource=7`);
  await expect(
    page.getByRole("row", { name: new RegExp(`성남 .*${(before + 24).toLocaleString("ko")} 24`) }),
  ).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

test("statistics are for those who lead or keep the rooms; others are sent back", { tag: "@deep" }, async ({
  page,
}) => {
  await withoutIntro(page);
  await signIn(page, "cms@demo.test", "/resourcemanagement/classroomreservationstatistics");
  await expect(page.getByText("접근 권한이 없습니다.")).toBeVisible();
  await expect(page).toHaveURL(/\/main$/);
  await openDay(page, dayAhead(4));
  await expect(page.getByRole("button", { name: "강의실 관리" })).toBeHidden();
});
