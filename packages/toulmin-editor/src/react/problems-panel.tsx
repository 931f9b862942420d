import { useDocument, useEditor } from "./editor-context";
import { ProblemList } from "./problem-list";
import { useGoTo, useMending } from "./use-mending";

/** The problems of the open judgment. */
export function ProblemsPanel() {
  const { dictionary, readOnly } = useEditor();
  const document = useDocument();
  const goTo = useGoTo();
  const mend = useMending();
  return <ProblemList {...{ document, dictionary }} onOpenNode={goTo} {...(!readOnly && { onMend: mend })} />;
}
