import "./signature-pad.css";
import { Button } from "@mantine/core";
import { type PointerEvent, useRef, useState } from "react";

interface SignaturePadProps {
  label: string;
  onSign: (picture: File) => void;
}

/** How many points of the picture a CSS pixel has, so that a signature is sharp on paper. */
const SHARP = 2;

/** A field in which somebody signs with a finger, a pen or the mouse; the signature is a picture. */
export function SignaturePad({ label, onSign }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isEmpty, setIsEmpty] = useState(true);

  function draw(event: PointerEvent<HTMLCanvasElement>) {
    const { currentTarget, nativeEvent, type, buttons } = event;
    const pen = currentTarget.getContext("2d");
    if (!pen || (type === "pointermove" && buttons === 0)) return;
    const at = [nativeEvent.offsetX * SHARP, nativeEvent.offsetY * SHARP] as const;
    if (type === "pointerdown") {
      currentTarget.setPointerCapture(event.pointerId);
      pen.lineWidth = 2 * SHARP;
      pen.lineCap = "round";
      pen.beginPath();
      pen.moveTo(...at);
    }
    pen.lineTo(...at);
    pen.stroke();
    setIsEmpty(false);
  }

  function clear() {
    canvas.current?.getContext("2d")?.clearRect(0, 0, canvas.current.width, canvas.current.height);
    setIsEmpty(true);
  }

  return (
    <div className="signature-pad">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${label}: 여기에 서명하세요. 서명하기 어려우면 파일을 올려 주세요.`}
        width={320 * SHARP}
        height={140 * SHARP}
        onPointerDown={draw}
        onPointerMove={draw}
      />
      <p>
        <Button size="compact-xs" variant="default" disabled={isEmpty} onClick={clear}>
          지우기
        </Button>
        <Button
          size="compact-xs"
          disabled={isEmpty}
          onClick={() =>
            canvas.current?.toBlob((blob) => blob && onSign(new File([blob], "서명.png", { type: "image/png" })))
          }
        >
          서명 완료
        </Button>
      </p>
    </div>
  );
}
