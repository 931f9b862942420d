interface PendingProps extends SkeletonProps {
  /** It could not be read. */
  isError: boolean;
  refetch: () => unknown;
}

/** What stands in the place of a part of a page until it is read: its shape, or that it could not be. */
export function Pending({ isError, refetch, lines }: PendingProps) {
  if (!isError) return <Skeleton {...(lines !== undefined && { lines })} />;
  return (
    <p>
      불러오지 못했습니다.{" "}
      <button type="button" className="pending-again" onClick={() => void refetch()}>
        다시 시도
      </button>
    </p>
  );
}

interface SkeletonProps {
  /** As many as will come, where that is known. */
  lines?: number;
}

/** Grey lines where a list will be, so that nothing moves when it comes. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div className="skeleton" aria-busy="true">
      <span className="only-read">불러오는 중…</span>
      {Array.from({ length: lines }, (_, at) => (
        // they are all alike
        // biome-ignore lint/suspicious/noArrayIndexKey: there is nothing else to tell them apart
        <i key={at} aria-hidden="true" />
      ))}
    </div>
  );
}
