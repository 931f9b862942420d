import { expect, test } from "vitest";
import { openTestPortal } from "../testing/test-portal";

const refused = { err: 400, err_msg: "보낸 내용에 항목이 너무 많습니다. 나누어 저장해 주세요." };
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const wide = (values: number) => `[${Array.from({ length: values }, () => 1).join()}]`;

const object = (values: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: values }, (_, n) => [`k${n}`, n])));

test.each([
  ["too deep", deep(65), true],
  ["as deep as may be", deep(63), false],
  ["of too many values", wide(20_002), true],
  ["of as many as may be", wide(20_000), false],
  ["an object of too many values", object(1001), true],
  ["an object of as many as may be", object(1000), false],
  ["of signs within a text", JSON.stringify('[{,"\\'.repeat(20_000)), false],
  ["too deep behind a text that is quoted", `["a\\"[",${deep(70)}]`, true],
])("what is sent and is %s is refused before it is read, or taken", async (_, value, isRefused) => {
  const portal = await openTestPortal();
  const staff = await portal.signedIn("staff@demo.test");
  const headers = { "content-type": "application/json" };
  const answer = await staff.send({
    method: "POST",
    url: "/rest/personal/savePreference",
    headers,
    payload: `{"a":${value}}`,
  });
  if (isRefused) expect(answer.json()).toEqual(refused);
  else expect(answer.json()).not.toEqual(refused);
});
