import type { Move } from "@portal/definition";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleModule } from "../testing/sample-module";
import { registerModule } from "./modules";
import { askedText, movedText } from "./moves";
import { isEntered } from "./siblings";

const approve: Move = { title: "승인", from: ["requested"], to: "approved", by: ["staff:own"] };
const warn: Move = { title: "경고", from: ["requested"], to: "requested", by: ["staff:own"] };

beforeAll(() => registerModule(sampleModule));

describe("a move is asked and told", () => {
  test("by the state that it leads to", () => {
    expect(askedText("sample", approve, { status: "requested" })).toBe("‘승인’ 상태로 저장하시겠습니까?");
    expect(movedText("sample", approve, { status: "requested" })).toBe("‘승인’ 상태로 저장하였습니다.");
  });

  test("with how many make it at once", () => {
    expect(askedText("sample", approve, 3)).toBe("선택한 3건을 ‘승인’ 상태로 저장하시겠습니까?");
    expect(movedText("sample", approve, 3)).toBe("3건을 ‘승인’ 상태로 저장하였습니다.");
  });

  test("by its own name where the state stays", () => {
    expect(askedText("sample", warn, { status: "requested" })).toBe("경고를 진행하시겠습니까?");
    expect(askedText("sample", warn, 2)).toBe("선택한 2건의 경고를 진행하시겠습니까?");
    expect(movedText("sample", warn, { status: "requested" })).toBe("저장하였습니다.");
    expect(movedText("sample", warn, 2)).toBe("2건을 저장하였습니다.");
  });

  test("by what it writes, where it writes something", () => {
    const report: Move = { ...approve, title: "결과 작성", fields: ["result"], writes: "결과" };
    expect(movedText("sample", report, { status: "requested" })).toBe("결과를 저장하였습니다.");
    expect(movedText("sample", report, 3)).toBe("3건의 결과를 저장하였습니다.");
  });
});

test("records are entered by people where a screen adds them, and come about by themselves elsewhere", () => {
  expect(["sample", "sample_kind", "sample_line"].map(isEntered)).toEqual([true, true, false]);
});
