import { ToastContainer } from "react-toastify";

/** Where toasts appear: upper right, 5 s, up to 20 at once, dragged away at 60 % of their width. */
export function Toaster() {
  return (
    <ToastContainer
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
