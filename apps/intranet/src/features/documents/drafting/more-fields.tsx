import { columnName, formByKind, type Problem } from "@portal/definition";
import { type ReactNode, useState } from "react";
import { isEmpty } from "../../../fields/shown";
import type { Draft } from "./draft";

interface MoreFieldsProps {
  draft: Draft;
  problems: readonly Problem[];
  children: ReactNode;
}

/** What few write of a form, behind one line; open where something is written in it, or has to be. */
export function MoreFields({ draft: { kind, data, body, files }, problems, children }: MoreFieldsProps) {
  const { rare = [], fields } = formByKind(kind);
  const columns = rare.map((key) => columnName(key, fields[key]));
  const [isOpen, setIsOpen] = useState(
    () => !isEmpty(body) || files.length > 0 || columns.some((column) => !isEmpty(data[column])),
  );
  const isWrong = problems.some(({ path }) => columns.includes(path));
  const labels = [...rare.map((key) => fields[key]?.label), "본문", "첨부"];
  return (
    <details
      className="more-fields"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>더 입력하기: {labels.join(", ")}</summary>
      <div className="draft-main">{children}</div>
    </details>
  );
}
