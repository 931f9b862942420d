import { Button } from "@mantine/core";
import { useEffect } from "react";
import { toast } from "react-toastify";
import { CallError } from "../api/client";
import { Skeleton } from "../controls/pending";

interface RecordTroubleProps {
  error: Error | null;
  onRetry: () => void;
  /** Goes on to the record that this one has become part of. */
  onMerged?: (idx: number) => void;
  /** What could not be read. */
  what?: "내용" | "목록";
}

/** While a record is read, and when it cannot be: why, and what to do. */
export function RecordTrouble({ error, onRetry, onMerged, what = "내용" }: RecordTroubleProps) {
  const merged = onMerged && error instanceof CallError ? error.merged : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record
  useEffect(() => {
    if (merged === undefined) return;
    toast.info("다른 항목과 합쳐져, 합쳐진 항목을 보여 줍니다.");
    onMerged?.(merged);
  }, [merged]);
  if (!error || merged !== undefined) {
    return (
      <div role="status">
        <Skeleton lines={12} />
      </div>
    );
  }
  const err = error instanceof CallError ? error.err : undefined;
  const said =
    err === 404
      ? `없는 ${what}입니다. 삭제되었을 수 있습니다.`
      : err === 403
        ? `이 ${what}을 볼 권한이 없습니다.`
        : error.message;
  return (
    <div role="alert" className="list-empty">
      <p>{said}</p>
      {err !== 403 && err !== 404 && (
        <Button size="xs" variant="default" onClick={onRetry}>
          다시 시도
        </Button>
      )}
    </div>
  );
}
