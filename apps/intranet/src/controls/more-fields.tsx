import "./more-fields.css";
import { type ReactNode, useState } from "react";

interface MoreFieldsProps {
  /** What is in it, in words. */
  labels: readonly string[];
  /** Something is written in it. */
  isFilled: boolean;
  /** Something is wrong in it. */
  isWrong: boolean;
  children: ReactNode;
}

/** What few write of a form, behind one line; open where something is written in it, or has to be. */
export function MoreFields({ labels, isFilled, isWrong, children }: MoreFieldsProps) {
  /** As the person has it; until they say so, by what is written. */
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <details
      className="more-fields"
      open={(isOpen ?? isFilled) || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>더 입력하기: {labels.join(", ")}</summary>
      {children}
    </details>
  );
}
