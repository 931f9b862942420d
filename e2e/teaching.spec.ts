import { type Browser, expect, type Page } from "playwright/test";
import { call, move, read } from "./calls";
import { as, fillDay, workday } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

async function people(browser: Browser, ...names: string[]): Promise<Page[]> {
  return Promise.all(names.map((name) => as(browser, name)));
}

/** A book of its own for a journey, with so many in the store, as the form for what came in enters them. */
async function addBook(keeper: Page, title: string, qty: number) {
  const { idx } = await call(keeper, "textbook", "add", {
    screen: "ResourceManagement-textbookMaintenanceAdd",
    values: { title, language: "en", category: "own", price: 20_000, place: "여정서가" },
  });
  const lines = [{ idx_textbook: idx, qty, unit_cost: 9_000 }];
  const answer = await keeper.request.post("/rest/resourcemanagement/receiveStock", {
    data: { supplier: "가상문고", lines },
  });
  expect((await answer.json()).err).toBe(0);
  const { code } = await read(keeper, "textbook", idx);
  return { idx: idx as number, code: code as string };
}

async function stockOf(keeper: Page, idx: number) {
  return (await read(keeper, "textbook", idx)).stock_qty;
}

test("books are rented, kept longer, come back by their barcode, and what is lost is charged", async ({ browser }) => {
  const [keeper, borrower] = (await people(browser, "support", "staff")) as [Page, Page];
  const title = `여정의 대여 교재 ${Date.now()}`;
  const book = await addBook(keeper, title, 3);
  await borrower.goto("/resourcemanagement/textbookrentaladd?purpose=study");
  await fillDay(borrower, "반납예정", workday(20));
  await borrower.getByRole("button", { name: "대여교재 추가" }).click();
  const chosen = borrower.getByRole("combobox", { name: "교재 1" });
  await chosen.fill(title);
  await borrower.getByRole("option", { name: new RegExp(title) }).click();
  await borrower.getByRole("textbox", { name: "수량 1" }).fill("3");
  await borrower.getByRole("button", { name: "저장" }).click();
  await borrower.waitForURL(/textbookrentalview\/\d+/);
  const idx = Number(new URL(borrower.url()).pathname.split("/").at(-1));

  await keeper.goto(`/resourcemanagement/textbookrentalview/${idx}`);
  await keeper.getByRole("button", { name: "지급" }).click();
  await expect.poll(() => stockOf(keeper, book.idx)).toBe(0);

  await borrower.reload();
  await borrower.getByRole("button", { name: "연장" }).click();
  const longer = borrower.getByRole("dialog", { name: "연장" });
  await fillDay(borrower, "반납예정", workday(40));
  await longer.getByRole("button", { name: "연장" }).click();
  await expect.poll(async () => (await read(borrower, "textbook_rental", idx)).extended).toBe(1);

  await keeper.goto("/resourcemanagement/textbookreturnlist");
  const scan = keeper.getByRole("textbox", { name: "교재코드 또는 ISBN" });
  await scan.fill(book.code);
  await scan.press("Enter");
  await expect(keeper.getByText("2권이 남았습니다.")).toBeVisible();
  // a scanner goes on at once: the field is empty, and has the focus
  await expect(scan).toHaveValue("");
  await expect(scan).toBeFocused();
  expect(await stockOf(keeper, book.idx)).toBe(1);
  expect(await accessibilityProblems(keeper)).toEqual([]);

  const { textbook_rental_item: lines } = await read(keeper, "textbook_rental", idx);
  const line = lines[0].idx as number;
  await keeper.goto(`/resourcemanagement/textbookreturnlist#${line}`);
  await keeper.getByRole("dialog").getByRole("button", { name: "더보기" }).click();
  await keeper.getByRole("menuitem", { name: "분실 처리" }).click();
  const lost = keeper.getByRole("dialog", { name: "분실 처리" });
  await lost.getByRole("textbox").last().fill("출장 중에 잃어버렸습니다.");
  await lost.getByRole("button", { name: "분실 처리" }).click();
  await expect.poll(async () => (await read(keeper, "textbook_rental", idx)).status).toBe("lost");
  expect(await read(keeper, "textbook_rental_item", line)).toMatchObject({ lost_qty: 2, lost_price: 40_000 });
  expect(await stockOf(keeper, book.idx)).toBe(1);
});

