import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { stubServer } from "../../testing/stub-server";
import { OfficeSelect, PositionSelect, TeamSelect } from "./unit-select";

const meta: Meta<typeof OfficeSelect> = {
  title: "Portal/Controls/UnitSelect",
  component: OfficeSelect,
  parameters: {
    use: {
      do: [
        "Take `SectorSelect`, `OfficeSelect` and `TeamSelect` side by side, the larger unit first.",
        "Hand the chosen sector and office on, so that only their teams are offered.",
        "Say by `all` what none of them means here: `모든 팀` in a filter, `팀 추가` where one is added.",
      ],
      dont: [
        "Don't use it to find a person: `StaffPicker` is quicker, `StaffSelect` has the units built in.",
        "Don't send 0 as a unit; it stands for every one.",
        "Don't hide it while its units are on their way: its width stays the same, so that nothing jumps.",
      ],
    },
  },
  args: { label: "본부", value: 0, onChange: fn() },
  beforeEach: () => stubServer(),
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof OfficeSelect>;

/** 0 is every office. */
export const Department: Story = {
  async play({ canvasElement, args }) {
    const office = within(canvasElement).getByLabelText("본부");
    await expect(office).toHaveValue("0");
    await within(canvasElement).findByRole("option", { name: "어학교육본부" });
    await userEvent.selectOptions(office, "120");
    await expect(args.onChange).toHaveBeenLastCalledWith(120);
    // its arrow has the size of the text, on pages without any other choice too
    await expect(canvasElement.querySelector("svg")?.clientWidth).toBeLessThanOrEqual(16);
  },
};

/** 9999 is the whole office, once one is chosen. */
export const TeamOrWholeOffice: Story = {
  render: ({ onChange }) => <TeamSelect label="팀" value={0} office={110} withOffice onChange={onChange} />,
  async play({ canvasElement, args }) {
    const team = within(canvasElement).getByLabelText("팀");
    await userEvent.selectOptions(team, "9999");
    await expect(args.onChange).toHaveBeenLastCalledWith(9999);
  },
};

/** A record keeps a team that is closed by now, and says which. */
export const ClosedTeam: Story = {
  render: ({ onChange }) => <TeamSelect label="팀" value={999} name="닫은 팀" onChange={onChange} />,
  async play({ canvasElement }) {
    const team = within(canvasElement).getByLabelText("팀");
    await within(canvasElement).findByRole("option", { name: "닫은 팀" });
    await expect(team).toHaveValue("999");
  },
};

export const Position: Story = {
  render: ({ onChange }) => <PositionSelect label="직책" value={6104} onChange={onChange} />,
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole("option", { name: "팀장" })).toBeInTheDocument();
  },
};
