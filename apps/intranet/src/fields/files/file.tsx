import type { Field } from "@portal/definition";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { FileList, FilesInput } from "../../controls/files/files-input";

type FileField = Extract<Field, { kind: "file" }>;

/** One stored file. */
export const file: FieldKind<FileField> = { Cell, View, Input, isGroup: true };

function Cell({ value, known }: ShownProps<FileField>) {
  return known.files[Number(value)]?.name ?? "첨부";
}

function View({ value, known }: ShownProps<FileField>) {
  return <FileList files={[Number(value)]} known={known.files} />;
}

function Input({ field, value, onChange, label, naming, known, place }: InputProps<FileField>) {
  return (
    <FilesInput
      {...field}
      max={1}
      id={naming.id}
      label={label}
      place={place}
      known={known.files}
      value={typeof value === "number" ? [value] : []}
      onChange={([idx = null]) => onChange(idx)}
    />
  );
}
