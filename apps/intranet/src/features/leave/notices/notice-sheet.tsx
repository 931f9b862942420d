import "./notice-sheet.css";
import { Button } from "@mantine/core";
import type { AnswerOf, getMyLeave } from "@portal/definition/contract";
import type { ReactNode } from "react";
import { Popup } from "../../../controls/dialogs/popup";
import { Days } from "../days";

export type Notice = AnswerOf<typeof getMyLeave>["notices"][number];

export const noticeSteps: Readonly<Record<Notice["step"], string>> = {
  first: "1차",
  second: "2차",
  late_first: "추가 1차",
  late_second: "추가 2차",
};

/** Whether the days of a notice are those that the company has set. */
export function isSet({ step }: Notice): boolean {
  return step.endsWith("second");
}

type Fact = readonly [name: string, value: ReactNode];

interface NoticeSheetProps {
  notice: Notice;
  /** To whom it was sent. */
  to: string;
  onClose: () => void;
}

/** A notice of unused leave as a paper: what the law asks to be announced, its receipt and the answer; printed as one page. */
export function NoticeSheet({ notice, to, onClose }: NoticeSheetProps) {
  const { step, remain, valid_to, deadline, sent, read, plan, log } = notice;
  const wasSet = isSet(notice);
  const facts: readonly Fact[] = [
    ["받는 사람", to],
    ["발송일시", sent],
    ["미사용 연차", `${remain}일`],
    ["소멸예정일", valid_to],
    wasSet ? ["지정 사용일", <PlannedDays key="days" days={plan} remain={remain} />] : ["회신기한", deadline],
  ];
  const answered = log.findLast(({ what }) => what === "plan");
  const answers: Fact[] = [["수신확인", read || "아직 없음"]];
  if (!wasSet)
    answers.push(["사용계획", plan.length > 0 ? <PlannedDays key="days" days={plan} remain={remain} /> : "회신 없음"]);
  if (answered) answers.push(["회신일시", answered.at]);
  return (
    <Popup title={`연차 사용촉진 ${noticeSteps[step]}`} size="lg" onClose={onClose}>
      <article className="notice-sheet">
        <h2>
          연차유급휴가 {wasSet ? "사용 시기 지정" : "사용 촉진"} 통보서 ({noticeSteps[step]})
        </h2>
        <Facts facts={facts} />
        <p>
          근로기준법 제61조에 따라 {sent.slice(0, 10)} 현재 사용하지 않은 연차유급휴가 {remain}일
          {wasSet
            ? "의 사용 시기를 위와 같이 지정하여 통보합니다. 촉구한 기한까지 사용 시기를 알리지 않은 휴가이며, 지정한 날에 휴가를 사용해 주시기 바랍니다."
            : "의 사용을 촉진합니다."}{" "}
          {wasSet
            ? `다른 날에 사용하려면 ${deadline}까지 인사 담당자와 협의하시기 바랍니다.`
            : `${deadline}까지(통보를 받은 날부터 10일 이내) 휴가를 사용할 날을 정하여 회신해 주시기 바랍니다. 회신하지 않으면 회사가 사용 시기를 지정하여 통보합니다.`}
        </p>
        <p>{valid_to}까지 사용하지 않은 연차유급휴가는 소멸하며, 미사용 수당이 지급되지 않을 수 있습니다.</p>
        <h3>수신확인{wasSet ? "" : "과 회신"}</h3>
        <Facts facts={answers} />
        {log.length > 0 && <NoticeLog log={log} />}
        <p className="notice-sign">
          <span>위 통보를 받았습니다.</span>
          <span>년&emsp;&emsp;월&emsp;&emsp;일</span>
          <span>{to}&emsp;&emsp;(서명)</span>
        </p>
      </article>
      <div className="popup-actions">
        <Button size="xs" variant="default" onClick={() => window.print()}>
          인쇄 · PDF
        </Button>
        <Button size="xs" onClick={onClose}>
          닫기
        </Button>
      </div>
    </Popup>
  );
}

const events: Readonly<Record<Notice["log"][number]["what"], string>> = {
  sent: "발송",
  auto: "자동 발송",
  read: "수신",
  plan: "회신",
};

/** Who sent, received and answered it, and when. */
function NoticeLog({ log }: Pick<Notice, "log">) {
  return (
    <>
      <h3>이력</h3>
      <ol className="notice-log">
        {log.map(({ at, who, what, memo }) => (
          <li key={`${at} ${what} ${memo}`}>
            <span>{at}</span> {who} {events[what]} {memo && <small>{memo}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The days; of the last one only a part is taken when it is no whole number of days. */
function PlannedDays({ days, remain }: { days: readonly string[]; remain: number }) {
  const part = Math.round((remain % 1) * 100) / 100;
  return (
    <>
      <Days days={days} />
      {part > 0 && days.length === Math.ceil(remain) && ` (마지막 날은 ${part}일)`}
    </>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
