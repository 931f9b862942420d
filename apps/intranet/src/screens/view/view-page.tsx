import "../../controls/screen.css";
import "./view.css";
import { type ListScreen, screenByName, type ViewScreen } from "@portal/definition";
import type { ReactNode } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { CallError } from "../../api/client";
import { copyText } from "../../controls/copy-text";
import type { Query } from "../../controls/field-kind";
import { PageTitle } from "../../controls/page-title";
import { useAddress } from "../../controls/use-address";
import { fieldAt, recordName } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { screensOf, siblingOf, titleOf } from "../../fields/siblings";
import { addressOfRecord, type FromList, useFromList, withQuery } from "../record-links";
import { RecordTrouble } from "../record-trouble";
import { type ReadAnswer, useRecord } from "../records";
import { ScreenTabs } from "../screen-tabs";
import { Comments } from "./comments";
import { History } from "./history";
import type { MoreActions } from "./moves";
import { RecordActions } from "./record-actions";
import { RelatedRecords } from "./related-records";
import { RoundLine } from "./round-line";
import { ViewSections } from "./view-section";

export interface ViewPageProps {
  screen: ViewScreen;
  above?: (read: ReadAnswer) => ReactNode;
  beside?: (read: ReadAnswer) => ReactNode;
  below?: (read: ReadAnswer) => ReactNode;
  /** Buttons of what one mostly does with it beside the steps of its flow. */
  actions?: (read: ReadAnswer) => ReactNode;
  /** What else can be done, in the menu. */
  more?: (read: ReadAnswer) => MoreActions;
}

/** One record, to be read: its moves, files, history and what people say about it. */
export function ViewPage({ screen, above, beside, below, actions, more }: ViewPageProps) {
  const { idx: inPath, id } = useParams();
  const { params: query } = useAddress();
  const navigate = useNavigate();
  const named = inPath ?? id ?? query.get("idx");
  // a page that is opened without a record is one's own latest
  const idx = named === null ? undefined : Number(named) || 0;
  const from = useFromList();
  const sibling = siblingOf(screen, "list", "tab-list") as ListScreen | undefined;
  const cameFrom = from && (screensOf(screen.of).find(({ name }) => name === from.list) ?? screenByName(from.list));
  const list = cameFrom ?? sibling;
  const { data: read, error, refetch } = useRecord(screen, idx, list && askedOf(list.name, from));
  const begin = list?.path.includes(":idx") ? undefined : list?.path;
  if (!read && begin && idx === undefined && error instanceof CallError && error.err === 404) {
    return <Navigate to={begin} replace />;
  }
  if (!read) {
    return (
      <div className="record-screen">
        <PageTitle title={titleOf(screen)} />
        <RecordTrouble
          error={error}
          onRetry={() => void refetch()}
          onMerged={(into) =>
            void navigate(addressOfRecord(screen, into), { replace: true, ...(from && { state: from }) })
          }
        />
      </div>
    );
  }
  const back: FromList | undefined = from ?? (list && { list: list.name, search: "" });
  const of = from?.below?.[1] ?? (sibling?.below && read.record[fieldAt(screen.of, sibling.below).column]);
  const side = beside?.(read);
  const path = begin ?? (list && of ? addressOfRecord(list, Number(of)) : undefined);
  const backTo = path && withQuery({ path }, from?.search ?? "");
  return (
    <article className="record-screen record-view">
      <ViewHead screen={screen} read={read} back={back} backTo={backTo} actions={actions?.(read)} more={more?.(read)} />
      <ScreenTabs screen={screen} />
      <RoundLine entity={screen.of} read={read} />
      {above?.(read)}
      <div className={side ? "view-layout has-beside" : "view-layout"}>
        <div className="view-main">
          <ViewSections sections={screen.view} entity={screen.of} read={read} />
        </div>
        {side && <aside className="view-beside">{side}</aside>}
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
  return { ...asked, ...(from?.below && Object.fromEntries([from.below])), screen };
}

interface ViewHeadProps {
  screen: ViewScreen;
  read: ReadAnswer;
  back: FromList | undefined;
  backTo: string | undefined;
  actions: ReactNode;
  more: MoreActions | undefined;
}

/** The record's name, who wrote it when, and what can be done with it. */
function ViewHead({ screen, read, back, backTo, actions, more = [] }: ViewHeadProps) {
  const navigate = useNavigate();
  const name = recordName(screen.of, read.record);
  const idx = Number(read.record.idx);
  const edit = siblingOf(screen, "edit", "tab-edit");

  return (
    <>
      {name !== undefined && <p className="view-kind">{titleOf(screen)}</p>}
      <PageTitle title={name || titleOf(screen)}>
        <div className="screen-actions">
          <RecordActions
            of={screen.of}
            read={read}
            ways={screen.ways}
            actions={actions}
            onEdit={edit && (() => void navigate(addressOfRecord(edit, idx), { ...(back && { state: back }) }))}
            onRemoved={() => void navigate(backTo ?? "/main", { replace: true })}
            onMerged={(into) =>
              void navigate(addressOfRecord(screen, into), { replace: true, ...(back && { state: back }) })
            }
            more={[
              ...more,
              {
                title: "링크 복사",
                onClick: () => void copyText(location.href, "링크", "주소창의 주소를 복사하세요."),
              },
              { title: "인쇄", onClick: () => window.print() },
            ]}
          />
        </div>
      </PageTitle>
    </>
  );
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
