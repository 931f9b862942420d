import { later } from "../../loading/later";
import { closePopup, type Popup } from "./popups-store";

const GiftPopup = later(async () => (await import("./gift-popup")).GiftPopup);
const ProfilePopup = later(async () => (await import("./profile-popup")).ProfilePopup);
const RotationFormPopup = later(async () => (await import("./rotation-form-popup")).RotationFormPopup);
const RotationPopup = later(async () => (await import("./rotation-popup")).RotationPopup);
const ThanksPopup = later(async () => (await import("./thanks-popup")).ThanksPopup);

const close = () => void closePopup();

/** The popup that is open; only its own code is loaded. */
export function Popups({ popup }: { popup: Popup }) {
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
