import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface ModalProps {
  readonly label: string;
  readonly className?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Esc, or a press beside the content. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page, in the browser's top layer: the rest is inert, and the focus goes back when it closes. */
export function Modal({ label, className, onKeyDown, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const labelId = useId();
  // in the layout phase: a dialog that has left the page when it is closed does not give the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`toulmin-modal ${className ?? ""}`}
      aria-labelledby={labelId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <h3 id={labelId}>{label}</h3>
      {children}
    </dialog>
  );
}
