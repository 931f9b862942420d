import { moduleOf } from "@portal/definition";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ScreenFrame, signInForStories } from "../../testing/screen-frame";
import { stubRecords } from "../../testing/stub-records";
import { stubServer } from "../../testing/stub-server";

const cards = ["주도·사교", "주도·사교", "안정·신중"].map((type, at) => ({
  ...{ idx: at + 1, ver: 1, idx_round: 1, idx_staff: at + 1, idx_team: 111, is_public: true, status: "done" },
  ...{
    type,
    strengths: "먼저 시작합니다.",
    work_style: "",
    communication: "",
    hobby: "",
    done_at: "2026-03-02T01:00:00Z",
  },
}));

/** Cards of how colleagues like to work. */
const meta: Meta<typeof ScreenFrame> = {
  title: "Portal/Pages/CardPages",
  component: ScreenFrame,
  args: { module: moduleOf.personality, at: "/personality/mypimspersonalitylist" },
  beforeEach() {
    signInForStories();
    const { answer } = stubRecords([...cards]);
    return stubServer(answer);
  },
};

export default meta;
type Story = StoryObj<typeof ScreenFrame>;

/** Until a team is looked for, it is one's own whose types are told. */
export const TypesOfMyTeam: Story = {
  async play({ canvasElement }) {
    const types = await within(canvasElement).findByRole("region", { name: "우리 팀 유형 분포" });
    const told = [...types.querySelectorAll("dl > div")].map((each) => each.textContent);
    await expect(told).toEqual(["주도·사교2명", "안정·신중1명"]);
  },
};

/** A card says what its type is like, and how to work with whose it is. */
export const WorkingTogether: Story = {
  args: { at: "/personality/mypimspersonalityview?idx=1" },
  async play({ canvasElement }) {
    const told = await within(canvasElement).findByRole("region", { name: "함께 일할 때" });
    await expect(told).toHaveTextContent("앞장서서 끌고 갑니다.");
    await expect(within(told).getAllByRole("listitem")).toHaveLength(2);
  },
};
