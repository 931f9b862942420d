import { Menu } from "@mantine/core";
import { routeByName, screenByName } from "@portal/definition";
import { useNavigate } from "react-router-dom";
import { leave } from "../../api/session";
import { useStore } from "../../store";
import { counters } from "../counters";
import { openPopup } from "../popups/popups-store";
import { prefetching } from "../prefetch";
import { useHeaderInfo } from "../reads";

/** The person's own box: counters, leave, credits, thanks dollars, job rotation, settings and the way out. */
export function MyBox() {
  const navigate = useNavigate();
  const info = useHeaderInfo();
  const kname = useStore((state) => state.kname);

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

  const hasNews = counters.some(({ key }) => info?.[key].is_new === "Y") || info?.thanks.is_new === "Y";
  return (
    <Menu
      trigger="click-hover"
      position="bottom-end"
      width={240}
      shadow="md"
      closeDelay={150}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className="my-box">
          {info?.photouri ? (
            <img src={info.photouri} alt="" width="26" height="26" />
          ) : (
            <span className="my-box-initial" aria-hidden="true">
              {kname.slice(0, 1)}
            </span>
          )}
          <span className="my-box-name">{kname}</span>
          {hasNews && <New />}
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label="내 상자">
        {info && (
          <p className="my-box-unit">
            {info.office_name} {info.team_name}
          </p>
        )}
        {counters.map(({ label, key, route, search }) => (
          <Menu.Item
            key={key}
            onClick={() => open(route, search)}
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
        ))}
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
          onClick={() =>
            openPopup(info?.thanks.is_new === "Y" ? { kind: "gift", idx: info.thanks.idx } : { kind: "thanks" })
          }
          rightSection={
            <span className="my-box-value">
              {info?.thanks.is_new === "Y" && <New />}
              {info?.thanks.dollar_txt}
            </span>
          }
        >
          감사달러
        </Menu.Item>
        {info?.is_show_jobrotation && (
          <Menu.Item onClick={() => openPopup({ kind: "rotation" })}>Job Rotation</Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => openPopup({ kind: "profile" })}>설정</Menu.Item>
        <Menu.Item onClick={() => void signOut()}>로그아웃</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function New() {
  return (
    <span className="new-marker">
      <span aria-hidden="true">N</span>
      <span className="only-read">새 소식</span>
    </span>
  );
}
