import type { company } from "../../db/tables";

/** What the demo company says of itself; no company has this number. */
export const demoCompany: typeof company.$inferInsert = {
  name: "푸른밭교육 (가상 회사)",
  brand: "푸른밭",
  greeting: "오늘도 함께 일구는 푸른밭",
  address: "서울특별시 가상구 푸른밭로 1",
  phone: "02-0000-0000",
  setup: ["all"],
};

/** The demo company, “푸른밭교육 (가상 회사)”. Ids that permissions hang on are those of the portal's permission ids. */
export const demoSectors = [
  { idx: 6167, kname: "총괄부문" },
  { idx: 100, kname: "교육사업부문" },
  { idx: 200, kname: "출판사업부문" },
  { idx: 38, kname: "커머스부문" },
  { idx: 300, kname: "경영지원부문" },
  { idx: 400, kname: "기술부문" },
];

/** Offices with their teams; `staff` is how many people a team has beside its lead. */
export const demoOffices = [
  { idx: 6160, sector: 6167, kname: "총괄본부", teams: [{ idx: 6161, kname: "총괄기획팀", staff: 3 }] },
  {
    idx: 110,
    sector: 100,
    kname: "기업교육본부",
    teams: [
      { idx: 111, kname: "기업교육1팀", staff: 11 },
      { idx: 112, kname: "기업교육2팀", staff: 10 },
      { idx: 113, kname: "공공교육팀", staff: 9 },
      { idx: 6175, kname: "컨퍼런스운영팀", staff: 6 },
    ],
  },
  {
    idx: 120,
    sector: 100,
    kname: "어학교육본부",
    teams: [
      { idx: 121, kname: "출강운영팀", staff: 12 },
      { idx: 122, kname: "전화화상교육팀", staff: 12 },
      { idx: 66, kname: "강사지원팀", staff: 8 },
    ],
  },
  {
    idx: 36,
    sector: 100,
    kname: "고객성장본부",
    teams: [
      { idx: 361, kname: "고객경험팀", staff: 9 },
      { idx: 362, kname: "콜센터운영팀", staff: 10 },
    ],
  },
  {
    idx: 210,
    sector: 200,
    kname: "교재출판본부",
    teams: [
      { idx: 211, kname: "교재개발1팀", staff: 10 },
      { idx: 212, kname: "교재개발2팀", staff: 9 },
      { idx: 213, kname: "디자인팀", staff: 8 },
      { idx: 214, kname: "제작물류팀", staff: 8 },
    ],
  },
  {
    idx: 6074,
    sector: 200,
    kname: "콘텐츠아카이브본부",
    teams: [
      { idx: 5994, kname: "사보기획팀", staff: 6 },
      { idx: 6075, kname: "아카이브팀", staff: 6 },
    ],
  },
  {
    idx: 39,
    sector: 38,
    kname: "커머스본부",
    teams: [
      { idx: 972, kname: "B2C상품권팀", staff: 6 },
      { idx: 6195, kname: "B2C운영팀", staff: 7 },
      { idx: 391, kname: "온라인서점팀", staff: 8 },
    ],
  },
  {
    idx: 6198,
    sector: 300,
    kname: "피플본부",
    teams: [
      { idx: 6199, kname: "피플파트너팀", staff: 6 },
      { idx: 6200, kname: "인재개발팀", staff: 6 },
    ],
  },
  {
    idx: 38,
    sector: 300,
    kname: "재무본부",
    teams: [
      { idx: 381, kname: "회계팀", staff: 6 },
      { idx: 6116, kname: "매출관리팀", staff: 7 },
    ],
  },
  {
    idx: 310,
    sector: 300,
    kname: "총무본부",
    teams: [
      { idx: 6115, kname: "총무지원팀", staff: 8 },
      { idx: 311, kname: "법무팀", staff: 4 },
    ],
  },
  {
    idx: 6095,
    sector: 400,
    kname: "개발본부",
    teams: [
      { idx: 6096, kname: "플랫폼팀", staff: 9 },
      { idx: 6097, kname: "학습서비스팀", staff: 9 },
      { idx: 6098, kname: "데이터팀", staff: 6 },
    ],
  },
];

export const demoPositions = [
  { idx: 6100, kname: "대표" },
  { idx: 6101, kname: "부대표" },
  { idx: 6102, kname: "부문장" },
  { idx: 6103, kname: "본부장" },
  { idx: 6104, kname: "팀장" },
  { idx: 6110, kname: "책임" },
  { idx: 6111, kname: "선임" },
  { idx: 6112, kname: "사원" },
  { idx: 6150, kname: "파트너" },
];
