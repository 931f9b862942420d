import { expect, test } from "vitest";
import { outcomeText } from "./outcome-text";

test("what there is none of is not told", () => {
  expect(outcomeText(3, 0)).toBe("3건을 처리하였습니다.");
  expect(outcomeText(0, 2)).toBe("2건을 처리하지 못했습니다.");
  expect(outcomeText(29, 1)).toBe("29건을 처리하였고, 1건은 처리하지 못했습니다.");
});
