import "react-toastify/dist/ReactToastify.css";
import "./toaster.css";
import { useEffect } from "react";
import { type Id, ToastContainer, toast } from "react-toastify";
import { useStore } from "../../store";

/** Where toasts appear: upper right, 5 s, up to 20 at once, dragged away at 60 % of their width. */
export function Toaster() {
  useEffect(noteToasts, []);
  useEffect(waitWhileRead, []);
  return (
    <ToastContainer
      aria-label="알림 메시지"
      position="top-right"
      autoClose={5000}
      limit={20}
      pauseOnHover={false}
      draggable
      draggablePercent={60}
      closeButton={({ closeToast }) => (
        <button type="button" className="toast-close" aria-label="닫기" onClick={closeToast}>
          ×
        </button>
      )}
    />
  );
}

/** Keeps the store's `isToastVisible` in step with what is shown, and takes errors away that are over. Returns the undoing. */
function noteToasts(): () => void {
  const shown = new Map<Id, string | undefined>();
  const show = () => useStore.setState({ isToastVisible: shown.size > 0 });
  show();
  return toast.onChange(({ id, status, type }) => {
    if (status === "removed") shown.delete(id);
    else shown.set(id, type);
    // what has succeeded now is shown, and no longer what was wrong before
    if (status === "added" && type === "success")
      for (const [other, kind] of shown) if (kind === "error") toast.dismiss(other);
    show();
  });
}

/**
 * Lets messages stay as long as the pointer is moved onto them. One that rests where a message comes up, as on the button
 * that was pressed, reads nothing. Returns the undoing.
 */
function waitWhileRead(): () => void {
  let isRead = false;
  const look = ({ target, pointerType, movementX, movementY }: PointerEvent) => {
    if (movementX === 0 && movementY === 0) return;
    const isOn = pointerType === "mouse" && target instanceof Element && target.closest(".Toastify__toast") !== null;
    if (isOn !== isRead) (isOn ? toast.pause : toast.play)();
    isRead = isOn;
  };
  document.addEventListener("pointermove", look);
  return () => document.removeEventListener("pointermove", look);
}
