import { useEffect, useEffectEvent, useRef } from "react";
import { toast } from "react-toastify";

/** The browser's own reader of codes, which not every browser has. */
interface Reader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type ReaderClass = new (options: { formats: readonly string[] }) => Reader;

function readerClass(): ReaderClass | undefined {
  return (globalThis as { BarcodeDetector?: ReaderClass }).BarcodeDetector;
}

/** Whether this browser reads codes by its camera; elsewhere the phone's own camera opens the label's address. */
export function readsLabels(): boolean {
  return readerClass() !== undefined && navigator.mediaDevices !== undefined;
}

/** How often the picture is looked at, in ms. */
const PAUSE = 300;

interface LabelCameraProps {
  onRead: (code: string) => void;
  /** There is no camera, or nobody is allowed to use it. */
  onEnd: () => void;
}

/** Looks through the camera for labels and reports each once, until another one is seen. */
export function LabelCamera({ onRead, onEnd }: LabelCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onRead);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const Detector = readerClass();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = "";
    let isOver = false;
    const reader = Detector && new Detector({ formats: ["qr_code", "code_128", "ean_13"] });
    async function look() {
      const [code] = (video.current && (await reader?.detect(video.current).catch(() => []))) ?? [];
      const number = code && numberIn(code.rawValue);
      if (number && number !== last) {
        last = number;
        read(number);
      }
      if (!isOver) timer = setTimeout(() => void look(), PAUSE);
    }
    async function open() {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      } catch {
        toast.error("카메라를 쓸 수 없습니다. 번호를 직접 입력하세요.");
        end();
        return;
      }
      if (isOver || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play().catch(() => undefined);
      void look();
    }
    void open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, []);
  return <video ref={video} muted playsInline aria-label="카메라에 보이는 것" />;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What the address on a label looks for, or the code itself. */
function numberIn(text: string): string {
  try {
    return new URL(text).searchParams.get("q") ?? "";
  } catch {
    return text;
  }
}
