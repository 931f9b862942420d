import "./magazine.css";
import { Button } from "@mantine/core";
import type { ListScreen, ViewScreen } from "@portal/definition";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router-dom";
import { today } from "../../controls/dates/today";
import { addressOf } from "../../controls/files/files-input";
import { OutsideLink } from "../../controls/outside-link";
import { Skeleton } from "../../controls/pending";
import { choiceLabel } from "../../fields/definitions";
import { later } from "../../loading/later";
import { ListPage } from "../../screens/list/list-page";
import type { ReadAnswer, Row } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { nextIssue } from "./next-issue";

const PdfViewer = later(async () => (await import("../../controls/files/pdf-viewer")).PdfViewer);
const folder = "/resourcemanagement/magazinemanagement";

/** Magazines by their covers. */
export function MagazineListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} card={magazineCard} />;
}

function magazineCard(row: Row) {
  const { cover, title, issue, kind, publish_date, is_open } = row;
  return (
    <span className="magazine-card">
      {cover ? (
        <img src={addressOf(Number(cover), true)} alt="" loading="lazy" />
      ) : (
        <span className="magazine-no-cover" aria-hidden="true">
          {String(issue)}
        </span>
      )}
      <strong>
        {String(title)} {String(issue)}
      </strong>
      <span className="magazine-facts">
        <span>{choiceLabel("magazine", "kind", kind)}</span>
        <span>{String(publish_date)}</span>
        <span>조회 {Number(row.readers) || 0}</span>
        {is_open === false && <span>비공개</span>}
      </span>
    </span>
  );
}

interface Beside {
  readonly before?: Issue | null;
  readonly after?: Issue | null;
}

interface Issue {
  readonly idx: number;
  readonly issue: string;
}

/** An issue, to be read: its pages, and the issues before and after it. */
export function MagazineViewPage({ screen }: { screen: ViewScreen }) {
  return <ViewPage screen={screen} above={(read) => <Ways read={read} />} below={(read) => <Pages read={read} />} />;
}

function Ways({ read }: { read: ReadAnswer }) {
  const { before, after } = read.extra as Beside;
  const { record, may } = read;
  return (
    <nav className="magazine-ways" aria-label="같은 매거진의 다른 호">
      {before && <WayTo to={`view/${before.idx}`}>이전 호 {before.issue}</WayTo>}
      {after && <WayTo to={`view/${after.idx}`}>다음 호 {after.issue}</WayTo>}
      {may.change && (
        <>
          <WayTo to={`mod/${Number(record.idx)}`}>배포 등록</WayTo>
          <WayTo to={nextIssue(record, today())}>새 호</WayTo>
        </>
      )}
    </nav>
  );
}

function WayTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={`${folder}${to}`} size="xs" variant="default">
      {children}
    </Button>
  );
}

function Pages({ read: { record, files } }: { read: ReadAnswer }) {
  const pdf = Number(record.pdf) || 0;
  const file = files[String(pdf)];
  return (
    <section className="view-section" aria-label="본문">
      <h2>본문</h2>
      {typeof record.url === "string" && (
        <p>
          <Button component={OutsideLink} href={record.url} size="sm">
            주소에서 보기
          </Button>
        </p>
      )}
      {file && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <PdfViewer idx={pdf} file={file} />
        </Suspense>
      )}
      {!file && !record.url && <p className="list-empty">PDF나 주소가 아직 없습니다. 올리면 공개할 수 있습니다.</p>}
    </section>
  );
}
