import { Button } from "@mantine/core";
import deptInbox from "@portal/definition/documents/dept-inbox";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { post } from "../../../api/client";
import { useSending } from "../../../api/use-sending";
import { CalledWords } from "../../../controls/inputs/called-words";
import { MentionInput, nothingSaid, sent } from "../../../controls/inputs/mention-input";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { screenPath } from "../../../shell/navigation/screen-path";
import { type Document, kindTitles, personText, roleTitles, stepTitles } from "../names";
import { nameOf } from "./approval-grid";
import { DocumentHistory } from "./document-history";

/** What was said about a document, what came of it, and what happened to it. */
export function DocumentSide({ document }: { document: Document }) {
  const { line, comments, results, children, received, revisions, readers, history } = document;
  const opinions = line.filter(({ opinion }) => opinion);
  return (
    <aside className="document-side" aria-label="의견과 이력">
      <Part title={`의견 ${opinions.length + comments.length}`}>
        <ul>
          {opinions.map((step) => (
            <li key={`step ${step.idx}`}>
              <b>{step.acted_by ? personText(step.acted_by) : nameOf(step)}</b>{" "}
              <span className="doc-small">
                {stepTitles[step.status]} {step.acted_at && seoulTime(step.acted_at)}
              </span>
              <p>{step.opinion}</p>
            </li>
          ))}
          {comments.map(({ idx, staff, content, mentions, wdate }) => (
            <li key={idx}>
              <b>{personText(staff)}</b> <span className="doc-small">{seoulTime(wdate)}</span>
              <p>
                <CalledWords text={content} names={mentions.map(({ name }) => name)} />
              </p>
            </li>
          ))}
        </ul>
        {document.may.comment && <CommentForm idx={document.idx} />}
      </Part>
      {results.length > 0 && (
        <Part title="처리 결과">
          <ul>
            {results.map(({ title, note, path }) => (
              <li key={title + path}>
                <Link to={path}>{title}</Link> {note}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {received.length > 0 && (
        <Part title="수신 부서">
          <ul>
            {received.map(({ team_name, handler, status, due, note }) => (
              <li key={team_name}>
                <b>{team_name}</b> {inboxTitles[status] ?? status}
                <span className="doc-small">
                  {handler && ` ${handler}`} {due && ` 기한 ${due}`}
                </span>
                {note && <p>{note}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {children.length > 0 && (
        <Part title="이어진 문서">
          <ul>
            {children.map(({ idx, kind, title }) => (
              <li key={idx}>
                <Link to={screenPath("documents-document-id", { id: idx })}>
                  {kindTitles[kind]} {title}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {revisions.map(({ rev, title, submitted_at, line: steps }) => (
        <details key={rev}>
          <summary>
            {rev}차 상신 ({seoulTime(submitted_at).slice(0, 10)}) {title}
          </summary>
          <ul>
            {steps.map((step) => (
              <li key={step.idx}>
                {roleTitles[step.role]} {nameOf(step)}: {stepTitles[step.status]}
                {step.opinion && <p>{step.opinion}</p>}
              </li>
            ))}
          </ul>
        </details>
      ))}
      <DocumentHistory history={history} />
      <details>
        <summary>열람 {readers.length}명</summary>
        <ul>
          {readers.map(({ staff, read_at }) => (
            <li key={staff.idx}>
              {personText(staff)} <span className="doc-small">{seoulTime(read_at)}</span>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

const inboxTitles: Readonly<Record<string, string>> = deptInbox.entities.doc_inbox.fields.status.options;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function CommentForm({ idx }: { idx: number }) {
  const client = useQueryClient();
  const [said, setSaid] = useState(nothingSaid);
  const form = useRef<HTMLDivElement>(null);
  const { isSending, send } = useSending();
  async function add() {
    await post("/rest/documents/addComment", { idx, ...sent(said) });
    setSaid(nothingSaid);
    // the button is switched off with nothing written
    form.current?.querySelector("textarea")?.focus();
    await client.invalidateQueries({ queryKey: ["document", idx] });
  }
  return (
    <div ref={form} className="doc-stack">
      <MentionInput
        label="의견 남기기"
        placeholder="의견 남기기. @이름으로 부릅니다."
        maxLength={2000}
        value={said}
        onChange={setSaid}
      />
      <Button
        size="xs"
        variant="default"
        disabled={said.text.trim() === ""}
        loading={isSending}
        onClick={() => void send(add)}
      >
        의견 등록
      </Button>
    </div>
  );
}
