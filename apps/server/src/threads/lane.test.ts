import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { askedBy } from "../fair-queue";
import { Lane, TaskRefused, TooBusy, TooMuch } from "./lane";

const usual = { milliseconds: 60_000, megabytes: 256, ofOne: { running: 1, waiting: 1 } };

/** A workbook with one cell, wherever it lies. */
function workbook(at: string): Uint8Array {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const row = /\d+/.exec(at)?.[0];
  const files = {
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${at}" t="inlineStr"><is><t>가</t></is></c></row></sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A table whose workbook takes more than 16 MB to write. */
function largeTable() {
  const rows = Array.from({ length: 100_000 }, (_, index) => [`행 ${index}`, index, "말".repeat(50)]);
  return [{ format: "xlsx", title: "표", above: [] }, rows] as const;
}

describe("a file that is read by a thread", () => {
  test("comes as its rows that are not empty, with their numbers", async () => {
    const lane = new Lane(1, usual);
    expect(await lane.run("read", { bytes: workbook("B3") })).toEqual([[2, [null, "가"]]]);
    expect(await lane.run("read", { bytes: Buffer.from("가,나\n\n,다") })).toEqual([
      [0, ["가", "나"]],
      [2, ["", "다"]],
    ]);
  });

  test.each([
    ["one cell at the far end of a workbook", workbook("XFD1048576"), "tooLarge"],
    ["nothing but line ends", Buffer.from("\n".repeat(2_900_000)), "tooLarge"],
    ["nothing but commas", Buffer.from(",".repeat(2_900_000)), "tooLarge"],
    ["what unpacks to a thousand times as much", zipSync({ "xl/a.xml": new Uint8Array(60_000_000) }), "tooLarge"],
    ["half a workbook", workbook("B3").slice(0, 400), "unreadable"],
    ["no text", Buffer.from([0xff, 0xfe, 0, 1]), "unreadable"],
  ])("is refused for what it is: %s", async (_, bytes, why) => {
    const lane = new Lane(1, usual);
    await expect(lane.run("read", { bytes })).rejects.toEqual(new TaskRefused(why));
    expect(await lane.run("clean", { html: "<p>가", hasPictures: false })).toBe("<p>가</p>");
  });
});

describe("a thread", () => {
  test("that takes too long or too much memory is ended, and the next task gets another", async () => {
    const html = "<p>가</p>".repeat(200_000);
    const hasty = new Lane(1, { ...usual, milliseconds: 1 });
    await expect(hasty.run("clean", { html, hasPictures: false })).rejects.toThrow(TooMuch);
    const narrow = new Lane(1, { ...usual, megabytes: 16 });
    await expect(narrow.run("write", ...largeTable())).rejects.toThrow(TooMuch);
    expect(await narrow.run("clean", { html: "<p>가", hasPictures: false })).toBe("<p>가</p>");
  });

  test("that is kept ready is there before its first task, and so is the one after one that was ended", async ({
    onTestFinished,
  }) => {
    let begun = 0;
    const count = () => void begun++;
    process.on("worker", count);
    onTestFinished(() => void process.off("worker", count));
    const lane = new Lane(2, { ...usual, megabytes: 16 });
    lane.keepReady();
    await vi.waitFor(() => expect(begun).toBe(2));
    const clean = (by: number, html: string) => askedBy(by, () => lane.run("clean", { html, hasPictures: false }));
    expect(await Promise.all([clean(1, "<p>가"), clean(2, "<p>나")])).toEqual(["<p>가</p>", "<p>나</p>"]);
    expect(begun).toBe(2);
    await expect(lane.run("write", ...largeTable())).rejects.toThrow(TooMuch);
    await vi.waitFor(() => expect(begun).toBe(3));
    expect(await Promise.all([clean(1, "<p>가"), clean(2, "<p>나")])).toEqual(["<p>가</p>", "<p>나</p>"]);
    expect(begun).toBe(3);
  });

  test("is not kept by one person: beyond those that may wait they are refused, and others are not", async () => {
    const lane = new Lane(1, usual);
    const clean = (by: number) => askedBy(by, () => lane.run("clean", { html: "<p>가", hasPictures: false }));
    const tries = await Promise.allSettled([clean(1), clean(1), clean(1), clean(2)]);
    expect(tries.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(tries[2]).toMatchObject({ reason: expect.any(TooBusy) });
    expect(await clean(1)).toBe("<p>가</p>");
  });
});
