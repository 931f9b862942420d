import { formByKind } from "@portal/definition";
import { date, text } from "@portal/definition/define";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { loadModule } from "../../../fields/modules";
import { inPortal } from "../../../testing/held";
import { dayOf } from "../../calendar/days";
import { LineItems } from "./line-items";

const meta: Meta<typeof LineItems> = {
  title: "Portal/Screens/LineItems",
  component: LineItems,
  parameters: {
    use: {
      do: [
        "Take it for lines that belong to a record and are added up: items, hours, contacts.",
        "Let cells from Excel be pasted: they fill the rows to the right and below.",
        "Set `areCards` where a line has more than about six fields or a long text.",
      ],
      dont: [
        "Don't use it for records that live without their parent; those are a list `below` it.",
        "Don't ask for files or formatted text in a row; a cell has one line.",
        "Don't offer dragging in its place: Ctrl+Shift and an arrow move a line and keep the focus in it.",
      ],
    },
  },
  decorators: inPortal,
  // whose lines these are
  beforeEach: async () => void (await loadModule("approval-core")),
  args: {
    title: "품목",
    part: "items",
    fields: Object.entries(formByKind("D2").rows?.items?.fields ?? {}).map(([key, field]) => ({
      ...{ key, field },
      ...{ entity: "document", column: key },
    })),
    lines: ["모니터", "의자", "책상"].map((name, at) => ({ name, qty: at + 1, unit_price: 1000 })),
    known: { names: {}, files: {} },
    problems: {},
  },
  render: (args) => {
    const [lines, setLines] = useState(args.lines);
    return <LineItems {...args} lines={lines} onChange={setLines} />;
  },
};

export default meta;
type Story = StoryObj<typeof LineItems>;

/** A line is moved with Ctrl+Shift and an arrow, and the keyboard goes with it; at the ends it stays. */
export const Moved: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const names = () =>
      canvas.getAllByRole("textbox", { name: /^품명/ }).map((input) => (input as HTMLInputElement).value);
    canvas.getByRole("textbox", { name: "품명 3" }).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}");
    await expect(names()).toEqual(["모니터", "책상", "의자"]);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "품명 2" })).toHaveFocus());
    await userEvent.keyboard("{Control>}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{/Control}");
    await expect(names()).toEqual(["책상", "모니터", "의자"]);
    await expect(canvas.getByRole("textbox", { name: "수량 1" })).toHaveValue("3");
  },
};

/** What is added up follows what is written: a quantity, and the amounts that are counted from it. */
export const Totalled: Story = {
  args: { totals: ["qty", "amount"] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const total = () => canvas.getByRole("row", { name: /^합계/ });
    await expect(total()).toHaveTextContent("합계66,000");
    const qty = canvas.getByRole("textbox", { name: "수량 1" });
    await userEvent.clear(qty);
    await userEvent.type(qty, "10");
    await expect(total()).toHaveTextContent("합계1515,000");
    await userEvent.click(canvas.getByRole("button", { name: "품목 3번째 줄 삭제" }));
    await expect(total()).toHaveTextContent("합계1212,000");
  },
};

/** A new line begins as a new record does: with today where the day is mostly that. */
export const BeginsWithToday: Story = {
  args: {
    title: "배포",
    part: "magazine_dist",
    fields: [
      { key: "receiver", entity: "magazine_dist", column: "receiver", field: text("수령인", { max: 60 }) },
      { key: "at", entity: "magazine_dist", column: "at", field: date("배포일", { initial: "today" }) },
    ],
    lines: [],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "배포 추가" }));
    await expect(canvas.getByRole("textbox", { name: "배포일 1" })).toHaveValue(dayOf(Date.now()));
  },
};
