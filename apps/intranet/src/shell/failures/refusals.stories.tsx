import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { nobody, StaffSelect } from "../../controls/pickers/staff-select";
import { OfficeSelect, PositionSelect, TeamSelect } from "../../controls/pickers/unit-select";
import { signInForStories } from "../../testing/screen-frame";
import { inShell, shellAnswer } from "../../testing/shell-frame";
import { stubServer } from "../../testing/stub-server";
import { MyBox } from "../header/my-box";
import { StaffSearch } from "../header/staff-search";
import { Ticker } from "../header/ticker";
import { ProfilePopup } from "../popups/profile-popup";
import { RotationFormPopup } from "../popups/rotation-form-popup";
import { RotationPopup } from "../popups/rotation-popup";
import { ThanksPopup } from "../popups/thanks-popup";

const failed = fn();
const ignore = fn();

/** What is said of refused calls: some are told in a toast, some are only logged. */
const meta: Meta = {
  title: "Portal/Around the screens/Refused calls",
  parameters: {
    // a dialog would cover the page
    docs: { story: { inline: false, height: "480px" } },
    code: ["apps/intranet/src/api/tell.ts"],
  },
  decorators: inShell,
};

export default meta;

/** What the server says of a call stands in an error toast. */
function told(path: string, element: ReactNode, act?: () => Promise<void>): StoryObj {
  return refused(path, element, async () => {
    await act?.();
    const said = await screen.findByText(words);
    // it comes in from the side
    await waitFor(() => expect(said.closest(".Toastify__toast--error")).toBeVisible());
  });
}

/** A call whose refusal is only logged. */
function logged(path: string, element: ReactNode): StoryObj {
  return refused(path, element, async () => {
    await waitFor(() => expect(failed).toHaveBeenCalledWith(path));
    // a toast would be there by now
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByText(words)).toBeNull();
  });
}

const words = "지금은 할 수 없는 일입니다.";

function refused(path: string, element: ReactNode, play: () => Promise<void>): StoryObj {
  return {
    beforeEach() {
      signInForStories();
      failed.mockClear();
      return stubServer((config) => {
        if (config.url !== path) return shellAnswer(config);
        failed(path);
        return { status: 400, data: { err: 400, err_msg: words } };
      });
    },
    render: () => <>{element}</>,
    play,
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

export const RotationInfo = told("/rest/personal/getJobRatationInfo", <RotationPopup onClose={ignore} />);

export const RotationApplication = told("/rest/mypims/addJRApplicant", <RotationFormPopup onClose={ignore} />, () =>
  press("제출"),
);

export const StaffList = told("/rest/documents/connection_staff_all", <StaffSearch />, async () =>
  userEvent.hover(screen.getByRole("searchbox", { name: "화면·기록·직원 찾기" })),
);

export const SentThanks = told("/rest/personal/sendThxDollar", <ThanksPopup to={2} onClose={ignore} />, async () => {
  const popup = within(await screen.findByRole("dialog", { name: "감사달러" }));
  await waitFor(() => expect(popup.getByText("$120")).toBeVisible());
  await userEvent.type(popup.getByLabelText("선물 달러"), "5");
  await userEvent.click(popup.getByRole("button", { name: "보내기" }));
});

export const SavedProfile = told("/rest/mypims/modProfile", <ProfilePopup onClose={ignore} />, async () => {
  await press("비밀번호 변경");
  await press("비밀번호 저장");
  await press("확인");
});

export const Notices = logged("/rest/carrotzone/noticeList", <Ticker />);
export const Offices = logged(
  "/rest/component/getOfficeList",
  <OfficeSelect label="본부" value={0} onChange={ignore} />,
);
export const Teams = logged(
  "/rest/component/getTeamList",
  <TeamSelect label="팀" office={110} value={0} onChange={ignore} />,
);
export const Positions = logged(
  "/rest/component/getPositionList",
  <PositionSelect label="직책" value={0} onChange={ignore} />,
);
export const StaffChoice = logged(
  "/rest/component/getStaff",
  <StaffSelect label="직원" value={nobody} onChange={ignore} />,
);
export const ProfileSummary = logged("/rest/personal/getGNBInfo", <MyBox />);
