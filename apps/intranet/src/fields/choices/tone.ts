import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconCircleHalf2 from "@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { Drawing } from "../../controls/icon";

/** What a state means to whoever sees it, whatever it is called; its colours are in fields.css. */
export type Tone = "waiting" | "running" | "partly" | "done" | "refused" | "ended";

/** The sign of each: a colour alone says nothing to whoever does not see it. */
export const toneIcons: Readonly<Record<Tone, Drawing>> = {
  waiting: IconClock,
  running: IconPlayerPlay,
  partly: IconCircleHalf2,
  done: IconCheck,
  refused: IconX,
  ended: IconPlayerStop,
};

/** The tones by the words that states are called; of several that are found in one, the first. */
const tones: readonly (readonly [Tone, RegExp])[] = [
  ["running", /(취소|변경|철회|해지|확인) ?(신청|요청)|목표변경|목표설정|중간점검|^평가$|^조정$/],
  ["waiting", /대기$/],
  ["partly", /일부|부분|조건부/],
  [
    "refused",
    /반려|반송|실패|연체|지연|거절|만료|위반|분실|불가|노쇼|미이수|미수료|미선발|미달|결시|없음|다름|실주|탈락|부재|불참/,
  ],
  ["ended", /취소|회수|중지|중단|폐기|철회|퇴직|종결|종료|해지|미사용|휴면|생략|중퇴|포기|중복|숨김/],
  ["waiting", /임시|작성|예정|연기|보류|초안|기획|계획$|^미|비공개|보관|재고|잠재|휴직|신규|발굴|서류|인계전/],
  [
    "done",
    /승인|완료|확정|확인|동의|지급|반납|발송|발행|게시|가능|정상|재직|합의|답변|배포|이수|선발|채용|합격|입사|수령|등록|납부|마감|반영|졸업|입고|수주|수락|전환|복귀|재계약|전달/,
  ],
  [
    "running",
    /서비스|제작|검수|운영|모집|진행|신청|요청|사용|검토|접수|처리|집계|준비|대여|운행|예약|상신|결재|근무|조사|수강|출고|배송|제출|정비|의뢰|채점|응시|평가$|원고|디자인|교정|재학|배정|접촉|제안|협상|협의|면접|보고$|신고|중$/,
  ],
];

/** What a state means, by what it is called. */
export function toneOf(label: string): Tone {
  return knownTone(label) ?? "waiting";
}

/** The same; nothing for a word that the table does not have. */
export function knownTone(label: string): Tone | undefined {
  return tones.find(([, words]) => words.test(label))?.[0];
}

/** Whether a state asks nobody for anything any more: its row steps back. */
export function isPast(label: string): boolean {
  return toneOf(label) === "ended" || /완료|마감/.test(label);
}
