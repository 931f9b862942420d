import type { Field, Tone } from "@portal/definition";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconCircleHalf2 from "@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs";
import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { Drawing } from "../../controls/icon";

type ChoiceField = Extract<Field, { kind: "choice" }>;

/** The sign of each: a colour alone says nothing to whoever does not see it. Their colours are in fields.css. */
export const toneIcons: Readonly<Record<Tone, Drawing>> = {
  waiting: IconClock,
  running: IconPlayerPlay,
  partly: IconCircleHalf2,
  done: IconCheck,
  finished: IconCheck,
  refused: IconX,
  ended: IconPlayerStop,
};

/** A state as its chip shows it: what it is called, and what it means. */
export function stateOf({ options, tones = {} }: Pick<ChoiceField, "options" | "tones">, value: unknown) {
  const code = String(value);
  return { label: options[code] ?? code, tone: tones[code] ?? ("waiting" as const) };
}

/** Whether a state asks nobody for anything any more: its row steps back. */
export function isPast(tone: Tone): boolean {
  return tone === "ended" || tone === "finished";
}
