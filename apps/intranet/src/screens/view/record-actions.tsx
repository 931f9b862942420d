import { Button } from "@mantine/core";
import type { FormScreen, ViewScreen } from "@portal/definition";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { ask } from "../../shell/ask";
import { siblingOf } from "../definitions";
import { type ReadAnswer, useRefresh } from "../records";
import { SheetButtons } from "../sheets/sheet-buttons";
import { Moves } from "./moves";

interface RecordActionsProps {
  screen: ViewScreen;
  read: ReadAnswer;
  onEdit: (form: FormScreen) => void;
  onRemoved: () => void;
}

/** What somebody may do with a record: its moves, changing, removing, printing. */
export function RecordActions({ screen, read: { record, may, ...read }, onEdit, onRemoved }: RecordActionsProps) {
  const refresh = useRefresh();
  const edit = siblingOf(screen, "edit", "tab-edit") as FormScreen | undefined;
  const idx = Number(record.idx);

  async function remove() {
    if (!(await ask("삭제하시겠습니까? 목록에서 보이지 않게 됩니다."))) return;
    try {
      await callRecords(screen.of, "remove", { idx, ver: Number(record.ver) });
      toast.success("삭제하였습니다.");
      onRemoved();
      await refresh(screen.of);
    } catch (error) {
      tell(error);
    }
  }

  return (
    <>
      <Moves entity={screen.of} read={{ record, may, ...read }} />
      {may.change && edit && (
        <Button size="xs" variant="default" onClick={() => onEdit(edit)}>
          수정
        </Button>
      )}
      {may.remove && (
        <Button size="xs" variant="default" onClick={() => void remove()}>
          삭제
        </Button>
      )}
      <SheetButtons entity={screen.of} names={may.sheets} idxs={[idx]} />
    </>
  );
}
