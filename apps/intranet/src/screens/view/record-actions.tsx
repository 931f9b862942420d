import { Button } from "@mantine/core";
import { isAskedFor, mayOpen, type RecordWay, screenByName } from "@portal/definition";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { askToLose } from "../../controls/dialogs/ask";
import { fieldAt } from "../../fields/definitions";
import { signedInIds } from "../../store";
import { useMerge } from "../merge/merge-button";
import { addressOfRecord } from "../record-links";
import { type ReadAnswer, type Row, useRefresh } from "../records";
import { SheetButtons } from "../sheets/sheet-buttons";
import { takeCard } from "./address-card";
import { type MoreActions, Moves } from "./moves";
import { nextMove } from "./next-move";

interface RecordActionsProps {
  of: string;
  read: ReadAnswer;
  ways?: readonly RecordWay[] | undefined;
  /** Absent where nothing changes it. */
  onEdit?: (() => void) | undefined;
  onRemoved: () => void;
  /** Goes on to the record that is left of two. */
  onMerged: (into: number) => void;
  /** Buttons that stand where those of the ways do. */
  actions?: ReactNode;
  /** What else can be done with it, in the menu. */
  more?: MoreActions;
}

/** What somebody may do with a record: what one mostly does next, changing, printing; what is rare in a menu at the end. */
export function RecordActions({
  of,
  read,
  ways = [],
  onEdit,
  onRemoved,
  onMerged,
  actions,
  more = [],
}: RecordActionsProps) {
  const { record, may } = read;
  const refresh = useRefresh();
  const idx = Number(record.idx);
  const { merge, dialog } = useMerge({ entity: of, idxs: [idx], onMerged });
  const isNext = nextMove(of, record) === undefined;

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
      <Moves
        entity={of}
        read={read}
        more={[
          ...more,
          may.card && { title: "연락처 파일(vCard)", onClick: () => takeCard(of, read) },
          may.merge && { title: "합치기", onClick: merge },
          may.remove && { title: "삭제", isDangerous: true, onClick: () => void remove() },
        ]}
      >
        {actions}
        {ways.map((way) => (
          <Way key={way.label} of={of} record={record} way={way} isNext={isNext && way.isNext === true} />
        ))}
        {may.claim && <Claim of={of} idx={idx} />}
        {may.change && onEdit && (
          <Button size="xs" variant="default" onClick={onEdit}>
            수정
          </Button>
        )}
        <SheetButtons entity={of} names={may.sheets} idxs={[idx]} />
      </Moves>
      {dialog}
    </>
  );
}

/** A button to the expense document that claims what the record has cost. */
function Claim({ of, idx }: { of: string; idx: number }) {
  const to = screenByName("documents-ExpenseInputAdd");
  if (!to || !mayOpen(signedInIds(), to.can)) return null;
  return (
    <Button size="xs" variant="default" component={Link} to={`${to.path}?spent=${of}&of=${idx}`}>
      지출결의 작성
    </Button>
  );
}

/** A button to what is done with the record elsewhere. */
function Way({ of, record, way, isNext }: { of: string; record: Row; way: RecordWay; isNext: boolean }) {
  const { label, route, as } = way;
  const to = screenByName(route);
  const idx = way.of === undefined ? record.idx : record[fieldAt(of, way.of).column];
  if (!to || !idx || !isAskedFor(way, record) || !mayOpen(signedInIds(), to.can)) return null;
  const address = as === undefined ? addressOfRecord(to, Number(idx)) : `${to.path}?${as}=${idx}`;
  return (
    <Button size="xs" variant={isNext ? "filled" : "default"} component={Link} to={address}>
      {label}
    </Button>
  );
}
