import type { post } from "../../db/tables";
import { daysBefore } from "../days";

const notices = [
  {
    title: "사내 메신저 점검 안내 (토요일 새벽)",
    category: "it",
    body: "<p>토요일 01시부터 04시까지 메신저를 쓸 수 없습니다.</p>",
  },
  {
    title: "건강검진 예약을 시작합니다",
    category: "hr",
    body: "<p>올해 대상자는 이번 달 안에 예약해 주세요.</p>",
  },
  { title: "신입 사원 환영회에 초대합니다", category: "all", body: "<p>금요일 17시, 1층 라운지에서 만나요.</p>" },
  {
    title: "법인차량 주차 구역이 바뀝니다",
    category: "support",
    body: "<p>지하 2층 A구역에서 지하 1층 C구역으로 옮깁니다.</p>",
  },
  {
    title: "정보보호 필수교육을 마쳐 주세요",
    category: "education",
    body: "<p>모든 직원이 대상입니다. 온라인으로 40분 걸립니다.</p>",
    is_must_read: true,
  },
  {
    title: "감사달러 멘토링 데이 안내",
    category: "all",
    body: "<p>이번 달에 가장 많은 감사를 받은 세 분을 모십니다.</p>",
  },
  { title: "여름 휴가철 근무 안내", category: "hr", body: "<p>팀별 휴가 계획을 미리 나누어 주세요.</p>" },
  {
    title: "새 인트라넷을 소개합니다",
    category: "all",
    body: "<p>결재, 휴가, 예약을 한곳에서 처리할 수 있습니다.</p>",
    is_pinned: true,
  },
];

/** The demo company's notices: open ones, one for the people office alone, and one that is yet to come. */
export function demoNotices(now: Date): (typeof post.$inferInsert)[] {
  const open = notices.map((notice, index) => ({
    ...notice,
    board: "notice",
    idx_writer: 102,
    wdate: daysBefore(now, (notices.length - index) * 4),
  }));
  return [
    ...open,
    {
      board: "notice",
      category: "hr",
      title: "피플본부 월간 회의",
      body: "<p>첫째 주 월요일 10시입니다.</p>",
      target: { idx_office: [6198] },
      idx_writer: 102,
      wdate: daysBefore(now, 2),
    },
    {
      board: "notice",
      category: "all",
      title: "창립기념일 행사",
      body: "<p>자세한 일정은 곧 알려 드립니다.</p>",
      open_from: daysBefore(now, -3650),
      idx_writer: 103,
      wdate: daysBefore(now, 1),
    },
  ];
}
