import { NO_FILTER } from "../../core/list-rows";
import { useDocument, useEditor } from "../provider/editor-context";
import { useGoTo } from "../provider/use-mending";
import { StatisticsCharts } from "./statistics-charts";

/** The statistics of the open judgment; a count that is pressed is listed. */
export function StatisticsPanel() {
  const { session, dictionary, actors } = useEditor();
  const document = useDocument();
  const goTo = useGoTo();
  return (
    <div className="toulmin-statistics-panel">
      <StatisticsCharts
        {...{ document, dictionary, actors }}
        onOpenNode={goTo}
        onPick={(filter) => {
          session.filterBy({ ...NO_FILTER, ...filter });
          session.showPanel("list");
        }}
      />
    </div>
  );
}
