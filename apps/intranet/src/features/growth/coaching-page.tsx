import type { ViewScreen } from "@portal/definition";
import { ViewPage } from "../../screens/view/view-page";
import { type Month, Trends } from "./coaching-trends";

/** A month's goals and review; below them how the last six months went. */
export function CoachingViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage screen={screen} below={({ extra }) => <Trends months={(extra.months ?? []) as readonly Month[]} />} />
  );
}
