import "./files-input.css";
import { Button, Loader } from "@mantine/core";
import { pictureAddress, pictureTypes, sizeText } from "@portal/definition";
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { toast } from "react-toastify";
import { CallError, postForm } from "../../api/client";
import { later } from "../../loading/later";
import type { FileFacts, Place } from "../field-kind";
import { goOnAt } from "../go-on-at";
import { keepSent, sentFile } from "./sent-files";
import { useBeginUpload } from "./uploads";

const SignaturePad = later(async () => (await import("./signature-pad")).SignaturePad);

/** The largest file unless a field says otherwise. */
const MAX_BYTES = 3 * 1024 * 1024;

interface FilesInputProps {
  id: string;
  label: string;
  place: Place;
  value: readonly number[];
  onChange: (value: number[]) => void;
  known: Readonly<Record<string, FileFacts>>;
  /** How many at most. */
  max?: number;
  maxBytes?: number;
  accept?: string;
  /** It may be signed on the screen. */
  signature?: boolean;
  /** What is dropped on it beside other inputs of files is taken, too: the whole form. */
  around?: RefObject<HTMLElement | null>;
}

interface Sending {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** Files that are sent as soon as they are chosen, dropped or pasted; the form then keeps their numbers. */
export function FilesInput({
  id,
  label,
  place,
  value,
  onChange,
  known,
  max = 10,
  maxBytes = MAX_BYTES,
  accept = "",
  signature = false,
  around,
}: FilesInputProps) {
  const area = useRef<HTMLDivElement>(null);
  const { send, sent, sending } = useUploading(place, value, (files) => {
    onChange(files);
    // it takes no more, and the button that was pressed is gone: the keyboard goes on with the last file
    if (files.length >= max && document.activeElement === document.body)
      goOnAt(area.current, ".files-list button", max, "a");
  });
  const [isSigning, setIsSigning] = useState(false);
  const free = max - value.length - sending.length;

  function take(files: readonly File[]) {
    const large = files.filter(({ size }) => size > maxBytes);
    if (large.length > 0) toast.error(`${maxBytes / 1024 / 1024}메가 이상의 파일은 업로드 하실 수 없습니다.`);
    const fitting = files.filter(({ size }) => size <= maxBytes);
    if (fitting.length > free) toast.error(`${label}: 파일은 ${max}개까지 올릴 수 있습니다.`);
    for (const file of fitting.slice(0, free)) void send(file);
  }

  const { isOver, heard } = useDropping(take, around);

  return (
    <div ref={area} id={id} className={isOver ? "files-input is-over" : "files-input"} {...heard}>
      <FileList
        files={value}
        known={{ ...known, ...sent }}
        onRemove={(idx) => {
          onChange(value.filter((one) => one !== idx));
          goOnAt(area.current, ".files-list button", value.indexOf(idx), ".files-choose button");
        }}
      />
      <UnderWay sending={sending} />
      {free > 0 && (
        <ChooseFiles {...{ label, max, maxBytes, accept }} onChoose={take}>
          {signature && (
            <Button
              size="compact-xs"
              variant="default"
              aria-expanded={isSigning}
              onClick={() => setIsSigning(!isSigning)}
            >
              화면에 서명
            </Button>
          )}
        </ChooseFiles>
      )}
      {isSigning && free > 0 && (
        <Suspense fallback={<Loader size={14} />}>
          <SignaturePad
            label={label}
            onSign={(picture) => {
              setIsSigning(false);
              take([picture]);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Sends files; `onChange` receives all that are there once one has come. */
function useUploading(place: Place, value: readonly number[], onChange: (value: number[]) => void) {
  const current = useRef(value);
  current.current = value;
  // what is written beside it while a file is on its way is not undone by its coming
  const tell = useRef(onChange);
  tell.current = onChange;
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const [sent, setSent] = useState<Readonly<Record<string, FileFacts>>>({});
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const beginUpload = useBeginUpload();

  async function send(file: File) {
    const key = Math.random();
    const end = beginUpload();
    let isSent = false;
    const note = (part: number) => setSending((all) => all.map((one) => (one.key === key ? { ...one, part } : one)));
    setSending((all) => [...all, { key, name: file.name, part: 0 }]);
    try {
      const { idx, name, size, mime } = await postForm(
        "/rest/records/uploadFile",
        { entity: place.entity, field: place.column, file },
        note,
      );
      setSent((all) => ({ ...all, [idx]: { name, size, mime } }));
      keepSent(idx, { name, size, mime });
      // other files may have come meanwhile
      current.current = [...current.current, idx];
      if (isThere.current) tell.current([...current.current]);
      isSent = true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(`${file.name}: ${error.message}`);
    } finally {
      setSending((all) => all.filter((one) => one.key !== key));
      end(isSent);
    }
  }

  return { send, sent, sending };
}

/** Takes files that are dropped or pasted on the input, or dropped anywhere around it. */
function useDropping(take: (files: readonly File[]) => void, around: FilesInputProps["around"]) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const form = around?.current;
    return form ? takeDropped(form, (files) => latest.current(files), setIsOver) : undefined;
  }, [around]);
  const heard = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      take([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take([...event.clipboardData.files]);
    },
  };
  return { isOver, heard };
}

/** Files that are being sent, and how far each is. */
function UnderWay({ sending }: { sending: readonly Sending[] }) {
  return sending.map(({ key, name, part }) => (
    <p key={key} role="status" className="files-sending">
      <Loader size={14} aria-hidden="true" /> {name} {Math.round(part * 100)}%
    </p>
  ));
}

interface ChooseFilesProps extends Required<Pick<FilesInputProps, "label" | "max" | "maxBytes" | "accept">> {
  onChoose: (files: readonly File[]) => void;
  /** Other ways to a file. */
  children: ReactNode;
}

/** The button that opens the browser's choice, and what may be chosen. */
function ChooseFiles({ label, max, maxBytes, accept, onChoose, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="files-choose">
      <input
        ref={input}
        type="file"
        className="only-read"
        tabIndex={-1}
        aria-label={label}
        multiple={max > 1}
        accept={accept}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <Button size="compact-xs" variant="default" aria-label={`${label} 선택`} onClick={() => input.current?.click()}>
        선택
      </Button>
      {children}
      <span className="files-note">
        끌어 놓거나 붙여 넣어도 됩니다. {max > 1 ? `${max}개, ` : ""}파일당 {sizeText(maxBytes)}까지
      </span>
    </p>
  );
}

/** Takes files that are dropped anywhere on an area; without it the browser would leave the page for them. */
function takeDropped(area: HTMLElement, take: (files: File[]) => void, setIsOver: (isOver: boolean) => void) {
  // an input of files takes what is dropped on it itself
  const isOurs = ({ dataTransfer, target }: globalThis.DragEvent) =>
    dataTransfer?.types.includes("Files") === true && !(target instanceof Element && target.closest(".files-input"));
  const over = (event: globalThis.DragEvent) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const leave = ({ relatedTarget }: globalThis.DragEvent) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setIsOver(false);
  };
  const drop = (event: globalThis.DragEvent) => {
    setIsOver(false);
    if (!isOurs(event)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  };
  area.addEventListener("dragover", over);
  area.addEventListener("dragleave", leave);
  area.addEventListener("drop", drop);
  return () => {
    area.removeEventListener("dragover", over);
    area.removeEventListener("dragleave", leave);
    area.removeEventListener("drop", drop);
  };
}

interface FileListProps {
  files: readonly number[];
  known: Readonly<Record<string, FileFacts>>;
  onRemove?: (idx: number) => void;
}

/** Stored files by their names; pictures are seen. */
export function FileList({ files, known, onRemove }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul className="files-list">
      {files.map((idx) => {
        const { name = `파일 ${idx}`, size = 0, mime = "" } = known[idx] ?? sentFile(idx) ?? {};
        return (
          <li key={idx}>
            {isPicture(mime) && <img src={addressOf(idx, true)} alt="" loading="lazy" />}
            <a href={addressOf(idx)} download={name} title={name}>
              {name}
            </a>
            {size > 0 && <span className="files-note">{sizeText(size)}</span>}
            {onRemove && (
              <button type="button" aria-label={`${name} 삭제`} onClick={() => onRemove(idx)}>
                ×
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Where a stored file is read; `inline` for what is shown on the page. */
export function addressOf(idx: number, inline = false): string {
  return inline ? pictureAddress(idx) : `/rest/records/downloadFile?idx=${idx}`;
}

/** Whether a browser shows a file of this type as a picture, and the server gives it out as one. */
export function isPicture(mime: string): boolean {
  return pictureTypes.includes(mime);
}
