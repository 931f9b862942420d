import { useMemo, useState } from "react";
import { callHost } from "../session/call-host";
import type { Notice } from "../session/state";
import { DEFAULT_DOCUMENT_ID } from "../store/indexeddb";
import type { ToulminEditorProps } from "./toulmin-editor-props";
import { useLatest } from "./use-controlled";

/** Which document of a library is open, and how to change over to another one. */
export interface Opening {
  /** The open document. */
  readonly id: string;
  /** The document that the host opened. */
  readonly hostId: string;
  /** What the person is told once the document is there. */
  readonly notice: Notice | null;
  /** Opens another document in the place of this one. */
  readonly open: (id: string, notice?: Notice) => void;
}

/** The document that the host names, until a person opens another one; a new name of the host's goes before that. */
export function useOpenDocument(props: ToulminEditorProps): Opening {
  const hostId = props.documentId ?? DEFAULT_DOCUMENT_ID;
  const latest = useLatest(props);
  const [chosen, choose] = useState<{ id: string; hostId: string; notice: Notice | null }>();
  // the host took over what was chosen, or went on to another one
  if (chosen && chosen.hostId !== hostId) choose(chosen.id === hostId ? { ...chosen, hostId } : undefined);
  const id = chosen?.hostId === hostId ? chosen.id : hostId;
  const notice = chosen?.id === id ? chosen.notice : null;
  return useMemo(
    () => ({
      id,
      hostId,
      notice,
      open(next, told) {
        choose({ id: next, hostId, notice: told ?? null });
        callHost(latest.current.onOpenDocument, next);
      },
    }),
    [id, hostId, notice, latest],
  );
}
