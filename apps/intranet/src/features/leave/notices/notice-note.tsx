import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../../api/client";
import { useSendingHere } from "../../../api/use-sending";
import { useUnsaved } from "../../../controls/dialogs/unsaved";
import { useRefresh } from "../../../screens/records";
import { ScreenLink } from "../../../shell/navigation/screen-link";
import { UnfilledNote } from "../../../shell/navigation/unfilled-note";
import { useStore } from "../../../store";
import { DayChoice } from "../day-choice";
import { isSet, type Notice, NoticeSheet, noticeSteps } from "./notice-sheet";

/** A notice of unused leave with its paper, and the days on which I will take it, or which the company has set. */
export function NoticeNote({ notice, today }: { notice: Notice; today: string }) {
  const { idx, step, remain, valid_to, read } = notice;
  const [plan, setPlan] = useState<readonly string[]>(notice.plan);
  const [isOpen, setIsOpen] = useState(false);
  const [isSheet, setIsSheet] = useState(false);
  const { isSending, problem, send } = useSendingHere();
  const kname = useStore((state) => state.kname);
  const refresh = useRefresh();
  const client = useQueryClient();
  const wasSet = isSet(notice);
  useUnsaved(isOpen && plan.join() !== notice.plan.join());

  const tellOf = async (plan?: readonly string[]) => {
    await post("/rest/mypims/answerLeaveNotice", { idx, ...(plan && { plan: [...plan] }) });
    await refresh("vacation");
    await client.invalidateQueries({ queryKey: ["todo"] });
  };
  const answer = () =>
    send(async () => {
      await tellOf(plan);
      toast.success("연차 사용 계획을 회신하였습니다.");
      setIsOpen(false);
    });

  /** Whoever opens it has received it. */
  function open() {
    setIsSheet(true);
    if (read === "") void send(() => tellOf());
  }

  return (
    <section className="leave-note" aria-label={`연차 사용촉진 ${noticeSteps[step]}`}>
      <h2>
        연차 사용촉진 {noticeSteps[step]}
        {read === "" && <small className="leave-new"> 확인 전</small>}
      </h2>
      <p>
        연차 <b>{remain}일</b>이 <b>{valid_to}</b>에 소멸합니다.{" "}
        {wasSet ? "회사가 사용 시기를 지정하였습니다." : asked(notice, today)}
      </p>
      {wasSet && <SetDays days={notice.plan} today={today} />}
      {isOpen ? (
        <>
          <UnfilledNote text={notice.unfilled} />
          <DayChoice label="사용할 날" days={plan} wanted={Math.ceil(remain)} onChange={setPlan} />
          <span className="leave-note-actions">
            <Button size="compact-xs" loading={isSending} onClick={() => void answer()}>
              회신
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => setIsOpen(false)}>
              닫기
            </Button>
          </span>
        </>
      ) : (
        <span className="leave-note-actions">
          {!wasSet && !notice.isFollowed && (
            <Button size="compact-xs" onClick={() => setIsOpen(true)}>
              {notice.plan.length > 0 ? "계획 바꾸기" : "사용 계획 회신"}
            </Button>
          )}
          <Button size="compact-xs" variant="default" onClick={open}>
            {read === "" ? "통보서 확인" : "통보서 보기"}
          </Button>
        </span>
      )}
      {problem && (
        <p role="alert" className="leave-problem">
          {problem}
        </p>
      )}
      {isSheet && <NoticeSheet notice={notice} to={kname} onClose={() => setIsSheet(false)} />}
    </section>
  );
}

/** What is asked of me, or what I have answered. */
function asked({ plan, deadline, isFollowed }: Notice, today: string): string {
  if (plan.length > 0) return `회신한 사용 계획: ${plan.join(", ")}`;
  if (isFollowed) return "회신이 없어 회사가 사용 시기를 지정하였습니다.";
  return `${deadline}까지 사용 계획을 알려 주세요.${deadline < today ? " (기한이 지났습니다)" : ""}`;
}

/** The days that the company has set; those to come lead to the form. */
function SetDays({ days, today }: { days: readonly string[]; today: string }) {
  return (
    <ul className="leave-plan" aria-label="지정된 사용일">
      {days.map((day) => (
        <li key={day}>
          {day < today ? (
            day
          ) : (
            <ScreenLink to="documents-DraftingAdd3" search={`?date_from=${day}&date_to=${day}`} className="link-button">
              {day} 신청
            </ScreenLink>
          )}
        </li>
      ))}
    </ul>
  );
}
