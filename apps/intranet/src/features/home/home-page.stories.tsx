import "../../main.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { InternalAxiosRequestConfig } from "axios";
import { Profiler, useState } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { forgetDismissal } from "../../api/dismissal";
import { HeaderLayout } from "../../shell/layouts/header-layout";
import { usePopup } from "../../shell/popups/popups-store";
import { signInForStories } from "../../testing/screen-frame";
import { inShell, shellAnswer } from "../../testing/shell-frame";
import { type StubAnswer, stubServer } from "../../testing/stub-server";
import { HomePage } from "./home-page";

const ordered = fn();

const home = {
  schedule: [
    { kind: "회의", title: "주간 회의", from: "10:00", to: "11:00", is_mine: true, link: "/main" },
    { kind: "휴가", title: "박바다", from: "", to: "", is_mine: false, link: "" },
  ],
  tasks: [{ idx: 7, title: "봄 학기 교재 목록", due: "2026-03-02", link: "/taskmanagement/taskview/7" }],
  rounds: [{ key: "jobrotation", title: "Job Rotation 신청", due: "2030-01-02", link: "" }],
  news: [{ idx: 4, board: "CEO", title: "한 해를 마무리하며", wdate: "2026-03-02", link: "/main" }],
  people: [{ idx: 3, kind: "birthday", kname: "이구름", team_name: "기획팀", day: "03-04" }],
};
const nothing = { schedule: [], tasks: [], rounds: [], news: [], people: [] };
const waiting = [1, 2, 3].map((idx) => ({
  ...{ idx, title: `${idx}번 품의서`, drafter: { idx: 2, kname: "박바다", position_name: "", team_name: "" } },
  submitted_at: "2026-03-01T16:00:00Z",
}));

/** Answers with what the main page shows, of these calls in this way. */
const answering = (answers: Readonly<Record<string, object>>) =>
  stubServer((config) => {
    if (config.url === "/rest/personal/savePreference") ordered(JSON.parse(config.data));
    const own = answers[config.url ?? ""];
    if (own === undefined) return shellAnswer(config);
    return "status" in own ? (own as ReturnType<StubAnswer>) : { status: 200, data: { err: 0, err_msg: "", ...own } };
  });

const everything = {
  "/rest/personal/getHome": home,
  "/rest/documents/getDocumentList": { list: waiting, total: 3, more: false },
};

/** The first screen after signing in: what waits, what is new, and the ways to everything else. */
const meta: Meta = {
  title: "Portal/Pages/Main page",
  render: () => <HomePage />,
  beforeEach() {
    signInForStories();
    ordered.mockClear();
    forgetDismissal();
    for (const key of ["jobrotation_close_time", "jobrotation_close_flag"]) localStorage.removeItem(key);
    usePopup.setState({ open: null });
    const undo = answering(everything);
    return () => {
      undo();
      usePopup.setState({ open: null });
      forgetDismissal();
    };
  },
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

const widget = async (title: string) => within(await screen.findByRole("region", { name: title }));

/** What waits, with what it consists of; the person's figures, the commonest actions; the day, news and colleagues. */
export const FullDay: Story = {
  async play() {
    const todo = await widget("내가 할 일");
    await expect(await todo.findByRole("link", { name: "소통서약" })).toBeVisible();
    await expect(await todo.findByRole("link", { name: "1번 품의서" })).toHaveAttribute(
      "href",
      "/documents/document/1",
    );
    // 16:00 by the server's clock is the next day in Seoul
    await expect(todo.getAllByText("박바다 · 03-02")).toHaveLength(3);
    const figures = within(screen.getByRole("list", { name: "내 현황" }));
    await expect(await figures.findByRole("link", { name: "결재할 문서 2" })).toHaveAttribute(
      "href",
      "/documents/alldocumentlist?doc_type=T1",
    );
    await expect(figures.getByRole("link", { name: "남은 연차 12.5일" })).toBeVisible();
    await expect(figures.getByText("8.5/12")).toBeVisible();
    const actions = within(screen.getByRole("navigation", { name: "자주 하는 일" }));
    await expect(actions.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "휴가 신청",
      "지출결의",
      "회의실 예약",
      "업무 등록",
    ]);
    const day = await widget("오늘 일정");
    await expect(await day.findByText("회의 10:00~11:00")).toBeVisible();
    await expect(day.getByText("휴가 종일")).toBeVisible();
    await expect(await (await widget("공지사항")).findAllByRole("link")).toHaveLength(3);
    await expect(await (await widget("회사소식")).findByRole("link", { name: "한 해를 마무리하며" })).toBeVisible();
    await expect(await (await widget("진행 중인 신청")).findByText(/^01-02까지 · D-/)).toBeVisible();
    await expect(await (await widget("생일·새 동료")).findByText("기획팀 · 03.04 생일")).toBeVisible();
    await userEvent.click(figures.getByRole("button", { name: "감사달러 $120" }));
    await expect(usePopup.getState().open).toEqual({ kind: "thanks" });
  },
};

