import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, within } from "storybook/test";
import { PageFrame } from "../../testing/page-frame";
import { signInForStories } from "../../testing/screen-frame";
import { answering, asCalled, denied, expectTrouble, expectWaiting, failing } from "../../testing/screen-states";
import { ManagementPage } from "./management/management-page";
import { TeamLeavePage } from "./team-leave-page";

/** The states of the lists of people with their leave. */
const meta: Meta<typeof PageFrame> = {
  title: "Portal/Leave/States",
  parameters: {
    code: [
      "apps/intranet/src/features/leave/team-leave-page.tsx",
      "apps/intranet/src/features/leave/management/management-page.tsx",
    ],
  },
  component: PageFrame,
  beforeEach() {
    signInForStories();
  },
};

export default meta;
type Story = StoryObj<typeof PageFrame>;

const waiting = (page: ComponentType, call: string): Story => ({
  args: { page, at: "/leave" },
  parameters: asCalled,
  beforeEach: () => answering(call, "never"),
  play: ({ canvasElement }) => expectWaiting(canvasElement),
});
const broken = (page: ComponentType, call: string): Story => ({
  args: { page, at: "/leave" },
  parameters: asCalled,
  beforeEach: () => answering(call, failing),
  play: ({ canvasElement }) => expectTrouble(canvasElement, /지금은 읽지 못합니다/, true),
});
const refused = (page: ComponentType, call: string): Story => ({
  args: { page, at: "/leave" },
  parameters: asCalled,
  beforeEach: () => answering(call, denied),
  play: ({ canvasElement }) => expectTrouble(canvasElement, /이 목록을 볼 권한이 없습니다/, false),
});
/** Nobody is found; what narrows the list can be taken away at once. */
const empty = (page: ComponentType, call: string): Story => ({
  args: { page, at: "/leave?q=없는사람" },
  parameters: asCalled,
  beforeEach: () => {
    const rest = { month: "2026-03", days: [], away: [], warnings: [], today: "2026-03-02", types: [] };
    return answering(call, { status: 200, data: { err: 0, err_msg: "", list: [], total: 0, ...rest } });
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/조건에 맞는 직원이 없습니다/)).toBeVisible();
    await expect(canvas.getByText("총 0명")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "조건 지우기" })).toBeEnabled();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
});

export const TeamLoading = waiting(TeamLeavePage, "getTeamLeave");
export const TeamFailing = broken(TeamLeavePage, "getTeamLeave");
export const TeamDenied = refused(TeamLeavePage, "getTeamLeave");
export const TeamEmpty = empty(TeamLeavePage, "getTeamLeave");

export const ManagementLoading = waiting(ManagementPage, "getLeaveManagement");
export const ManagementFailing = broken(ManagementPage, "getLeaveManagement");
export const ManagementDenied = refused(ManagementPage, "getLeaveManagement");
export const ManagementEmpty = empty(ManagementPage, "getLeaveManagement");
