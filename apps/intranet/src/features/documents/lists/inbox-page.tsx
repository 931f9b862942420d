import { Button } from "@mantine/core";
import type { AnswerOf, getDeptInboxList } from "@portal/definition/contract";
import deptInbox from "@portal/definition/documents/dept-inbox";
import { useState } from "react";
import { get, post } from "../../../api/client";
import { DateInput } from "../../../controls/dates/date-input";
import { today } from "../../../controls/dates/today";
import { Popup } from "../../../controls/dialogs/popup";
import { ReasonPopup } from "../../../controls/dialogs/reason-popup";
import { nothingText } from "../../../controls/lists/nothing-text";
import { MoreMenu } from "../../../controls/more-menu";
import { StaffPicker } from "../../../controls/pickers/staff-picker";
import { TeamSelect } from "../../../controls/pickers/unit-select";
import { useAddress } from "../../../controls/use-address";
import { StateChip } from "../../../fields/choices/choice";
import { stateOf } from "../../../fields/choices/tone";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { OwnField } from "../../../screens/form/fields/own-field";
import { SmallForm } from "../../../screens/form/small-form";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { screenPath } from "../../../shell/navigation/screen-path";
import { useStore } from "../../../store";
import { personText } from "../names";
import { choice, Filters, isNarrowed, period } from "./filters";
import { ListPage } from "./list-page";
import { useDoing, useReading } from "./reading";
import { type Column, RowLink, Table } from "./table";

type Row = AnswerOf<typeof getDeptInboxList>["list"][number];

const { status: state } = deptInbox.entities.doc_inbox.fields;

const columns: readonly Column<Row>[] = [
  { title: "수신일", sort: "wdate", cell: ({ wdate }) => seoulTime(wdate).slice(0, 10) },
  { title: "문서번호", cell: ({ doc_no }) => doc_no },
  {
    title: "제목",
    sort: "title",
    isHead: true,
    cell: ({ idx_document, title, result, back_reason }) => (
      <>
        <RowLink to={screenPath("documents-document-id", { id: idx_document })}>{title}</RowLink>{" "}
        <span className="doc-small">{result ?? back_reason}</span>
      </>
    ),
  },
  { title: "발신부서", cell: ({ drafter }) => drafter.team_name },
  { title: "기안자", cell: ({ drafter }) => personText(drafter) },
  { title: "희망완료일", sort: "due", cell: ({ due }) => due },
  { title: "담당자", cell: ({ handler }) => handler?.kname },
  { title: "상태", sort: "status", cell: ({ status }) => <StateChip {...stateOf(state, status)} /> },
];

/** What is about to be done with a document that reached us. */
interface Asked {
  readonly row: Row;
  readonly as: "assign" | "finish" | "return" | "task";
}

