import "toulmin-editor/styles.css";
import "./annotation-page.css";
import { routeByName } from "@portal/definition";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { readJudgmentHtml, type ToulminDocument, ToulminEditor, type ToulminEditorHandle } from "toulmin-editor";
import { readText } from "../../api/client";
import { saveAs } from "../../api/save-as";
import { tell } from "../../api/tell";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { useAddress } from "../../controls/use-address";
import { useStore } from "../../store";
import { lastDocument, namespaceOf, rememberDocument } from "./last-document";

/** The document that bears no name of its own in the browser's storage. */
const FIRST = "default";

/**
 * The annotation editor in a layout of its own, over the whole window. The address names the open judgment; each person
 * who signs in has their own.
 */
export function AnnotationPage() {
  const person = useStore((state) => state.idx_staff);
  const author = useStore((state) => state.kname);
  return <OpenEditor key={person} namespace={namespaceOf(person)} author={author} />;
}

function OpenEditor({ namespace, author }: { namespace: string | undefined; author: string }) {
  const { text, go } = useAddress();
  const [last] = useState(() => lastDocument(namespace));
  const id = text("document") || (last ?? FIRST);
  const [isMissing, setMissing] = useState(false);
  /** A document that is not here is not what the next visit begins with. */
  const look = ({ blocks }: ToulminDocument) => {
    const isEmpty = blocks.length === 0;
    setMissing(isEmpty && id !== FIRST);
    if (!isEmpty) rememberDocument(id, namespace);
  };
  const editor = useRef<ToulminEditorHandle>(null);
  const [hasUnsavedWork, setHasUnsavedWork] = useState(false);
  const onPicture = useBackClosing(() => editor.current?.closePicture(), hasUnsavedWork);
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
        {isMissing && (
          <p className="annotation-missing">
            이 주소의 문서는 이 브라우저에 없습니다. <Link to={{ search: `document=${FIRST}` }}>처음 문서 열기</Link>
          </p>
        )}
        <ToulminEditor
          ref={editor}
          namespace={namespace}
          author={author}
          theme="system"
          documentId={id}
          initialValue={id === FIRST ? readSampleJudgment : undefined}
          onReady={look}
          {...(isMissing && { onChange: look })}
          onPicture={onPicture}
          onUnsavedWork={setHasUnsavedWork}
          onOpenDocument={(opened) => go({ document: opened })}
        />
      </main>
    </div>
  );
}

/**
 * The browser's Back closes a picture that lies over the page: opening it is a step of the history, which closing it by
 * other means takes back. While leaving the page would be asked about, it is none.
 */
function useBackClosing(close: () => void, isAsked: boolean): (isOpen: boolean) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isStep: boolean = state?.picture === true;
  const wasStep = useRef(isStep);
  useEffect(() => {
    if (wasStep.current && !isStep) close();
    wasStep.current = isStep;
  });
  return (isOpen) => {
    if (isAsked) return;
    if (isOpen) void navigate({ search }, { state: { picture: true } });
    else if (isStep) void navigate(-1);
  };
}

/** The judgment that is shown while nothing is saved. */
async function readSampleJudgment() {
  const html = await readText("/json/text.txt");
  return readJudgmentHtml(html, { court: "한결지방법원", caseNo: "2025고합1041", charge: "살인미수" });
}
