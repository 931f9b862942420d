import { lazy } from "react";
import { closePopup, type Popup } from "./popups-store";

const GiftPopup = lazy(async () => ({ default: (await import("./gift-popup")).GiftPopup }));
const ProfilePopup = lazy(async () => ({ default: (await import("./profile-popup")).ProfilePopup }));
const RotationFormPopup = lazy(async () => ({ default: (await import("./rotation-form-popup")).RotationFormPopup }));
const RotationPopup = lazy(async () => ({ default: (await import("./rotation-popup")).RotationPopup }));
const ThanksPopup = lazy(async () => ({ default: (await import("./thanks-popup")).ThanksPopup }));

/** The popup that is open; only its own code is loaded. */
export function Popups({ popup }: { popup: Popup }) {
  const close = () => void closePopup();
  switch (popup.kind) {
    case "rotation":
      return <RotationPopup onClose={close} />;
    case "rotation-form":
      return <RotationFormPopup onClose={close} />;
    case "gift":
      return <GiftPopup idx={popup.idx} onClose={close} />;
    case "thanks":
      return <ThanksPopup to={popup.to} onClose={close} />;
    case "profile":
      return <ProfilePopup onClose={close} />;
  }
}
