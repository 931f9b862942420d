import { useMemo, useState } from "react";
import { createPersistence, type Persistence } from "../../session/persistence";
import type { Session } from "../../session/session";
import { createIndexedDbStore, DEFAULT_DOCUMENT_ID } from "../../store/indexeddb";
import type { AnnotationStore } from "../../store/store";
import { useBrowserLayoutEffect } from "../controls/use-controlled";
import type { ToulminEditorProps } from "./toulmin-editor-props";

/** Loads at the start, saves at the end and whenever the page is hidden; warns before unsaved work is left. */
export function usePersistence(session: Session, props: ToulminEditorProps): KeptDocument {
  const [{ persistence, storage }] = useState(() => createEditorPersistence(session, props));
  // before the first paint: the store is asked a frame earlier
  useBrowserLayoutEffect(() => {
    const stop = persistence.start();
    const flush = () => {
      if (document.visibilityState === "hidden") void persistence.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      persistence.flushLast();
      if (persistence.isAtRisk()) event.preventDefault();
    };
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", persistence.flushLast);
    window.addEventListener("beforeunload", warn);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", persistence.flushLast);
      window.removeEventListener("beforeunload", warn);
      stop();
    };
  }, [persistence]);
  return useMemo(() => ({ persistence, storage }), [persistence, storage]);
}

/** How an editor's document is kept, and where. */
export interface KeptDocument {
  readonly persistence: Persistence;
  readonly storage: AnnotationStore;
}

function createEditorPersistence(session: Session, props: ToulminEditorProps): KeptDocument {
  const { initialValue, documentId = DEFAULT_DOCUMENT_ID, namespace } = props;
  const isHeldByHost = props.document !== undefined;
  const storage = isHeldByHost
    ? heldByHost(session)
    : (props.storage ?? createIndexedDbStore(databaseOf(namespace), !namespace));
  const persistence = createPersistence(session, {
    documentId,
    storage,
    initial: initialValue === undefined ? null : typeof initialValue === "function" ? initialValue : () => initialValue,
  });
  return { persistence, storage };
}

function databaseOf(namespace: string | undefined): string | undefined {
  return namespace ? `toulmin-editor:${namespace}` : undefined;
}

/** For a document that the host keeps: what is shown is what there is, and nothing is written. */
function heldByHost(session: Session): AnnotationStore {
  return {
    load: async () => ({ found: "document", document: session.document(), revision: "" }),
    save: async () => ({ saved: true, revision: "" }),
    clear: async () => ({ saved: true, revision: "" }),
    subscribe: () => () => {},
  };
}
