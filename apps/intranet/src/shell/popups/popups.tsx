import { GiftPopup } from "./gift-popup";
import { closePopup, type Popup } from "./popups-store";
import { ProfilePopup } from "./profile-popup";
import { RotationFormPopup } from "./rotation-form-popup";
import { RotationPopup } from "./rotation-popup";
import { ThanksPopup } from "./thanks-popup";

/** The popup that is open. */
export function Popups({ popup }: { popup: Popup }) {
  switch (popup.kind) {
    case "rotation":
      return <RotationPopup onClose={closePopup} />;
    case "rotation-form":
      return <RotationFormPopup onClose={closePopup} />;
    case "gift":
      return <GiftPopup idx={popup.idx} onClose={closePopup} />;
    case "thanks":
      return <ThanksPopup to={popup.to} onClose={closePopup} />;
    case "profile":
      return <ProfilePopup onClose={closePopup} />;
  }
}
