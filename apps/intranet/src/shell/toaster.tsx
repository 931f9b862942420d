import "react-toastify/dist/ReactToastify.css";
import "./toaster.css";
import { useEffect } from "react";
import { ToastContainer, toast } from "react-toastify";
import { useStore } from "../store";

/** Where toasts appear: upper right, 5 s, up to 20 at once, dragged away at 60 % of their width. */
export function Toaster() {
  useEffect(noteToasts, []);
  return (
    <ToastContainer
      aria-label="알림 메시지"
      position="top-right"
      autoClose={5000}
      limit={20}
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

/** Keeps the store's `isToastVisible` in step with what is shown. Returns the undoing. */
function noteToasts(): () => void {
  const shown = new Set<unknown>();
  const show = () => useStore.setState({ isToastVisible: shown.size > 0 });
  show();
  return toast.onChange(({ id, status }) => {
    if (status === "removed") shown.delete(id);
    else shown.add(id);
    show();
  });
}
