import { create } from "zustand";
import { askToLose } from "../../controls/dialogs/ask";
import { isUnsaved } from "../../controls/dialogs/unsaved";

/** The popups of the header, and what each is opened with. */
export type Popup =
  | { readonly kind: "rotation" }
  | { readonly kind: "rotation-form" }
  /** The number of the gift. */
  | { readonly kind: "gift"; readonly idx: number }
  /** Somebody to send to already chosen. */
  | { readonly kind: "thanks"; readonly to?: number }
  | { readonly kind: "profile" };

export const usePopup = create<{ readonly open: Popup | null }>()(() => ({ open: null }));

export function openPopup(open: Popup): void {
  usePopup.setState({ open });
}

/** Closes the popup; asks before when something is written in it that is not saved. */
export async function closePopup(): Promise<void> {
  if (isUnsaved("popup") && !(await askToLose("작성한 내용이 저장되지 않습니다. 닫으시겠습니까?"))) return;
  usePopup.setState({ open: null });
}
