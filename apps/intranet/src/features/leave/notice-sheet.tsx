import "./notice-sheet.css";
import { Button } from "@mantine/core";
import type { AnswerOf, getMyLeave } from "@portal/definition/contract";
import { Popup } from "../../shell/popup";

export type Notice = AnswerOf<typeof getMyLeave>["notices"][number];

export const noticeSteps: Readonly<Record<Notice["step"], string>> = { first: "1차", second: "2차" };

interface NoticeSheetProps {
  notice: Notice;
  /** To whom it was sent. */
  to: string;
  onClose: () => void;
}

/** A notice of unused leave as a paper: what the law asks to be told, its receipt and the answer; printed as one page. */
export function NoticeSheet({ notice, to, onClose }: NoticeSheetProps) {
  const { step, remain, valid_to, deadline, sent, read, plan } = notice;
  const facts: readonly [string, string][] = [
    ["받는 사람", to],
    ["발송일", sent],
    ["미사용 연차", `${remain}일`],
    ["소멸예정일", valid_to],
    ["회신기한", deadline],
  ];
  const answers: readonly [string, string][] = [
    ["수신확인", read || "아직 없음"],
    ["사용계획", plan.length > 0 ? plan.join(", ") : "회신 없음"],
  ];
  return (
    <Popup title={`연차 사용촉진 ${noticeSteps[step]}`} size="lg" onClose={onClose}>
      <article className="notice-sheet">
        <h2>연차유급휴가 사용 촉진 통보서 ({noticeSteps[step]})</h2>
        <Facts facts={facts} />
        <p>
          근로기준법 제61조에 따라 {sent} 현재 사용하지 않은 연차유급휴가 {remain}일의 사용을 촉진합니다.{" "}
          {step === "first"
            ? `${deadline}까지 휴가를 사용할 날을 정하여 회신해 주시기 바랍니다.`
            : `1차 통보에 대한 회신이 없어 다시 알려 드리니, ${deadline}까지 사용할 날을 회신해 주시기 바랍니다.`}
        </p>
        <p>{valid_to}까지 사용하지 않은 연차유급휴가는 소멸하며, 미사용 수당이 지급되지 않을 수 있습니다.</p>
        <h3>수신확인과 회신</h3>
        <Facts facts={answers} />
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

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
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
