import { create } from "zustand";

/** The popups of the header, and what each is opened with (section 2.8). */
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

export function closePopup(): void {
  usePopup.setState({ open: null });
}
