import { Button } from "@mantine/core";
import { useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { tell } from "../../api/tell";
import { DateInput } from "../../controls/date-input";
import { useRefresh } from "../../screens/records";
import { useStore } from "../../store";
import { type Notice, NoticeSheet, noticeSteps } from "./notice-sheet";

/** A notice of unused leave with its paper, and the days on which I will take it. */
export function NoticeNote({ notice, today }: { notice: Notice; today: string }) {
  const { idx, step, remain, valid_to, deadline, read } = notice;
  const [plan, setPlan] = useState<readonly string[]>(notice.plan);
  const [isOpen, setIsOpen] = useState(false);
  const [isSheet, setIsSheet] = useState(false);
  const kname = useStore((state) => state.kname);
  const refresh = useRefresh();

  async function answer() {
    await post("/rest/mypims/answerLeaveNotice", { idx, plan: [...plan] });
    toast.success("연차 사용 계획을 회신하였습니다.");
    setIsOpen(false);
    await refresh("vacation");
  }

  /** Whoever opens it has received it. */
  async function open() {
    setIsSheet(true);
    if (read !== "") return;
    await post("/rest/mypims/answerLeaveNotice", { idx });
    await refresh("vacation");
  }

  return (
    <section className="leave-note" aria-label="연차 사용촉진">
      <h2>연차 사용촉진 {noticeSteps[step]}</h2>
      <p>
        연차 <b>{remain}일</b>이 <b>{valid_to}</b>에 소멸합니다.{" "}
        {notice.plan.length > 0
          ? `회신한 사용 계획: ${notice.plan.join(", ")}`
          : `${deadline}까지 사용 계획을 알려 주세요.${deadline < today ? " (기한이 지났습니다)" : ""}`}
      </p>
      {isOpen ? (
        <>
          <DateInput
            label="사용할 날"
            value=""
            onChange={(day) =>
              day && setPlan((before) => [...new Set([...before, day])].sort((a, b) => a.localeCompare(b)))
            }
          />
          <ul className="leave-plan">
            {plan.map((day) => (
              <li key={day}>
                {day}
                <button
                  type="button"
                  aria-label={`${day} 빼기`}
                  onClick={() => setPlan(plan.filter((one) => one !== day))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          <Button size="compact-xs" onClick={() => void answer().catch(tell)}>
            회신
          </Button>
        </>
      ) : (
        <span className="leave-note-actions">
          <Button size="compact-xs" onClick={() => setIsOpen(true)}>
            {notice.plan.length > 0 ? "계획 바꾸기" : "사용 계획 회신"}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => void open().catch(tell)}>
            통보서 보기
          </Button>
        </span>
      )}
      {isSheet && <NoticeSheet notice={notice} to={kname} onClose={() => setIsSheet(false)} />}
    </section>
  );
}
