import { useQuestion } from "../controls/dialogs/ask";
import { Confirm } from "../controls/dialogs/confirm";

/** The yes-or-no question that waits for an answer, as the staff layout shows it. */
export function Asked() {
  const { question } = useQuestion();
  return question && <Confirm question={question} />;
}
