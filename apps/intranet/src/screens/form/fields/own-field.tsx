import "../form.css";
import { type ReactNode, useId } from "react";
import type { Naming } from "../../../controls/inputs/naming";
import { RequiredMark } from "./required-mark";
import { useMarks } from "./use-marks";

interface OwnFieldProps {
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  problem: string | undefined;
  className?: string;
  /** Whether the label is that of several inputs together, as it is of what needs no names. */
  isGroup?: boolean | undefined;
  /** What is written with; one input is given what ties it to its label. */
  children: ReactNode | ((naming: Naming) => ReactNode);
}

/** An input as it stands in a form: with its label, its hint and what is wrong, tied to each other. */
export function OwnField({ label, hint, required = false, problem, className, ...props }: OwnFieldProps) {
  const { children, isGroup = typeof children !== "function" } = props;
  const id = useId();
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  useMarks(id, about, problem !== undefined);
  const title = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  const input =
    typeof children === "function" ? children({ id, ...(required && { "aria-required": true }) }) : children;
  return (
    <div className={className} data-problem={problem ? "" : undefined}>
      {isGroup ? (
        <div role="group" aria-labelledby={`${id}-label`} {...(about && { "aria-describedby": about })}>
          <span id={`${id}-label`} className="form-label">
            {title}
          </span>
          {input}
        </div>
      ) : (
        <>
          <label htmlFor={id} className="form-label">
            {title}
          </label>
          {input}
        </>
      )}
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
