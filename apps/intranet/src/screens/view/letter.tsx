import { Button } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { toast } from "react-toastify";
import { entityOf } from "../definitions";
import { type ReadAnswer, type Row, useRefresh } from "../records";

/** How often it is looked whether a mail has gone out, in milliseconds. */
const LOOKED = 3000;

/** Where a letter would go, or why it cannot be mailed and what to do instead. While its mail is on its way, it is read again. */
export function LetterOutlook({ of, read }: { of: string; read: ReadAnswer }) {
  const refresh = useRefresh();
  const look = useEffectEvent(() => void refresh(of));
  const isOnItsWay = entityOf(of).letter !== undefined && read.record.status === "wait";
  useEffect(() => {
    if (!isOnItsWay) return;
    const looking = setInterval(look, LOOKED);
    return () => clearInterval(looking);
  }, [isOnItsWay]);
  return (
    read.outlook && (
      <p className="unfilled-note" role="status">
        {read.outlook}
      </p>
    )
  );
}

/** Takes a letter along as it would go out, to be sent by hand. */
export function CopyLetter({ record }: { record: Row }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${record.subject}\n\n${record.body}`);
      toast.success("내용을 복사하였습니다.");
    } catch {
      toast.error("내용을 복사하지 못했습니다. 아래 내용을 선택해 복사해 주세요.");
    }
  }
  return (
    <Button size="xs" variant="default" onClick={() => void copy()}>
      내용 복사
    </Button>
  );
}
