import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTime } from "./read-time";
import { timesIn } from "./times-in";

describe("the times in a phrase", () => {
  test.each([
    ["피고인은 2025. 6. 14. 22:12경 친구에게 문자메시지를 보냈다", ["2025. 6. 14. 22:12경"]],
    ["2025. 4. 초순경부터 2025. 6. 13.까지 여러 차례 독촉하였고", ["2025. 4. 초순경부터 2025. 6. 13.까지"]],
    ["같은 날 저녁 골목에서 마주쳤고, 다음 날 병원으로 옮겨졌다", ["같은 날 저녁", "다음 날"]],
    ["그로부터 약 3일 후 자수하였다", ["그로부터 약 3일 후"]],
    ["2025년 6월 14일 오후 10시 30분 무렵 들어섰다", ["2025년 6월 14일 오후 10시 30분 무렵"]],
    ["피고인은 6월 초순 일자불상경 징역 6월을 마치고", ["6월 초순 일자불상경"]],
    ["22:00경부터 다음 날 02:00경까지 사이에 훔쳤다", ["22:00경부터 다음 날 02:00경까지"]],
    [
      "불상일시경 훔쳐, 2018년 여름 무렵 팔고 새벽 2시 30분경 돌아왔다",
      ["불상일시경", "2018년 여름 무렵", "새벽 2시 30분경"],
    ],
    ["성명불상의 자가 불상의 장소에서 건넸다", []],
    ["피고인에게는 살해의 고의가 있었다", []],
    ["제1항 기재와 같이 10. 20.에 갚기로 하였다", ["10. 20."]],
    ["과도(칼날 길이 12.5cm)를 휘둘렀다", []],
  ])("%s", (phrase, times) => expect(timesIn(phrase)).toEqual(times));

  test("can be read, stand in the phrase, and never make trouble", () => {
    const pieces = [
      "2025. 6. 14.",
      " ",
      "경",
      "같은 날",
      "저녁",
      "22:12",
      "피고인은",
      "그로부터",
      "3일 후",
      "부터",
      "까지",
    ];
    const phrase = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(phrase, fc.string({ unit: "binary" })), (words) => {
        for (const time of timesIn(words)) {
          expect(words).toContain(time);
          expect(readTime(time)).not.toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });
});
