// before the header's own look, which changes it
import "./mantine.css";
import { PRESENT_FOR } from "@portal/definition";
import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import { post } from "../../api/client";
import { log } from "../../api/tell";
import { later } from "../../loading/later";
import { isSignedIn, useStore } from "../../store";
import { Header } from "../header/header";
import { closePalette, usePalette, usePaletteKey } from "../navigation/palette-open";
import { Popups } from "../popups/popups";
import { usePopup } from "../popups/popups-store";

const TemporaryBar = later(async () => (await import("./temporary-bar")).TemporaryBar);
const Palette = later(async () => (await import("../navigation/palette")).Palette);

/** The header, and the popups that it opens. Who signed in for one page gets a way back in its place. */
export function HeaderLayout() {
  const isTempLogin = useStore((state) => state.isTempLogin);
  const isIn = useStore(isSignedIn);
  useEffect(() => (isIn ? keepPresent() : undefined), [isIn]);
  // a session that has ended is begun again over what is on the screen, which stays as it is
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  // strangers, too, learn that there is no such address
  if (!wasIn) return <Outlet />;
  if (isTempLogin) {
    return (
      <>
        <Suspense>
          <TemporaryBar />
        </Suspense>
        <Outlet />
      </>
    );
  }
  return (
    <>
      <Header />
      <Outlet />
      <OpenPopup />
      <OpenPalette />
    </>
  );
}

/** The popup that was asked for. The press that did is answered first; the popup is drawn behind what is on the screen. */
function OpenPopup() {
  const open = usePopup((state) => state.open);
  const shown = useDeferredValue(open);
  return <Suspense>{shown && <Popups popup={shown} />}</Suspense>;
}

function OpenPalette() {
  const shown = useDeferredValue(usePalette().isOpen);
  usePaletteKey();
  return <Suspense>{shown && <Palette onClose={closePalette} />}</Suspense>;
}

/** Says that the person is here, as long as the page is looked at. Returns the undoing. */
function keepPresent(): () => void {
  const beat = () => {
    if (document.visibilityState === "visible") post("/rest/personal/heartbeat").catch(log);
  };
  beat();
  const timer = setInterval(beat, PRESENT_FOR / 3);
  return () => clearInterval(timer);
}
