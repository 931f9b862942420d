import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { held, inPortal } from "../../testing/held";
import { stubServer } from "../../testing/stub-server";
import { nobody, StaffSelect } from "./staff-select";

const asked = fn();

const meta: Meta<typeof StaffSelect> = {
  title: "Portal/Controls/StaffSelect",
  component: StaffSelect,
  parameters: {
    use: {
      do: [
        "Take it where the way leads through the units: appointing heads, applying to another team.",
        "Set `headLevel` for appointing heads; its last choice then says `본부장 지정`.",
        "Give it a row of its own; where that is narrow, its four choices wrap.",
      ],
      dont: [
        "Don't take it when the name is known; `StaffPicker` needs three letters and one key.",
        "Don't keep a team when the office changes: another unit sets back what hangs on it.",
        "Don't read 0 as somebody; it is nobody yet, at each of the four levels.",
      ],
    },
  },
  args: { label: "직원", value: nobody, onChange: fn() },
  beforeEach() {
    asked.mockClear();
    return stubServer(({ url, params }) => {
      asked(url, params);
      return undefined;
    });
  },
  decorators: [held, inPortal],
};

export default meta;
type Story = StoryObj<typeof StaffSelect>;

/** Another office sets back the team and whoever was chosen. */
export const Cascade: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement);
    const names = () =>
      within(box.getByRole("combobox", { name: "직원" }))
        .getAllByRole("option")
        .map((option) => option.textContent);
    await box.findByRole("option", { name: "김하늘 Haneul Kim" });
    await userEvent.selectOptions(box.getByLabelText("본부"), await box.findByRole("option", { name: "기업교육본부" }));
    await expect(names()).toEqual(["직원 선택", "김하늘 Haneul Kim", "박바다 Bada Park"]);
    await userEvent.selectOptions(box.getByLabelText("팀"), await box.findByRole("option", { name: "기업교육2팀" }));
    await expect(names()).toEqual(["직원 선택", "박바다 Bada Park"]);
    await userEvent.selectOptions(box.getByRole("combobox", { name: "직원" }), "2");
    await expect(args.onChange).toHaveBeenLastCalledWith({ sector: 0, office: 110, team: 112, staff: 2 });
    await userEvent.selectOptions(box.getByLabelText("팀"), "9999");
    await expect(names()).toEqual(["직원 선택", "김하늘 Haneul Kim", "박바다 Bada Park"]);
    await userEvent.selectOptions(box.getByLabelText("본부"), "120");
    await expect(args.onChange).toHaveBeenLastCalledWith({ sector: 0, office: 120, team: 0, staff: 0 });
    await userEvent.selectOptions(box.getByLabelText("부문"), "200");
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nobody, sector: 200 });
    // all that hangs on the sector is asked for again
    for (const [call, params] of [
      ["getOfficeList", { idx_sector: 200 }],
      ["getTeamList", { idx_sector: 200, idx_office: 0 }],
      ["getStaff", { idx_sector: 200, idx_office: 0, idx_team: 0 }],
    ] as const) {
      await waitFor(() => expect(asked).toHaveBeenCalledWith(`/rest/component/${call}`, params));
    }
    await expect(box.getByLabelText("본부").getBoundingClientRect().height).toBe(30);
  },
};

/** What nobody chosen is called when the head of a company, an office or a team is appointed. */
function offering(label: string): Story["play"] {
  return async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("option", { name: label })).toBeVisible();
  };
}

export const HeadOfCompany: Story = { args: { headLevel: 0 }, play: offering("CEO 지정") };
export const HeadOfOffice: Story = { args: { headLevel: 1 }, play: offering("본부장 지정") };
export const HeadOfTeam: Story = { args: { headLevel: 2 }, play: offering("팀장 지정") };
