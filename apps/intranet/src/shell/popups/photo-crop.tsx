import { Button } from "@mantine/core";
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "react-toastify";

/** The side of the shown square and of the photo that is sent, in pixels. */
const SHOWN = 240;
const SENT = 512;

interface PhotoCropProps {
  file: File;
  onCancel: () => void;
  onSave: (photo: Blob) => Promise<unknown>;
}

/** Where the photo's middle lies in the square, in shown pixels from its middle, and how large it is drawn. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Shows a photo in a square, to be moved by mouse, finger or keyboard and made larger; what the square shows is saved. */
export function PhotoCrop({ file, onCancel, onSave }: PhotoCropProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [place, setPlace] = useState<Place>({ x: 0, y: 0, zoom: 1 });
  const canvas = useRef<HTMLCanvasElement>(null);

  const giveUp = useEffectEvent(() => {
    toast.error("이미지를 읽을 수 없습니다. 다른 파일을 선택하세요.");
    onCancel();
  });
  useEffect(() => {
    const url = URL.createObjectURL(file);
    const loading = new Image();
    loading.onload = () => setImage(loading);
    loading.onerror = () => giveUp();
    loading.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (image && context) draw(context, image, place);
  }, [image, place]);

  const move = (change: Partial<Place>) => image && setPlace((now) => within({ ...now, ...change }, image));

  function drag({ buttons, movementX, movementY }: PointerEvent) {
    if (buttons === 1) move({ x: place.x + movementX, y: place.y + movementY });
  }

  const room = image ? roomOf(image, place.zoom) : { x: 0, y: 0 };
  return (
    <div className="photo-crop">
      <canvas
        ref={canvas}
        width={SENT}
        height={SENT}
        style={{ width: SHOWN, height: SHOWN }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      />
      <Range label="크기" isFirst min={1} max={4} step={0.05} value={place.zoom} onChange={(zoom) => move({ zoom })} />
      <Range label="좌우" min={-room.x} max={room.x} value={place.x} onChange={(x) => move({ x })} />
      <Range label="상하" min={-room.y} max={room.y} value={place.y} onChange={(y) => move({ y })} />
      <div className="popup-buttons">
        <Button variant="default" onClick={onCancel}>
          취소
        </Button>
        <Button
          disabled={!image}
          onClick={() => canvas.current?.toBlob((blob) => blob && void onSave(blob), "image/webp", 0.9)}
        >
          사진 저장
        </Button>
      </div>
    </div>
  );
}

type Size = Pick<HTMLImageElement, "naturalWidth" | "naturalHeight">;

interface RangeProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** It has the focus when the photo comes up. */
  isFirst?: boolean;
  value: number;
  onChange: (value: number) => void;
}

function Range({ label, onChange, step = 1, isFirst = false, ...rest }: RangeProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        // biome-ignore lint/a11y/noAutofocus: the button that asked for the photo has gone
        autoFocus={isFirst}
        {...rest}
        step={step}
        disabled={rest.min === rest.max}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

/** How large a photo is drawn, in shown pixels, so that it fills the square. */
function drawnSize({ naturalWidth, naturalHeight }: Size, zoom: number) {
  const scale = (SHOWN / Math.min(naturalWidth, naturalHeight)) * zoom;
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

/** How far the photo's middle may lie from the square's, so that no part of the square is empty. */
function roomOf(image: Size, zoom: number) {
  const { width, height } = drawnSize(image, zoom);
  return { x: (width - SHOWN) / 2, y: (height - SHOWN) / 2 };
}

/** The nearest place at which no part of the square is empty. */
export function within({ x, y, zoom }: Place, image: Size): Place {
  const room = roomOf(image, zoom);
  return { x: clamp(x, room.x), y: clamp(y, room.y), zoom };
}

function clamp(value: number, room: number): number {
  return Math.min(room, Math.max(-room, value)) || 0;
}

function draw(context: CanvasRenderingContext2D, image: HTMLImageElement, { x, y, zoom }: Place): void {
  const { width, height } = drawnSize(image, zoom);
  const ratio = SENT / SHOWN;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, SENT, SENT);
  context.drawImage(
    image,
    ((SHOWN - width) / 2 + x) * ratio,
    ((SHOWN - height) / 2 + y) * ratio,
    width * ratio,
    height * ratio,
  );
}
