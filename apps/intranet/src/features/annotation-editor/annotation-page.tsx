import "toulmin-editor/styles.css";
import "./annotation-page.css";
import { routeByName } from "@portal/definition";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { readJudgmentHtml, ToulminEditor, type ToulminEditorHandle } from "toulmin-editor";
import { readText } from "../../api/client";
import { saveAs } from "../../api/save-as";
import { tell } from "../../api/tell";
import { useUnsaved } from "../../shell/unsaved";
import { lastDocument, rememberDocument } from "./last-document";

/** The document that bears no name of its own in the browser's storage. */
const FIRST = "default";

/** The annotation editor in a layout of its own, over the whole window. The address names the open judgment. */
export function AnnotationPage() {
  const [search, setSearch] = useSearchParams();
  const [last] = useState(lastDocument);
  const id = search.get("document") ?? last ?? FIRST;
  useEffect(() => rememberDocument(id), [id]);
  const editor = useRef<ToulminEditorHandle>(null);
  const [hasUnsavedWork, setHasUnsavedWork] = useState(false);
  useUnsaved(hasUnsavedWork, "page", () => {
    editor.current?.exportAs("native").then((file) => saveAs(file, file.name), tell);
  });
  return (
    <div className="annotation-layout">
      <nav aria-label="인트라넷">
        <Link to={routeByName("main")}>← 메인</Link>
      </nav>
      <main>
        <h1 className="annotation-heading">판결문 논증 편집기</h1>
        <ToulminEditor
          ref={editor}
          theme="system"
          documentId={id}
          initialValue={id === FIRST ? readSampleJudgment : undefined}
          onUnsavedWork={setHasUnsavedWork}
          onOpenDocument={(opened) => setSearch({ document: opened })}
        />
      </main>
    </div>
  );
}

/** The judgment that is shown while nothing is saved. */
async function readSampleJudgment() {
  const html = await readText("/json/text.txt");
  return readJudgmentHtml(html, { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" });
}
