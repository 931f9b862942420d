import { Button } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { THANKS_ALLOWANCE } from "@portal/definition";

/** How thanks dollars work, laid over the popup. */
export function ThanksGuide({ onClose }: { onClose: () => void }) {
  useWindowEvent("keydown", ({ key }) => key === "Escape" && onClose());
  return (
    <section className="thanks-guide" aria-label="감사달러 이용 안내">
      <h3>감사달러란?</h3>
      <ul>
        <li>고마운 동료에게 익명으로 마음을 전하는 달러입니다. 누가 보냈는지는 알려 주지 않습니다.</li>
        <li>매월 1일에 ${THANKS_ALLOWANCE}가 새로 주어지고, 남은 달러는 다음 달로 넘어가지 않습니다.</li>
        <li>하루에 보내는 횟수나 금액에는 제한이 없습니다.</li>
        <li>감사한 이유를 꼭 적어 주세요.</li>
        <li>한 달 동안 가장 많이 받은 세 분은 멘토링 데이에서 축하합니다.</li>
      </ul>
      <Button autoFocus variant="default" onClick={onClose}>
        안내 닫기
      </Button>
    </section>
  );
}
