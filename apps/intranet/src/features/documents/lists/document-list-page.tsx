import { Button } from "@mantine/core";
import { routeByName } from "@portal/definition";
import { type DocumentListType, documentLists } from "@portal/definition/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { get, post } from "../../../api/client";
import { useHeaderInfo } from "../../../api/reads";
import { today } from "../../../controls/dates/today";
import { nothingText } from "../../../controls/lists/nothing-text";
import { Paging } from "../../../controls/lists/paging";
import { totalText } from "../../../controls/lists/total-text";
import { PageTitle } from "../../../controls/page-title";
import { TabStrip } from "../../../controls/tabs/tab-strip";
import { type Address, useAddress } from "../../../controls/use-address";
import { StateChip } from "../../../fields/choices/choice";
import { stateOf } from "../../../fields/choices/tone";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { later } from "../../../loading/later";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { isOpen } from "../../../shell/navigation/is-open";
import { screenPath } from "../../../shell/navigation/screen-path";
import { SettingsLink } from "../../../shell/navigation/settings-link";
import { LeaveCancellations } from "../../../shell/todo/leave-cancellations";
import { type DocumentRow, kindTitles, personText, screenOf, statusField } from "../names";
import { wonText } from "../won";
import { BatchApprove } from "./batch-approve";
import { amounts, choice, Filters, isNarrowed, period, units } from "./filters";
import { useDoing } from "./reading";
import { type Column, RowLink, Table } from "./table";
import { withUnits } from "./with-units";

const LineTemplates = later(async () => (await import("../line/line-templates")).LineTemplates);
const Delegations = later(async () => (await import("./delegations")).Delegations);

const titles = Object.entries(documentLists) as [DocumentListType, string][];
/** Whoever answers for a unit or for the money has its documents, too. */
const isShown = (type: DocumentListType) => type !== "U1" || isOpen("documents-AllStatisticsList");

