import { type Field, type Flow, type Move, withParticle } from "@portal/definition";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import type { Known, Query } from "../../controls/field-kind";
import { StateChip } from "../../fields/choices/choice";
import { stateOf } from "../../fields/choices/tone";
import { choiceAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { movedText } from "../../fields/moves";
import { addressToAdd } from "../add-address";
import { type Row, useRecordList, useRefresh } from "../records";
import { MoveDialog } from "../view/move-dialog";
import { mayMake } from "./may";
import { RecordCard } from "./record-cards";
import type { RecordsProps } from "./record-table";

interface RecordBoardProps extends Pick<RecordsProps, "screen" | "columns" | "linkOf" | "linkState"> {
  asked: Query;
  card?: (row: Row, known: Known) => ReactNode;
}

/** A move that somebody wants a record to make. */
interface Wish {
  readonly row: Row;
  readonly name: string;
  readonly move: Move;
}

/** Records in columns by the state of their flow; dragged to another one, or moved by the list on each, they make the move that leads there. */
export function RecordBoard({ screen, asked, ...rest }: RecordBoardProps) {
  const { flow, fields } = entityOf(screen.of);
  const state = flow?.field ?? "";
  const { options = {} } = fields[state] as Extract<Field, { kind: "choice" }>;
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<Row | null>(null);
  const [wish, setWish] = useState<{ of: Wish; known: Known } | null>(null);
  const looked = asked[state]?.split(",");

  async function send({ row, name, move }: Wish, given: { reason?: string; values?: Row }) {
    await callRecords(screen.of, "move", { idx: Number(row.idx), ver: Number(row.ver), move: name, ...given });
    setWish(null);
    toast.success(movedText(screen.of, move, row));
    await refresh(screen.of);
  }

  function start(of: Wish, known: Known) {
    const { reason, fields: filled, isDangerous, adds } = of.move;
    if (adds) return void navigate(addressToAdd(screen.of, of.row, adds) ?? "");
    if (reason || filled || isDangerous) setWish({ of, known });
    else void send(of, {}).catch(tell);
  }

  function drop(code: string, known: Known) {
    if (!dragged || dragged[state] === code) return;
    const found = movesFrom(flow, dragged).find(([, { to }]) => to === code);
    if (found) start({ row: dragged, name: found[0], move: found[1] }, known);
    else
      toast.error(
        `${options[String(dragged[state])]}에서 ${withParticle(String(options[code]), "으로/로")}는 옮길 수 없습니다.`,
      );
  }

  return (
    <div className="record-board">
      {Object.keys(options)
        .filter((code) => !looked || looked.includes(code))
        .map((code) => (
          <BoardColumn
            key={code}
            {...rest}
            screen={screen}
            asked={{ ...asked, [state]: code }}
            code={code}
            flow={flow}
            onDrag={setDragged}
            onDrop={(known) => drop(code, known)}
            onChoose={start}
          />
        ))}
      {wish && (
        <MoveDialog
          entity={screen.of}
          move={wish.of.move}
          record={wish.of.row}
          known={wish.known}
          onClose={() => setWish(null)}
          onSend={(given) => send(wish.of, given)}
        />
      )}
    </div>
  );
}

interface BoardColumnProps extends RecordBoardProps {
  code: string;
  flow: Flow | undefined;
  onDrag: (row: Row | null) => void;
  onDrop: (known: Known) => void;
  onChoose: (wish: Wish, known: Known) => void;
}

/** The first records of one state, and how many there are. */
function BoardColumn({ screen, asked, code, flow, columns, onDrag, onDrop, onChoose, ...rest }: BoardColumnProps) {
  const { data } = useRecordList(screen.of, asked);
  const state = stateOf(choiceAt(screen.of, flow?.field ?? ""), code);
  const [isOver, setIsOver] = useState(false);
  const known: Known = data ?? { names: {}, files: {} };
  const rows = data?.list ?? [];
  const facts = columns.filter(({ key }) => key !== flow?.field);
  return (
    <section
      aria-label={state.label}
      className={isOver ? "is-over" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(known);
      }}
    >
      <h2>
        <StateChip {...state} /> {data?.total.toLocaleString("ko-KR")}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={Number(row.idx)} draggable onDragStart={() => onDrag(row)} onDragEnd={() => onDrag(null)}>
            <RecordCard screen={screen} row={row} columns={facts} known={known} {...rest} />
            <MoveSelect moves={movesFrom(flow, row)} row={row} onChoose={(wish) => onChoose(wish, known)} />
          </li>
        ))}
      </ul>
      {data && data.total > rows.length && <p className="board-more">처음 {rows.length}건입니다.</p>}
    </section>
  );
}

function movesFrom(flow: Flow | undefined, row: Row): [string, Move][] {
  const moves = Object.entries(flow?.moves ?? {});
  return moves.filter(([, move]) => move.from.includes(String(row[flow?.field ?? ""])) && mayMake(move));
}

interface MoveSelectProps {
  moves: readonly (readonly [string, Move])[];
  row: Row;
  onChoose: (wish: Wish) => void;
}

/** The moves of a card for those who do not drag. */
function MoveSelect({ moves, row, onChoose }: MoveSelectProps) {
  if (moves.length === 0) return null;
  return (
    <select
      className="card-move"
      aria-label={`${Number(row.idx)}번 처리`}
      value=""
      onChange={({ currentTarget }) => {
        const found = moves.find(([name]) => name === currentTarget.value);
        if (found) onChoose({ row, name: found[0], move: found[1] });
      }}
    >
      <option value="">처리…</option>
      {moves.map(([name, { title }]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
