import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { stubServer } from "../../testing/stub-server";
import { LineEditor } from "./line-editor";
import type { PlannedStep } from "./names";

function step(idx: number, kname: string, role: PlannedStep["role"] = "approve"): PlannedStep {
  return {
    role,
    staff: { idx, kname, position_name: "선임", team_name: "기업교육1팀" },
    team: null,
    parallel_group: null,
  };
}

const meta: Meta<typeof LineEditor> = {
  title: "intranet/documents/LineEditor",
  component: LineEditor,
  args: { line: [step(1, "김하늘"), step(2, "박바다", "agree"), step(3, "이구름", "agree")], onChange: fn() },
  beforeEach: () => stubServer(),
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

/** Nobody is in the line yet. */
export const Empty: Story = {
  args: { line: [], needsReceiver: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText("결재할 사람을 넣으세요.")).toBeVisible();
    await expect(within(canvasElement).getByRole("group", { name: "수신 부서 (필수)" })).toBeVisible();
  },
};
