import "./home-page.css";
import { useEffect, useState } from "react";
import { isDismissed } from "../../shell/dismissal";
import { moved } from "../../shell/moved";
import { openPopup } from "../../shell/popups/popups-store";
import { usePreferences } from "../../shell/preferences";
import { useHeaderInfo } from "../../shell/reads";
import { today } from "../../shell/today";
import { useTodo } from "../../shell/todo-list";
import { useStore } from "../../store";
import { useHome } from "./home";
import { completed } from "./order";
import { type WidgetKey, widgets } from "./widgets";

/** The page that signed-in staff begin at: what waits for them, in the order they like. */
export function HomePage() {
  const { kname, position } = useStore();
  const { preferences, isReading, save } = usePreferences();
  // read while the order is
  useHome();
  useTodo();
  const order = completed(preferences?.home_order ?? [], Object.keys(widgets) as WidgetKey[]);
  const [isOrdering, setIsOrdering] = useState(false);
  useRotationIntro();

  return (
    <>
      <title>메인 · 푸른밭 인트라넷</title>
      <div className="home-greeting">
        <h1>
          {kname} {position}님, 안녕하세요
        </h1>
        <button type="button" aria-pressed={isOrdering} onClick={() => setIsOrdering(!isOrdering)}>
          {isOrdering ? "순서 바꾸기 끝" : "순서 바꾸기"}
        </button>
      </div>
      <div className="home-widgets">
        {!isReading &&
          order.map((key, index) => {
            const { title, Component } = widgets[key];
            const move = (by: number) => void save({ home_order: moved(order, index, by) });
            return (
              <section key={key} className="widget" aria-labelledby={`widget-${key}`}>
                <header>
                  <h2 id={`widget-${key}`}>{title}</h2>
                  {isOrdering && (
                    <span>
                      <button
                        type="button"
                        disabled={index === 0}
                        onClick={() => move(-1)}
                        aria-label={`${title} 앞으로`}
                      >
                        ◀
                      </button>
                      <button
                        type="button"
                        disabled={index === order.length - 1}
                        onClick={() => move(1)}
                        aria-label={`${title} 뒤로`}
                      >
                        ▶
                      </button>
                    </span>
                  )}
                </header>
                <Component />
              </section>
            );
          })}
      </div>
    </>
  );
}

/** Opens the job rotation's introduction when the server says so and the person has not put it away (section 4). */
function useRotationIntro() {
  const isShown = useHeaderInfo()?.is_show_jobrotation;
  useEffect(() => {
    if (isShown && !isDismissed(today())) openPopup({ kind: "rotation" });
  }, [isShown]);
}
