import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { seoulTime } from "../../fields/seoul-time";
import { counters } from "../../shell/counters";
import { Pending } from "../../shell/pending";
import { useHeaderInfo } from "../../shell/reads";
import { ScreenLink } from "../../shell/screen-link";

/** How many documents of each kind there are, and the newest five of those that wait for the person's decision. */
export function WaitingDocuments() {
  const info = useHeaderInfo();
  const { data, isError, refetch } = useQuery({
    queryKey: ["documents", "waiting"],
    queryFn: () => get("/rest/documents/getDocumentList", { doc_type: "T1", rows: 5, idx_office: 0, idx_team: 0 }),
    meta: { onRefusal: "log" },
  });
  return (
    <>
      <div className="widget-counters">
        {counters.map(({ label, key, route, search }) => (
          <ScreenLink key={key} to={route} search={search}>
            {label} <b>{info?.[key].count ?? "…"}</b>
          </ScreenLink>
        ))}
      </div>
      {!data && <Pending isError={isError} refetch={refetch} />}
      {data?.list.length === 0 && <p>결재를 기다리는 문서가 없습니다.</p>}
      <ul>
        {data?.list.map(({ idx, title, drafter, submitted_at }) => (
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
    </>
  );
}
