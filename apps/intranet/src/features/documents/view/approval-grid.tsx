import "./approval-grid.css";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { personText, roleTitles, type Step, stepTitles } from "../names";

interface ApprovalGridProps {
  drafter: { readonly kname: string; readonly position_name: string };
  /** When it was submitted, ISO 8601. */
  submitted: string | null;
  line: readonly Step[];
}

/** 결재란: who decides in which order, what they decided and when; and who is notified. */
export function ApprovalGrid({ drafter, submitted, line }: ApprovalGridProps) {
  const deciding = line.filter(({ role }) => role === "approve" || role === "agree");
  const told = (role: Step["role"]) => line.filter((step) => step.role === role);
  return (
    <section aria-label="결재란" className="approval">
      <ol className="approval-grid">
        <li className={submitted ? "is-ok" : undefined}>
          <span className="approval-role">기안</span>
          <span className="approval-name">
            {drafter.kname}
            <small>{drafter.position_name}</small>
          </span>
          <span className="approval-date">{submitted ? seoulTime(submitted).slice(0, 10) : ""}</span>
        </li>
        {deciding.map((step) => (
          <Cell key={step.idx} step={step} />
        ))}
      </ol>
      {deciding.some(({ note }) => note) && (
        <details className="approval-why">
          <summary>결재선 지정 사유</summary>
          <ul>
            {deciding
              .filter(({ note }) => note)
              .map((step) => (
                <li key={step.idx}>
                  <b>{nameOf(step)}</b> {step.note}
                </li>
              ))}
          </ul>
        </details>
      )}
      {(["refer", "receive"] as const).map((role) => {
        const people = told(role);
        if (people.length === 0) return null;
        return (
          <p key={role} className="approval-told">
            <b>{roleTitles[role]}</b> {people.map(nameOf).join(", ")}
          </p>
        );
      })}
    </section>
  );
}

function Cell({ step }: { step: Step }) {
  const { role, status, staff, acted_by, acted_at, is_final, parallel_group } = step;
  const isInPlace = acted_by !== null && acted_by.idx !== staff?.idx;
  const who = isInPlace ? acted_by : staff;
  return (
    <li className={`is-${status}`} aria-current={status === "now" || status === "hold" ? "step" : undefined}>
      <span className="approval-role">
        {roleTitles[role]}
        {parallel_group !== null && <small> 동시</small>}
      </span>
      <span className="approval-name">
        {who?.kname}
        <small>{who?.position_name}</small>
        {isInPlace && <em>대결 ({staff?.kname})</em>}
        {is_final && <em>전결</em>}
      </span>
      <span className="approval-date">
        <b>{stepTitles[status]}</b> {acted_at ? seoulTime(acted_at).slice(5, 16) : ""}
      </span>
    </li>
  );
}

/** Who a step is about: somebody or a team. */
export function nameOf({ staff, team }: Pick<Step, "staff" | "team">): string {
  return staff ? personText(staff) : (team?.kname ?? "");
}
