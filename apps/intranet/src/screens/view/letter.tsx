import { Button } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { copyText } from "../../controls/copy-text";
import { entityOf } from "../../fields/modules";
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
  return (
    <Button size="xs" variant="default" onClick={() => void copyText(`${record.subject}\n\n${record.body}`, "내용")}>
      내용 복사
    </Button>
  );
}