test("a tutor's books are filled in by the class, sent and given back; the stock is right at each step", {
  tag: "@deep",
}, async ({ browser }) => {
  const [keeper, tutors] = (await people(browser, "support", "tutor")) as [Page, Page];
  const book = await addBook(keeper, "여정의 강사 교재", 10);
  const { list } = await (
    await tutors.request.get(
      "/rest/records/class_run/list?screen=customerManagement-statusSMPList_tab4&rows=1&status=run",
    )
  ).json();
  const course = list[0] as { idx: number; ver: number; title: string };
  const lines = [{ idx_textbook: book.idx, qty: 4 }];
  const master = await as(browser, "master");
  const { ver } = await read(master, "class_run", course.idx);
  await call(master, "class_run", "change", { idx: course.idx, ver, values: { class_textbook: lines } });

  await tutors.goto(`/resourcemanagement/tutortextbookadd?class_run=${course.idx}`);
  await expect(tutors.getByRole("textbox", { name: /^과정명/ })).toHaveValue(course.title);
  await expect(tutors.getByRole("textbox", { name: "수량 1" })).toHaveValue("4");
  await fillDay(tutors, "필요일", workday(10));
  await fillDay(tutors, "반납예정", workday(60));
  const name = tutors.getByRole("textbox", { name: /^강사명/ });
  if ((await name.inputValue()) === "") await name.fill("김가상");
  const phone = tutors.getByRole("textbox", { name: /^강사연락처/ });
  await phone.fill("010-0000-0000");
  await tutors.getByRole("textbox", { name: /^우편번호/ }).fill("04000");
  await tutors.getByRole("textbox", { name: /^주소/ }).fill("서울시 가상구 누리로 1");
  await tutors.getByRole("button", { name: "저장" }).click();
  await tutors.waitForURL(/tutortextbookview\/\d+/);
  const idx = Number(new URL(tutors.url()).pathname.split("/").at(-1));
  expect(await stockOf(keeper, book.idx)).toBe(10);

  // the class that uses it stands with the book, for whoever may know of classes
  await master.goto(`/resourcemanagement/textbookmaintenanceview/${book.idx}`);
  await expect(master.getByRole("region", { name: /쓰는 클래스/ }).getByText(course.title)).toBeVisible();
  await move(master, "tutor_textbook", idx, "approve");
  await move(keeper, "tutor_textbook", idx, "send", { values: { ship_no: "1234-5678" } });
  expect(await stockOf(keeper, book.idx)).toBe(6);
  await tutors.goto(`/resourcemanagement/tutortextbookview/${idx}`);
  await tutors.getByRole("button", { name: "수령" }).click();
  await expect.poll(async () => (await read(tutors, "tutor_textbook", idx)).status).toBe("recv");
  const record = await read(keeper, "tutor_textbook", idx);
  await move(keeper, "tutor_textbook_item", record.tutor_textbook_item[0].idx, "giveBack");
  expect(await stockOf(keeper, book.idx)).toBe(10);
  expect((await read(keeper, "tutor_textbook", idx)).status).toBe("back");
});

