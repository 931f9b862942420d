import { dayBefore } from "../days";

/** The cars of the demo company; their counters stand at the beginning of the demo's year. */
export function demoVehicles(now: Date) {
  return [
    car(1, "101가 2001", "들녘 세단", 2023, "hybrid", 5, 31_250, "지하 1층 A-01", -210),
    car(2, "101가 2002", "들녘 세단", 2023, "hybrid", 5, 28_940, "지하 1층 A-02", -30),
    car(3, "102나 3310", "새벽 전기차", 2025, "ev", 5, 4_120, "지하 1층 충전구역 1", -500),
    car(4, "102나 3311", "새벽 전기차", 2025, "ev", 5, 3_870, "지하 1층 충전구역 2", -480),
    car(5, "103다 4420", "한들 SUV", 2022, "diesel", 7, 66_400, "지하 2층 B-11", -95),
    car(6, "104라 5530", "한들 승합", 2021, "diesel", 11, 88_120, "지하 2층 B-12", -160),
    car(7, "105마 6640", "솔밭 경차", 2024, "gas", 4, 12_600, "지상 1번", -320),
    { ...car(8, "106바 7750", "솔밭 화물", 2019, "lpg", 3, 120_300, "지상 2번", -60), status: "repair" },
  ];
  function car(
    idx: number,
    plate_no: string,
    model: string,
    year: number,
    fuel: string,
    seats: number,
    odometer: number,
    park_place: string,
    inspect: number,
  ) {
    const inspect_to = dayBefore(now, inspect);
    const insurance_to = dayBefore(now, inspect - 40);
    return { idx, plate_no, model, year, fuel, seats, odometer, park_place, inspect_to, insurance_to, status: "ok" };
  }
}

export const demoStudios = [
  {
    idx: 1,
    name: "스튜디오 A",
    place: "본관 지하 1층",
    equipment: ["4K 카메라 3대", "크로마키", "프롬프터", "조명 세트"],
  },
  { idx: 2, name: "스튜디오 B", place: "본관 지하 1층", equipment: ["4K 카메라 2대", "전자칠판", "프롬프터"] },
  { idx: 3, name: "녹음실", place: "본관 지하 1층", equipment: ["콘덴서 마이크 4개", "믹서"] },
  { idx: 4, name: "라이브룸", place: "본관 2층", equipment: ["PTZ 카메라", "스위처", "무선 마이크 4개"] },
];

const board = ["화이트보드"];
const screen = ["모니터", "화이트보드"];
const full = ["빔프로젝터", "화이트보드", "마이크", "화상회의"];

export const demoClassrooms = [
  room(1, "대강의실", "3층", 60, "class", full, true),
  room(2, "301 강의실", "3층", 30, "class", ["빔프로젝터", "화이트보드", "마이크"]),
  room(3, "302 강의실", "3층", 24, "class", ["빔프로젝터", "화이트보드"]),
  room(4, "303 강의실", "3층", 24, "class", ["전자칠판", "화이트보드"]),
  room(5, "304 어학실", "3층", 16, "class", ["헤드셋", "모니터"]),
  room(6, "이사회실", "5층", 20, "meet", full, true),
  room(7, "대회의실", "5층", 24, "meet", full),
  room(8, "중회의실 1", "4층", 12, "meet", ["모니터", "화상회의", "화이트보드"]),
  room(9, "중회의실 2", "4층", 12, "meet", ["모니터", "화상회의"]),
  room(10, "소회의실 1", "4층", 6, "meet", screen),
  room(11, "소회의실 2", "4층", 6, "meet", screen),
  room(12, "소회의실 3", "2층", 6, "meet", screen),
  room(13, "소회의실 4", "2층", 4, "meet", board),
  room(14, "상담실 1", "1층", 4, "talk", board),
  room(15, "상담실 2", "1층", 4, "talk", board),
  room(16, "상담실 3", "1층", 2, "talk", []),
  room(17, "라운지", "1층", 40, "lounge", ["모니터", "마이크"]),
  { ...room(18, "옥상 라운지", "6층", 50, "lounge", []), is_use: false },
];

function room(
  idx: number,
  name: string,
  floor: string,
  capacity: number,
  kind: string,
  equipment: string[],
  need_confirm = false,
) {
  return { idx, name, place: "본관", floor, capacity, kind, equipment, need_confirm, is_use: true };
}