/** The documents that wait for me, those I am in, and my own, by tab. */
export function DocumentListPage() {
  const address = useAddress();
  const { query } = address;
  const type = titles.find(([each]) => each === query.doc_type)?.[0] ?? "T1";
  const page = address.number("page") || 1;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<"lines" | "delegations" | null>(null);
  // who goes on leave comes with the days, and with whom they have named
  const { delegate, since = "", until = "", ...narrowed } = query;
  const asked = { ...withUnits(narrowed), doc_type: type };
  const offered = delegate === undefined ? undefined : { who: Number(delegate) || null, from: since, to: until };
  const { data, isError, refetch } = useQuery({
    queryKey: ["documents", asked],
    queryFn: () => get("/rest/documents/getDocumentList", asked),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "tell" },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen belongs to one list
  useEffect(() => setChosen(new Set()), [type, page]);
  const rows = data?.list;
  const batch = rows?.filter(({ idx }) => chosen.has(idx)) ?? [];

  return (
    <>
      <PageTitle title="전체 문서">
        <span className="doc-actions">
          <SettingsLink to="documents-ApprovalRules" title="전결규정" />
          <SettingsLink to="documents-ApprovalExceptions" title="전결 예외" />
          <DownloadMenu
            path="/rest/documents/exportDocumentList"
            query={asked}
            name={`${documentLists[type]} ${today()}`}
          />
          <Button size="xs" variant="default" onClick={() => setDialog("lines")}>
            개인결재선
          </Button>
          <Button size="xs" variant="default" onClick={() => setDialog("delegations")}>
            결재 위임
          </Button>
          <Button size="xs" component={Link} to={routeByName("documents-DraftingAdd")}>
            기안하기
          </Button>
        </span>
      </PageTitle>
      <TabStrip label="문서함">
        {titles
          .filter(([each]) => isShown(each))
          .map(([each, title]) => (
            <Link key={each} to={`?doc_type=${each}`} aria-current={each === type ? "page" : undefined}>
              {title}
            </Link>
          ))}
      </TabStrip>
      {type === "T1" && <LeaveCancellations />}
      <DocumentFilters address={address} />
      <div className="doc-list-head">
        <p role="status">{data ? totalText(data) : isError ? "불러오지 못했습니다." : "불러오는 중…"}</p>
        {type === "T1" && <BatchApprove rows={batch} onDone={() => setChosen(new Set())} />}
        {type === "T3" && <ReadAll />}
        {isError && !data && (
          <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
            다시 시도
          </Button>
        )}
      </div>
      <Table<DocumentRow>
        label={documentLists[type]}
        rows={rows}
        columns={columnsOf(type, rows ?? [])}
        keyOf={({ idx }) => idx}
        address={address}
        isBold={({ is_unread }) => is_unread}
        empty={isNarrowed(address, ["doc_type"]) ? nothingText("문서", true) : (emptyTexts[type] ?? "문서가 없습니다.")}
        selection={
          type === "T1"
            ? { chosen, onChange: setChosen, nameOf: ({ is_batch, title }) => (is_batch ? title : undefined) }
            : undefined
        }
      />
      <Paging page={page} total={data?.total} onChange={(next) => address.look({ page: next === 1 ? "" : next })} />
      <Suspense>
        {dialog === "lines" && <LineTemplates onClose={() => setDialog(null)} />}
        {(dialog === "delegations" || offered) && (
          <Delegations
            offered={offered}
            onClose={() => {
              setDialog(null);
              if (offered) address.change({ delegate: "", since: "", until: "" });
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Notes of all that I am to know of that I have read it. */
function ReadAll() {
  const unread = useHeaderInfo()?.referenced.count ?? 0;
  const run = useDoing("documents", "notifications");
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={unread === 0}
      onClick={() => void run(() => post("/rest/documents/readReferences", {}), "모두 읽음으로 표시했습니다.")}
    >
      모두 읽음
    </Button>
  );
}

const emptyTexts: Partial<Record<DocumentListType, string>> = {
  T1: "결재할 문서가 없습니다.",
  D1: "임시저장한 문서가 없습니다.",
};

const places = {
  "": "제목·본문·번호·기안자",
  title: "제목",
  body: "본문",
  doc_no: "문서번호",
  drafter: "기안자",
};

function DocumentFilters({ address }: { address: Address }) {
  return (
    <Filters
      address={address}
      kept={["doc_type"]}
      words="제목, 본문, 문서번호, 기안자"
      filters={[
        choice(address, { name: "kind", label: "양식", options: kindTitles }),
        period(address),
        amounts(address),
        ...units(address),
        choice(address, { name: "field", label: "찾는 곳", isNeeded: true, options: places }),
      ]}
    />
  );
}

/** The page that a row opens: drafts are written on, the others read. */
export function addressOf({ idx, kind, status }: Pick<DocumentRow, "idx" | "kind" | "status">): string {
  return screenPath(status === "draft" ? screenOf(kind, false) : "documents-document-id", { id: idx });
}

function columnsOf(type: DocumentListType, rows: readonly DocumentRow[]): Column<DocumentRow>[] {
  const list = rows.map(({ idx }) => idx);
  const isMine = type.startsWith("D");
  return [
    ...(["P2", "T3", "U1"].includes(type)
      ? [{ title: "문서번호", cell: ({ doc_no }: DocumentRow) => doc_no ?? "–" }]
      : []),
    { title: "양식", sort: "kind", cell: ({ kind }) => kindTitles[kind] },
    {
      title: "제목",
      sort: "title",
      isHead: true,
      cell: (row) => (
        <>
          <RowLink to={addressOf(row)} state={{ list, type }}>
            {row.title || "(제목 없음)"}
          </RowLink>{" "}
          <Marks row={row} />
        </>
      ),
    },
    { title: "금액", sort: "amount", isNumber: true, cell: ({ amount }) => amount !== null && wonText(amount) },
    ...(isMine
      ? []
      : [
          { title: "기안자", sort: "drafter", cell: ({ drafter }: DocumentRow) => personText(drafter) },
          { title: "부서", cell: ({ drafter }: DocumentRow) => drafter.team_name },
        ]),
    {
      title: isMine ? "저장일" : "기안일",
      sort: "submitted_at",
      cell: ({ submitted_at }) => seoulTime(submitted_at).slice(0, type === "T1" ? 16 : 10),
    },
    ...(isMine || type === "P2" || type === "P3"
      ? []
      : [{ title: "현재 결재자", cell: ({ current }: DocumentRow) => current.join(", ") }]),
    { title: "상태", cell: ({ status }) => <StateChip {...stateOf(statusField, status)} /> },
    ...(["P2", "T3", "U1"].includes(type)
      ? [
          {
            title: "완료일",
            sort: "done_at",
            cell: ({ done_at }: DocumentRow) => done_at && seoulTime(done_at).slice(0, 10),
          },
        ]
      : []),
  ];
}

function Marks({ row: { files, opinions, secret, is_unread, is_for_another, rev } }: { row: DocumentRow }) {
  return (
    <span className="doc-small">
      {is_unread && <span className="only-read">읽지 않음 </span>}
      {is_for_another && <b>대결 </b>}
      {secret === "private" && "참여자만 "}
      {rev > 1 && `${rev}차 `}
      {files > 0 && `첨부 ${files} `}
      {opinions > 0 && `의견 ${opinions}`}
    </span>
  );
}
