import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { forgetDismissal, isDismissed } from "../../api/dismissal";
import { today } from "../../controls/dates/today";
import { inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { RotationFormPopup } from "./rotation-form-popup";
import { RotationPopup } from "./rotation-popup";

const closed = fn();
const sent = fn();

/** The introduction of the yearly job rotation, and the application for it. */
const meta: Meta = {
  title: "Portal/Popups/JobRotation",
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    code: [
      "apps/intranet/src/shell/popups/rotation-popup.tsx",
      "apps/intranet/src/shell/popups/rotation-form-popup.tsx",
    ],
    use: {
      do: [
        "Open it by itself only while one can write and has not closed it.",
        "Offer 오늘 다시 열지 않기 in it; the cross closes it for this visit.",
        "Ask for three wishes of work and three of organisation, each with its reason.",
      ],
      dont: [
        "Don't open anything else by itself: one such popup is what people bear.",
        "Don't tell anybody who applied; it says that all of it stays secret.",
        "Don't close it with half an application: it asks first.",
      ],
    },
  },
  beforeEach() {
    closed.mockClear();
    sent.mockClear();
    forgetDismissal();
    localStorage.removeItem("jobrotation_close_time");
    localStorage.removeItem("jobrotation_close_flag");
    return stubServer((config) => {
      if (config.url === "/rest/mypims/addJRApplicant") sent(JSON.parse(config.data));
      return shellAnswer(config);
    });
  },
  decorators: inShell,
};

export default meta;
type Story = StoryObj;

/** What it is, until when one can write, and the box that puts it away for the day. */
export const Introduction: Story = {
  render: () => <RotationPopup onClose={closed} />,
  async play() {
    const popup = within(await screen.findByRole("dialog", { name: "Job Rotation" }));
    const words = popup.getByText(/한 해에 한 번/);
    await waitFor(() => expect(words).toBeVisible());
    await expect(words).toHaveTextContent(
      "잡로테이션은 한 해에 한 번, 새로운 직무나 조직에서 일해 보고 싶은 뜻을 회사에 알리는 제도입니다. " +
        "적어 주신 내용은 모두 비밀로 지키며 내년 인사에 반영합니다.",
      { normalizeWhitespace: true },
    );
    await expect(popup.getByText("대상").nextSibling).toHaveTextContent("입사 후 1년 이상인 직원");
    await expect(popup.getByText("작성 기간").nextSibling).toHaveTextContent("2026-03-02 ~ 2026-03-13");
    await expect(popup.getByText("입사 후 1년 이상인 직원")).toBeVisible();
    await expect(popup.getByText("신청서를 쓰기 전에 팀장과 이야기해 보세요.")).toBeVisible();
    await expect(popup.getByRole("button", { name: "신청서 작성하기" })).toBeVisible();
    await expect(isDismissed(today())).toBe(false);
    await userEvent.click(popup.getByRole("checkbox", { name: "오늘 다시 열지 않기" }));
    await expect(closed).toHaveBeenCalledTimes(1);
    await expect(localStorage.getItem("jobrotation_close_time")).toBe(today());
    await expect(localStorage.getItem("jobrotation_close_flag")).toBe("0");
    forgetDismissal();
    await expect(isDismissed(today())).toBe(true);
  },
};

/** Closed by its cross, it is only put away for the session. */
export const ClosedForTheSession: Story = {
  render: () => <RotationPopup onClose={closed} />,
  async play() {
    await userEvent.click(await screen.findByRole("button", { name: "닫기" }));
    await expect(localStorage.getItem("jobrotation_close_time")).toBeNull();
    await expect(isDismissed(today())).toBe(true);
  },
};

