import { createDocument } from "toulmin-editor/core";
import { WithPrecedents } from "./own-element";

/** The judgment is made on the server, as the README says. */
export default function Page() {
  const judgment = createDocument({
    blocks: [{ kind: "paragraph", text: "피고인은 과도로 피해자를 찔렀다. 따라서 살해의 고의가 인정된다." }],
  });
  return <WithPrecedents judgment={judgment} />;
}
