import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { DRAG_DROP_PASTE } from "@lexical/rich-text";
import { pictureAddress, pictureAt, picturesIn, pictureTypes } from "@portal/definition";
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  $isNodeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
} from "lexical";
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { toast } from "react-toastify";
import { postForm, readFile } from "../../api/client";
import type { Place } from "../field-kind";
import { DESCRIBE_PICTURE } from "./picture";
import { PictureDialog, type ShownPicture } from "./picture-dialog";
import { $createPicture, $pictureOf, PictureNode } from "./picture-node";

/** The largest picture, in bytes. */
const MAX_BYTES = 3 * 1024 * 1024;

interface ChosenPicture extends ShownPicture {
  readonly file: File;
}

interface PictureToolProps {
  /** Whose files the pictures become; without it, the text takes none. */
  place: Place | undefined;
  /** The text to begin with: its pictures are its own already. */
  html: string;
}

/** Puts pictures in: chosen, pasted or dropped ones, and those of other texts as copies. */
export function PictureTool({ place, html }: PictureToolProps) {
  const [editor] = useLexicalComposerContext();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [described, setDescribed] = useState<NodeKey>();
  const own = useRef(new Set(picturesIn(html)));
  // what is asked for does not change while the editor is there, only the object that says it
  const to = useRef(place);
  to.current = place;

  usePictureCommands(editor, { to, own, setChosen, setDescribed });

  function close() {
    for (const { src } of chosen) URL.revokeObjectURL(src);
    setChosen([]);
    setDescribed(undefined);
  }

  async function insert(pictures: readonly ChosenPicture[]) {
    if (!place) return;
    const stored = await Promise.all(
      pictures.map(async ({ file, words, width, height }) => {
        const idx = await store(place, file);
        own.current.add(idx);
        return { address: pictureAddress(idx), words: words.trim(), width, height };
      }),
    );
    editor.update(() => {
      if (!$getSelection()) $getRoot().selectEnd();
      $insertNodes(stored.map($createPicture));
    });
    close();
    editor.focus();
  }

  async function describe([picture]: readonly ShownPicture[]) {
    editor.update(() => $pictureOf(described ?? "")?.setFacts({ words: picture?.words.trim() ?? "" }));
    close();
    editor.focus();
  }

  const facts = described === undefined ? undefined : editor.read(() => $pictureOf(described)?.facts());
  return (
    <>
      {place && (
        <>
          <button type="button" onMouseDown={keepSelection} onClick={() => input.current?.click()}>
            그림
          </button>
          <input
            ref={input}
            type="file"
            className="only-read"
            tabIndex={-1}
            aria-label="넣을 그림"
            multiple
            accept={pictureTypes.join(",")}
            onChange={({ currentTarget }) => {
              setChosen(fitting([...(currentTarget.files ?? [])]));
              currentTarget.value = "";
            }}
          />
        </>
      )}
      {chosen.length > 0 && (
        <PictureDialog title="그림 넣기" action="넣기" pictures={chosen} onDone={insert} onClose={close} />
      )}
      {facts && (
        <PictureDialog
          title="그림 설명"
          action="고치기"
          pictures={[{ ...facts, src: facts.address, name: "" }]}
          onDone={describe}
          onClose={close}
        />
      )}
    </>
  );
}

interface PictureCommands {
  /** Whose files the pictures become. */
  to: RefObject<Place | undefined>;
  /** The pictures that are the text's own already. */
  own: RefObject<Set<number>>;
  setChosen: Dispatch<SetStateAction<readonly ChosenPicture[]>>;
  setDescribed: Dispatch<SetStateAction<NodeKey | undefined>>;
}

/** Hears of pictures that are dropped or pasted, are to be described, or have come with another text. */
function usePictureCommands(editor: LexicalEditor, { to, own, setChosen, setDescribed }: PictureCommands): void {
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            setChosen(to.current ? fitting(files) : refuseAll());
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(
          DESCRIBE_PICTURE,
          (key) => {
            setDescribed(key);
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(
          KEY_ENTER_COMMAND,
          (event) => {
            const picture = $selectedPicture();
            if (!picture || event?.isComposing) return false;
            event?.preventDefault();
            setDescribed(picture.getKey());
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerMutationListener(
          PictureNode,
          (changes) => {
            for (const [key, change] of changes)
              if (change === "created") void adopt(editor, key, to.current, own.current);
          },
          { skipInitialization: true },
        ),
      ),
    [editor, to, own, setChosen, setDescribed],
  );
}

/** A button that is pressed leaves the selection where it is. */
export function keepSelection(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function $selectedPicture(): PictureNode | undefined {
  const selection = $getSelection();
  const [node, ...others] = $isNodeSelection(selection) ? selection.getNodes() : [];
  return node instanceof PictureNode && others.length === 0 ? node : undefined;
}

/** The pictures among some files that can be put in; of the others it reports why not. */
function fitting(files: readonly File[]): ChosenPicture[] {
  const fit = files.filter((file) => {
    const problem = !pictureTypes.includes(file.type)
      ? "PNG, JPG, GIF, WebP 그림만 넣을 수 있습니다. 다른 파일은 첨부로 올려 주세요."
      : file.size > MAX_BYTES
        ? "3메가 이상의 그림은 넣을 수 없습니다. 줄여서 넣어 주세요."
        : "";
    if (problem) toast.error(`${file.name}: ${problem}`);
    return problem === "";
  });
  return fit.map((file) => ({ file, src: URL.createObjectURL(file), name: file.name, words: "", width: 0, height: 0 }));
}

function refuseAll(): [] {
  toast.error("이 글에는 그림을 넣을 수 없습니다.");
  return [];
}

async function store({ entity, column }: Place, file: File): Promise<number> {
  const { idx } = await postForm("/rest/records/uploadFile", { entity, field: column, file });
  return idx;
}

/** A picture that was pasted from another text becomes this one's by a copy: it is not read by the same people. */
async function adopt(editor: LexicalEditor, key: NodeKey, place: Place | undefined, own: Set<number>): Promise<void> {
  const address = editor.read(() => $pictureOf(key)?.facts().address) ?? "";
  const idx = pictureAt(address);
  if (idx === undefined || own.has(idx)) return;
  const copy = place && (await copyOf(address, place));
  if (copy === undefined) toast.error("다른 글의 그림은 가져오지 못했습니다. 파일로 넣어 주세요.");
  else own.add(copy);
  editor.update(() => {
    if (copy === undefined) $pictureOf(key)?.remove();
    else $pictureOf(key)?.setFacts({ address: pictureAddress(copy) });
  });
}

function copyOf(address: string, place: Place): Promise<number | undefined> {
  return readFile(address, {})
    .then((blob) => store(place, new File([blob], "그림", { type: blob.type })))
    .catch(() => undefined);
}
