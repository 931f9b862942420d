interface PendingProps {
  /** It could not be read. */
  isError: boolean;
  refetch: () => unknown;
}

/** What stands in the place of a part of a page until it is read: that it is being read, or that it could not be. */
export function Pending({ isError, refetch }: PendingProps) {
  if (!isError) return <p>불러오는 중…</p>;
  return (
    <p>
      불러오지 못했습니다.{" "}
      <button type="button" className="pending-again" onClick={() => void refetch()}>
        다시 시도
      </button>
    </p>
  );
}
