import { createDocument, ToulminEditor } from "toulmin-editor";
import "toulmin-editor/styles.css";

const judgment = createDocument({
  title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
  blocks: [{ kind: "paragraph", text: "피고인은 과도로 피해자를 찔렀다. 따라서 살해의 고의가 인정된다." }],
});

export const App = () => (
  <div style={{ height: "100vh" }}>
    <ToulminEditor initialValue={judgment} documentId="2025고합1041" />
  </div>
);
