import type { Known } from "../../controls/field-kind";
import { useStore } from "../../store";
import type { ReadAnswer } from "../records";

/** Names that the form needs: those of the record, and one's own, which new records begin with. */
export function knownOf(read: ReadAnswer | undefined): Known {
  const { idx_staff, kname, ename } = useStore.getState();
  const names = read?.names ?? {};
  return {
    files: read?.files ?? {},
    names: { ...names, staff: { [idx_staff]: `${kname} ${ename}`.trim(), ...names.staff } },
  };
}