/** It closes by itself when the server says that it is not to be shown. */
export const NotToBeShown: Story = {
  beforeEach: () =>
    stubServer((config) => {
      const answer = shellAnswer(config);
      if (config.url !== "/rest/personal/getJobRatationInfo" || answer === undefined) return answer;
      return { status: 200, data: { ...none, is_show_jobrotation: false } };
    }),
  render: () => <RotationPopup onClose={closed} />,
  async play() {
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const none = {
  err: 0,
  err_msg: "",
  idx_jobrotation: 5,
  sdate_txt: "2026-03-02",
  edate_txt: "2026-03-13",
  notice: "",
  sample_image: null,
  mine: null,
};

const nowhere = { title: "", memo: "", idx_office: 0, idx_team: 0 };

/** Who has applied sees what they wished for, and may change it until the last day. */
export const SentBefore: Story = {
  beforeEach: () =>
    stubServer((config) => {
      if (config.url === "/rest/mypims/addJRApplicant") sent(JSON.parse(config.data));
      const answer = shellAnswer(config);
      if (config.url !== "/rest/personal/getJobRatationInfo" || answer === undefined) return answer;
      const rotation_1 = [
        { title: "과정 기획", memo: "새 과정을 만들고 싶습니다." },
        ...[nowhere, nowhere].map(onlyWords),
      ];
      const mine = { rotation_1, rotation_2: [nowhere, nowhere, nowhere] };
      return { status: 200, data: { ...none, is_show_jobrotation: false, mine } };
    }),
  render: () => <RotationPopup onClose={closed} />,
  async play() {
    const popup = within(await screen.findByRole("dialog", { name: "Job Rotation" }));
    await waitFor(() => expect(popup.getByText(/2026-03-13까지 고칠 수 있습니다/)).toBeVisible());
    await userEvent.click(popup.getByRole("button", { name: "신청서 보기·수정" }));
    const form = within(await screen.findByRole("dialog", { name: "Job Rotation 신청서" }));
    await expect(form.getByLabelText("직무 로테이션 1순위 제목")).toHaveValue("과정 기획");
    fireEvent.change(form.getByLabelText("직무 로테이션 2순위 제목"), { target: { value: "강사 교육" } });
    await userEvent.click(form.getByRole("button", { name: "제출" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const { rotation_1 } = sent.mock.lastCall?.[0] ?? {};
    await expect(rotation_1.map(({ title }: { title: string }) => title)).toEqual(["과정 기획", "강사 교육", ""]);
  },
};

function onlyWords({ title, memo }: typeof nowhere) {
  return { title, memo };
}

/** The application: who applies, three choices of each kind with their limits, and what is said once it is sent. */
export const Application: Story = {
  render: () => <RotationFormPopup onClose={closed} />,
  async play() {
    const popup = within(await screen.findByRole("dialog", { name: "Job Rotation 신청서" }));
    const head = within(await popup.findByRole("table"));
    await waitFor(() => expect(head.getByText("기업교육본부 / 기업교육1팀")).toBeVisible());
    const titles = head.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(titles).toEqual(["연도", "본부 / 팀", "이름", "직책", "입사일"]);
    const [, row] = head.getAllByRole("row");
    const told = [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
    const year = new Date().toLocaleDateString("sv", { timeZone: "Asia/Seoul" }).slice(0, 4);
    await expect(told).toEqual([year, "기업교육본부 / 기업교육1팀", "Haneul Kim 김하늘", "팀장", "2019-05-07"]);
    await expect(popup.getByText(/모든 내용은 비밀이 보장되며, 내년 인사에 반영됩니다\./)).toBeVisible();
    const sample = popup.getByRole("link", { name: /작성 예시 보기/ });
    await expect(sample).toHaveAttribute("target", "_blank");
    await waitFor(() => expect(sample).toHaveAttribute("href", expect.stringContaining("502")));
    await expect(popup.getAllByText("입사 후 1년 이상")).toHaveLength(2);
    for (const section of ["직무 로테이션", "조직 로테이션"]) {
      for (const rank of ["1순위", "2순위", "3순위"]) {
        await expect(popup.getByLabelText(`${section} ${rank} 제목`)).toHaveAttribute("maxlength", "50");
        await expect(popup.getByLabelText(`${section} ${rank} 내용`)).toHaveAttribute("maxlength", "500");
      }
    }
    await expect(popup.getAllByRole("combobox", { name: /^조직 로테이션 \d순위 (본부|팀)$/ })).toHaveLength(6);
    await expect(popup.queryByLabelText("직무 로테이션 1순위 본부")).toBeNull();
    await userEvent.click(popup.getByRole("button", { name: "취소" }));
    await expect(closed).toHaveBeenCalledTimes(1);

    const title = popup.getByLabelText("직무 로테이션 1순위 제목");
    fireEvent.change(title, { target: { value: "  과정 기획  " } });
    await userEvent.click(popup.getByRole("button", { name: "제출" }));
    const said = within(await screen.findByRole("dialog", { name: "Job Rotation" }));
    await waitFor(() => expect(said.getByText("제출하였습니다.")).toBeVisible());
    const empty = { title: "", memo: "" };
    const nowhere = { ...empty, idx_office: 0, idx_team: 0 };
    await expect(sent).toHaveBeenLastCalledWith({
      idx: 5,
      rotation_1: [{ title: "과정 기획", memo: "" }, empty, empty],
      rotation_2: [nowhere, nowhere, nowhere],
    });
    await userEvent.click(said.getByRole("button", { name: "확인" }));
    await expect(closed).toHaveBeenCalledTimes(2);
  },
};
