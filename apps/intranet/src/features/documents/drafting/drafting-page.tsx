import { type DocumentKind, documentKinds, formByKind } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { get } from "../../../api/client";
import { PageTitle } from "../../../controls/page-title";
import { Pending } from "../../../controls/pending";
import { loadModule } from "../../../fields/modules";
import { screenPath } from "../../../shell/navigation/screen-path";
import { requestFrom } from "../sales/request-from";
import { type Begun, begunAgain, begunFrom, prefillFrom } from "./draft";
import { DraftForm } from "./draft-form";

/** Writes a document: a new one of the form that the address names, or one again. */
export function DraftingPage() {
  const { pathname, search, key } = useLocation();
  const { id } = useParams();
  const kind = id === undefined ? kindAt(pathname) : undefined;
  // read once: what is written must not be taken from under the person
  const [query] = useState(() => new URLSearchParams(search));
  const idx = Number(id ?? query.get("draft")) || 0;
  const { data, error, refetch } = useQuery({
    queryKey: ["draft", kind ?? "", idx, key],
    queryFn: async () => {
      // the inputs of a form's lines ask for the entity that they belong to
      await loadModule("approval-core");
      return idx === 0 && kind ? begin(kind, query) : again(idx);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { onRefusal: "log" },
  });
  if (error) return <Trouble message={error.message} />;
  if (!data) {
    return (
      <>
        <PageTitle title={kind ? formByKind(kind).title : "문서 수정"} />
        <Pending isError={false} refetch={refetch} />
      </>
    );
  }
  if (!data.mayEdit)
    return <Trouble message="지금은 고칠 수 없는 문서입니다. 결재 중이면 먼저 회수하세요." idx={idx} />;
  return <DraftForm key={`${data.draft.kind} ${idx}`} begun={data} />;
}

type Loaded = Begun & { readonly mayEdit: boolean };

async function begin(kind: DocumentKind, query: URLSearchParams): Promise<Loaded> {
  const from = Number(query.get("copy") ?? query.get("from")) || 0;
  const start = await get("/rest/documents/startDocument", {
    kind,
    from,
    course: Number(query.get("course")) || 0,
    spent: query.get("spent") ?? "",
    spent_idx: Number(query.get("of")) || 0,
  });
  const { prefill, names } = kind === "SALES" ? await requestFrom(query) : { prefill: {}, names: {} };
  const begun = begunFrom(kind, start, { ...prefill, ...prefillFrom(kind, query) });
  return { ...begun, known: { ...begun.known, names: { ...begun.known.names, ...names } }, mayEdit: true };
}

async function again(idx: number): Promise<Loaded> {
  const document = await get("/rest/documents/getDocument", { idx });
  return { ...begunAgain(document), mayEdit: document.may.edit };
}

/** The form that is written at an address. */
function kindAt(pathname: string): DocumentKind | undefined {
  const at = pathname.toLowerCase().replace(/\/$/, "");
  return documentKinds.find((kind) => screenPath(formByKind(kind).screens.add).toLowerCase() === at);
}

function Trouble({ message, idx = 0 }: { message: string; idx?: number }) {
  return (
    <>
      <PageTitle title="기안" />
      <p role="alert">{message}</p>
      {idx > 0 ? (
        <Link to={screenPath("documents-document-id", { id: idx })}>문서 보기</Link>
      ) : (
        <Link to={screenPath("documents-DraftingAdd")}>양식 선택으로</Link>
      )}
    </>
  );
}
