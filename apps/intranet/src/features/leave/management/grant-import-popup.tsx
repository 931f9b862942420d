import { Textarea } from "@mantine/core";
import { useState } from "react";
import { post, postForm } from "../../../api/client";
import { saveAs } from "../../../api/save-as";
import { useSendingHere } from "../../../api/use-sending";
import { FileUpload } from "../../../controls/files/file-upload";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { useRefresh } from "../../../screens/records";
import { LeavePopup } from "../leave-popup";
import { ChangesTable } from "./changes-table";
import { grantRowsOf } from "./grant-rows";

type Answer = Awaited<ReturnType<typeof post<"/rest/mypims/importGrants">>>;

/** Grants out of a workbook, a CSV file or a table that was copied; checked as a whole before anything is written. */
export function GrantImportPopup({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const sending = useSendingHere();
  const refresh = useRefresh();
  const isChecked = answer !== null && answer.errors.length === 0;

  async function send() {
    const check = !isChecked;
    const rows = grantRowsOf(text);
    if (rows.length === 0) {
      sending.setProblem("가져올 행이 없습니다. 엑셀에서 표를 복사해 붙여 넣으세요.");
      return null;
    }
    const found = await post("/rest/mypims/importGrants", { rows, check });
    setAnswer(found);
    if (check || found.errors.length > 0) return null;
    void refresh("vacation");
    return `${found.added}건을 가져왔습니다.`;
  }

  const read = (chosen: File) =>
    sending.send(async () => {
      const { rows } = await postForm("/rest/mypims/readGrantFile", { file: chosen });
      const lines = rows.map((row) => [row.emp_no, row.qty, row.valid_from, row.valid_to, row.memo]);
      setText([HEAD, ...lines].map((line) => line.join("\t")).join("\n"));
      setAnswer(null);
    });

  return (
    <LeavePopup
      title="연차 부여 가져오기"
      size="lg"
      action={isChecked ? `${answer.rows.length}건 가져오기` : "검사"}
      isWritten={text !== ""}
      {...{ sending, onClose }}
      onSend={send}
    >
      <p>
        <b>사번 · 일수 · 유효시작 · 유효종료 · 사유</b> 열이 있는 엑셀(.xlsx)이나 CSV 파일을 고르거나, 표를 복사해
        아래에 붙여 넣으세요. 읽은 내용은 아래에서 고칠 수 있습니다.{" "}
        <button
          type="button"
          className="link-button"
          onClick={() => saveAs(new Blob([`\uFEFF${HEAD.join(",")}\r\n`]), "연차 부여 양식.csv")}
        >
          빈 양식 내려받기
        </button>
      </p>
      <FileUpload
        label="엑셀·CSV 파일"
        accept=".xlsx,.csv"
        value={file}
        onChange={(chosen) => {
          setFile(chosen);
          if (chosen) void read(chosen);
        }}
      />
      <Textarea
        size="xs"
        label="가져올 행"
        placeholder={"사번\t일수\tYYYY-MM-DD\tYYYY-MM-DD\t사유"}
        rows={8}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAnswer(null);
        }}
      />
      {answer && answer.errors.length > 0 && <GrantErrors errors={answer.errors} rows={grantRowsOf(text)} />}
      {isChecked && <ChangesTable rows={answer.rows} />}
    </LeavePopup>
  );
}

const HEAD = ["사번", "일수", "유효시작", "유효종료", "사유"];

/** What is wrong, row by row, with the row as it stands. */
function GrantErrors({ errors, rows }: { errors: Answer["errors"]; rows: ReturnType<typeof grantRowsOf> }) {
  return (
    <div role="alert">
      <p className="leave-problem">고칠 곳이 {errors.length}군데 있습니다. 아무것도 부여하지 않았습니다.</p>
      <RowsTable
        label="고칠 곳"
        empty="고칠 곳이 없습니다."
        box="leave-preview"
        columns={[numeric("행"), "사번", "열", "문제"]}
        rows={errors.map(({ row, column, message }) => ({
          key: `${row} ${column} ${message}`,
          cells: [row, rows[row - 1]?.emp_no, column, message],
        }))}
      />
    </div>
  );
}
