import type { contentPage } from "../../db/tables";

/** What the company says of itself, and of the stage in its entrance hall. */
export function demoPages(): (typeof contentPage.$inferInsert)[] {
  return [
    {
      slug: "about",
      title: "푸른밭을 소개합니다",
      is_published: true,
      idx_writer: 103,
      body: [
        "<p>푸른밭은 배우려는 사람 곁에서 함께 자라는 교육·출판 회사입니다.</p>",
        "<h2>하는 일</h2>",
        "<ul><li>기업과 기관의 어학·직무 교육</li><li>교재와 이러닝 콘텐츠의 기획과 출판</li><li>강사와 학습자를 잇는 운영</li></ul>",
        "<h2>일하는 방식</h2>",
        "<blockquote>작은 씨앗도 매일 물을 주면 밭이 됩니다.</blockquote>",
        "<p>모르는 것은 묻고, 아는 것은 나누고, 고마운 일은 감사달러로 전합니다.</p>",
      ].join(""),
    },
    {
      slug: "stage",
      title: "라운지 무대 이용 안내",
      is_published: true,
      idx_writer: 103,
      body: [
        "<p>1층 라운지 무대는 사내 발표, 환영회, 동호회 공연에 쓸 수 있습니다.</p>",
        "<ol><li>총무지원팀에 날짜와 인원을 알려 주세요.</li><li>음향과 조명은 시작 30분 전에 점검합니다.</li><li>마친 뒤에는 의자를 제자리에 놓아 주세요.</li></ol>",
        "<p>평일 <b>12시부터 13시</b>까지는 비워 둡니다.</p>",
      ].join(""),
    },
  ];
}
