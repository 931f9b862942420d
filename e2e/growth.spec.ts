import { expect } from "playwright/test";
import { as, nameOf } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

const phone = { width: 360, height: 740 };

test("who has not signed the pledge is urged, signs on the phone, and is asked to sign again", async ({ browser }) => {
  const keeper = await as(browser, "people");
  await keeper.goto("/mypims/communicationpledge?list=rounds");
  await keeper
    .getByRole("link", { name: /년 소통 서약/ })
    .first()
    .click();
  const round = keeper.getByRole("dialog", { name: /년 소통 서약/ });
  await round.getByRole("button", { name: /미완료 .*명 독려/ }).click();
  await keeper.getByRole("dialog").last().getByRole("button", { name: "확인" }).click();
  await expect(keeper.getByText(/명에게 알렸습니다|이미 모두에게 알렸습니다/)).toBeVisible();

  const asked = await as(browser, "sales", phone);
  const name = await nameOf(asked);
  await asked.goto("/main");
  await asked
    .getByRole("link", { name: /년 소통 서약/ })
    .first()
    .click();
  const form = asked.locator("form");
  await expect(form.getByRole("checkbox")).toHaveCount(4);
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await form.getByLabel("나의 다짐").fill("회의에서 먼저 듣고 한 번 더 묻겠습니다.");
  await form.getByLabel("서명 (본인 이름)").fill("다른 이름");
  await form.getByRole("button", { name: "서명" }).click();
  await expect(form.getByText("서명은 본인 이름과 같아야 합니다.")).toBeVisible();
  expect(await accessibilityProblems(asked)).toEqual([]);
  await form.getByLabel("서명 (본인 이름)").fill(name);
  await form.getByRole("button", { name: "서명" }).click();
  await expect(asked.getByText(/에 서명하였습니다/).first()).toBeVisible();

  await keeper.goto(`/mypims/communicationpledge?q=${encodeURIComponent(name)}&status=done`);
  await keeper.getByRole("link", { name }).first().click();
  await keeper.getByRole("dialog").getByRole("button", { name: "재서명 요청" }).click();
  const dialog = keeper.getByRole("dialog", { name: "재서명 요청" });
  await dialog.getByRole("textbox").fill("다짐을 더 구체적으로 써 주세요.");
  await dialog.getByRole("button", { name: "재서명 요청" }).click();
  await expect(dialog).toBeHidden();
  await asked.reload();
  await expect(asked.locator("form").getByRole("button", { name: "서명" })).toBeVisible();
});

test("[KPI 작성] goes on with the sheet of the running evaluation, also once its goals are agreed", async ({
  browser,
}) => {
  const staff = await as(browser, "staff");
  await staff.goto("/mypims/pbckpilist");
  await staff.getByRole("link", { name: "KPI 작성" }).click();
  await staff.waitForURL(/\/mypims\/kpiev\/\d+$/);
});
