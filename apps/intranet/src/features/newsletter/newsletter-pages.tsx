import "./newsletter.css";
import { Button } from "@mantine/core";
import { type FormScreen, screenByName, type ViewScreen } from "@portal/definition";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { useDownload } from "../../api/use-download";
import { addressOf, isPicture } from "../../controls/files/files-input";
import { RowsTable } from "../../controls/lists/rows-table";
import { Skeleton } from "../../controls/pending";
import { later } from "../../loading/later";
import { targetInput } from "../../screens/form/fields/target-input";
import { FormPage } from "../../screens/form/form-page";
import { addressOfRecord } from "../../screens/record-links";
import type { ReadAnswer, Row } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { StageChecks } from "./stage-checks";

const PdfViewer = later(async () => (await import("../../controls/files/pdf-viewer")).PdfViewer);

const stages = ["plan", "write", "design", "proof", "done"];
const route = "ResourceManagement-NewsLetterManagement";

/** An issue as its readers see it, with the way to its stages and to a copy of it. */
export function NewsletterViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      above={({ record }) => (
        <>
          <StageLinks record={record} />
          {record.cover && <img className="nl-cover" src={addressOf(Number(record.cover), true)} alt="표지" />}
        </>
      )}
      below={(read) => <IssuePdf read={read} />}
    />
  );
}

/** A stage of an issue: its checklist, and what belongs to the stage. */
export function NewsletterStagePage({ screen }: { screen: ViewScreen }) {
  const tab = Number(/tab(\d)/.exec(screen.name)?.[1]);
  return (
    <ViewPage
      screen={screen}
      above={(read) => <StageChecks read={read} stage={stages[tab - 1] ?? ""} />}
      below={(read) => (
        <>
          {tab === 2 && <Manuscripts read={read} />}
          {tab === 3 && <Designs read={read} />}
          {tab === 5 && <Reach read={read} />}
          {tab === 5 && <IssuePdf read={read} />}
        </>
      )}
    />
  );
}

/** Whom an issue is for, and its archive. */
export function NewsletterSendForm({ screen }: { screen: FormScreen }) {
  return <FormPage screen={screen} inputs={{ "nl_send.target": targetInput }} />;
}

/** All articles of an issue as one file. */
function Manuscripts({ read: { record } }: { read: ReadAnswer }) {
  const { isLoading, download } = useDownload();
  if (!record.articles) return null;
  const name = `${String(record.issue_no)} 원고.zip`;
  const save = () => void download("/rest/resourcemanagement/getManuscripts", { idx: Number(record.idx) }, name);
  return (
    <div className="screen-actions">
      <Button size="xs" variant="default" loading={isLoading} onClick={save}>
        원고 모두 내려받기 (.zip)
      </Button>
    </div>
  );
}

function StageLinks({ record }: { record: Row }) {
  const idx = Number(record.idx);
  const add = screenByName(`${route}Add`);
  return (
    <nav aria-label="단계" className="screen-actions">
      {["기획", "원고", "디자인", "교정·승인", "발행·아카이브"].map((title, at) => {
        const tab = screenByName(`${route}View_tab${at + 1}-idx`);
        return (
          tab && (
            <Button key={title} component={Link} size="xs" variant="default" to={addressOfRecord(tab, idx)}>
              {title}
            </Button>
          )
        );
      })}
      {add && (
        <Button component={Link} size="xs" variant="default" to={`${add.path}?copy_of=${idx}`}>
          복제
        </Button>
      )}
    </nav>
  );
}

function IssuePdf({ read }: { read: ReadAnswer }) {
  const pdf = Number((read.record.nl_archive as Row | null)?.pdf) || 0;
  const file = read.files[String(pdf)];
  if (!file) return null;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <PdfViewer idx={pdf} file={file} />
    </Suspense>
  );
}

/** The versions of the design beside each other. */
function Designs({ read }: { read: ReadAnswer }) {
  const designs = (read.record.nl_design ?? []) as readonly Row[];
  if (designs.length === 0) return <p className="list-empty">아직 올린 시안이 없습니다. 수정에서 시안을 올리세요.</p>;
  return (
    <section aria-labelledby="nl-designs" className="nl-designs">
      <h2 id="nl-designs">시안 비교</h2>
      <ul>
        {designs.map((design) => {
          const idx = Number(design.file);
          const file = read.files[String(idx)];
          return (
            <li key={Number(design.idx)} className={design.chosen ? "is-chosen" : undefined}>
              <strong>
                {Number(design.version)}차 시안{design.chosen ? " · 확정" : ""}
              </strong>
              {file && isPicture(file.mime) ? (
                <img src={addressOf(idx, true)} alt={`${Number(design.version)}차 시안`} loading="lazy" />
              ) : (
                file && (
                  <Suspense fallback={<Skeleton lines={6} />}>
                    <PdfViewer idx={idx} file={file} isPlain />
                  </Suspense>
                )
              )}
              {design.comment ? <p>{String(design.comment)}</p> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ReachOf {
  readonly offices: readonly { readonly name: string; readonly of: number; readonly read: number }[];
  readonly days: readonly { readonly day: string; readonly read: number }[];
}

/** Who has opened the issue's post, by office and by day. */
function Reach({ read }: { read: ReadAnswer }) {
  const reach = (read.extra as { readonly reach: ReachOf | null }).reach;
  if (!reach) return <p className="list-empty">발행하면 누가 읽었는지 본부와 날짜로 보입니다.</p>;
  const posted = screenByName("CARROTZone-MediaZoneView-idx");
  return (
    <div className="nl-reach">
      {posted && (
        <Link className="nl-posted" to={addressOfRecord(posted, Number((read.record.nl_send as Row).idx_post))}>
          미디어존에서 보기
        </Link>
      )}
      <Figures
        title="본부별 열람"
        heads={["본부", "대상", "열람", "열람률"]}
        rows={reach.offices.map(({ name, of, read: seen }) => [
          name || "소속 없음",
          `${of}명`,
          `${seen}명`,
          of ? `${Math.round((seen / of) * 100)}%` : "–",
        ])}
      />
      <Figures
        title="날짜별 열람"
        heads={["날짜", "처음 읽은 사람"]}
        rows={reach.days.map(({ day, read: seen }) => [day, `${seen}명`])}
      />
    </div>
  );
}

interface FiguresProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

function Figures({ title, heads, rows }: FiguresProps) {
  return (
    <section className="view-section" aria-label={title}>
      <h2>{title}</h2>
      <RowsTable
        label={`${title} 표`}
        empty="아직 읽은 사람이 없습니다."
        columns={heads.map((head, at) => ({ title: head, isNumber: at > 0 }))}
        rows={rows.map((cells) => ({ key: String(cells[0]), cells }))}
      />
    </section>
  );
}
