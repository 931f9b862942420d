import type { Ref } from "react";
import { GrowingText } from "./growing-text";

interface ReasonTextProps {
  ref?: Ref<HTMLTextAreaElement>;
  /** What the words are called; a reason by default. */
  label?: string;
  isOptional: boolean;
  /** Letters that it takes at most. */
  max: number;
  value: string;
  onChange: (words: string) => void;
  problem?: string | undefined;
}

/**
 * The words of a popup that asks why something is done. Ctrl+Enter sends its form; Enter alone is a new line, also
 * within Hangul.
 */
export function ReasonText({ ref, label = "사유", isOptional, max, value, onChange, problem }: ReasonTextProps) {
  return (
    <GrowingText
      {...(ref && { ref })}
      label={`${label} (${isOptional ? "선택" : "필수"})`}
      minRows={4}
      maxLength={max}
      data-autofocus
      value={value}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={({ key, ctrlKey, metaKey, nativeEvent, currentTarget }) => {
        const isSend = key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing;
        if (isSend) currentTarget.form?.requestSubmit();
      }}
    />
  );
}
