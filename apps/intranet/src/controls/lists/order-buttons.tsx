import { type RefObject, useRef } from "react";
import { useOnceDrawn } from "../use-once-drawn";

interface OrderButtonsProps {
  /** What is moved. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Is over once the new order is there. */
  onMove: (by: -1 | 1) => unknown;
}

/** Moves one of several up and down. Whoever does it by keyboard has the same button in hand behind that, wherever it stands. */
export function OrderButtons({ name, isFirst, isLast, onMove }: OrderButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const onceDrawn = useOnceDrawn();

  async function move(by: -1 | 1, pressed: RefObject<HTMLButtonElement | null>) {
    await onMove(by);
    onceDrawn(() => (pressed.current?.disabled ? (by < 0 ? down : up) : pressed).current?.focus());
  }

  return (
    <>
      <button ref={up} type="button" aria-label={`${name} 위로`} disabled={isFirst} onClick={() => void move(-1, up)}>
        ▲
      </button>
      <button
        ref={down}
        type="button"
        aria-label={`${name} 아래로`}
        disabled={isLast}
        onClick={() => void move(1, down)}
      >
        ▼
      </button>
    </>
  );
}
