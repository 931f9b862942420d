import { Button } from "@mantine/core";
import { CallError } from "../api/client";
import { Skeleton } from "../shell/pending";

interface RecordTroubleProps {
  error: Error | null;
  onRetry: () => void;
  /** What could not be read. */
  what?: "내용" | "목록";
}

/** While a record is read, and when it cannot be: why, and what to do. */
export function RecordTrouble({ error, onRetry, what = "내용" }: RecordTroubleProps) {
  if (!error) {
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
