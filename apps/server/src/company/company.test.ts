import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "../db/tables";
import { formOf } from "../testing/records/form-of";
import { png } from "../testing/records/stored-picture";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

const webRoot = mkdtempSync(join(tmpdir(), "portal-web-"));
writeFileSync(join(webRoot, "index.html"), "<!doctype html><head><title>인트라넷</title></head>");

/** The company's page as somebody with the permission has it. */
async function open(portal: TestPortal) {
  const support = await portal.signedIn("support@demo.test");
  const read = async () => (await support.get("/rest/records/company/read?on=admin_company")).json();
  const change = async (values: object) => {
    const { idx, ver } = (await read()).record;
    return (await support.post("/rest/records/company/change", { idx, ver, values })).json();
  };
  return { support, read, change };
}

test("what the company says of itself stands in every page, before anybody signs in", async () => {
  const portal = await openTestPortal({ webRoot });
  const { change } = await open(portal);
  expect((await portal.visitor().get("/login")).body).toContain("<title>푸른밭 인트라넷</title>");
  const said = { brand: '가상"<b>', name: "가상상사", biz_no: "1234567891", phone: "02-0000-0000", colour: "#7a1fa2" };
  expect(await change(said)).toMatchObject({ err: 0 });
  const { body, headers } = await portal.visitor().get("/login");
  expect(body).toContain("<title>가상&quot;&lt;b> 인트라넷</title>");
  expect(body).toContain("가상상사 · 123-45-67891 · 서울특별시 가상구 푸른밭로 1 · 02-0000-0000");
  const [, nonce] = /<style nonce="([\w-]+)">:root:root{--portal-leaf:light-dark\(#7a1fa2,#/.exec(body) ?? [];
  expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
});

test("a company of which nobody has said anything has a neutral name", async () => {
  const portal = await openTestPortal({ webRoot });
  await portal.db.delete(company);
  const { body } = await portal.visitor().get("/login");
  expect(body).toContain("<title>인트라넷</title>");
  expect(body).not.toMatch(/푸른밭|<style/);
});

test("a colour that can't be read, and a number that is none, are refused; nobody else changes the company", async () => {
  const portal = await openTestPortal();
  const { change, support, read } = await open(portal);
  expect(await change({ colour: "#f19339" })).toMatchObject({
    ...{ err: 400, fields: { colour: expect.stringMatching(/대비가 [12]\.\d : 1이라 읽기 어렵습니다/) } },
  });
  expect(await change({ biz_no: "1234567890" })).toMatchObject({ err: 400, fields: { biz_no: expect.any(String) } });
  const { idx, ver } = (await read()).record;
  expect((await support.post("/rest/records/company/remove", { idx, ver })).json()).toMatchObject({ err: 409 });
  const staff = await portal.signedIn("staff@demo.test");
  expect((await staff.get("/rest/records/company/read?on=admin_company")).statusCode).toBe(403);
  expect(
    (await staff.post("/rest/records/company/change", { idx, ver, values: { brand: "내 회사" } })).statusCode,
  ).toBe(403);
});

test("the logo is everybody's", async () => {
  const portal = await openTestPortal();
  const { change, support } = await open(portal);
  expect((await portal.visitor().get("/rest/component/getCompanyLogo")).statusCode).toBe(404);
  const upload = formOf({ entity: "company", field: "logo" }, "logo.png", png);
  const stored = await support.send({ url: "/rest/records/uploadFile", ...upload });
  expect(await change({ logo: stored.json().idx })).toMatchObject({ err: 0 });
  const shown = await portal.visitor().get("/rest/component/getCompanyLogo");
  expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/png"]);
});
