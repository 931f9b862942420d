import "./people-pages.css";
import type { ViewScreen } from "@portal/definition";
import { ViewPage } from "../../screens/view/view-page";
import { useStore } from "../../store";
import { JoiningLink } from "./joining-link";

/** Somebody's record; who joins is given their way in here. */
export function PersonPage({ screen }: { screen: ViewScreen }) {
  const isKeeper = useStore(({ pd_auth }) => pd_auth);
  return (
    <ViewPage
      screen={screen}
      {...(isKeeper && {
        below: ({ record }) =>
          record.status !== "retired" && <JoiningLink idx={Number(record.idx)} kname={String(record.kname)} />,
      })}
    />
  );
}
