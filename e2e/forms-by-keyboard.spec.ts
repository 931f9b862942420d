import { expect } from "playwright/test";
import { as, workday } from "./documents";
import { choose, find, inWeeks, lines, pasted, pick, press, submitByKeys, type, type Writing } from "./form-keys";
import { test } from "./test";

/** What each form needs, in the order of its page, and what its document is then called. */
const forms: Readonly<Record<string, { writes: readonly Writing[]; title: RegExp }>> = {
  "구매 품의서": {
    writes: [
      type("거래처", "한빛문구"),
      type("구매 사유", "회의실 비품이 낡았습니다."),
      lines("품명 1", [
        ["화이트보드", "1200×900", "2", "100000"],
        ["마커", "흑색", "10", "1200"],
      ]),
    ],
    title: /화이트보드 외 1건 구매의 건/,
  },
  휴가신청서: {
    writes: [
      find("휴가 종류", "무급", /무급휴가/),
      inWeeks("시작일", 3),
      inWeeks("종료일", 4),
      type("사유", "가족 돌봄"),
    ],
    title: /휴가 신청 \(/,
  },
  "재택근무 신청서": {
    writes: [
      inWeeks("시작일", 6),
      inWeeks("종료일", 7),
      pick("근무장소", "기타"),
      type("주소", "서울시 한빛로 12"),
      type("연락처", "010-0000-0016"),
      type("업무계획", "교재 원고를 검토합니다."),
    ],
    title: /재택근무 신청 \(/,
  },
  "출장 신청서": {
    writes: [
      type("출장지", "부산"),
      inWeeks("시작일", 9),
      inWeeks("종료일", 9),
      type("목적", "교육 설명회"),
      pick("교통편", "KTX"),
      press("예상 경비 추가"),
      lines("항목 1", [
        ["승차권", "120000", "왕복"],
        ["식비", "30000", ""],
      ]),
    ],
    title: /부산 출장 \(/,
  },
  "연장·휴일근무(추가수당) 신청서": {
    writes: [
      pick("보상", "보상휴가"),
      lines("일자 1", [["2026-03-04", "19:00", "21:30", "30", "", "연장", "행사 준비"]]),
    ],
    title: /추가근무 신청 \(2026-03-04\)/,
  },
  "교육 수강 신청서": {
    writes: [
      type("교육명", "데이터 읽기"),
      type("기관", "가람교육원"),
      inWeeks("시작일", 2),
      inWeeks("종료일", 2),
      type("시간", "6"),
      type("비용", "150000"),
      type("기대효과", "보고서를 스스로 만듭니다."),
    ],
    title: /데이터 읽기 수강 신청/,
  },
  "채용 요청서": {
    writes: [
      type("포지션", "교육 기획자"),
      type("인원", "2"),
      pick("고용형태", "계약"),
      pick("사유", "증원"),
      inWeeks("희망입사일", 8),
      type("직무기술", "교육 과정을 기획하고 운영합니다."),
    ],
    title: /교육 기획자 채용 요청 \(2명\)/,
  },
  "업무 협조전": {
    writes: [
      type("제목", "표지 인쇄 부탁"),
      type("요청사항", "표지 200부를 인쇄해 주세요."),
      pasted("희망완료일", workday(14)),
      find("수신 부서", "기업교육2", /기업교육2팀/),
    ],
    title: /표지 인쇄 부탁/,
  },
  사직서: {
    writes: [inWeeks("퇴사희망일", 6), pick("퇴사 사유", "학업"), find("인수인계자", "한새봄", /한새봄/)],
    title: /사직서/,
  },
};

for (const [form, { writes, title }] of Object.entries(forms)) {
  // one form stands for the others, whose fields and lines have stories of their own
  const tag = form === "휴가신청서" ? [] : ["@deep"];
  test(`${form} is written and submitted by the keyboard alone`, { tag }, async ({ browser }) => {
    const page = await as(browser, "disposal");
    await choose(page, form);
    for (const write of writes) await write(page);
    await submitByKeys(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("region", { name: "결재란" })).toBeVisible();
  });
}
