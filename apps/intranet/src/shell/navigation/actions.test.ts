import { expect, test } from "vitest";
import { actionsCalled } from "./actions";

test.each([
  ["감사달러 보내기", ["감사달러 보내기"]],
  ["내기기", ["내 기기"]],
  ["ㅇㄹㅅㅈ", ["알림 설정"]],
  ["테마", ["밝은 화면", "어두운 화면", "기기 설정에 맞춘 화면"]],
  ["다크", ["어두운 화면"]],
  ["암호", ["비밀번호 변경"]],
  ["휴가", []],
  ["", []],
])("what is done by “%s” is found by its name, its words and its initial consonants", (text, labels) => {
  expect(actionsCalled(text).map(({ label }) => label)).toEqual(labels);
});