/** A task whose day has not come stands by itself, and not among those that are late. */
export const TaskOfThisWeek: Story = {
  beforeEach: () => {
    const due = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const tasks = [...home.tasks, { idx: 8, title: "여름 학기 시간표", due, link: "/taskmanagement/taskview/8" }];
    const late = { key: "task", title: "마감인 업무", count: 1, link: "/taskmanagement/tasklist", due: "2026-03-02" };
    return answering({
      "/rest/personal/getHome": { ...home, tasks },
      "/rest/personal/getTodoList": { list: [late] },
    });
  },
  async play() {
    const todo = await widget("내가 할 일");
    const late = within((await todo.findByRole("link", { name: "마감인 업무" })).closest("li") as HTMLElement);
    await expect(await late.findByRole("link", { name: "봄 학기 교재 목록" })).toBeVisible();
    await expect(late.queryByRole("link", { name: "여름 학기 시간표" })).toBeNull();
    await expect(todo.getByRole("heading", { name: "일주일 안에 마감할 업무" })).toBeVisible();
    await expect(todo.getByRole("link", { name: "여름 학기 시간표" })).toBeVisible();
  },
};

/** Nothing of anything: each part says so in its own words. */
export const EmptyDay: Story = {
  beforeEach: () =>
    answering({
      "/rest/personal/getHome": nothing,
      "/rest/personal/getTodoList": { list: [] },
      "/rest/carrotzone/noticeList": { list: [], total: 0 },
    }),
  async play() {
    for (const words of [
      "기다리는 일이 없습니다.",
      "오늘 일정이 없습니다. 팀원도 모두 근무합니다.",
      "공지가 없습니다.",
      "새 소식이 없습니다.",
      "지금 신청할 것이 없습니다.",
      "이번 주 생일과 새 동료가 없습니다.",
    ]) {
      await expect(await screen.findByText(words)).toBeVisible();
    }
  },
};

const broken = { status: 500, data: { err: 500, err_msg: "지금은 읽지 못합니다." } };

/** The order is the person's own, and kept by the server. */
export const InAnotherOrder: Story = {
  async play() {
    await widget("내가 할 일");
    await userEvent.click(screen.getByRole("button", { name: "순서 바꾸기" }));
    await userEvent.click(await screen.findByRole("button", { name: "공지사항 앞으로" }));
    const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    await expect(titles.slice(0, 3)).toEqual(["내가 할 일", "공지사항", "오늘 일정"]);
    await waitFor(() =>
      expect(ordered).toHaveBeenCalledWith({
        home_order: ["todo", "notices", "schedule", "rounds", "news", "people", "shortcuts"],
      }),
    );
  },
};

/** What could not be read says so in its place, and is asked for again. */
export const NotRead: Story = {
  beforeEach: () => answering({ ...everything, "/rest/personal/getHome": broken }),
  async play() {
    const day = await widget("오늘 일정");
    await expect(await day.findByText(/불러오지 못했습니다/)).toBeVisible();
    const undo = answering(everything);
    await userEvent.click(day.getByRole("button", { name: "다시 시도" }));
    await day.findByText("회의 10:00~11:00");
    undo();
  },
};

/** Until all of it is there each column has its first card alone: none is pushed down by one that comes later. */
export const OnItsWay: Story = {
  beforeEach: () =>
    stubServer((config) => (config.url === "/rest/personal/getHome" ? new Promise(() => {}) : shellAnswer(config))),
  async play() {
    const cards = await screen.findAllByText("불러오는 중…");
    await expect(screen.queryByRole("region", { name: "바로가기" })).toBeNull();
    const titled = screen.getAllByRole("heading", { level: 2 });
    await expect(titled).toHaveLength(cards.length);
  },
};