/** What reached my team: who deals with it, by when, and what came of it. */
export function InboxPage() {
  const address = useAddress();
  const { query } = address;
  const [open, setOpen] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const run = useDoing("inbox", "document", "documents");
  const asked = { ...query, idx_team: query.idx_team, idx_handler: query.idx_handler };
  const { data, isError, refetch } = useReading(["inbox", asked], () => get("/rest/documents/getDeptInboxList", asked));

  async function receive(idxs: number[]) {
    await run(() => post("/rest/documents/receiveInbox", { idxs }), "접수하였습니다.");
    setChosen(new Set());
  }

  const sender = (
    <TeamSelect
      label="발신부서"
      all="발신부서 전체"
      value={address.number("idx_team")}
      onChange={(idx_team) => address.look({ idx_team })}
    />
  );
  const handler = (
    <StaffPicker
      naming={{ id: "inbox-handler", "aria-label": "담당자" }}
      placeholder="담당자"
      value={address.number("idx_handler") || null}
      onChange={(idx) => address.look({ idx_handler: idx ?? 0 })}
    />
  );
  return (
    <ListPage
      title="부서 수신함"
      address={address}
      total={data?.total}
      isError={isError}
      refetch={refetch}
      actions={
        <DownloadMenu path="/rest/documents/exportDeptInboxList" query={asked} name={`부서 수신함 ${today()}`} />
      }
      filters={
        <Filters
          address={address}
          words="제목, 기안자"
          filters={[
            choice(address, { name: "status", label: "상태", options: state.options }),
            period(address),
            { names: ["idx_handler"], shown: handler },
            { names: ["idx_team"], shown: sender },
          ]}
        />
      }
      tools={
        <Button size="compact-sm" disabled={chosen.size === 0} onClick={() => void receive([...chosen])}>
          접수{chosen.size > 0 && ` (${chosen.size})`}
        </Button>
      }
    >
      <Table<Row>
        label="부서 수신함"
        rows={data?.list}
        keyOf={({ idx }) => idx}
        address={address}
        empty={nothingText("받은 문서", isNarrowed(address))}
        isBold={({ status }) => status === "new"}
        selection={{
          chosen,
          onChange: setChosen,
          nameOf: ({ status, title }) => (status === "new" ? title : undefined),
        }}
        columns={[
          ...columns,
          {
            title: "처리",
            cell: (row) => (
              <RowMenu row={row} onReceive={() => void receive([row.idx])} onAsk={(as) => setOpen({ row, as })} />
            ),
          },
        ]}
      />
      {open && <InboxDialog {...open} mayAssign={data?.may.assign === true} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

interface RowMenuProps {
  row: Row;
  onReceive: () => void;
  onAsk: (as: Asked["as"]) => void;
}

/** What can be done with a document that is not over. */
function RowMenu({ row: { status, title, idx_task }, onReceive, onAsk }: RowMenuProps) {
  if (status === "done" || status === "back") return null;
  return (
    <MoreMenu
      title="처리"
      label={`${title} 처리`}
      size="compact-xs"
      actions={[
        status === "new" && { title: "접수", onClick: onReceive },
        { title: "담당자 지정", onClick: () => onAsk("assign") },
        idx_task === null && { title: "업무로 등록", onClick: () => onAsk("task") },
        { title: "완료", onClick: () => onAsk("finish") },
        { title: "반송", isDangerous: true, onClick: () => onAsk("return") },
      ]}
    />
  );
}

interface InboxDialogProps extends Asked {
  mayAssign: boolean;
  onClose: () => void;
}

/** Asks for what the deed needs: a result, a reason, or who does it by when. */
function InboxDialog({ row, as, mayAssign, onClose }: InboxDialogProps) {
  const run = useDoing("inbox", "document", "documents");
  const me = useStore((state) => state.idx_staff);
  const { idx } = row;

  async function finish(result: string) {
    if (await run(() => post("/rest/documents/finishInbox", { idx, result }), "처리완료하였습니다.")) onClose();
  }

  async function giveBack(reason: string) {
    if (await run(() => post("/rest/documents/returnInbox", { idx, reason }), "반송하였습니다.")) onClose();
  }

  if (as === "finish")
    return (
      <ReasonPopup title="처리완료" label="처리 결과" action="완료" max={2000} onSend={finish} onClose={onClose} />
    );
  if (as === "return")
    return <ReasonPopup title="반송" label="반송 사유" action="반송" isDangerous onSend={giveBack} onClose={onClose} />;
  return <HandleDialog {...{ row, me, mayAssign, onClose }} isTask={as === "task"} />;
}

interface HandleDialogProps {
  row: Row;
  /** A task is made of it; otherwise it is given to somebody. */
  isTask: boolean;
  me: number;
  mayAssign: boolean;
  onClose: () => void;
}

function HandleDialog({
  row: { idx, title, handler, due: wanted },
  isTask,
  me,
  mayAssign,
  onClose,
}: HandleDialogProps) {
  const [who, setWho] = useState<number | null>(mayAssign ? (handler?.idx ?? null) : me);
  const [due, setDue] = useState(wanted ?? "");
  const run = useDoing("inbox", "document", "documents");
  async function send() {
    const answer = isTask
      ? await run(() => post("/rest/documents/taskFromInbox", { idx, title, due }), "업무로 등록하였습니다.")
      : await run(
          () => post("/rest/documents/assignInbox", { idx, idx_handler: who ?? 0, due }),
          "담당자를 지정하였습니다.",
        );
    if (answer) onClose();
  }
  return (
    <Popup title={isTask ? "업무로 등록" : "담당자 지정"} size="sm" closeOnClickOutside={false} onClose={onClose}>
      <SmallForm
        action={isTask ? "등록" : "지정"}
        missing={{ who: isTask || who !== null ? undefined : "담당자를 선택하세요." }}
        onSend={send}
        onClose={onClose}
      >
        {(problems) => (
          <>
            <p>{title}</p>
            {!isTask &&
              (mayAssign ? (
                <OwnField label="담당자" required problem={problems.who}>
                  {(naming) => <StaffPicker naming={naming} value={who} onChange={setWho} />}
                </OwnField>
              ) : (
                <p className="doc-small">내가 담당합니다. 다른 사람은 팀장이 지정합니다.</p>
              ))}
            <OwnField label="기한" problem={undefined}>
              {(naming) => <DateInput label="기한" naming={naming} value={due} onChange={setDue} />}
            </OwnField>
          </>
        )}
      </SmallForm>
    </Popup>
  );
}
