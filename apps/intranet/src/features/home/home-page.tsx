import "./home-page.css";
import { useMediaQuery } from "@mantine/hooks";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import { Suspense, useEffect, useState } from "react";
import { titled } from "../../api/company";
import { isDismissed } from "../../api/dismissal";
import { useHeaderInfo } from "../../api/reads";
import { today } from "../../controls/dates/today";
import { Icon } from "../../controls/icon";
import { Skeleton } from "../../controls/pending";
import { useAddress } from "../../controls/use-address";
import { later } from "../../loading/later";
import { moved } from "../../shell/moved";
import { openPopup } from "../../shell/popups/popups-store";
import { usePreferences } from "../../shell/preferences";
import { useTodo } from "../../shell/todo/todo-list";
import { useStore } from "../../store";
import { useHome } from "./home";
import { useNewNotices } from "./links";
import { columnsOf, completed } from "./order";
import { SetupNote } from "./setup-note";
import { CommonActions, Figures } from "./summary";
import { openWidgets, type WidgetKey, widgets } from "./widgets";

/** The page that signed-in staff begin at: what waits for them, in the order they like. */
export function HomePage() {
  const { kname, position } = useStore();
  const { preferences, isReading, save } = usePreferences();
  const parts = [useHome(), useTodo(), useNewNotices()];
  // how high a card will be is not known: those below the first come with it, or they would be pushed about
  const [hasCome, setHasCome] = useState(false);
  if (!hasCome && !isReading && parts.every(({ isPending }) => !isPending)) setHasCome(true);
  const order = completed(preferences?.home_order ?? [], openWidgets());
  const [isOrdering, setIsOrdering] = useState(false);
  useRotationIntro();

  const columns = useColumns();

  return (
    <>
      <title>{titled("메인")}</title>
      <div className="home-greeting">
        <h1>
          {kname} {position}님, 안녕하세요
        </h1>
        <CommonActions />
      </div>
      <SetupNote />
      <Interview />
      <div className="home-line">
        <Figures />
        <button
          type="button"
          className="home-order"
          aria-pressed={isOrdering}
          onClick={() => setIsOrdering(!isOrdering)}
        >
          {isOrdering ? "순서 바꾸기 끝" : "순서 바꾸기"}
        </button>
      </div>
      {!isReading && isOrdering && <WidgetOrder order={order} onChange={(home_order) => void save({ home_order })} />}
      {!isOrdering && (
        <div className="home-widgets">
          {columnsOf(order, columns).map((column) => (
            <div key={column[0]}>
              {(hasCome ? column : column.slice(0, 1)).map((key) => (
                <Widget key={key} of={key} hasCome={hasCome} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const InterviewDrawer = later(async () => (await import("./interview-drawer")).loadInterviewDrawer());

/** The interview that the address names: what whoever holds it reads, and where they give marks. */
function Interview() {
  const { number, change } = useAddress();
  const idx = number("interview");
  if (!idx) return null;
  return (
    <Suspense fallback={null}>
      <InterviewDrawer idx={idx} onClose={() => change({ interview: "" })} />
    </Suspense>
  );
}

/** How many columns stand beside each other. */
function useColumns(): number {
  const isWide = useMediaQuery("(width >= 68rem)", undefined, { getInitialValueInEffect: false });
  const isMiddle = useMediaQuery("(width >= 44rem)", undefined, { getInitialValueInEffect: false });
  return isWide ? 3 : isMiddle ? 2 : 1;
}

function Widget({ of, hasCome }: { of: WidgetKey; hasCome: boolean }) {
  const { title, sign, Component } = widgets[of];
  return (
    <section className="widget" aria-labelledby={`widget-${of}`}>
      <h2 id={`widget-${of}`}>
        <Icon of={sign} />
        {title}
      </h2>
      {hasCome ? <Component /> : <Skeleton lines={12} />}
    </section>
  );
}

interface WidgetOrderProps {
  order: readonly WidgetKey[];
  onChange: (order: WidgetKey[]) => void;
}

/** The titles alone, one below the other, each to be moved. */
function WidgetOrder({ order, onChange }: WidgetOrderProps) {
  return (
    <ol className="home-order-list">
      {order.map((key, index) => {
        const { title, sign } = widgets[key];
        return (
          <li key={key} className="widget">
            <h2>
              <Icon of={sign} />
              {title}
            </h2>
            <button
              type="button"
              disabled={index === 0}
              onClick={() => onChange(moved(order, index, -1))}
              aria-label={`${title} 앞으로`}
            >
              <Icon of={IconArrowUp} size={16} />
            </button>
            <button
              type="button"
              disabled={index === order.length - 1}
              onClick={() => onChange(moved(order, index, 1))}
              aria-label={`${title} 뒤로`}
            >
              <Icon of={IconArrowDown} size={16} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Opens the job rotation's introduction when the server says so and the person has not put it away. */
function useRotationIntro() {
  const isShown = useHeaderInfo()?.is_show_jobrotation;
  useEffect(() => {
    if (isShown && !isDismissed(today())) openPopup({ kind: "rotation" });
  }, [isShown]);
}
