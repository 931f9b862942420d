import type { FormValues } from "@portal/definition";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CallError, post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { useUnsaved } from "../../../controls/dialogs/unsaved";
import { useStore } from "../../../store";
import { type Begun, type Draft, written } from "./draft";
import { type Copy, forgetCopy, keepCopy, placeOf, readCopy } from "./draft-copy";

/** What is written reaches the server this often, in milliseconds; the browser's own copy is made at once. */
const AUTOSAVE = 30_000;

/** A draft as it is written: kept here at each change, on the server every 30 s and when asked. */
export function useDraft(begun: Begun) {
  const client = useQueryClient();
  const [staff] = useState(() => useStore.getState().idx_staff);
  const [draft, setDraft] = useState(begun.draft);
  const [at, setAt] = useState({ idx: begun.idx, ver: begun.ver });
  const place = placeOf(staff, begun.draft.kind, at.idx);
  const [edits, setEdits] = useState(0);
  const [savedEdits, setSavedEdits] = useState(0);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Counts what was put in the place of everything that was written. */
  const [turns, setTurns] = useState(0);
  const latest = useRef({ draft, at, edits });
  latest.current = { draft, at, edits };
  const saving = useRef<Promise<boolean> | null>(null);
  const isDirty = edits !== savedEdits;
  const { copy, setCopy, dropCopy } = useCopy(place, draft, edits > 0 && isDirty);
  useUnsaved(isDirty);

  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
    setEdits((count) => count + 1);
  }

  /** Changes what is written on the form, whatever it is by then. */
  function write(of: (before: FormValues) => FormValues) {
    setDraft((before) => ({ ...before, data: of(before.data) }));
    setEdits((count) => count + 1);
  }

  /** Puts in what the portal itself knows: it comes back with the form, so that nothing of it is unsaved. */
  function fill(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
  }

  function takeCopy() {
    if (!copy) return;
    change(copy.draft);
    setCopy(null);
    setTurns((count) => count + 1);
  }

  async function send(): Promise<boolean> {
    const sent = latest.current;
    try {
      const { idx, ver } = await post("/rest/documents/saveDraft", { ...sent.at, ...written(sent.draft) });
      latest.current = { ...latest.current, at: { idx, ver } };
      setAt({ idx, ver });
      setSavedEdits(sent.edits);
      setSavedAt(new Date());
      setTrouble(null);
      forgetCopy(placeOf(staff, sent.draft.kind, sent.at.idx));
      if (sent.at.idx === 0) noteInAddress(idx);
      void client.invalidateQueries({ queryKey: ["documents"] });
      return true;
    } catch (error) {
      if (error instanceof CallError && error.err === 409) setTrouble(error.message);
      else tell(error);
      return false;
    }
  }

  /** Keeps what is written on the server; one saving at a time. */
  async function save(): Promise<boolean> {
    while (saving.current !== null) await saving.current;
    saving.current = send();
    const isSaved = await saving.current;
    saving.current = null;
    return isSaved;
  }

  useAutosave(isDirty && trouble === null, async () => {
    if (saving.current === null) await save();
  });

  return {
    draft,
    change,
    write,
    fill,
    ...at,
    save,
    isDirty,
    savedAt,
    turns,
    /** What was left here unsaved, until it is taken up or thrown away. */
    copy,
    takeCopy,
    dropCopy,
    /** Why the server does not take it any more: it was saved or submitted elsewhere. */
    trouble,
    /** Goes on with what is written here, as a new document. */
    async saveAsNew() {
      latest.current = { ...latest.current, at: { idx: 0, ver: 0 } };
      setAt({ idx: 0, ver: 0 });
      await save();
    },
    /** It has been submitted: nothing of it is left here. */
    done() {
      forgetCopy(place);
      setSavedEdits(latest.current.edits);
    },
  };
}

/** What was left in the browser unsaved, until it is decided on; what is written since is kept there in its turn. */
function useCopy(place: string, draft: Draft, isUnsaved: boolean) {
  const [copy, setCopy] = useState<Copy | null>(() => readCopy(place));
  useEffect(() => {
    // a copy that was left before is not overwritten until it is decided on
    if (isUnsaved && !copy) keepCopy(place, draft);
  }, [draft, isUnsaved, place, copy]);

  function dropCopy() {
    forgetCopy(place);
    setCopy(null);
  }

  return { copy, setCopy, dropCopy };
}

/** Saves every 30 s while there is something to be saved. */
function useAutosave(isNeeded: boolean, save: () => Promise<void>): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => void latest.current(), AUTOSAVE);
    return () => clearInterval(timer);
  }, [isNeeded]);
}

export type WrittenDraft = ReturnType<typeof useDraft>;

/** The address leads back to the draft after a reload; without a step in the history, and without asking to leave. */
function noteInAddress(idx: number): void {
  const url = new URL(location.href);
  url.search = `?draft=${idx}`;
  history.replaceState(history.state, "", url);
}
