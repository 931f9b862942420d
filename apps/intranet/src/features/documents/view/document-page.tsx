import { Pending } from "../../../controls/pending";
import { stateOf } from "../../../fields/choices/tone";
import { statusField } from "../names";
import "./document-page.css";
import { Button } from "@mantine/core";
import { routeByName } from "@portal/definition";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { get } from "../../../api/client";
import { PageTitle } from "../../../controls/page-title";
import { StateChip } from "../../../fields/choices/choice";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { later } from "../../../loading/later";
import { screenPath } from "../../../shell/navigation/screen-path";
import { useKeys } from "../keys";
import { type Document, keepTitles, kindTitles, personText, secretTitles } from "../names";
import { DocumentActions } from "./document-actions";
import { DocumentSheet } from "./document-sheet";
import { DocumentSide } from "./document-side";
import { FileLinks } from "./file-links";

const TripReport = later(async () => (await import("./trip-report")).TripReport);

/** The list that a document was opened from, in its order. */
interface Opened {
  readonly list: readonly number[];
  readonly type: string;
}

/** A document as its participants read it, and what they may do with it. */
export function DocumentPage() {
  const idx = Number(useParams().id) || 0;
  const turning = useTurning(idx);
  const { data, error, refetch } = useQuery({
    queryKey: ["document", idx],
    queryFn: () => get("/rest/documents/getDocument", { idx }),
    meta: { onRefusal: "log" },
  });
  const client = useQueryClient();
  const isRead = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each document that is read
  useEffect(() => {
    // it is one less that waits to be read, and so is the notice of it
    if (isRead) for (const key of ["header", "notifications"]) void client.invalidateQueries({ queryKey: [key] });
  }, [client, idx, isRead]);
  if (data) {
    return (
      <>
        {/* what somebody was writing about it stays, whatever has become of it meanwhile */}
        {error && (
          <p role="alert" className="document-note">
            {error.message}
          </p>
        )}
        <DocumentView key={idx} document={data} turning={turning} />
      </>
    );
  }
  return (
    <>
      <PageTitle title="전자문서" />
      {error ? (
        <>
          <p role="alert">{error.message}</p>
          <Link to={routeByName("documents-AllDocumentList")}>문서 목록으로</Link>
        </>
      ) : (
        <Pending isError={false} refetch={refetch} />
      )}
    </>
  );
}

function DocumentView({ document, turning }: { document: Document; turning: Turning }) {
  const { idx, kind, title, body, data, names, drafter, line, submitted_at, attached, parent, files } = document;
  const known = { names, files: Object.fromEntries(files.map((file) => [file.idx, file])) };
  const { before, next, turn, back } = turning;
  return (
    <article className="document">
      <PageTitle title={title || "(제목 없음)"}>
        <nav aria-label="문서 이동" className="document-turn">
          <Link to={back}>목록</Link>
          <Button size="compact-sm" variant="default" disabled={before === null} onClick={() => turn(-1)}>
            이전
          </Button>
          <Button size="compact-sm" variant="default" disabled={next === null} onClick={() => turn(1)}>
            다음
          </Button>
        </nav>
      </PageTitle>
      {document.is_audit && <p className="document-note">감사 열람입니다. 열람한 사실이 기록됩니다.</p>}
      <DocumentActions document={document} next={next} />
      <div className="document-columns">
        <DocumentSheet
          kind={kind}
          title={title}
          drafter={drafter}
          submitted={submitted_at}
          line={line}
          facts={factsOf(document)}
          data={data}
          body={body}
          known={known}
          document={idx}
        >
          {attached.length > 0 && (
            <section aria-label="첨부">
              <h4>첨부 {attached.length}</h4>
              <FileLinks document={idx} files={attached} known={known.files} />
            </section>
          )}
          {parent && (
            <section aria-label="관련문서">
              <h4>관련문서</h4>
              <Link to={screenPath("documents-document-id", { id: parent.idx })}>
                {parent.doc_no ?? kindTitles[parent.kind]} {parent.title}
              </Link>
            </section>
          )}
          {kind === "D5" && document.status === "done" && (
            <Suspense>
              <TripReport document={idx} />
            </Suspense>
          )}
        </DocumentSheet>
        <DocumentSide document={document} />
      </div>
    </article>
  );
}

function factsOf(document: Document): [string, ReactNode][] {
  const { doc_no, drafter, office_name, wdate, submitted_at, done_at, status, secret, keep_years, rev } = document;
  return [
    ["문서번호", doc_no ?? "결재 완료 시 부여"],
    ["상태", <StateChip key="state" {...stateOf(statusField, status)} />],
    ["기안자", personText(drafter)],
    ["부서", [office_name, drafter.team_name].filter(Boolean).join(" ")],
    ["기안일", seoulTime(submitted_at ?? wdate)],
    ["완료일", done_at ? seoulTime(done_at) : "–"],
    ["보존연한", keepTitles[keep_years]],
    ["공개범위", secretTitles[secret] + (rev > 1 ? ` · ${rev}차 상신` : "")],
  ];
}

type Turning = ReturnType<typeof useTurning>;

/**
 * The documents before and after this one in the list that it was opened from, and the way to them, also by j and k:
 * whoever presses them while a document is still on its way goes on from there.
 */
function useTurning(idx: number) {
  const state = useLocation().state as Partial<Opened> | null;
  const navigate = useNavigate();
  const goal = useRef(idx);
  useLayoutEffect(() => {
    goal.current = idx;
  }, [idx]);
  const list = state?.list ?? [];
  const besides = (one: number, by: 1 | -1) => (list.includes(one) && list[list.indexOf(one) + by]) || null;
  const turn = (by: 1 | -1) => {
    const other = besides(goal.current, by);
    if (other === null) return;
    goal.current = other;
    void navigate(screenPath("documents-document-id", { id: other }), { state });
  };
  useKeys({ j: () => turn(1), k: () => turn(-1) });
  return {
    before: besides(idx, -1),
    next: besides(idx, 1),
    turn,
    back: `${routeByName("documents-AllDocumentList")}${state?.type ? `?doc_type=${state.type}` : ""}`,
  };
}
