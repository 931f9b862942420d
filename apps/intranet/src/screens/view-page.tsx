import "./screen.css";
import "./view/view.css";
import { Button } from "@mantine/core";
import { type Section, screenByName, type ViewScreen } from "@portal/definition";
import type { ReactNode } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords } from "../api/client";
import { tell } from "../api/tell";
import { PageTitle } from "../controls/page-title";
import type { Query } from "../fields/field-kind";
import { kindOf } from "../fields/kinds";
import { isClosed, isEmpty, ShownField } from "../fields/shown";
import { ask } from "../shell/ask";
import { entityOf, fieldAt, linesAt, nameKeyOf, siblingOf, titleOf, valueIn } from "./definitions";
import { addressOfRecord, type FromList, useFromList } from "./record-links";
import { RecordTrouble } from "./record-trouble";
import { type ReadAnswer, type Row, useRecord, useRefresh } from "./records";
import { SheetButtons } from "./sheets/sheet-buttons";
import { TabStrip } from "./tab-strip";
import { Comments } from "./view/comments";
import { History } from "./view/history";
import { LinesTable } from "./view/lines-table";
import { Moves } from "./view/moves";
import { RelatedRecords } from "./view/related-records";

export interface ViewPageProps {
  screen: ViewScreen;
  above?: (read: ReadAnswer) => ReactNode;
  beside?: (read: ReadAnswer) => ReactNode;
  below?: (read: ReadAnswer) => ReactNode;
}

/** One record, to be read: its moves, files, history and what people say about it. */
export function ViewPage({ screen, above, beside, below }: ViewPageProps) {
  const { idx: inPath } = useParams();
  const [query] = useSearchParams();
  const idx = Number(inPath ?? query.get("idx")) || 0;
  const from = useFromList();
  const list = (from && screenByName(from.list)) ?? siblingOf(screen, "list", "tab-list");
  const { data: read, error, refetch } = useRecord(screen, idx, list && askedOf(list.name, from));
  if (!read) {
    return (
      <div className="record-screen">
        <PageTitle title={titleOf(screen)} />
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const back: FromList | undefined = from ?? (list && { list: list.name, search: "" });
  const backTo = list && `${list.path}${from?.search ?? ""}`;
  return (
    <article className="record-screen record-view">
      <ViewHead screen={screen} read={read} back={back} backTo={backTo} />
      <TabStrip screen={screen} />
      {above?.(read)}
      <div className={beside ? "view-layout has-beside" : "view-layout"}>
        <div className="view-main">
          {screen.view.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
            <ViewSection key={index} section={section} entity={screen.of} read={read} />
          ))}
        </div>
        {beside && <aside className="view-beside">{beside(read)}</aside>}
      </div>
      {below?.(read)}
      <RelatedRecords screen={screen} read={read} />
      {entityOf(screen.of).comments && <Comments entity={screen.of} read={read} />}
      <History entity={screen.of} history={read.history} />
      <nav aria-label="이전과 다음" className="view-turn">
        <Turn screen={screen} idx={read.previous} back={back} label="이전" />
        {backTo && (
          <Link to={backTo} className="view-back">
            목록
          </Link>
        )}
        <Turn screen={screen} idx={read.next} back={back} label="다음" />
      </nav>
    </article>
  );
}

/** What the server is asked of the list that somebody came from: its filters and order. */
function askedOf(screen: string, from: FromList | undefined): Query {
  const { page: _, layout: __, ...asked } = Object.fromEntries(new URLSearchParams(from?.search));
  return { ...asked, screen };
}

interface ViewHeadProps {
  screen: ViewScreen;
  read: ReadAnswer;
  back: FromList | undefined;
  backTo: string | undefined;
}

