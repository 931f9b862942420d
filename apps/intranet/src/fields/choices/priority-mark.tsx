import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronsUp from "@tabler/icons-react/dist/esm/icons/IconChevronsUp.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import { type Drawing, Icon } from "../../controls/icon";

const signs: Readonly<Record<string, Drawing>> = {
  urgent: IconChevronsUp,
  high: IconChevronUp,
  mid: IconMinus,
  low: IconChevronDown,
};

/** How soon something is wanted: higher is stronger, by sign and colour. */
export function PriorityMark({ code, label }: { code: string; label: string }) {
  return (
    <span className={`priority is-${code}`}>
      <Icon of={signs[code] ?? IconMinus} size={14} />
      {label}
    </span>
  );
}
