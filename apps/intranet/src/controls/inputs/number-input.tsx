import { TextInput } from "@mantine/core";
import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import type { Naming } from "./naming";

interface NumberInputProps {
  value: number | null;
  onChange: (value: number | null) => void;
  naming: Naming;
  /** Digits behind the point; none by default. */
  scale?: number;
  /** Whether thousands are set apart; they are by default. */
  withSeparators?: boolean;
  /** Shown behind the number. */
  unit?: string | undefined;
}

/** A number: its thousands are set apart while it is typed, and it stands at the right. */
export function NumberInput({ value, onChange, naming, scale = 0, withSeparators = true, unit }: NumberInputProps) {
  const [typed, setTyped] = useState(() => textOf(value, withSeparators));
  const input = useRef<HTMLInputElement>(null);
  /** Characters that count behind the caret: it keeps its place among them when separators come and go. */
  const behind = useRef<number | null>(null);
  const shown = numberOf(typed) === value ? typed : textOf(value, withSeparators);

  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    let at = shown.length;
    for (let left = behind.current; left > 0 && at > 0; at--) if (shown[at - 1] !== ",") left--;
    input.current.setSelectionRange(at, at);
    behind.current = null;
  });

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { value: written, selectionEnd } = currentTarget;
    behind.current = written.slice(selectionEnd ?? written.length).replaceAll(",", "").length;
    const next = grouped(cleaned(written, scale), withSeparators);
    setTyped(next);
    onChange(numberOf(next));
  }

  return (
    <TextInput
      {...naming}
      ref={input}
      size="xs"
      inputMode={scale > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      className="number-input"
      maxLength={24}
      value={shown}
      onChange={type}
      rightSection={unit}
      {...(unit && { rightSectionWidth: `calc(${unit.length}em + 1rem)` })}
      rightSectionPointerEvents="none"
    />
  );
}

/** A number as people read it, `1,234.5`. */
export function numberText(value: number): string {
  return value.toLocaleString("ko-KR", { maximumFractionDigits: 10 });
}

function textOf(value: number | null, withSeparators: boolean): string {
  if (value === null) return "";
  return withSeparators ? numberText(value) : String(value);
}

/** What is left of a text when only a number's characters are kept; full-width digits are digits too. */
function cleaned(written: string, scale: number): string {
  const plain = written.normalize("NFKC").replace(/[^\d.-]/g, "");
  const sign = plain.startsWith("-") ? "-" : "";
  const [whole = "", ...behind] = plain.replaceAll("-", "").split(".");
  const digits = whole.replace(/^0+(?=\d)/, "");
  return scale > 0 && behind.length > 0 ? `${sign}${digits}.${behind.join("").slice(0, scale)}` : sign + digits;
}

function grouped(text: string, withSeparators: boolean): string {
  if (!withSeparators) return text;
  const [whole = "", behind] = text.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return behind === undefined ? apart : `${apart}.${behind}`;
}

/** The number of a text; `null` while it is none yet. */
function numberOf(text: string): number | null {
  const plain = text.replaceAll(",", "");
  return /^-?\d/.test(plain) ? Number(plain) : null;
}
