import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakable } from "./breakable";

const shown = (text: string) => renderToStaticMarkup(breakable(text)).replaceAll("<wbr/>", "|");

test.each([
  ["김하늘 staff@demo.test", "김하늘 staff@|demo|.test"],
  ["POST /rest/records/task/change", "POST /|rest/|records/|task/|change"],
  ["2001:db8::8a2e:370:7334", "2001:|db8:|:|8a2e:|370:|7334"],
])("the address in %s goes on in the next line behind its parts alone", (text, parts) => {
  expect(shown(text)).toBe(parts);
});

test.each(["2026-03-02 10:00:00", "3/1명", "192.0.2.1", "업무 등록"])("%s is left as it is", (text) => {
  expect(shown(text)).toBe(text);
});
