import { UnfilledNote } from "../../../shell/navigation/unfilled-note";
import "../../../controls/screen.css";
import "../../../screens/list/list.css";
import "../../../fields/fields.css";
import "../leave.css";
import { Button } from "@mantine/core";
import { moduleLoaders } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords, get } from "../../../api/client";
import { ReasonPopup } from "../../../controls/dialogs/reason-popup";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { PageTitle } from "../../../controls/page-title";
import { StateChip } from "../../../fields/choices/choice";
import { RecordTrouble } from "../../../screens/record-trouble";
import { useRefresh } from "../../../screens/records";
import { ScreenLink } from "../../../shell/navigation/screen-link";
import { BalanceCards, signed } from "../balance-cards";
import { Days } from "../days";
import { isSet, type Notice, NoticeSheet, noticeSteps } from "../notices/notice-sheet";
import { AdvancePopup } from "./advance-popup";
import { ChangePopup } from "./change-popup";
import { DesignatePopup } from "./designate-popup";
import { EnterPopup } from "./enter-popup";

type Answer = Awaited<ReturnType<typeof get<"/rest/mypims/getStaffLeave">>>;
type Leave = Answer["leaves"][number];

/** What the codes of the ledger and of leave are called. */
async function readLabels() {
  const module = await moduleLoaders.vacation?.();
  const optionsOf = (entity: string, field: string): Readonly<Record<string, string>> => {
    const found = module?.entities[entity]?.fields[field];
    return found?.kind === "choice" ? found.options : {};
  };
  return { kinds: optionsOf("leave_ledger", "kind"), states: optionsOf("vacation", "status") };
}

/** One person's leave, for HR: the balance, every row of the ledger, and every request. */
export function StaffLeavePage() {
  const idx = Number(useParams().idx);
  const [dialog, setDialog] = useState<"change" | "enter" | "advance" | "designate" | Leave | null>(null);
  const [paper, setPaper] = useState<Notice | null>(null);
  const refresh = useRefresh();
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "vacation", "staff", idx],
    queryFn: () => get("/rest/mypims/getStaffLeave", { idx }),
    meta: { onRefusal: "log" },
  });
  const { data: labels } = useQuery({
    queryKey: ["leave-labels"],
    queryFn: readLabels,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || !labels) return <RecordTrouble error={error} onRetry={() => void refetch()} />;
  const close = () => setDialog(null);

  async function cancel({ idx: leave, ver }: Leave, reason: string) {
    await callRecords("vacation", "move", { idx: leave, ver, move: "cancel", reason });
    toast.success("휴가를 취소하였습니다.");
    close();
    await refresh("vacation");
  }

  return (
    <div className="record-screen">
      <PageTitle title={`${data.kname} 휴가`}>
        <div className="screen-actions">
          <Button size="xs" onClick={() => setDialog("enter")}>
            휴가 직접 등록
          </Button>
          <Button size="xs" variant="default" onClick={() => setDialog("change")}>
            부여·조정
          </Button>
          <Button size="xs" variant="default" onClick={() => setDialog("advance")}>
            선사용 한도
          </Button>
          <Button size="xs" variant="default" component={ScreenLink} to="myPIMS-VacationManagement">
            목록
          </Button>
        </div>
      </PageTitle>
      <p className="leave-hint">
        {data.ename} · {data.emp_no} · {data.team_name} · 입사 {data.joinday} · 연차 기간 {data.year.from}~
        {data.year.to}
      </p>
      <BalanceCards balance={data.balance} advance={data.advance.days} />
      <UnfilledNote text={data.unfilled} />
      <h2 className="leave-title">휴가 신청 {data.leaves.length}건</h2>
      <LeavesTable leaves={data.leaves} states={labels.states} onCancel={setDialog} />
      <h2 className="leave-title">연차 원장 {data.ledger.length}건</h2>
      <LedgerTable ledger={data.ledger} kinds={labels.kinds} />
      {data.notices.length > 0 && (
        <Notices notices={data.notices} onOpen={setPaper} onDesignate={() => setDialog("designate")} />
      )}
      {paper && (
        <NoticeSheet
          notice={paper}
          to={`${data.kname} (${data.emp_no}, ${data.team_name})`}
          onClose={() => setPaper(null)}
        />
      )}
      {dialog === "change" && (
        <ChangePopup people={new Map([[idx, data.kname]])} today={data.today} year={data.year} onClose={close} />
      )}
      {dialog === "enter" && (
        <EnterPopup idx={idx} kname={data.kname} types={data.types} today={data.today} onClose={close} />
      )}
      {dialog === "designate" && <DesignatePopup people={[idx]} onClose={close} />}
      {dialog === "advance" && <AdvancePopup idx={idx} advance={data.advance} onClose={close} />}
      {typeof dialog === "object" && dialog !== null && (
        <ReasonPopup
          title={`${dialog.type} ${dialog.when} 취소`}
          action="휴가 취소"
          isDangerous
          onClose={close}
          onSend={(reason) => cancel(dialog, reason)}
        />
      )}
    </div>
  );
}

