import { type Browser, expect, type Page } from "playwright/test";
import { accessibilityProblems, signIn, withoutIntro, writeText } from "./portal";
import { test } from "./test";

/** A plan that is wider than every screen: 1600 × 400, a white PNG. */
const plan = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAABkAAAAGQAQAAAADe7pGrAAABUUlEQVR42u3PgQwAAAACsIzyt8uj/QZPT0RERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERETkNzK5c2LY2EzgewAAAABJRU5ErkJggg==",
  "base64",
);

/** The initial consonants of a name: ㄱㅎㄴ of 김하늘. */
function initialsOf(name: string): string {
  const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
  return [...name].map((syllable) => initials[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)]).join("");
}

async function as(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await withoutIntro(page);
  await signIn(page, `${name}@demo.test`, null);
  return page;
}

test("a notice with a file is written, read and confirmed by a colleague, and its writer sees by whom", async ({
  browser,
}) => {
  const people = await as(browser, "people");
  await people.goto("/carrotzone/noticeadd");
  await people.getByLabel("분류").selectOption({ label: "인사" });
  await people.getByLabel("제목").fill("점검표를 확인해 주세요");
  await writeText(people.getByRole("textbox", { name: "내용" }), "첨부한 점검표를 읽고 확인을 눌러 주세요.");
  await people.locator('input[type=file][aria-label="첨부"]').setInputFiles({
    name: "점검표.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("하나, 둘, 셋"),
  });
  await expect(people.getByText("점검표.txt")).toBeVisible();
  await people.getByLabel("필독").check();
  await people.getByRole("button", { name: "저장" }).click();
  await people.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  await expect(people.getByRole("heading", { name: "점검표를 확인해 주세요" })).toBeVisible();
  const path = new URL(people.url()).pathname;

  const staff = await as(browser, "staff");
  await staff.goto(path);
  await expect(staff.getByRole("link", { name: /점검표\.txt/ })).toBeVisible();
  await staff.getByRole("button", { name: "확인", exact: true }).click();
  await expect(staff.getByText(/에 확인하였습니다/)).toBeVisible();
  const comment = staff.getByLabel("댓글 쓰기");
  await comment.fill("잘 읽었습니다.");
  expect((await comment.boundingBox())?.width, "room for a sentence").toBeGreaterThan(250);
  await staff.getByRole("button", { name: "남기기" }).click();
  await expect(staff.getByRole("region", { name: "댓글" }).getByRole("paragraph")).toHaveText("잘 읽었습니다.");
  await expect(comment).toHaveValue("");
  expect(await accessibilityProblems(staff)).toEqual([]);

  await people.reload();
  await expect(people.getByRole("heading", { name: /확인 1명/ })).toBeVisible();
});

