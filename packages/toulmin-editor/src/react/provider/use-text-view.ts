import { usePeerExtensionDependency } from "@lexical/react/useExtensionComponent";
import { JUDGMENT_EXTENSION, type JudgmentExtension } from "../../editor/extension";
import type { TextView } from "../../editor/text-view";

/** The judgment as it lies on the screen. */
export function useTextView(): TextView {
  const dependency = usePeerExtensionDependency<JudgmentExtension>(JUDGMENT_EXTENSION);
  if (!dependency) throw new Error(`no extension: ${JUDGMENT_EXTENSION}`);
  return dependency.output;
}
