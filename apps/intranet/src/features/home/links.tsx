import { isToldOfOthers } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { siteAddress, useSites } from "../../api/reads";
import { OutsideLink } from "../../controls/outside-link";
import { Pending } from "../../controls/pending";
import { SiteIcon } from "../../controls/site-icon";
import { isOpen } from "../../shell/navigation/is-open";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { signedInIds } from "../../store";

/** The newest five notices. */
export function useNewNotices() {
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ["notices", 1, 5],
    queryFn: () => get("/rest/carrotzone/noticeList", { page: 1, rows: 5 }),
    enabled: isToldOfOthers(signedInIds()),
    meta: { onRefusal: "log" },
  });
  // who sees none does not wait for them
  return { data, isPending: isLoading, isError, refetch };
}

export function Notices() {
  const { data, isError, refetch } = useNewNotices();
  if (!data) return <Pending isError={isError} refetch={refetch} />;
  if (data.list.length === 0) return <p>공지가 없습니다.</p>;
  return (
    <ul>
      {data.list.map(({ idx, title }) => (
        <li key={idx}>
          <ScreenLink to="CARROTZone-NoticeView-idx" params={{ idx }}>
            {title}
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

/** Screens that no menu has. */
const places = [
  { to: "index copy", label: "판결문 논증 편집기" },
  { to: "emp_number", label: "직원번호" },
  { to: "leadership", label: "리더십 과정" },
  { to: "about", label: "회사 소개" },
  { to: "stage", label: "무대 안내" },
  { to: "familysite_admin", label: "패밀리사이트 관리" },
  { to: "test", label: "공용 컴포넌트" },
];

/** Screens that no menu has, and the company's other systems. */
export function Shortcuts() {
  const sites = (useSites() ?? []).filter(({ grp }) => grp === "family");
  return (
    <ul className="widget-links">
      {places
        .filter(({ to }) => isOpen(to))
        .map(({ to, label }) => (
          <li key={to}>
            <ScreenLink to={to}>{label}</ScreenLink>
          </li>
        ))}
      {sites.map(({ idx, name, icon }) => (
        <li key={idx}>
          <OutsideLink href={siteAddress(idx)}>
            <SiteIcon icon={icon} />
            {name}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
