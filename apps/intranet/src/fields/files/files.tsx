import type { Field } from "@portal/definition";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import type { FieldKind, InputProps, ShownProps } from "../../controls/field-kind";
import { FileList, FilesInput } from "../../controls/files/files-input";
import { Icon } from "../../controls/icon";
import { listOf } from "../list-of";

type FilesField = Extract<Field, { kind: "files" }>;

/** Stored files. */
export const files: FieldKind<FilesField> = { Cell, View, Input, isGroup: true, isWide: true };

function Cell({ value }: ShownProps<FilesField>) {
  const count = listOf(value).length;
  return (
    <span className="field-fixed">
      <Icon of={IconPaperclip} size={14} /> {count}개
    </span>
  );
}

function View({ value, known }: ShownProps<FilesField>) {
  return <FileList files={listOf<number>(value)} known={known.files} />;
}

function Input({ field, value, onChange, label, naming, known, place }: InputProps<FilesField>) {
  return (
    <FilesInput
      {...field}
      id={naming.id}
      label={label}
      place={place}
      known={known.files}
      value={listOf<number>(value)}
      onChange={onChange}
    />
  );
}
