import { screens } from "@portal/definition";
import { screenGuides } from "@portal/definition/screen-guides";
import { describe, expect, test } from "vitest";
import { screensCalled } from "./known-screens";

/** Screens that nobody looks for: on the way in, and for developers. */
const unsought = ["index", "login", "authlogin", "gate_login", "system_select", "test", "emp_number_intranet"];
/** The view without a number opens the last one that was seen; its list is found instead. */
const withoutGuide = [...unsought, "documents-SalesManagementPublishView"];

test("every screen that opens without a record tells what it is called and what it is for", () => {
  const open = screens.filter(({ path, name }) => !path.includes(":") && !withoutGuide.includes(name));
  expect(screenGuides.map(({ route }) => route).sort()).toEqual(open.map(({ name }) => name).sort());
  const labels = screenGuides.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

describe("a screen is found by what people call it", () => {
  const all = screenGuides.map((guide) => ({ ...guide, path: "/", area: "top" }));
  const first = (text: string) => screensCalled(all, text)[0]?.label;

  test.each([
    ["기안", "문서 기안"],
    ["지출", "지출결의 작성"],
    ["결재", "전체 문서"],
    ["전결", "전결 규정"],
    ["예산", "경비 예산"],
    ["이러닝", "이러닝"],
    ["휴가 신청", "휴가 신청"],
    ["휴가신청", "휴가 신청"],
    ["휴가 신청하기", "휴가 신청"],
    ["연차원장", "연차 원장"],
    ["ㅇㅊㅇㅈ", "연차 원장"],
    ["야근", "연장·휴일근무 신청"],
    ["toulmin", "판결문 논증 편집기"],
  ])("%s", (text, label) => expect(first(text)).toBe(label));

  test("all of them, the nearest first", () => {
    expect(screensCalled(all, "통계").map(({ label }) => label)).toEqual([
      "문서 통계",
      "인원 종합 통계",
      "강의실 이용 통계",
      "교재 통계",
      "고객 현황",
      "방문 현황",
      "전체 매출 집계",
      "잡로테이션 이동 매트릭스",
      "교재 대여",
      "교재 대여 신청",
      "교재 반납",
    ]);
    expect(screensCalled(all, "없는 것")).toEqual([]);
  });
});
