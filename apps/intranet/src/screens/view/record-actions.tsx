import { Button } from "@mantine/core";
import { mayOpen, type RecordWay, screenByName } from "@portal/definition";
import { Link } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { askToLose } from "../../shell/ask";
import { signedInIds } from "../../store";
import { entityOf, fieldAt } from "../definitions";
import { MergeButton } from "../merge/merge-button";
import { addressOfRecord } from "../record-links";
import { type ReadAnswer, type Row, useRefresh } from "../records";
import { SheetButtons } from "../sheets/sheet-buttons";
import { Moves } from "./moves";

interface RecordActionsProps {
  of: string;
  read: ReadAnswer;
  ways?: readonly RecordWay[] | undefined;
  /** Absent where nothing changes it. */
  onEdit?: (() => void) | undefined;
  onRemoved: () => void;
  /** Goes on to the record that is left of two. */
  onMerged: (into: number) => void;
}

/** What somebody may do with a record: its moves, changing, removing, printing. */
export function RecordActions({ of, read, ways = [], onEdit, onRemoved, onMerged }: RecordActionsProps) {
  const { record, may } = read;
  const refresh = useRefresh();
  const idx = Number(record.idx);

  async function remove() {
    if (!(await askToLose("삭제하시겠습니까? 목록에서 보이지 않게 됩니다."))) return;
    try {
      await callRecords(of, "remove", { idx, ver: Number(record.ver) });
      toast.success("삭제하였습니다.");
      onRemoved();
      await refresh(of);
    } catch (error) {
      tell(error);
    }
  }

  return (
    <>
      <Moves entity={of} read={read} />
      {ways.map((way) => (
        <Way key={way.label} of={of} record={record} way={way} />
      ))}
      {may.change && onEdit && (
        <Button size="xs" variant="default" onClick={onEdit}>
          수정
        </Button>
      )}
      {may.remove && (
        <Button size="xs" variant="default" onClick={() => void remove()}>
          삭제
        </Button>
      )}
      {may.merge && <MergeButton entity={of} idxs={[idx]} onMerged={onMerged} />}
      <SheetButtons entity={of} names={may.sheets} idxs={[idx]} />
    </>
  );
}

/** A button to what is done with the record elsewhere. */
function Way({ of, record, way }: { of: string; record: Row; way: RecordWay }) {
  const { label, route, as, in: states } = way;
  const to = screenByName(route);
  const state = String(record[entityOf(of).flow?.field ?? ""] ?? "");
  const idx = way.of === undefined ? record.idx : record[fieldAt(of, way.of).column];
  if (!to || !idx || !mayOpen(signedInIds(), to.can) || (states && !states.includes(state))) return null;
  const address = as === undefined ? addressOfRecord(to, Number(idx)) : `${to.path}?${as}=${idx}`;
  return (
    <Button size="xs" variant="default" component={Link} to={address}>
      {label}
    </Button>
  );
}
