import { GiftPopup } from "./gift-popup";
import { closePopup, type Popup } from "./popups-store";
import { ProfilePopup } from "./profile-popup";
import { RotationFormPopup } from "./rotation-form-popup";
import { RotationPopup } from "./rotation-popup";
import { ThanksPopup } from "./thanks-popup";

/** The popup that is open. */
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
