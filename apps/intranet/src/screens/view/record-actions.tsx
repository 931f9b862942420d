import { Button } from "@mantine/core";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { ask } from "../../shell/ask";
import { type ReadAnswer, useRefresh } from "../records";
import { SheetButtons } from "../sheets/sheet-buttons";
import { Moves } from "./moves";

interface RecordActionsProps {
  of: string;
  read: ReadAnswer;
  /** Absent where nothing changes it. */
  onEdit?: (() => void) | undefined;
  onRemoved: () => void;
}

/** What somebody may do with a record: its moves, changing, removing, printing. */
export function RecordActions({ of, read, onEdit, onRemoved }: RecordActionsProps) {
  const { record, may } = read;
  const refresh = useRefresh();
  const idx = Number(record.idx);

  async function remove() {
    if (!(await ask("삭제하시겠습니까? 목록에서 보이지 않게 됩니다."))) return;
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
      <SheetButtons entity={of} names={may.sheets} idxs={[idx]} />
    </>
  );
}
