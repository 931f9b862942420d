import type { ViewScreen } from "@portal/definition";
import { numberText } from "../../controls/inputs/number-input";
import type { Row } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { Gantt } from "./gantt";

/** A project: what of its budget is spent, its milestones in time, and whatever its definition shows. */
export function ResearchViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      above={({ record }) => <Budget record={record} />}
      below={(read) => <Gantt read={read} />}
    />
  );
}

/** A bar of what is spent; whoever may not read the budget has none. */
function Budget({ record }: { record: Row }) {
  const [budget, spent] = [Number(record.budget ?? 0), Number(record.spent ?? 0)];
  if (budget === 0) return null;
  const share = Math.round((spent / budget) * 100);
  return (
    <section className="view-section" aria-labelledby="research-budget">
      <h2 id="research-budget">예산</h2>
      <div className="budget">
        <span className="budget-bar" aria-hidden="true">
          <span className={share > 100 ? "is-over" : undefined} style={{ width: `${Math.min(share, 100)}%` }} />
        </span>
        <span>
          예산 {numberText(budget)}원 · 집행 {numberText(spent)}원 ({share}%)
          {share > 100 && <strong> 예산 초과</strong>}
        </span>
      </div>
    </section>
  );
}
