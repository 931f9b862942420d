import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import { postForm } from "../../../api/client";
import { saveAs } from "../../../api/save-as";
import { useSending } from "../../../api/use-sending";
import type { PlacedField } from "../../../fields/definitions";
import type { Row } from "../../records";
import { linesOfFile } from "./lines-of-file";

/** How many problems are listed; whoever mends these takes the file in again. */
const TOLD = 20;

interface LinesFileProps {
  title: string;
  fields: readonly PlacedField[];
  first: Row;
  lines: readonly Row[];
  keys: readonly string[];
  onChange: (lines: readonly Row[]) => void;
}

/** Takes the lines of a form in from a workbook or a CSV file; what could not be read is reported row by row. */
export function LinesFile({ title, onChange, ...form }: LinesFileProps) {
  const [said, setSaid] = useState<{ readonly sum: string; readonly problems: readonly string[] } | null>(null);
  const { isSending, send } = useSending();

  const take = (file: File | null) =>
    file &&
    void send(async () => {
      const { rows } = await postForm("/rest/records/readTable", { file });
      const { lines, added, changed, problems } = linesOfFile(rows, form);
      onChange(lines);
      setSaid({
        sum: `${file.name}: ${added}줄을 더하고 ${changed}줄을 고쳤습니다. 아직 저장하지 않았습니다.`,
        problems,
      });
    });

  const head = form.fields.filter(({ field }) => !field.computed).map(({ field }) => field.label);
  return (
    <>
      <FileButton accept=".xlsx,.csv" onChange={take}>
        {(props) => (
          <Button {...props} size="compact-xs" variant="default" loading={isSending}>
            {title} 파일에서 가져오기
          </Button>
        )}
      </FileButton>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => saveAs(new Blob([`\uFEFF${head.join(",")}\r\n`]), `${title} 양식.csv`)}
      >
        빈 양식 내려받기
      </Button>
      <div role="status" className="lines-file">
        {said && (
          <>
            <p>{said.sum}</p>
            {said.problems.length > 0 && (
              <ul>
                {said.problems.slice(0, TOLD).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
                {said.problems.length > TOLD && <li>외 {said.problems.length - TOLD}건</li>}
              </ul>
            )}
          </>
        )}
      </div>
    </>
  );
}
