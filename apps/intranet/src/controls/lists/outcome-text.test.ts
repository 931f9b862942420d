import { expect, test } from "vitest";
import { outcomeText, refusalText } from "./outcome-text";

test("what there is none of is not told", () => {
  expect(outcomeText(3, 0)).toBe("3건을 처리하였습니다.");
  expect(outcomeText(0, 2)).toBe("2건을 처리하지 못했습니다.");
  expect(outcomeText(29, 1)).toBe("29건을 처리하였고, 1건은 처리하지 못했습니다.");
});

test("what was not done is told by its name, where the person may know it", () => {
  expect(refusalText({ idx: 7, name: "토요일 촬영", why: "이미 처리되었습니다." })).toBe(
    "토요일 촬영: 이미 처리되었습니다.",
  );
  expect(refusalText({ idx: 7, why: "접근 권한이 없습니다." })).toBe("7번: 접근 권한이 없습니다.");
});
