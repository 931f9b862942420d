import { stateOf } from "../../../fields/choices/tone";
import { choiceAt } from "../../../fields/definitions";
import { UnfilledNote } from "../../../shell/navigation/unfilled-note";
import "../../../controls/screen.css";
import "../../../screens/list/list.css";
import "../../../fields/fields.css";
import "../leave.css";
import { Button } from "@mantine/core";
import type { FormScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords, get } from "../../../api/client";
import { ReasonPopup } from "../../../controls/dialogs/reason-popup";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { PageTitle } from "../../../controls/page-title";
import { StateChip } from "../../../fields/choices/choice";
import { choiceLabel } from "../../../fields/definitions";
import { FormDialog } from "../../../screens/form/form-dialog";
import { RecordTrouble } from "../../../screens/record-trouble";
import { useRefresh } from "../../../screens/records";
import { useModule } from "../../../screens/use-module";
import { ScreenLink } from "../../../shell/navigation/screen-link";
import { BalanceCards, signed } from "../balance-cards";
import { Days } from "../days";
import { isSet, type Notice, NoticeSheet, noticeSteps } from "../notices/notice-sheet";
import { ChangePopup } from "./change-popup";
import { DesignatePopup } from "./designate-popup";
import { EnterPopup } from "./enter-popup";

type Answer = Awaited<ReturnType<typeof get<"/rest/mypims/getStaffLeave">>>;
type Leave = Answer["leaves"][number];

/** What somebody may use before it is granted. */
const advances: FormScreen = {
  path: "",
  name: "",
  title: "선사용 한도",
  kind: "add",
  can: [],
  of: "leave_advance",
  form: [{ fields: ["staff", "days", "memo"] }],
};

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
  const module = useModule("vacation");
  if (!data || !module) return <RecordTrouble error={error} onRetry={() => void refetch()} />;
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
      <LeavesTable leaves={data.leaves} onCancel={setDialog} />
      <h2 className="leave-title">연차 원장 {data.ledger.length}건</h2>
      <LedgerTable ledger={data.ledger} />
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
      {dialog === "advance" && (
        <FormDialog
          screen={{ ...advances, kind: data.advance.idx === null ? "add" : "edit" }}
          idx={data.advance.idx}
          title={`${data.kname}님의 선사용 한도`}
          query={new URLSearchParams({ staff: String(idx) })}
          onClose={close}
          onSaved={() => void refresh("vacation")}
        />
      )}
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
  onCancel: (leave: Leave) => void;
}

function LeavesTable({ leaves, onCancel }: LeavesTableProps) {
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
          <StateChip key="state" {...stateOf(choiceAt("vacation", "status"), leave.status)} />,
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

function LedgerTable({ ledger }: { ledger: Answer["ledger"] }) {
  return (
    <RowsTable
      label="연차 원장"
      empty="원장에 기록이 없습니다."
      columns={["기록일", "구분", ...["일수", "기간 잔여"].map(numeric), "유효기간", "내용", "기록자"]}
      rows={ledger.map(({ idx, wdate, kind, qty, balance, valid_from, valid_to, memo, writer }) => ({
        key: idx,
        cells: [
          wdate,
          choiceLabel("leave_ledger", "kind", kind),
          signed(qty),
          balance,
          `${valid_from}~${valid_to}`,
          memo,
          writer,
        ],
      }))}
    />
  );
}
