import { useId, useRef } from "react";
import { useEditor } from "./editor-context";
import { Field, type FieldProps } from "./fields";

/** A time as the judgment words it, or picked from the browser's calendar. */
export function TimeField({ label, value, isReadOnly = false, onChange, onLeave }: FieldProps) {
  const { dictionary } = useEditor();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} id={id}>
      <div className="toulmin-time">
        <input
          id={id}
          type="text"
          value={value}
          readOnly={isReadOnly}
          placeholder={dictionary.attributes.timeHint}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onLeave}
        />
        {!isReadOnly && (
          <>
            <button
              type="button"
              className="toulmin-button toulmin-button-small"
              aria-label={dictionary.attributes.pickTime(label)}
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
              value={ISO_LOCAL.test(value) ? value : ""}
              onChange={(event) => onChange?.(event.target.value)}
              onBlur={onLeave}
            />
          </>
        )}
      </div>
    </Field>
  );
}

const ISO_LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
