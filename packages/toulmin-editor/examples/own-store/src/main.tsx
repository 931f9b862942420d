import { createRoot } from "react-dom/client";
import { createDocument, ToulminEditor } from "toulmin-editor";
import "toulmin-editor/styles.css";
import { createRestStore } from "./rest-store";

/** What is shown where the server has nothing yet. */
const judgment = createDocument({
  title: { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" },
  blocks: [{ kind: "paragraph", text: "피고인은 과도로 피해자를 찔렀다. 따라서 살해의 고의가 인정된다." }],
});

const root = document.getElementById("root");
if (!root) throw new Error("no #root");
createRoot(root).render(
  <ToulminEditor storage={createRestStore("/documents")} documentId="2025고합1041" initialValue={judgment} />,
);
