import { useId, useRef } from "react";
import { Field, type FieldProps } from "../controls/fields";

interface TimeFieldProps extends FieldProps {
  readonly placeholder: string;
  /** Names the button that opens the calendar. */
  readonly pickLabel: string;
  /** How the time is understood, shown beside what was typed. */
  readonly reading?: string | undefined;
  /** What is wrong with it; what was typed stays. */
  readonly problem?: string | undefined;
  /** The moment at which the calendar opens, `2018-06-04T16:00`. */
  readonly picked?: string | undefined;
}

/** A time as the judgment words it, or picked from the browser's calendar. */
export function TimeField(props: TimeFieldProps) {
  const { label, value, isReadOnly = false, onChange, onLeave } = props;
  const id = useId();
  const noteId = useId();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} id={id}>
      <div className="toulmin-time">
        <input
          id={id}
          name={props.name}
          type="text"
          value={value}
          readOnly={isReadOnly}
          placeholder={props.placeholder}
          aria-describedby={noteId}
          aria-invalid={props.problem !== undefined || undefined}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onLeave}
        />
        {!isReadOnly && (
          <>
            <button
              type="button"
              className="toulmin-button toulmin-button-small"
              aria-label={props.pickLabel}
              onClick={() => picker.current?.showPicker()}
            >
              <span aria-hidden="true">▦</span>
            </button>
            <input
              ref={picker}
              className="toulmin-time-picker"
              type="datetime-local"
              tabIndex={-1}
              aria-hidden="true"
              value={props.picked ?? ""}
              onChange={(event) => onChange?.(event.target.value)}
              onBlur={onLeave}
            />
          </>
        )}
      </div>
      <p className="toulmin-time-note" id={noteId}>
        {props.reading && <span>{props.reading}</span>}
        {props.problem && <span className="toulmin-time-problem">{props.problem}</span>}
      </p>
    </Field>
  );
}
