import type { InternalAxiosRequestConfig } from "axios";
import { http } from "../api/http";

const staff = [
  { idx: 1, idx_office: 110, idx_team: 111, kname: "김하늘", ename: "Haneul Kim", absence_txt: "" },
  { idx: 2, idx_office: 110, idx_team: 112, kname: "박바다", ename: "Bada Park", absence_txt: "" },
  { idx: 3, idx_office: 120, idx_team: 121, kname: "이구름", ename: "Gureum Lee", absence_txt: "휴가" },
];

/** A small company, as the server would answer. */
const lists = {
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
  "/rest/component/getStaff": staff,
  "/rest/documents/connection_staff_all": staff.map((person) => ({
    ...person,
    ...{ is_on: "Y", is_thanks: "N", mp3code: "2101", phone: "" },
  })),
} as const;

interface Answer {
  status: number;
  data: object;
}

/** What a stub answers to a call, also later or never; nothing for calls that are none of its own. */
export type StubAnswer = (config: InternalAxiosRequestConfig) => Answer | Promise<Answer> | undefined;

/** Answers the calls of stories, these ones first. Returns the undoing. */
export function stubServer(answer?: StubAnswer): () => void {
  const { adapter: real } = http.defaults;
  http.defaults.adapter = async (config) => {
    const own = await answer?.(config);
    const list = lists[config.url as keyof typeof lists] ?? [];
    const { status, data } = own ?? { status: 200, data: { err: 0, err_msg: "", list } };
    return { data: JSON.stringify(data), status, statusText: "", headers: {}, config };
  };
  return () => {
    Object.assign(http.defaults, { adapter: real });
  };
}
