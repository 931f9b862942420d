import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inPortal } from "../../../testing/held";
import type { Step } from "../names";
import { ApprovalGrid } from "./approval-grid";

const people = {
  lead: { idx: 101, kname: "윤도담", position_name: "팀장", team_name: "기업교육1팀" },
  acting: { idx: 109, kname: "백하람", position_name: "책임", team_name: "기업교육2팀" },
  division: { idx: 110, kname: "한빛나", position_name: "본부장", team_name: "기업교육1팀" },
  head: { idx: 1, kname: "윤나래", position_name: "대표", team_name: "총괄기획팀" },
};

function step(idx: number, staff: Step["staff"], part: Partial<Step> = {}): Step {
  return {
    idx,
    seq: idx,
    role: "approve",
    staff,
    team: null,
    parallel_group: null,
    status: "wait",
    acted_by: null,
    acted_at: null,
    is_final: false,
    opinion: null,
    note: null,
    ...part,
  };
}

const meta: Meta<typeof ApprovalGrid> = {
  title: "Portal/Documents/ApprovalGrid",
  component: ApprovalGrid,
  parameters: {
    use: {
      do: [
        "Take it wherever a submitted document is read: on its page, in its preview and on paper.",
        "Hand over the whole line; it shows deciders as cells and those who are told below.",
        "Keep the reasons of the line in `note`: they fold out below as `결재선 지정 사유`.",
      ],
      dont: [
        "Don't use it for a line that is still being made; that is `LineEditor`.",
        "Don't show who acted in place of whom by colour: it says `대결 (이름)` and `전결` in words.",
        "Don't put buttons into it: approving and returning stand above the document.",
      ],
    },
  },
  args: {
    drafter: { kname: "김이든", position_name: "선임" },
    submitted: "2026-11-20T01:00:00.000Z",
    line: [
      step(1, people.lead, { status: "ok", acted_by: people.acting, acted_at: "2026-11-20T05:30:00.000Z" }),
      step(2, people.division, {
        status: "ok",
        acted_by: people.division,
        acted_at: "2026-11-21T00:10:00.000Z",
        is_final: true,
      }),
      step(3, people.head, { status: "skip" }),
      step(4, null, { role: "receive", team: { idx: 112, kname: "기업교육2팀" } }),
    ],
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof ApprovalGrid>;

/** Somebody decided in place of the lead (대결), and the head of the office ended the line (전결). */
export const InPlaceAndFinal: Story = {
  async play({ canvasElement }) {
    const [, lead, division, head] = within(canvasElement).getAllByRole("listitem");
    await expect(lead).toHaveTextContent("백하람책임");
    await expect(lead).toHaveTextContent("대결 (윤도담)");
    await expect(division).toHaveTextContent("전결");
    await expect(head).toHaveTextContent("생략");
    await expect(within(canvasElement).getByText(/기업교육2팀/)).toBeVisible();
  },
};

/** Two agree at the same time: both have the turn. */
export const Together: Story = {
  args: {
    line: [
      step(1, people.lead, { role: "agree", parallel_group: 1, status: "now" }),
      step(2, people.acting, { role: "agree", parallel_group: 1, status: "now" }),
      step(3, people.head),
    ],
  },
  async play({ canvasElement }) {
    const steps = within(canvasElement).getAllByRole("listitem");
    await expect(steps.filter((one) => one.ariaCurrent === "step")).toHaveLength(2);
  },
};
