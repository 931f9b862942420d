import { Menu } from "@mantine/core";
import { routeByName, screenByName } from "@portal/definition";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { headerInfo, useHeaderInfo } from "../../api/reads";
import { leave } from "../../api/session";
import { useStore } from "../../store";
import { isOpen } from "../navigation/is-open";
import { prefetching } from "../navigation/prefetch";
import { openPopup } from "../popups/popups-store";
import { Portrait } from "../portrait";
import { counters } from "../todo/counters";
import { usePointedMenu } from "./pointed-menu";

/** Screens that no menu has, for those who may open them. */
const administration = [
  { label: "조직 관리", route: "admin_organization" },
  { label: "직책 관리", route: "admin_positions" },
  { label: "회사 정보", route: "admin_company" },
  { label: "권한 관리", route: "admin_permissions" },
  { label: "운영 기록", route: "admin_logs" },
];

/** The person's own box: counters, leave, credits, thanks dollars, job rotation, settings and the way out. */
export function MyBox() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const info = useHeaderInfo();
  const kname = useStore((state) => state.kname);
  const idx = useStore((state) => state.idx_staff);

  async function signOut() {
    const isTemporary = useStore.getState().isTempLogin;
    await leave();
    await (isTemporary ? navigate(-1) : navigate(routeByName("login")));
  }

  /** Goes to a screen; stays while the portal does not have it. */
  const open = (route: string, search = "") => {
    const screen = screenByName(route);
    if (screen) void navigate(screen.path + search);
  };

  /** Opens the gift that was not read yet, or the box of all; also for who is quicker than the first answer. */
  async function openThanks() {
    const known = await client.ensureQueryData(headerInfo).catch(() => undefined);
    openPopup(known?.thanks.is_new === "Y" ? { kind: "gift", idx: known.thanks.idx } : { kind: "thanks" });
  }

  const { menu, button, area } = usePointedMenu();
  const lines = useRef<HTMLDivElement>(null);
  // lines that come with the answer do not push out of sight what the focus is on
  useLayoutEffect(() => {
    if (info) lines.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [info]);
  const hasNews = counters.some(({ key }) => info?.[key].is_new === "Y") || info?.thanks.is_new === "Y";
  return (
    <Menu
      {...menu}
      position="bottom-end"
      width={240}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className="my-box" {...button} {...area}>
          <Portrait idx={idx} kname={kname} photouri={info?.photouri ?? ""} size={26} />
          <span className="my-box-name">{kname}</span>
          <span className="own-bar-label">나</span>
          {hasNews && <New />}
        </button>
      </Menu.Target>
      <Menu.Dropdown ref={lines} aria-label="내 상자" {...area}>
        {info && (
          <p className="my-box-unit">
            {info.office_name} {info.team_name}
          </p>
        )}
        <Counters info={info} onOpen={open} />
        <Menu.Divider />
        <Menu.Item
          {...prefetching("myPIMS-myVacationList")}
          onClick={() => open("myPIMS-myVacationList")}
          rightSection={info?.vacation.count_txt}
        >
          남은 연차
        </Menu.Item>
        <Menu.Item
          {...prefetching("myPIMS-myEduManagemetList")}
          onClick={() => open("myPIMS-myEduManagemetList")}
          rightSection={info?.education.grade_txt}
        >
          교육 학점
        </Menu.Item>
        <Menu.Item
          onClick={() => void openThanks()}
          rightSection={
            <span className="my-box-value">
              {info?.thanks.is_new === "Y" && <New />}
              {info?.thanks.dollar_txt}
            </span>
          }
        >
          감사달러
        </Menu.Item>
        {(info?.is_show_jobrotation || info?.is_sent_jobrotation) && (
          <Menu.Item onClick={() => openPopup({ kind: "rotation" })}>Job Rotation</Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => openPopup({ kind: "profile" })}>설정</Menu.Item>
        {administration
          .filter(({ route }) => isOpen(route))
          .map(({ label, route }) => (
            <Menu.Item key={route} {...prefetching(route)} onClick={() => open(route)}>
              {label}
            </Menu.Item>
          ))}
        <Menu.Item onClick={() => void signOut()}>로그아웃</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface CountersProps {
  info: ReturnType<typeof useHeaderInfo>;
  onOpen: (route: string, search: string) => void;
}

/** How many documents wait for the person or concern them. */
function Counters({ info, onOpen }: CountersProps) {
  return counters.map(({ label, key, route, search }) => (
    <Menu.Item
      key={key}
      onClick={() => onOpen(route, search)}
      {...prefetching(route)}
      rightSection={
        <span className="my-box-value">
          {info?.[key].is_new === "Y" && <New />}
          {info?.[key].count ?? 0}
        </span>
      }
    >
      {label}
    </Menu.Item>
  ));
}

function New() {
  return (
    <span className="new-marker">
      <span aria-hidden="true">N</span>
      <span className="only-read">새 소식</span>
    </span>
  );
}
