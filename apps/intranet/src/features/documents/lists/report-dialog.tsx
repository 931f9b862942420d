import "../documents.css";
import { Button } from "@mantine/core";
import { Popup } from "../../../controls/dialogs/popup";
import { outcomeText } from "../../../controls/lists/outcome-text";

/** What was done to each of several records. */
export type Report = readonly {
  readonly idx: number;
  readonly title: string;
  readonly is_done: boolean;
  readonly message: string;
}[];

/** Tells what was done, and why something was not. */
export function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const refused = report.filter(({ is_done }) => !is_done);
  return (
    <Popup title="처리 결과" size="md" onClose={onClose}>
      <p>{outcomeText(report.length - refused.length, refused.length)}</p>
      <ul className="doc-chosen">
        {refused.map(({ idx, title, message }) => (
          <li key={idx}>
            <b>{title}</b>: {message}
          </li>
        ))}
      </ul>
      <div className="popup-actions">
        <Button size="xs" data-autofocus onClick={onClose}>
          확인
        </Button>
      </div>
    </Popup>
  );
}
