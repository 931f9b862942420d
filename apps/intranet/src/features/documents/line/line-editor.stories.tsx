import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inPortal } from "../../../testing/held";
import { stubServer } from "../../../testing/stub-server";
import type { PlannedStep } from "../names";
import { LineEditor } from "./line-editor";

function step(idx: number, kname: string, role: PlannedStep["role"] = "approve"): PlannedStep {
  return {
    role,
    staff: { idx, kname, position_name: "선임", team_name: "기업교육1팀" },
    team: null,
    parallel_group: null,
  };
}

const teams = [
  { idx: 111, kname: "기업교육1팀" },
  { idx: 6115, kname: "총무지원팀" },
];

const meta: Meta<typeof LineEditor> = {
  title: "Portal/Documents/LineEditor",
  component: LineEditor,
  parameters: {
    use: {
      do: [
        "Take it in drafting and in templates, where people are put into their order.",
        "Give `required` with its reason: such steps stay and say `필수` and why.",
        "Switch teams off by `withoutTeams` where only people decide, as in a template of one's own.",
      ],
      dont: [
        "Don't show a submitted line with it, not even disabled; that is `ApprovalGrid`.",
        "Don't sort its steps yourself: those who are told come last, agreeing ones may stand side by side.",
        "Don't offer dragging alone; its arrows keep the focus, also on a phone.",
      ],
    },
  },
  args: { line: [step(1, "김하늘"), step(2, "박바다", "agree"), step(3, "이구름", "agree")], onChange: fn() },
  beforeEach: () =>
    stubServer(({ url }) =>
      url === "/rest/component/getTeamList" ? { status: 200, data: { err: 0, err_msg: "", list: teams } } : undefined,
    ),
  decorators: inPortal,
  render: ({ onChange, ...args }) => {
    const [line, setLine] = useState(args.line);
    return (
      <LineEditor
        {...args}
        line={line}
        onChange={(next) => {
          onChange(next);
          setLine(next);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof LineEditor>;

/** Steps are moved, taken out, and joined to agree at the same time; all of it by buttons. */
export const Order: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent);
    await userEvent.click(canvas.getByRole("button", { name: "박바다 위로" }));
    await expect(names()).toEqual(["박바다", "김하늘", "이구름"]);
    await userEvent.click(canvas.getByRole("button", { name: "박바다 아래로" }));
    await userEvent.click(canvas.getByRole("button", { name: "앞과 동시에" }));
    await expect(canvas.getByRole("button", { name: "앞과 동시에" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "김하늘 빼기" }));
    await expect(names()).toEqual(["박바다", "이구름"]);
  },
};

/** Whoever moves somebody to the end, or takes one after the other out, goes on by keyboard from there. */
export const ByKeyboard: Story = {
  args: {
    line: [step(1, "김하늘"), step(2, "박바다"), step(3, "이구름"), step(4, "최나무", "refer")],
    needsReceiver: true,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const press = async (name: string) => {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}");
    };
    await press("박바다 아래로");
    await waitFor(() => expect(canvas.getByRole("button", { name: "박바다 위로" })).toHaveFocus());
    await press("김하늘 빼기");
    await waitFor(() => expect(canvas.getByRole("button", { name: "이구름 빼기" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "박바다 빼기" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const adding = canvas.getByRole("combobox", { name: "결재선에 넣을 사람" });
    await waitFor(() => expect(adding).toHaveFocus());
    await press("최나무 빼기");
    await waitFor(() => expect(adding).toHaveFocus());
  },
};

/** Teams are found by a part of their name; an arrow alone adds none, Enter the one found, Backspace takes it out. */
export const Teams: Story = {
  async play({ canvasElement, args }) {
    const receiving = within(canvasElement).getByRole("combobox", { name: "수신 부서" });
    receiving.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(receiving, "총무");
    const list = await screen.findByRole("option", { name: "총무지원팀" });
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.keyboard("{Enter}");
    const team = { idx: 6115, kname: "총무지원팀" };
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ role: "receive", team })]),
    );
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.not.arrayContaining([expect.objectContaining({ role: "receive" })]),
    );
  },
};

/** Nobody is in the line yet. */
export const Empty: Story = {
  args: { line: [], needsReceiver: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText("결재할 사람을 넣으세요.")).toBeVisible();
    await expect(within(canvasElement).getByRole("combobox", { name: "수신 부서 (필수)" })).toBeVisible();
  },
};

/** Who the rules ask for cannot be taken out, and why is said beside them; everybody else can. */
export const Fixed: Story = {
  args: { required: [{ idx_staff: 1, role: "approve", why: "전결규정: 300,000원까지 팀장 전결" }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("전결규정: 300,000원까지 팀장 전결")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "김하늘 빼기" })).toBeNull();
    await expect(canvas.getByRole("combobox", { name: "김하늘 역할" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "박바다 빼기" }));
    await expect(canvas.queryByText("박바다")).toBeNull();
  },
};