/** After signing in the job rotation introduces itself to whom it is for. */
export const Introduced: Story = {
  async play() {
    await waitFor(() => expect(usePopup.getState().open).toEqual({ kind: "rotation" }));
  },
};

/** Put away in this session, it stays away. */
export const PutAway: Story = {
  beforeEach() {
    sessionStorage.setItem("jobrotation_dismissed", "Y");
  },
  async play() {
    await screen.findByRole("link", { name: "결재할 문서 2" });
    await expect(usePopup.getState().open).toBeNull();
  },
};

/** The calls that say whether the job rotation is to be shown: for the header, then for the popup. */
const rotation = ["/rest/personal/getGNBInfo", "/rest/personal/getJobRatationInfo"];
const asked = fn();
let renders = 0;

/** The page below the header, which has the popups; taken away once it was drawn so often that it would never end. */
function CountedBelowTheHeader() {
  const [isEndless, setIsEndless] = useState(false);
  if (isEndless) return null;
  return (
    <Profiler id="main" onRender={() => ++renders > 300 && setIsEndless(true)}>
      <Routes>
        <Route element={<HeaderLayout />}>
          <Route path="*" element={<HomePage />} />
        </Route>
      </Routes>
    </Profiler>
  );
}

/**
 * The header's older answer offers the job rotation, which has ended meanwhile: the introduction that opens by itself
 * closes itself, once, and the page is there.
 */
export const RotationEndedMeanwhile: Story = {
  beforeEach() {
    renders = 0;
    asked.mockClear();
    let isOver = false;
    const round = async (config: InternalAxiosRequestConfig) => {
      asked(config.url);
      if (config.url === rotation[1]) isOver = true;
      return { status: 200, data: { ...(await shellAnswer(config))?.data, is_show_jobrotation: !isOver } };
    };
    return stubServer((config) => {
      if (rotation.includes(config.url ?? "")) return round(config);
      const own = (everything as Readonly<Record<string, object>>)[config.url ?? ""];
      return own ? { status: 200, data: { err: 0, err_msg: "", ...own } } : shellAnswer(config);
    });
  },
  render: () => <CountedBelowTheHeader />,
  async play() {
    await waitFor(() => expect(asked.mock.calls).toEqual([...rotation, rotation[0]].map((url) => [url])));
    await waitFor(() => expect(usePopup.getState().open).toBeNull());
    await expect(await screen.findByRole("region", { name: "내가 할 일" })).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(renders).toBeLessThan(200);
  },
};

const known = { names: { applicant: { 9: "김지원" }, staff: { 1: "김하늘" } }, files: {} };
const may = { change: false, fields: [], remove: false, merge: false, moves: [], sheets: [] };
const interview = {
  ...{
    idx: 5,
    ver: 1,
    job: "교재 편집자",
    idx_applicant: 9,
    applicant: { resume: null },
    round: "first",
    status: "plan",
  },
  ...{ during: { from: "2026-03-02T05:00:00Z", to: "2026-03-02T06:00:00Z" }, interviewers: [1] },
  guide: "맡은 일과 어려웠던 결정을 묻습니다.",
};

/** An interview that one holds opens over the page, with the marks that are one's own to give; closed, the page stays. */
export const Interviewing: Story = {
  beforeEach: () =>
    answering({
      ...everything,
      "/rest/records/interview/read": {
        ...{ record: interview, ...known, history: [], previous: null, next: null, extra: {} },
        may: { ...may, related: ["interview_eval.interview"] },
      },
      "/rest/records/interview/related": {
        ...{ list: [{ idx: 3, ver: 1, idx_interviewer: 1, status: "open" }], total: 1, more: false },
        ...{ ...known, others: 0, sums: {} },
      },
    }),
  render: () => (
    <Routes>
      <Route path="/main" element={<HomePage />} />
      <Route path="*" element={<Navigate to="/main?interview=5" replace />} />
    </Routes>
  ),
  async play() {
    const dialog = within(await screen.findByRole("dialog", { name: /교재 편집자$/ }));
    await expect(await dialog.findByText("맡은 일과 어려웠던 결정을 묻습니다.")).toBeVisible();
    await expect(await dialog.findByText("작성 전")).toBeVisible();
    await expect(dialog.queryByText("인사팀 메모")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "닫기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await widget("내가 할 일")).toBeTruthy();
  },
};
