import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "./popups.css";
import { Button, Checkbox } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { dismiss } from "../../api/dismissal";
import { useRotation } from "../../api/reads";
import { today } from "../../controls/dates/today";
import { Popup } from "../../controls/dialogs/popup";
import { HtmlView } from "../../controls/rich-text/html-view";
import { RotationFormPopup } from "./rotation-form-popup";

/** Introduces the yearly job rotation; it closes by itself when there is nothing to be shown. */
export function RotationPopup({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const round = useRotation();
  const [isWriting, setIsWriting] = useState(false);
  const isOver = round?.is_show_jobrotation === false && !round.mine && !isWriting;

  const closeItself = useEffectEvent(() => {
    onClose();
    // the header still offers it
    void client.invalidateQueries({ queryKey: ["header"] });
  });
  useEffect(() => {
    if (isOver) closeItself();
  }, [isOver]);

  function close(day?: string) {
    dismiss(day);
    onClose();
  }

  if (!round || isOver) return null;
  // when the application closes, so does what it was opened from
  if (isWriting) return <RotationFormPopup onClose={close} />;
  return (
    <Popup onClose={() => close()} title="Job Rotation" size="md">
      <p>
        잡로테이션은 한 해에 한 번, 새로운 직무나 조직에서 일해 보고 싶은 뜻을 회사에 알리는 제도입니다. 적어 주신
        내용은 모두 비밀로 지키며 내년 인사에 반영합니다.
      </p>
      <dl className="rotation-facts">
        <dt>작성 기간</dt>
        <dd>
          {round.sdate_txt} ~ {round.edate_txt}
        </dd>
        <dt>대상</dt>
        <dd>입사 후 1년 이상인 직원</dd>
      </dl>
      {round.notice !== "" && <HtmlView html={round.notice} />}
      {round.mine && <p>제출한 신청서가 있습니다. {round.edate_txt}까지 고칠 수 있습니다.</p>}
      <div className="popup-buttons">
        <Checkbox
          label="오늘 다시 열지 않기"
          onChange={({ currentTarget }) => currentTarget.checked && close(today())}
        />
        <Button onClick={() => setIsWriting(true)}>{round.mine ? "신청서 보기·수정" : "신청서 작성하기"}</Button>
      </div>
    </Popup>
  );
}