test("a notice with a heading, a link and a picture is written and read by a colleague as it looked", {
  tag: "@deep",
}, async ({ browser }) => {
  const people = await as(browser, "people");
  await people.goto("/carrotzone/noticeadd");
  await people.getByLabel("분류").selectOption({ label: "총무" });
  const title = `출입문이 바뀝니다 ${Date.now()}`;
  await people.getByLabel("제목").fill(title);
  const body = people.getByRole("textbox", { name: "내용" });
  await body.click();
  await people.getByLabel("문단 모양").selectOption({ label: "제목" });
  await people.keyboard.type("새 출입문");
  await people.keyboard.press("Enter");
  await people.keyboard.type("약도를 봐 주세요. ");
  await people.getByRole("button", { name: "링크" }).click();
  await people.keyboard.type("https://map.example/3");
  // the form is not sent by it
  await people.keyboard.press("Enter");
  await expect(body.getByRole("link", { name: "https://map.example/3" })).toBeVisible();
  await people.getByLabel("넣을 그림").setInputFiles({ name: "약도.png", mimeType: "image/png", buffer: plan });
  const dialog = people.getByRole("dialog", { name: "그림 넣기" });
  await dialog.getByRole("textbox", { name: "그림 설명" }).fill("본관 1층 약도");
  await dialog.getByRole("button", { name: "넣기" }).click();
  await expect(body.getByRole("img", { name: "본관 1층 약도" })).toBeVisible();
  expect(await accessibilityProblems(people)).toEqual([]);
  await people.getByRole("button", { name: "저장" }).click();
  await people.getByRole("dialog").getByRole("button", { name: "확인" }).click();
  await expect(people.getByRole("heading", { name: title })).toBeVisible();

  const staff = await as(browser, "staff");
  await staff.setViewportSize({ width: 360, height: 740 });
  await staff.goto(new URL(people.url()).pathname);
  await expect(staff.getByRole("heading", { name: "새 출입문" })).toBeVisible();
  await expect(staff.getByRole("link", { name: "https://map.example/3" })).toHaveAttribute("rel", /noopener/);
  const picture = staff.getByRole("img", { name: "본관 1층 약도" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  const width = await staff.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await accessibilityProblems(staff)).toEqual([]);
});

test("a task goes from a line of request to done", async ({ browser }) => {
  const title = `분기 점검표 쓰기 ${Date.now()}`;
  const lead = await as(browser, "lead");
  await lead.goto("/taskmanagement/tasklist?tab=requested");
  await lead.getByLabel("빠른 업무 추가").fill(`${title} @김이든 ~내일`);
  await lead.getByRole("button", { name: "추가", exact: true }).click();
  const row = lead.getByRole("link", { name: title });
  await expect(row).toBeVisible();
  expect(await accessibilityProblems(lead)).toEqual([]);
  await row.click();
  await expect(lead.getByRole("heading", { name: title })).toBeVisible();
  const path = new URL(lead.url()).pathname;

  const staff = await as(browser, "staff");
  await staff.goto(path);
  await staff.getByRole("button", { name: "시작", exact: true }).click();
  await staff.getByRole("button", { name: "검토요청" }).click();
  await expect(staff.getByRole("button", { name: "완료", exact: true })).toBeHidden();
  const comment = staff.getByRole("textbox", { name: "댓글 쓰기" });
  await comment.click();
  // the requester leads the team: found by the initial consonants of the name
  await comment.pressSequentially("검토해 주세요 @");
  const { kname } = await (await lead.request.get("/rest/personal/getGNBInfo")).json();
  await comment.pressSequentially(initialsOf(kname));
  const requester = staff.getByRole("option", { name: new RegExp(kname) });
  await expect(requester).toBeVisible();
  await expect(async () => {
    if ((await requester.getAttribute("aria-selected", { timeout: 1000 })) === "true") return;
    await comment.press("ArrowDown");
    throw new Error("not there yet");
  }).toPass();
  await comment.press("Enter");
  await expect(comment).toHaveValue(`검토해 주세요 @${kname} `);
  await staff.getByRole("button", { name: "남기기" }).click();
  await expect(staff.getByText(`@${kname}`, { exact: true })).toBeVisible();
  const bell = await lead.request.get("/rest/personal/getNotificationList?page=1");
  expect(await bell.text()).toContain(`나를 언급했습니다: ${title}`);

  await lead.reload();
  await lead.getByRole("button", { name: "완료", exact: true }).click();
  await expect(lead.locator("dd").filter({ hasText: /^완료$/ })).toBeVisible();
});

test("a private task is unseen by others, and screens are refused to those who may not", async ({ browser }) => {
  const staff = await as(browser, "staff");
  const sent = await staff.request.post("/rest/records/task/add", {
    data: {
      screen: "TaskManagement-taskAdd",
      values: {
        title: "나만의 일",
        due: "2030-01-01",
        is_private: true,
        task_member: [{ idx_staff: 100, role: "assignee" }],
      },
    },
  });
  const { idx } = await sent.json();
  const lead = await as(browser, "lead");
  await lead.goto(`/taskmanagement/taskview/${idx}`);
  await expect(lead.getByText(/권한이 없습니다/)).toBeVisible();
  await staff.goto("/carrotzone/noticeadd");
  await expect(staff).toHaveURL(/\/main/);
});

test("a task is moved on the board by dragging and without a mouse, ticked off, commented on, and seen in its month", {
  tag: "@deep",
}, async ({ browser }) => {
  const staff = await as(browser, "staff");
  const due = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const title = `판서 정리 ${Date.now()}`;
  const sent = await staff.request.post("/rest/records/task/add", {
    data: {
      screen: "TaskManagement-taskAdd",
      values: {
        title,
        due,
        idx_requester: 100,
        checklist: [{ text: "사진 모으기", done: false }],
        task_member: [{ idx_staff: 100, role: "assignee" }],
      },
    },
  });
  const { idx } = await sent.json();
  const board = `/taskmanagement/tasklist?layout=board&q=${encodeURIComponent(title)}`;
  await staff.goto(board);
  const column = (name: string) => staff.getByRole("region", { name, exact: true });
  await column("대기").getByRole("link", { name: title }).dragTo(column("진행"));
  await expect(column("진행").getByRole("link", { name: title })).toBeVisible();
  // from there nobody gets to where no move leads
  await column("진행").getByRole("link", { name: title }).dragTo(column("대기"));
  await expect(staff.getByText("진행에서 대기로는 옮길 수 없습니다.")).toBeVisible();
  await column("진행").getByLabel(`${idx}번 처리`).selectOption({ label: "검토요청" });
  await expect(column("검토요청").getByRole("link", { name: title })).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);

  await column("검토요청").getByRole("link", { name: title }).click();
  await staff.getByRole("checkbox", { name: "사진 모으기" }).click();
  await expect(staff.getByRole("heading", { name: "체크리스트 1/1" })).toBeVisible();
  await staff.getByRole("textbox", { name: /댓글/ }).fill("사진을 올렸습니다.");
  await staff.getByRole("button", { name: "남기기" }).click();
  await expect(staff.getByText("사진을 올렸습니다.")).toBeVisible();
  await staff.goto(`/taskmanagement/tasklist?layout=calendar&q=${encodeURIComponent(title)}`);
  await expect(staff.getByRole("button", { name: new RegExp(title) })).toBeVisible();
});