test("an instructor's leave names who stands in for each class, and waits for their answer", { tag: "@deep" }, async ({
  browser,
}) => {
  const tutor = await as(browser, "tutor");
  const from = workday(35);
  const { list: types } = await (await tutor.request.get("/rest/records/vacation_type/choices?q=")).json();
  const annual = types.find(({ name }: { name: string }) => name.startsWith("연차")) ?? types[0];
  await tutor.goto(`/resourcemanagement/mivacationadd?type=${annual.idx}&date_from=${from}&date_to=${from}`);
  await tutor.getByRole("textbox", { name: /^사유/ }).fill("가족 행사");
  const lessons = tutor.getByRole("listitem").filter({ has: tutor.getByRole("combobox", { name: /조치$/ }) });
  await expect(lessons.first()).toBeVisible();
  await tutor.getByRole("button", { name: "모두 대강으로 제안" }).click();
  await expect(lessons.first().getByRole("combobox", { name: /대강강사$/ })).not.toHaveValue("");
  await tutor.getByRole("button", { name: "저장" }).click();
  await tutor.waitForURL(/mivacationmod\/\d+/);
  expect(await accessibilityProblems(tutor)).toEqual([]);
  const idx = Number(new URL(tutor.url()).pathname.split("/").at(-1));
  await tutor.getByRole("button", { name: "상신" }).click();
  await expect.poll(async () => (await read(tutor, "mi_vacation", idx)).status).toBe("ask");
  const { mi_sub, idx_document } = await read(tutor, "mi_vacation", idx);
  expect(idx_document).toBeGreaterThan(0);
  expect(mi_sub.every(({ agreed_at }: { agreed_at: string | null }) => agreed_at === null)).toBe(true);
  await tutor.reload();
  await expect(tutor.getByRole("link", { name: "휴가 문서 보기" })).toBeVisible();
});

test("a speaking test goes from a roster in a file to result sheets and the sales that it brings", {
  tag: "@deep",
}, async ({ browser }) => {
  const owner = await as(browser, "staff");
  const { list } = await (await owner.request.get("/rest/records/customer/choices?q=")).json();
  await owner.goto(`/businessmanagement/spacadd?customer=${list[0].idx}&applicants=3&fee=30000&language=영어`);
  await owner.getByRole("textbox", { name: /^회차명/ }).fill("여정의 회차");
  await fillDay(owner, "시험일", workday(14));
  await owner.getByRole("button", { name: "채점자 추가" }).click();
  await owner.getByRole("textbox", { name: "외부채점자 1" }).fill("박가상");
  const roster = "이름,사번,부서\n김하나,A1,영업팀\n이두리,A2,영업팀\n박세나,A3,개발팀\n";
  const take = async (name: string, text: string) => {
    const chooser = owner.waitForEvent("filechooser");
    await owner.getByRole("button", { name: "응시자 파일에서 가져오기" }).click();
    await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  };
  await take("명단.csv", roster);
  await expect(owner.getByText("명단.csv: 3줄을 더하고 0줄을 고쳤습니다.")).toBeVisible();
  await owner.getByRole("button", { name: "저장" }).click();
  await owner.waitForURL(/spacview\/\d+/);
  const idx = Number(new URL(owner.url()).pathname.split("/").at(-1));
  await move(owner, "spac", idx, "plan");
  await move(owner, "spac", idx, "spread", { values: { first_at: "10:00", minutes: 20 } });
  await move(owner, "spac", idx, "begin");
  await move(owner, "spac", idx, "mark");

  await owner.goto(`/businessmanagement/spacmod/${idx}`);
  await expect(owner.getByRole("button", { name: "응시자 파일에서 가져오기" })).toBeVisible();
  await take("결과.csv", "사번,상태,레벨,점수\nA1,응시,IM1,120\nA2,응시,IH,150\nA3,결시,,\n");
  await expect(owner.getByText("결과.csv: 0줄을 더하고 3줄을 고쳤습니다.")).toBeVisible();
  await owner.getByRole("button", { name: "저장" }).click();
  await owner.waitForURL(/spacview\/\d+/);
  await expect(owner.getByRole("region", { name: "레벨 분포" })).toContainText("IH");
  await expect(owner.getByRole("button", { name: "개인 결과표 인쇄 (2명)" })).toBeVisible();
  expect(await accessibilityProblems(owner)).toEqual([]);
  const stored = await (
    await owner.request.post("/rest/records/uploadFile", {
      multipart: {
        entity: "spac",
        field: "result_file",
        file: { name: "결과.csv", mimeType: "text/csv", buffer: Buffer.from("이름,레벨\n김하나,IM1\n") },
      },
    })
  ).json();
  await move(owner, "spac", idx, "send", { values: { result_file: stored.idx } });
  const { idx_sales_plan, status } = await read(owner, "spac", idx);
  expect(status).toBe("done");
  expect(idx_sales_plan).toBeGreaterThan(0);
});
