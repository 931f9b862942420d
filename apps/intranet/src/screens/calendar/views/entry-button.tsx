import "../../../fields/fields.css";
import "./entry-button.css";
import type { CSSProperties } from "react";
import { Icon } from "../../../controls/icon";
import { isPast, toneIcons } from "../../../fields/choices/tone";
import { spanOf, timeOf, timeOn } from "../days";
import type { Entry } from "../entries";

interface EntryButtonProps {
  entry: Entry;
  onOpen: (entry: Entry) => void;
  style?: CSSProperties;
  /** The day that it stands in, in one line with its time, as in a month; else it is a block. */
  lineOf?: string;
  /** Its colour among others, from 1. */
  tint?: number;
  /** Lets it be drawn elsewhere: called when it is taken up, and let go. */
  onDraw?: (entry: Entry | undefined) => void;
}

/** One entry of a calendar; opens it. */
export function EntryButton({ entry, onOpen, style, lineOf, tint, onDraw }: EntryButtonProps) {
  const { title, note, isMine, isPending, isOver, from, to, state } = entry;
  const isLine = lineOf !== undefined;
  const tone = state?.tone;
  const names = [
    "entry",
    isLine && "line",
    isMine && "mine",
    isPending && "pending",
    isOver && "over",
    tint && `tint-${tint}`,
    tone && `tone-${tone}`,
  ];
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(" ")}
      style={style}
      title={spoken(entry)}
      onClick={() => onOpen(entry)}
      {...(onDraw && { draggable: true, onDragStart: () => onDraw(entry), onDragEnd: () => onDraw(undefined) })}
    >
      {isLine && !isWholeDay(entry) && <time>{timeOn(lineOf, from, to)}</time>}
      <b>
        {tone && tone !== "done" && !isPast(tone) && !isOver && <Icon of={toneIcons[tone]} size={12} />}
        {title}
      </b>
      {!isLine && <small>{note}</small>}
      <span className="only-read">
        {[isLine && note, !isWholeDay(entry) && spanOf(from, to), state?.label, isMine && "내 것"]
          .filter(Boolean)
          .join(" ")}
      </span>
    </button>
  );
}

/** Whether an entry has days and no times. */
function isWholeDay({ from, to }: Entry): boolean {
  return timeOf(from) === "00:00" && timeOf(to) === "00:00";
}

/** An entry in one line: what, when, whose, and its state. */
export function spoken({ title, note, from, to, state, isMine }: Entry): string {
  return [title, spanOf(from, to), note, state?.label, isMine && "내 것"].filter(Boolean).join(" · ");
}
