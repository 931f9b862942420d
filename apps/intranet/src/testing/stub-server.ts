import { http } from "../api/http";

/** A small company, as the server would answer. */
const units = {
  "/rest/component/getSectorList": [
    { idx: 100, kname: "교육사업부문" },
    { idx: 200, kname: "출판사업부문" },
  ],
  "/rest/component/getOfficeList": [
    { idx: 110, kname: "기업교육본부" },
    { idx: 120, kname: "어학교육본부" },
  ],
  "/rest/component/getTeamList": [
    { idx: 111, kname: "기업교육1팀" },
    { idx: 112, kname: "기업교육2팀" },
  ],
  "/rest/component/getPositionList": [
    { idx: 6104, kname: "팀장" },
    { idx: 6111, kname: "선임" },
  ],
  "/rest/component/getStaff": [
    { idx: 1, idx_office: 110, idx_team: 111, kname: "김하늘", ename: "Haneul Kim", absence_txt: "" },
    { idx: 2, idx_office: 110, idx_team: 112, kname: "박바다", ename: "Bada Park", absence_txt: "" },
    { idx: 3, idx_office: 120, idx_team: 121, kname: "이구름", ename: "Gureum Lee", absence_txt: "휴가" },
  ],
} as const;

/** Answers the calls of stories. Returns the undoing. */
export function stubServer(): () => void {
  const { adapter: real } = http.defaults;
  http.defaults.adapter = async (config) => {
    const list = units[config.url as keyof typeof units] ?? [];
    const data = JSON.stringify({ err: 0, err_msg: "", list });
    return { data, status: 200, statusText: "OK", headers: {}, config };
  };
  return () => {
    Object.assign(http.defaults, { adapter: real });
  };
}
