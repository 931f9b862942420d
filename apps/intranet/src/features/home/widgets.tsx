import { mayOpen, screenByName } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { get } from "../../api/client";
import { openPopup } from "../../shell/popups/popups-store";
import { siteAddress, useHeaderInfo, useRotation, useSites } from "../../shell/reads";
import { ScreenLink } from "../../shell/screen-link";
import { signedInIds } from "../../store";

export type WidgetKey = "todo" | "notices" | "rounds" | "shortcuts";

/** What the main page consists of. */
export const widgets: Readonly<Record<WidgetKey, { readonly title: string; readonly Component: ComponentType }>> = {
  todo: { title: "내가 할 일", Component: Todo },
  notices: { title: "공지사항", Component: Notices },
  rounds: { title: "진행 중인 신청", Component: Rounds },
  shortcuts: { title: "바로가기", Component: Shortcuts },
};

const waiting = [
  { key: "sign", label: "결재할 문서", to: "documents-AllDocumentList", search: "?doc_type=T1" },
  { key: "returned", label: "반려된 문서", to: "documents-AllDocumentList", search: "?doc_type=P3" },
  { key: "received", label: "부서 수신함", to: "documents-DeptInboxList", search: "" },
  { key: "referenced", label: "읽지 않은 참조 문서", to: "documents-AllDocumentList", search: "?doc_type=T3" },
] as const;

/** What waits for the person, in one list. */
function Todo() {
  const info = useHeaderInfo();
  if (!info) return <p>불러오는 중…</p>;
  const rows = waiting.filter(({ key }) => info[key].count > 0);
  const hasGift = info.thanks.is_new === "Y";
  if (rows.length === 0 && !hasGift) return <p>기다리는 일이 없습니다.</p>;
  return (
    <ul>
      {rows.map(({ key, label, to, search }) => (
        <li key={key}>
          <ScreenLink to={to} search={search}>
            {label}
          </ScreenLink>
          <b>{info[key].count}</b>
        </li>
      ))}
      {hasGift && (
        <li>
          <button type="button" onClick={() => openPopup({ kind: "gift", idx: info.thanks.idx })}>
            읽지 않은 감사달러
          </button>
          <b>N</b>
        </li>
      )}
    </ul>
  );
}

function Notices() {
  const { data } = useQuery({
    queryKey: ["notices", 1, 5],
    queryFn: () => get("/rest/carrotzone/noticeList", { page: 1, rows: 5 }),
    meta: { onRefusal: "log" },
  });
  if (data?.list.length === 0) return <p>공지가 없습니다.</p>;
  return (
    <ul>
      {data?.list.map(({ idx, title }) => (
        <li key={idx}>
          <ScreenLink to="CARROTZone-NoticeView-idx" params={{ idx }}>
            {title}
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

/** What one may apply for now. */
function Rounds() {
  const isShown = useHeaderInfo()?.is_show_jobrotation ?? false;
  const round = useRotation(isShown);
  if (!isShown) return <p>지금 신청할 것이 없습니다.</p>;
  return (
    <ul>
      <li>
        <button type="button" onClick={() => openPopup({ kind: "rotation" })}>
          Job Rotation 신청
        </button>
        <span>{round && `${round.edate_txt}까지`}</span>
      </li>
    </ul>
  );
}

/** Screens that no menu has. */
const places = [
  { to: "index copy", label: "판결문 논증 편집기" },
  { to: "emp_number", label: "직원번호" },
  { to: "familysite_admin", label: "패밀리사이트 관리" },
  { to: "test", label: "공용 컴포넌트" },
];

function Shortcuts() {
  const sites = (useSites() ?? []).filter(({ grp }) => grp === "family");
  return (
    <ul className="widget-links">
      {places
        .filter(({ to }) => mayOpen(signedInIds(), screenByName(to)?.can ?? []))
        .map(({ to, label }) => (
          <li key={to}>
            <ScreenLink to={to}>{label}</ScreenLink>
          </li>
        ))}
      {sites.map(({ idx, name }) => (
        <li key={idx}>
          <a href={siteAddress(idx)} target="_blank" rel="noopener noreferrer">
            {name} <span aria-hidden="true">↗</span>
            <span className="only-read"> (새 창)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
