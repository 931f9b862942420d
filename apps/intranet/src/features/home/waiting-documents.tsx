import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { Pending } from "../../controls/pending";
import { seoulTime } from "../../fields/dates/seoul-time";
import { ScreenLink } from "../../shell/navigation/screen-link";

const SHOWN = 5;

/** The newest of the documents that wait for the person's decision. */
export function WaitingDocuments({ count }: { count: number }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["documents", "waiting"],
    queryFn: () => get("/rest/documents/getDocumentList", { doc_type: "T1", rows: SHOWN, idx_office: 0, idx_team: 0 }),
    meta: { onRefusal: "log" },
  });
  if (!data) return <Pending isError={isError} refetch={refetch} lines={Math.min(count, SHOWN)} />;
  return (
    <ul>
      {data.list.map(({ idx, title, drafter, submitted_at }) => (
        <li key={idx}>
          <ScreenLink to="documents-document-id" params={{ id: idx }}>
            {title}
          </ScreenLink>
          <small>
            {drafter.kname} · {seoulTime(submitted_at).slice(5, 10)}
          </small>
        </li>
      ))}
    </ul>
  );
}
