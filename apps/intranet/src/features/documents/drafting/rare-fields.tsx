import { columnName, formByKind, type Problem } from "@portal/definition";
import type { ReactNode } from "react";
import { MoreFields } from "../../../controls/more-fields";
import { isEmpty } from "../../../fields/shown";
import type { Draft } from "./draft";

interface RareFieldsProps {
  draft: Draft;
  problems: readonly Problem[];
  children: ReactNode;
}

/** What few write of a document's form, its text and its files. */
export function RareFields({ draft: { kind, data, body, files }, problems, children }: RareFieldsProps) {
  const { rare = [], fields } = formByKind(kind);
  const columns = rare.map((key) => columnName(key, fields[key]));
  return (
    <MoreFields
      labels={[...rare.flatMap((key) => fields[key]?.label ?? []), "본문", "첨부"]}
      isFilled={!isEmpty(body) || files.length > 0 || columns.some((column) => !isEmpty(data[column]))}
      isWrong={problems.some(({ path }) => columns.includes(path))}
    >
      <div className="draft-main">{children}</div>
    </MoreFields>
  );
}
