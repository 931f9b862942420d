import { lazy, Suspense } from "react";
import { useSaveState } from "./editor-context";

const DamageWords = lazy(async () => ({ default: (await import("./damage-words")).DamageWords }));

/** Tells that a saved record could not be read and was set aside, and hands it out. */
export function DamageNotice() {
  const { damage } = useSaveState();
  return (
    damage && (
      <Suspense>
        <DamageWords damage={damage} />
      </Suspense>
    )
  );
}
