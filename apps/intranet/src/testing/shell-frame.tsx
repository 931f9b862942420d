import "../shell/header/header.css";
import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { Asked } from "./asked";
import { PortalFrame } from "./portal-frame";
import type { StubAnswer } from "./stub-server";

/** What a part of the shell stands in: links lead somewhere, and the header's look is there. */
function ShellFrame({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <PortalFrame>
        {children}
        <Asked />
      </PortalFrame>
    </MemoryRouter>
  );
}

/** Puts a story into what a part of the shell stands in. */
export const inShell: Decorator = (Story) => (
  <ShellFrame>
    <Story />
  </ShellFrame>
);

/** Shows where links and presses have led, for {@link address}. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output data-address>{pathname + search}</output>;
}

export function address(): string | null | undefined {
  return document.querySelector("[data-address]")?.textContent;
}

const none = { is_new: "N", count: 0 };

const told = [
  {
    idx: 1,
    kind: "approval",
    title: "출장 신청서가 승인되었습니다.",
    link: "/documents/document/7",
    is_read: false,
    over: "",
  },
  { idx: 2, kind: "news", title: "사내 도서관이 문을 열었습니다.", link: "", is_read: true, over: "" },
].map((one) => ({ ...one, wdate: "2026-03-02 09:10" }));

const answers: Readonly<Record<string, object>> = {
  "/rest/personal/getGNBInfo": {
    ...{ ename: "Haneul Kim", kname: "김하늘", photouri: "", team_name: "기업교육1팀", office_name: "기업교육본부" },
    ...{
      idx_position: 6111,
      is_show_jobrotation: true,
      is_sent_jobrotation: false,
      notification: { is_new: "Y", count: 1 },
    },
    ...{ sign: { is_new: "Y", count: 2 }, done: none, referenced: none, returned: none, received: none },
    ...{ vacation: { count_txt: "12.5일" }, education: { grade_txt: "8.5/12" } },
    thanks: { dollar_txt: "$120", is_new: "N", idx: 0, remain: 120, recv: 300, send: 380 },
  },
  "/rest/personal/getSessionList": {
    list: ["Chrome/141.0 (Windows NT 10.0)", "CriOS/141.0 (iPhone)", "Firefox/140.0 (X11; Linux)"].map((ua, index) => ({
      ...{ idx: index + 1, ua, ip: `192.0.2.${index + 1}`, is_current: index === 0 },
      ...{ wdate: "2026-03-02T00:10:00Z", last_seen: "2026-03-02T01:00:00Z" },
    })),
  },
  "/rest/personal/endSession": {},
  "/rest/admin/getSetup": { is_done: true, steps: [], waiting: [] },
  "/rest/personal/getTodoList": {
    list: [
      { key: "sign", title: "결재할 문서", link: "/documents/alldocumentlist?doc_type=T1", count: 2, due: "" },
      { key: "pledge", title: "소통서약", link: "/mypims/mycommunicationpledge", count: 1, due: "2026-03-04" },
    ],
  },
  "/rest/personal/getNotificationList": { list: told, total: 2, unread: 1 },
  "/rest/personal/getPreference": { settings: { home_order: [], muted_kinds: [] } },
  "/rest/component/getFamilySiteList": {
    list: [
      { idx: 1, name: "급여 명세", grp: "family", menu: "pims" },
      { idx: 2, name: "Mail", grp: "shortcut", menu: null },
    ],
  },
  "/rest/personal/getJobRatationInfo": {
    ...{ idx_jobrotation: 5, is_show_jobrotation: true, sdate_txt: "2026-03-02", edate_txt: "2026-03-13" },
    notice: "<p>신청서를 쓰기 전에 팀장과 이야기해 보세요.</p>",
    sample_image: 502,
    mine: null,
  },
  "/rest/component/getStaffInfo": {
    ...{ office_name: "기업교육본부", team_name: "기업교육1팀", kname: "김하늘", ename: "Haneul Kim" },
    ...{ position_name: "팀장", joinday: "2019-05-07" },
  },
  "/rest/personal/getMyThxDollar": {
    ...{ kname: "김하늘", ename: "Haneul Kim", dollar_txt: "$30", contents: "늦게까지 도와주셔서 고맙습니다." },
  },
  "/rest/personal/getMyThxDollarList": {
    list: [{ idx: 1, wdate: "2026-03-02", contents: "늦게까지 도와주셔서 고맙습니다.", dollar: 30 }],
    total: 1,
  },
  "/rest/carrotzone/noticeList": {
    list: [1, 2, 3].map((idx) => ({ idx, title: `${idx}번째 공지` })),
    total: 3,
  },
};

/** Answers of the calls that the shell makes. */
export const shellAnswer: StubAnswer = ({ url = "" }) => {
  const data = answers[url];
  return data && { status: 200, data: { err: 0, err_msg: "", ...data } };
};
