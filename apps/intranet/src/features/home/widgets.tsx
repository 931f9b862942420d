import { isToldOfOthers, type RouteName } from "@portal/definition";
import IconCake from "@tabler/icons-react/dist/esm/icons/IconCake.mjs";
import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconNews from "@tabler/icons-react/dist/esm/icons/IconNews.mjs";
import IconPencilPlus from "@tabler/icons-react/dist/esm/icons/IconPencilPlus.mjs";
import IconSpeakerphone from "@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs";
import type { ComponentType } from "react";
import { Link } from "react-router-dom";
import type { Drawing } from "../../controls/icon";
import { Pending } from "../../controls/pending";
import { isOpen } from "../../shell/navigation/is-open";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { openPopup } from "../../shell/popups/popups-store";
import { dueText } from "../../shell/todo/todo-list";
import { signedInIds } from "../../store";
import { useHome } from "./home";
import { Notices, Shortcuts } from "./links";
import { Todo } from "./todo";

export type WidgetKey = "todo" | "schedule" | "notices" | "rounds" | "news" | "people" | "shortcuts";

interface Widget {
  readonly title: string;
  readonly sign: Drawing;
  /** Whose records it shows; who may not open this screen does not have it. */
  readonly from?: RouteName;
  readonly Component: ComponentType;
}

/** What the main page consists of. */
export const widgets: Readonly<Record<WidgetKey, Widget>> = {
  todo: { title: "내가 할 일", sign: IconListCheck, Component: Todo },
  schedule: { title: "오늘 일정", sign: IconCalendarEvent, Component: Schedule },
  notices: { title: "공지사항", sign: IconSpeakerphone, from: "CARROTZone-NoticeList", Component: Notices },
  rounds: { title: "진행 중인 신청", sign: IconPencilPlus, Component: Rounds },
  news: { title: "회사소식", sign: IconNews, from: "CARROTZone-MediaZoneList", Component: News },
  people: { title: "생일·새 동료", sign: IconCake, from: "emp_number", Component: People },
  shortcuts: { title: "바로가기", sign: IconExternalLink, Component: Shortcuts },
};

/** Those that the person has. */
export function openWidgets(): WidgetKey[] {
  const all = Object.keys(widgets) as WidgetKey[];
  return all.filter((key) => isOpen(widgets[key].from ?? "main"));
}

/** The person's own day, then who of the team is away. */
function Schedule() {
  const { home, ...reading } = useHome();
  if (!home) return <Pending {...reading} />;
  if (home.schedule.length === 0)
    return <p>오늘 일정이 없습니다.{isToldOfOthers(signedInIds()) && " 팀원도 모두 근무합니다."}</p>;
  return (
    <ul>
      {home.schedule.map(({ kind, title, from, to, is_mine, link }, index) => (
        // nothing else distinguishes two equal lines
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <li key={`${index} ${title}`} className={is_mine ? "mine" : ""}>
          <span>{link === "" ? title : <Link to={link}>{title}</Link>}</span>
          <small>
            {kind} {from || to ? `${from}~${to}` : "종일"}
          </small>
        </li>
      ))}
    </ul>
  );
}

function News() {
  const { home, ...reading } = useHome();
  if (!home) return <Pending {...reading} />;
  if (home.news.length === 0) return <p>새 소식이 없습니다.</p>;
  return (
    <ul>
      {home.news.map(({ idx, board, title, wdate, link }) => (
        <li key={idx}>
          <span>
            <small>{board}</small> {link === "" ? title : <Link to={link}>{title}</Link>}
          </span>
          <small>{wdate.slice(5)}</small>
        </li>
      ))}
    </ul>
  );
}

/** What one may apply for now. */
function Rounds() {
  const { home, ...reading } = useHome();
  if (!home) return <Pending {...reading} />;
  if (home.rounds.length === 0) return <p>지금 신청할 것이 없습니다.</p>;
  return (
    <ul>
      {home.rounds.map(({ key, title, due, link }) => (
        <li key={key}>
          {key === "jobrotation" ? (
            <button type="button" onClick={() => openPopup({ kind: "rotation" })}>
              {title}
            </button>
          ) : (
            <Link to={link}>{title}</Link>
          )}
          <small>
            {due.slice(5)}까지 · {dueText(due)}
          </small>
        </li>
      ))}
    </ul>
  );
}

function People() {
  const { home, ...reading } = useHome();
  if (!home) return <Pending {...reading} />;
  if (home.people.length === 0) return <p>이번 주 생일과 새 동료가 없습니다.</p>;
  return (
    <ul>
      {home.people.map(({ idx, kind, kname, team_name, day }) => (
        <li key={`${kind} ${idx}`}>
          <ScreenLink to="emp_number" search={`?person=${idx}`}>
            {kname}
          </ScreenLink>
          <small>
            {team_name && `${team_name} · `}
            {day.replace("-", ".")} {kind === "birthday" ? "생일" : "입사"}
          </small>
        </li>
      ))}
    </ul>
  );
}
