import type { FromClaim } from "../../core/commands/edit-together";
import type { NodeId } from "../../core/document";
import { useDocument, useEditor } from "../provider/editor-context";
import { useGoTo, useMending } from "../provider/use-mending";
import { ProblemList } from "./problem-list";

/** The problems of the open judgment. */
export function ProblemsPanel() {
  const { session, dictionary, readOnly } = useEditor();
  const document = useDocument();
  const goTo = useGoTo();
  const mend = useMending();
  const onMendTogether = (ids: readonly NodeId[], attribute: FromClaim | "stime") =>
    session.ask({
      kind: "edit-together",
      ids,
      ...(attribute === "stime" ? { asPhrase: true } : { asClaim: [attribute] }),
    });
  return (
    <ProblemList {...{ document, dictionary }} onOpenNode={goTo} {...(!readOnly && { onMend: mend, onMendTogether })} />
  );
}