/** The record's name, who wrote it when, and what can be done with it. */
function ViewHead({ screen, read, back, backTo }: ViewHeadProps) {
  const { record, may } = read;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const edit = siblingOf(screen, "edit", "tab-edit");
  const nameKey = nameKeyOf(screen.of);
  const name = nameKey === undefined ? undefined : record[fieldAt(screen.of, nameKey).column];
  const idx = Number(record.idx);

  async function remove() {
    if (!(await ask("삭제하시겠습니까? 목록에서 보이지 않게 됩니다."))) return;
    try {
      await callRecords(screen.of, "remove", { idx, ver: Number(record.ver) });
      toast.success("삭제하였습니다.");
      void navigate(backTo ?? "/main", { replace: true });
      await refresh(screen.of);
    } catch (error) {
      tell(error);
    }
  }

  return (
    <>
      {typeof name === "string" && <p className="view-kind">{titleOf(screen)}</p>}
      <PageTitle title={typeof name === "string" && name !== "" ? name : titleOf(screen)}>
        <div className="screen-actions">
          <Moves entity={screen.of} read={read} />
          {may.change && edit && (
            <Button
              size="xs"
              variant="default"
              onClick={() => void navigate(addressOfRecord(edit, idx), { ...(back && { state: back }) })}
            >
              수정
            </Button>
          )}
          {may.remove && (
            <Button size="xs" variant="default" onClick={() => void remove()}>
              삭제
            </Button>
          )}
          <SheetButtons entity={screen.of} names={may.sheets} idxs={[idx]} />
          <Button size="xs" variant="default" onClick={() => void copyLink()}>
            링크 복사
          </Button>
          <Button size="xs" variant="default" onClick={() => window.print()}>
            인쇄
          </Button>
        </div>
      </PageTitle>
    </>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast.success("링크를 복사하였습니다.");
  } catch {
    toast.error("링크를 복사하지 못했습니다. 주소창의 주소를 복사해 주세요.");
  }
}

interface ViewSectionProps {
  section: Section;
  entity: string;
  read: ReadAnswer;
}

/** Fields with their labels; long ones and lines take the whole width. */
function ViewSection({ section: { title, fields }, entity, read }: ViewSectionProps) {
  const { record } = read;
  const isLines = (key: string) => entityOf(entity).parts?.[key] !== undefined;
  const facts = fields
    .filter((key) => !isLines(key))
    .map((key) => fieldAt(entity, key))
    .filter((placed) => !isClosed(record, placed));
  const lineKeys = fields.filter((key) => isLines(key) && key in record);
  const shown = facts.filter((placed) => !isSaidOnce(placed.field.kind) || !isEmpty(valueIn(record, placed)));
  if (shown.length === 0 && lineKeys.length === 0) return null;
  return (
    <section className="view-section" aria-label={title}>
      {title && <h2>{title}</h2>}
      {shown.length > 0 && (
        <dl>
          {shown.map((placed) => (
            <div key={placed.key} className={kindOf(placed.field).isWide ? "is-wide" : undefined}>
              {/* a body of text is known as such */}
              <dt className={placed.field.kind === "html" ? "only-read" : undefined}>{placed.field.label}</dt>
              <dd>
                <ShownField placed={placed} record={record} known={read} as="View" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lineKeys.map((part) => {
        const lines = linesAt(entity, part);
        const value = record[part];
        return (
          lines && (
            <LinesTable
              key={part}
              title={entityOf(part).title}
              fields={lines.fields}
              totals={lines.totals}
              lines={Array.isArray(value) ? (value as Row[]) : value ? [value as Row] : []}
              known={read}
            />
          )
        );
      })}
    </section>
  );
}

/** Kinds that a page is silent about when there is none. */
function isSaidOnce(kind: string): boolean {
  return ["html", "longText", "file", "files", "checklist"].includes(kind);
}

interface TurnProps {
  screen: ViewScreen;
  idx: number | null;
  back: FromList | undefined;
  label: string;
}

function Turn({ screen, idx, back, label }: TurnProps) {
  if (idx === null) return <span className="view-turn-none">{label}</span>;
  return (
    <Link to={addressOfRecord(screen, idx)} {...(back && { state: back })}>
      {label}
    </Link>
  );
}
