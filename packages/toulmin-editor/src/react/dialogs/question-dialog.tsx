import { useEffect } from "react";
import type { Dictionary } from "../../locales/ko";
import type { Question } from "../../session/state";
import { later, laterCode } from "../controls/later";
import { useEditor, useSessionState } from "../provider/editor-context";
import { Part } from "../provider/part";

/** With the formats, which are loaded when a file is to be read. */
const ImportDialog = later(async () => (await import("./import-dialog")).ImportDialog);

const DocumentsDialog = later(async () => (await import("../documents/documents-dialog")).DocumentsDialog);
const EditTogetherDialog = later(async () => (await import("./edit-together-dialog")).EditTogetherDialog);
const ResetDialog = later(async () => (await import("./confirm-dialogs")).ResetDialog);
const SortDialog = later(async () => (await import("./confirm-dialogs")).SortDialog);
const RemoveClaimDialog = later(async () => (await import("./confirm-dialogs")).RemoveClaimDialog);

/** Asks what the session needs to know before it goes on. */
export function QuestionDialog() {
  const { session, dictionary } = useEditor();
  const question = useSessionState((state) => state.question);
  if (!question) return null;
  return (
    <Part key={question.kind} name={nameOf(question, dictionary)} onClose={() => session.ask(null)}>
      <Asked question={question} />
    </Part>
  );
}

function nameOf({ kind }: Question, dictionary: Dictionary): string {
  const names = {
    reset: dictionary.reset.title,
    print: dictionary.picture.print,
    sort: dictionary.sort.title,
    documents: dictionary.documents.label,
    import: dictionary.formats.open,
    "edit-together": dictionary.together.apply,
    remove: dictionary.attributes.remove,
  };
  return names[kind];
}

function Asked({ question }: { question: Question }) {
  if (question.kind === "reset") return <ResetDialog />;
  if (question.kind === "print") return <PrintJob />;
  if (question.kind === "sort") return <SortDialog />;
  if (question.kind === "documents") return <DocumentsDialog />;
  if (question.kind === "import")
    return <ImportDialog key={`${question.file.name} ${question.file.lastModified}`} {...question} />;
  if (question.kind === "edit-together") return <EditTogetherDialog {...question} />;
  return <RemoveClaimDialog id={question.id} />;
}

const loadPrinting = laterCode(() => import("../pictures/print-judgment"));

/** Loads what prints, and prints once. */
function PrintJob() {
  const { session, dictionary, actors } = useEditor();
  useEffect(() => {
    session.ask(null);
    loadPrinting().then(
      ({ printJudgment }) => printJudgment(session.document(), { dictionary, actors }),
      () => session.tell({ kind: "not-loaded" }),
    );
  }, [session, dictionary, actors]);
  return null;
}
