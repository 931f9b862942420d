import "./leave.css";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { toast } from "react-toastify";
import { CallError, post } from "../../api/client";
import { tell } from "../../api/tell";
import { useRefresh } from "../../screens/records";
import { Popup } from "../../shell/popup";
import { ChangesTable } from "./changes-table";
import { grantRowsOf } from "./grant-rows";

type Answer = Awaited<ReturnType<typeof post<"/rest/mypims/importGrants">>>;

/** Grants out of a table that was copied from Excel, or a CSV file; checked as a whole before anything is written. */
export function GrantImportPopup({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState("");
  const refresh = useRefresh();
  const isChecked = answer !== null && answer.errors.length === 0;

  async function send(check: boolean) {
    setProblem("");
    try {
      const rows = grantRowsOf(text);
      if (rows.length === 0) return setProblem("가져올 행이 없습니다. 엑셀에서 표를 복사해 붙여 넣으세요.");
      const found = await post("/rest/mypims/importGrants", { rows, check });
      setAnswer(found);
      if (check || found.errors.length > 0) return;
      toast.success(`${found.added}건을 가져왔습니다.`);
      await refresh("vacation");
      onClose();
    } catch (error) {
      if (error instanceof CallError) setProblem(error.message);
      else tell(error);
    }
  }

  return (
    <Popup title="연차 부여 가져오기" size="lg" closeOnClickOutside={false} onClose={onClose}>
      <form
        noValidate
        className="leave-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(!isChecked);
        }}
      >
        <p>
          엑셀에서 <b>사번 · 일수 · 유효시작 · 유효종료 · 사유</b> 다섯 열을 복사해 붙여 넣거나 CSV 파일을 고르세요.
        </p>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="CSV 파일"
          onChange={({ currentTarget }) => {
            void currentTarget.files?.[0]?.text().then((read) => {
              setText(read);
              setAnswer(null);
            });
          }}
        />
        <Textarea
          size="xs"
          label="붙여 넣을 곳"
          placeholder={"P160100\t15\t2026-01-01\t2026-12-31\t2026년 연차"}
          rows={8}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setAnswer(null);
          }}
        />
        {problem && (
          <p role="alert" className="leave-problem">
            {problem}
          </p>
        )}
        {answer && answer.errors.length > 0 && (
          <ul role="alert" className="leave-problem">
            {answer.errors.map(({ row, column, message }) => (
              <li key={`${row} ${column}`}>
                {row}행 {column}: {message}
              </li>
            ))}
          </ul>
        )}
        {isChecked && <ChangesTable rows={answer.rows} />}
        <div className="popup-actions">
          <Button size="xs" variant="default" onClick={onClose}>
            닫기
          </Button>
          <Button size="xs" type="submit">
            {isChecked ? `${answer.rows.length}건 가져오기` : "검사"}
          </Button>
        </div>
      </form>
    </Popup>
  );
}
