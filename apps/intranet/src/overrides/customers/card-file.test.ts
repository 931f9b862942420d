import { expect, test } from "vitest";
import { cardFile } from "./card-file";

test("a card is taken in by other address books: what is known of it, no line over 75 octets, nothing of its text as a line of its own", () => {
  const addr = "(가상)서울시 가상구 예시로 123, 한빛전자 본관 12층; 인재개발팀 앞으로 보내 주시기 바랍니다";
  const card = { name: "나가상", company: "(가상)한빛전자", dept: "", title: "과장\nTEL:1", phone: "010-0000-1234" };
  const lines = cardFile({ ...card, tel: "", email: "na@shop.example", addr }).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining(["FN:나가상", "ORG:(가상)한빛전자", "TEL;TYPE=CELL:010-0000-1234", "TITLE:과장\\nTEL:1"]),
  );
  expect(lines.filter((line) => line.startsWith("TEL"))).toHaveLength(1);
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(lines.join("\n").replace(/\n /g, "")).toContain("예시로 123\\, 한빛전자 본관 12층\\; 인재개발팀");
});
