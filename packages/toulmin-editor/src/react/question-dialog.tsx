import { lazy, Suspense, useEffect } from "react";
import { useEditor, useSessionState } from "./editor-context";

/** With the formats, which are loaded when a file is to be read. */
const ImportDialog = lazy(async () => ({ default: (await import("./import-dialog")).ImportDialog }));

const DocumentsDialog = lazy(async () => ({ default: (await import("./documents-dialog")).DocumentsDialog }));
const EditTogetherDialog = lazy(async () => ({
  default: (await import("./edit-together-dialog")).EditTogetherDialog,
}));
const ResetDialog = lazy(async () => ({ default: (await import("./confirm-dialogs")).ResetDialog }));
const SortDialog = lazy(async () => ({ default: (await import("./confirm-dialogs")).SortDialog }));
const RemoveClaimDialog = lazy(async () => ({ default: (await import("./confirm-dialogs")).RemoveClaimDialog }));

/** Asks what the session needs to know before it goes on. */
export function QuestionDialog() {
  return (
    <Suspense>
      <Asked />
    </Suspense>
  );
}

function Asked() {
  const question = useSessionState((state) => state.question);
  if (question?.kind === "reset") return <ResetDialog />;
  if (question?.kind === "print") return <PrintJob />;
  if (question?.kind === "sort") return <SortDialog />;
  if (question?.kind === "documents") return <DocumentsDialog />;
  if (question?.kind === "import")
    return <ImportDialog key={`${question.file.name} ${question.file.lastModified}`} file={question.file} />;
  if (question?.kind === "edit-together") return <EditTogetherDialog {...question} />;
  if (question?.kind === "remove") return <RemoveClaimDialog id={question.id} />;
  return null;
}

/** Loads what prints, and prints once. */
function PrintJob() {
  const { session, dictionary, actors } = useEditor();
  useEffect(() => {
    session.ask(null);
    void import("./print-judgment").then(({ printJudgment }) =>
      printJudgment(session.document(), { dictionary, actors }),
    );
  }, [session, dictionary, actors]);
  return null;
}
