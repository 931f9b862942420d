import { useMemo, useState } from "react";
import type { NodeId } from "../../core/document";
import type { Notice } from "../../core/notice";
import { callHost } from "../../session/call-host";
import { DEFAULT_DOCUMENT_ID } from "../../store/indexeddb";
import { useLatest } from "../controls/use-controlled";
import type { ToulminEditorProps } from "./toulmin-editor-props";

/** Which document of a library is open, and how to change over to another one. */
export interface Opening {
  /** The open document. */
  readonly id: string;
  /** The document that the host opened. */
  readonly hostId: string;
  /** What the person is told once the document is there, and where they are led; `null` when the host opened it. */
  readonly told: Told | null;
  /** Opens another document in the place of this one. */
  readonly open: (id: string, told?: Told) => void;
}

interface Told {
  readonly notice?: Notice;
  readonly place?: FoundPlace | undefined;
}

/** Where in a document something was found: on a mark, or in the text. */
export interface FoundPlace {
  readonly node: NodeId | null;
  /** UTF-16 offsets over the text; `null` for a mark without a place. */
  readonly range: { readonly start: number; readonly end: number } | null;
}

/** The document that the host names, until a person opens another one; a new name of the host's goes before that. */
export function useOpenDocument(props: ToulminEditorProps): Opening {
  const hostId = props.documentId ?? DEFAULT_DOCUMENT_ID;
  const latest = useLatest(props);
  const [chosen, choose] = useState<{ id: string; hostId: string; told: Told }>();
  // the host took over what was chosen, or went on to another one
  if (chosen && chosen.hostId !== hostId) choose(chosen.id === hostId ? { ...chosen, hostId } : undefined);
  const id = chosen?.hostId === hostId ? chosen.id : hostId;
  const told = chosen?.id === id ? chosen.told : null;
  return useMemo(
    () => ({
      id,
      hostId,
      told,
      open(next, told = {}) {
        choose({ id: next, hostId, told });
        callHost(latest.current.onOpenDocument, next);
      },
    }),
    [id, hostId, told, latest],
  );
}
