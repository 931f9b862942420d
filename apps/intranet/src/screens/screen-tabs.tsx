import type { EntityScreen } from "@portal/definition";
import { Link, useParams } from "react-router-dom";
import { TabStrip } from "../controls/tabs/tab-strip";
import { tabsOf, titleOf } from "../fields/siblings";
import { addressOfRecord } from "./record-links";

/** The tabs of a page that has several screens. */
export function ScreenTabs({ screen }: { screen: EntityScreen }) {
  const { idx } = useParams();
  const tabs = tabsOf(screen);
  if (tabs.length < 2) return null;
  return (
    <TabStrip label="탭">
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          to={idx === undefined ? tab.path : addressOfRecord(tab, Number(idx))}
          aria-current={tab.name === screen.name ? "page" : undefined}
        >
          {titleOf(tab)}
        </Link>
      ))}
    </TabStrip>
  );
}
