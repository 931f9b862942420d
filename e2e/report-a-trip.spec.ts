import { expect, type Page } from "playwright/test";
import { as, decide, fillDay, openWaiting, submit, today, workday } from "./documents";
import { accessibilityProblems, writeText } from "./portal";
import { test, triesBefore } from "./test";

/** Asks for a trip of one day by train. */
async function askForTrip(page: Page, place: string, day: string): Promise<string> {
  await page.goto("/documents/draftingadd5");
  await page.getByLabel("출장지").fill(place);
  await fillDay(page, "시작일", day);
  await fillDay(page, "종료일", day);
  await page.getByLabel("목적").fill("교육 설명회");
  await page.getByLabel("교통편").selectOption("KTX");
  return submit(page);
}

test("a trip is allowed, reported by who made it, and the report is read by who allowed it", async ({ browser }) => {
  // whose day is free: a report is written once the trip is over
  const traveller = await as(browser, triesBefore() === 0 ? "newcomer" : "staff");
  const place = `대전 교육원 ${Date.now()}`;
  const address = await askForTrip(traveller, place, today());
  for (const head of ["lead", "division"]) {
    const page = await as(browser, head);
    await page.goto(address);
    await decide(page, "승인");
  }
  await traveller.reload();
  const report = traveller.getByRole("region", { name: "출장 결과보고" });
  await report.getByRole("button", { name: "결과보고 쓰기" }).click();
  await writeText(report.getByRole("textbox", { name: "결과보고" }), "설명회에 20명이 왔습니다.");
  await expect(report.getByText("설명회에 20명이 왔습니다.")).toBeVisible();
  expect(await accessibilityProblems(traveller)).toEqual([]);
  await report.getByRole("button", { name: "결과보고 저장" }).click();
  await expect(report.getByText("보고완료")).toBeVisible();
  const lead = await as(browser, "lead");
  await lead.goto(address);
  await expect(
    lead.getByRole("region", { name: "출장 결과보고" }).getByText("설명회에 20명이 왔습니다."),
  ).toBeVisible();
});

test("a trip that was allowed is given up with a reason, and the day is free for leave again", {
  tag: "@deep",
}, async ({ browser }) => {
  const traveller = await as(browser, "newcomer");
  const [place, day] = [`부산 ${Date.now()}`, workday(40)];
  const address = await askForTrip(traveller, place, day);
  for (const head of ["lead", "division"]) {
    const page = await as(browser, head);
    await openWaiting(page, `${place} 출장 (${day})`);
    await decide(page, "승인");
  }
  await traveller.goto(address);
  const trip = traveller.getByRole("region", { name: "출장 결과보고" });
  await trip.getByRole("button", { name: "출장 취소" }).click();
  const dialog = traveller.getByRole("dialog", { name: "출장 취소" });
  await dialog.getByRole("button", { name: "출장 취소" }).click();
  await expect(dialog.getByText("취소 사유를 입력하세요.")).toBeVisible();
  await dialog.getByRole("textbox").fill("고객이 일정을 미뤘습니다.");
  await dialog.getByRole("button", { name: "출장 취소" }).click();
  await expect(trip.getByText("취소", { exact: true })).toBeVisible();
  expect(await askForTrip(traveller, place, day)).not.toBe(address);
});
