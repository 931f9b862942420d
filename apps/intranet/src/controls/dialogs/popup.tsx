import "./popup.css";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusBack } from "./focus-back";
import { useUppermost } from "./uppermost";

interface PopupProps {
  title: string;
  size?: "xs" | "sm" | "md" | "lg" | "xl";
  /** Whether a click beside it closes it; not where something is written. */
  closeOnClickOutside?: boolean;
  /** Whether Escape closes it; not while it closes something inside. */
  closeOnEscape?: boolean;
  zIndex?: number;
  /** Whether it stays below the top of the window while what it holds grows and shrinks; others stand in the middle. */
  isAtTop?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page; Escape closes the uppermost one only. Its head is no page banner, as Mantine's own would be. */
export function Popup({ title, onClose, closeOnEscape = true, isAtTop = false, children, ...rest }: PopupProps) {
  const isUppermost = useUppermost();
  useFocusBack();
  return (
    <Modal.Root
      opened
      centered={!isAtTop}
      {...(isAtTop && { yOffset: "10dvh" })}
      transitionProps={{ duration: 120 }}
      closeOnEscape={closeOnEscape && isUppermost}
      onClose={onClose}
      {...rest}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className="popup-head">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="닫기" />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