interface NoticesProps {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
  onDesignate: () => void;
}

/** Notices of unused leave: whether they were received, and what was planned or set. */
function Notices({ notices, onOpen, onDesignate }: NoticesProps) {
  return (
    <>
      <h2 className="leave-title">
        연차 사용촉진 {notices.length}건{" "}
        {notices.some((notice) => !isSet(notice) && !notice.isFollowed) && (
          <Button size="compact-xs" variant="default" onClick={onDesignate}>
            사용 시기 지정
          </Button>
        )}
      </h2>
      <ul className="leave-told">
        {notices.map((notice) => (
          <li key={notice.idx}>
            <button type="button" className="link-button" onClick={() => onOpen(notice)}>
              {noticeSteps[notice.step]} 통보서
            </button>{" "}
            {notice.sent} 발송 · {notice.read ? `${notice.read} 수신` : "미수신"} ·{" "}
            {notice.plan.length > 0 ? (
              <>
                {isSet(notice) ? "지정" : "사용계획"} <Days days={notice.plan} />
              </>
            ) : (
              "회신 없음"
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LeavesTableProps {
  leaves: readonly Leave[];
  states: Readonly<Record<string, string>>;
  onCancel: (leave: Leave) => void;
}

function LeavesTable({ leaves, states, onCancel }: LeavesTableProps) {
  return (
    <RowsTable
      label="휴가 신청"
      empty="신청한 휴가가 없습니다."
      columns={["종류", "기간", numeric("일수"), "사유", "상태", "결재자", { title: "처리", isHidden: true }]}
      rows={leaves.map((leave) => ({
        key: leave.idx,
        cells: [
          leave.type,
          leave.when,
          leave.days,
          leave.reason,
          <StateChip key="state" label={states[leave.status] ?? leave.status} />,
          leave.decider,
          ["ok", "used", "cancel_req"].includes(leave.status) && (
            <Button
              key="cancel"
              size="compact-xs"
              variant="default"
              aria-label={`${leave.type} ${leave.when} 취소`}
              onClick={() => onCancel(leave)}
            >
              취소
            </Button>
          ),
        ],
      }))}
    />
  );
}

function LedgerTable({ ledger, kinds }: { ledger: Answer["ledger"]; kinds: Readonly<Record<string, string>> }) {
  return (
    <RowsTable
      label="연차 원장"
      empty="원장에 기록이 없습니다."
      columns={["기록일", "구분", ...["일수", "기간 잔여"].map(numeric), "유효기간", "내용", "기록자"]}
      rows={ledger.map(({ idx, wdate, kind, qty, balance, valid_from, valid_to, memo, writer }) => ({
        key: idx,
        cells: [wdate, kinds[kind] ?? kind, signed(qty), balance, `${valid_from}~${valid_to}`, memo, writer],
      }))}
    />
  );
}
