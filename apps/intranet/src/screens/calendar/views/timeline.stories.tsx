import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inPortal } from "../../../testing/held";
import { momentOf } from "../days";
import { DAY, entries, rooms } from "../story-entries";
import { Timeline } from "./timeline";

const meta: Meta<typeof Timeline> = {
  title: "Portal/Screens/Timeline",
  component: Timeline,
  parameters: {
    use: {
      do: [
        "Take it where a free time is marked: lanes are the rooms of one day, or the days of one room.",
        "Say in `closed` why a room can't be booked: it stands in the lane and in the refusal.",
        "Expect a finger to scroll: a tap marks an hour, dragging is for the mouse, arrows for the keyboard.",
      ],
      dont: [
        "Don't use it below 48 rem; `AgendaDays` shows the same there.",
        "Don't put more than about 30 lanes below each other without a filter.",
        "Don't save from `onPick`: it opens a form with the time, in which people say what it is for.",
      ],
    },
  },
  args: {
    label: "3월 2일 강의실",
    lanes: rooms.map((resource) => ({
      key: String(resource.idx),
      title: resource.name,
      note: resource.note,
      day: DAY,
      resource,
    })),
    entries,
    now: momentOf(DAY, 10 * 60 + 20),
    onOpen: fn(),
    onPick: fn(),
  },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof Timeline>;

/** A point of a lane's track by its time. */
function pointOf(canvas: HTMLElement, room: string, hour: number) {
  const track = within(canvas).getByRole("region", { name: room }).querySelector(".timeline-track") as HTMLElement;
  const { left, top, width } = track.getBoundingClientRect();
  return { target: track, coords: { clientX: left + ((hour - 7) / 15) * width + 1, clientY: top + 2 } };
}

async function drag(canvas: HTMLElement, room: string, from: number, to: number) {
  await userEvent.pointer([
    { keys: "[MouseLeft>]", ...pointOf(canvas, room, from) },
    { ...pointOf(canvas, room, to) },
    { keys: "[/MouseLeft]", ...pointOf(canvas, room, to) },
  ]);
}

export const Day: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^주간 회의/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ title: "주간 회의" }));
    await drag(canvasElement, "소회의실 1", 13, 14.4);
    await expect(args.onPick).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: momentOf(DAY, 13 * 60), to: momentOf(DAY, 14 * 60 + 30) }),
    );
  },
};

/** A time that somebody has is told with whose it is, and not picked. */
export const Conflict: Story = {
  async play({ canvasElement, args }) {
    await drag(canvasElement, "대강의실", 15, 16.4);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      /이미 예약되어 있습니다: 신입 교육 · 14:00–17:00 · 박바다/,
    );
    await drag(canvasElement, "소회의실 2", 8, 9.4);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("지난 시간은 예약할 수 없습니다.");
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** The same with the keyboard alone: arrows move what is marked, with Shift it grows, Enter takes it. */
export const ByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const cursor = () => within(canvasElement).getByRole("button", { name: /화살표로 옮기고/ });
    cursor().focus();
    await userEvent.keyboard(
      "{ArrowDown}{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}",
    );
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}");
    await expect(cursor()).toHaveFocus();
    await expect(cursor()).toHaveAccessibleName(/^소회의실 1 11:00부터 12:00까지 예약/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onPick).toHaveBeenCalledWith(
      expect.objectContaining({ from: momentOf(DAY, 11 * 60), to: momentOf(DAY, 12 * 60) }),
    );
  },
};

export const Empty: Story = { args: { entries: [] } };
