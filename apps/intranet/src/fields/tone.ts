export type Tone = "gray" | "blue" | "green" | "red" | "black";

/** The colours of states by the words they are called, those of the whole portal. */
const tones: readonly (readonly [Tone, RegExp])[] = [
  ["black", /취소|회수|중지|중단|폐기|철회|퇴직|종결/],
  ["red", /반려|연체|지연|거절|만료|위반|분실|불가|해지/],
  ["gray", /임시|대기|예정|보류|초안|기획|미정|미발행|비공개|보관|재고/],
  ["green", /승인|완료|확정|지급|반납|종료|발송|발행|게시|가능|정상|재직|합의|답변/],
  ["blue", /서비스|제작|검수|운영|모집|진행|신청|요청|사용|검토|접수|처리|준비|대여|운행|예약|상신/],
];

/** The colour of a state. */
export function toneOf(label: string): Tone {
  return tones.find(([, words]) => words.test(label))?.[0] ?? "gray";
}
