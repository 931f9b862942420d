import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { type Field, OWN_FIELDS, type OwnField, ownFieldsIn, ownKinds } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";

type OwnFieldsField = Extract<Field, { kind: "ownFields" }>;

/** Fields that a record brings along for those that link to it. */
export const ownFields: FieldKind<OwnFieldsField> = { Cell, View, Input, isGroup: true, isWide: true };

const kinds = Object.entries(ownKinds).map(([value, label]) => ({ value, label }));

function Cell({ value }: ShownProps<OwnFieldsField>) {
  return ownFieldsIn(value)
    .filter(({ isStopped }) => !isStopped)
    .map(({ label }) => label)
    .join(", ");
}

function View({ value }: ShownProps<OwnFieldsField>) {
  return (
    <ul>
      {ownFieldsIn(value).map(({ key, label, type, required, options = [], isStopped }) => (
        <li key={key}>
          {label} (
          {[ownKinds[type], required && "필수", isStopped && "미사용", options.join(", ")].filter(Boolean).join(" · ")})
        </li>
      ))}
    </ul>
  );
}

/** Each field is a line: what it is called, of what kind it is, and what a choice may be. */
function Input({ value, onChange, label, naming }: InputProps<OwnFieldsField>) {
  const all = ownFieldsIn(value);
  const write = (at: number, change: Partial<OwnField>) =>
    onChange(all.map((own, index) => (index === at ? { ...own, ...change } : own)));
  return (
    <div id={naming.id} className="own-fields-input">
      {all.map((own, at) => {
        const name = own.label || `${label} ${at + 1}`;
        return (
          <fieldset key={own.key} aria-label={name} className="own-field">
            <TextInput
              size="xs"
              aria-label={`${name} 이름`}
              placeholder="항목 이름"
              maxLength={40}
              value={own.label}
              onChange={({ currentTarget }) => write(at, { label: currentTarget.value })}
            />
            <NativeSelect
              size="xs"
              aria-label={`${name} 종류`}
              data={kinds}
              value={own.type}
              onChange={({ currentTarget }) => write(at, { type: currentTarget.value as OwnField["type"] })}
            />
            {own.type === "choice" && (
              <TextInput
                size="xs"
                className="own-field-options"
                aria-label={`${name} 선택지`}
                placeholder="선택지를 쉼표로 나누어 입력"
                defaultValue={own.options?.join(", ")}
                onBlur={({ currentTarget }) => write(at, { options: partsOf(currentTarget.value) })}
              />
            )}
            <Checkbox
              size="xs"
              label="필수"
              checked={own.required}
              onChange={({ currentTarget }) => write(at, { required: currentTarget.checked })}
            />
            <Checkbox
              size="xs"
              label="사용"
              checked={!own.isStopped}
              onChange={({ currentTarget }) => write(at, { isStopped: !currentTarget.checked })}
            />
            <button
              type="button"
              className="link-button"
              aria-label={`${name} 지우기`}
              onClick={() => onChange(all.filter((_, index) => index !== at))}
            >
              지우기
            </button>
          </fieldset>
        );
      })}
      {all.length < OWN_FIELDS && (
        <Button
          size="xs"
          variant="default"
          onClick={() => onChange([...all, { key: nextKey(all), label: "", type: "text", required: false }])}
        >
          항목 추가
        </Button>
      )}
    </div>
  );
}

/** Behind the highest that there is. */
function nextKey(all: readonly OwnField[]): string {
  return `f${Math.max(0, ...all.map(({ key }) => Number(key.slice(1)))) + 1}`;
}

function partsOf(text: string): string[] {
  return [...new Set(text.split(",").map((part) => part.trim()))].filter(Boolean);
}
