import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportLog, salesPublish, salesSupplier } from "../db/tables";
import { publish, requested, sheetOf } from "../testing/records/asked-sales";
import { openTestPortal } from "../testing/test-portal";

describe("the workbook by which many are issued at once", () => {
  const line = (n: number) => ({ item: `품목 ${n}`, qty: 1, unit_price: n * 1000, supply: n * 1000, vat: n * 100 });

  test("has the tax office's columns: who supplies, who buys, and four lines at most", async () => {
    const portal = await openTestPortal();
    const items = [1, 2, 3, 4, 5, 6].map(line);
    const idx = await requested(portal, { items, contract_name: "여섯 품목", memo: "분납" });
    const accounting = await portal.signedIn("accounting@demo.test");
    const sheet = await sheetOf(accounting, "exportSalesBulkIssue", `idxs=${idx}`);
    // what its reader passes over, the heads in the sixth row, and the invoices from the seventh
    expect(sheet[0][0]).toBe("엑셀 업로드 양식(전자세금계산서-일반(영세율)) - 100건 이하");
    const [head, row, ...more] = sheet.slice(5);
    expect(more).toEqual([]);
    expect(head).toHaveLength(59);
    const cell = (title: string) => row[head.indexOf(title)];
    expect(head.slice(0, 3)).toEqual([
      "전자(세금)계산서 종류(01:일반, 02:영세율)",
      "작성일자",
      "공급자 등록번호('-' 없이 입력)",
    ]);
    expect(row.slice(0, 3)).toEqual(["01", "20260302", "0000000000"]);
    expect([cell("공급자 상호"), cell("공급받는자 이메일1"), cell("공급가액"), cell("세액"), cell("비고")]).toEqual([
      "푸른밭교육 (가상)",
      "tax@customer.example",
      21_000,
      2_100,
      "분납",
    ]);
    expect([cell("일자1(2자리, 작성년월 제외)"), cell("품목1"), cell("공급가액1"), cell("세액1")]).toEqual([
      "02",
      "품목 1",
      1000,
      100,
    ]);
    // the fourth line stands for the three that have none
    expect([cell("품목4"), cell("수량4"), cell("공급가액4"), cell("세액4")]).toEqual([
      "품목 4 외 2건",
      null,
      15_000,
      1_500,
    ]);
    expect(cell("영수(01),청구(02)")).toBe("02");
    const [kept] = await portal.db.select().from(exportLog).where(eq(exportLog.idx_staff, 105));
    expect(kept).toMatchObject({ screen: "/rest/documents/exportSalesBulkIssue", rows: 1 });
  });

  test("has what waits for its issue, and neither what is free of tax nor a correction", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const free = await requested(portal, { tax_kind: "free", items: [{ item: "도서", supply: 10_000, vat: 0 }] });
    expect(await sheetOf(accounting, "exportSalesBulkIssue", `idxs=${free}`)).toMatchObject({
      err: 409,
      err_msg: expect.stringContaining("발행대기인 과세·영세 세금계산서가 없습니다."),
    });
    const taxed = await requested(portal);
    const zero = await requested(portal, { tax_kind: "zero", items: [{ item: "수출", supply: 10_000, vat: 0 }] });
    const kinds = async () =>
      (await sheetOf(accounting, "exportSalesBulkIssue", `idxs=${free},${taxed},${zero}`))
        .slice(6)
        .map(([kind]: [string]) => kind);
    expect(await kinds()).toEqual(["01", "02"]);
    await publish(accounting, taxed, "1");
    expect(await kinds()).toEqual(["02"]);
  });

  test("has no more than the tax office takes in a file", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal, { contract_name: "많은 요청" });
    const [one] = await portal.db.select().from(salesPublish).where(eq(salesPublish.idx, idx));
    if (!one) throw new Error("no sale to copy");
    const { idx: _, ...sale } = one;
    const accounting = await portal.signedIn("accounting@demo.test");
    const copies = Array.from({ length: 100 }, () => sale);
    const rows = await portal.db.insert(salesPublish).values(copies).returning({ idx: salesPublish.idx });
    const asked = (idxs: readonly number[]) => sheetOf(accounting, "exportSalesBulkIssue", `idxs=${idxs.join(",")}`);
    const idxs = rows.map((row) => row.idx);
    expect(await asked(idxs)).toHaveLength(106);
    expect(await asked([idx, ...idxs])).toMatchObject({ err: 400, err_msg: expect.stringContaining("100건까지") });
  });

  test("is refused with what to do while nobody has said who supplies, and to who may not issue", async () => {
    const portal = await openTestPortal();
    await portal.db.delete(salesSupplier);
    const accounting = await portal.signedIn("accounting@demo.test");
    expect((await sheetOf(accounting, "exportSalesBulkIssue", "idxs=1")).err_msg).toContain(
      "[공급자 정보]에서 먼저 등록하세요",
    );
    for (const name of ["smp", "lead", "staff"]) {
      expect((await sheetOf(await portal.signedIn(`${name}@demo.test`), "exportSalesBulkIssue", "idxs=1")).err).toBe(
        403,
      );
    }
  });
});
