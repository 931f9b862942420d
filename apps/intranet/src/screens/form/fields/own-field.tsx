import { type ReactNode, useId } from "react";
import { RequiredMark } from "./required-mark";

interface OwnFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  problem: string | undefined;
  children: ReactNode;
}

/** An input of a screen's own as it stands in a form: with its label, its hint and what is wrong. */
export function OwnField({ label, hint, required = false, problem, children }: OwnFieldProps) {
  const id = useId();
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div data-problem={problem ? "" : undefined}>
      <div role="group" aria-labelledby={`${id}-label`} {...(about && { "aria-describedby": about })}>
        <span id={`${id}-label`} className="form-label">
          {label}
          {required && <RequiredMark />}
        </span>
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="form-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
