import "./popups.css";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useHeaderInfo } from "../../api/reads";
import { Popup } from "../../controls/dialogs/popup";
import { useStore } from "../../store";
import { Portrait } from "../portrait";
import { ThanksForm } from "./thanks-form";
import { ThanksGuide } from "./thanks-guide";
import { ThanksHistory } from "./thanks-history";

interface ThanksPopupProps {
  /** Somebody to send to, chosen already. */
  to: number | undefined;
  onClose: () => void;
}

/** Thanks dollars: what the person has, a form to send some, and what was received and sent. */
export function ThanksPopup({ to, onClose }: ThanksPopupProps) {
  const [isGuided, setIsGuided] = useState(false);
  const guideButton = useRef<HTMLButtonElement>(null);
  const info = useHeaderInfo();

  function closeGuide() {
    setIsGuided(false);
    guideButton.current?.focus();
  }

  return (
    <Popup onClose={onClose} title="감사달러" size="lg" closeOnEscape={!isGuided}>
      <div className="thanks">
        <div className="thanks-me">
          <Portrait idx={useStore.getState().idx_staff} kname={info?.kname ?? ""} photouri={info?.photouri ?? ""} />
          <p>
            <b>{info?.kname}</b> {info?.ename}
          </p>
          <Button
            ref={guideButton}
            variant="default"
            size="xs"
            aria-expanded={isGuided}
            onClick={() => setIsGuided(!isGuided)}
          >
            이용 안내
          </Button>
        </div>
        <dl className="thanks-sums">
          <Sum label="총 받은 달러" value={info?.thanks.recv} />
          <Sum label="총 보낸 달러" value={info?.thanks.send} />
          <Sum label="남은 달러" value={info?.thanks.remain} />
        </dl>
        <ThanksForm to={to} remain={info?.thanks.remain ?? 0} />
        <ThanksHistory />
        {isGuided && <ThanksGuide onClose={closeGuide} />}
      </div>
    </Popup>
  );
}

function Sum({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined ? "…" : `$${value.toLocaleString("ko-KR")}`}</dd>
    </div>
  );
}
