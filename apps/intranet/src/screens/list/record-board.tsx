import type { Field, Move } from "@portal/definition";
import { type DragEvent, type ReactNode, useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { StateChip } from "../../fields/choice";
import type { Known } from "../../fields/field-kind";
import { entityOf } from "../definitions";
import { type Row, useRefresh } from "../records";
import { MoveDialog } from "../view/move-dialog";
import { mayMake } from "./may";
import { RecordCard } from "./record-cards";
import type { RecordsProps } from "./record-table";

interface RecordBoardProps extends RecordsProps {
  card?: (row: Row, known: Known) => ReactNode;
}

/** A move that somebody wants a record to make. */
interface Wish {
  readonly row: Row;
  readonly name: string;
  readonly move: Move;
}

/** Records in columns by the state of their flow; dragged to another one, or moved by the list on each, they make the move that leads there. */
export function RecordBoard({ screen, rows, columns, known, ...rest }: RecordBoardProps) {
  const { flow, fields } = entityOf(screen.of);
  const state = flow?.field ?? "";
  const { options = {} } = fields[state] as Extract<Field, { kind: "choice" }>;
  const refresh = useRefresh();
  const [dragged, setDragged] = useState<Row | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [asked, setAsked] = useState<Wish | null>(null);
  const movesFrom = (row: Row) =>
    Object.entries(flow?.moves ?? {}).filter(([, move]) => move.from.includes(String(row[state])) && mayMake(move));

  async function send({ row, name, move }: Wish, given: { reason?: string; values?: Row }) {
    await callRecords(screen.of, "move", { idx: Number(row.idx), ver: Number(row.ver), move: name, ...given });
    setAsked(null);
    toast.success(`${move.title} 처리하였습니다.`);
    await refresh(screen.of);
  }

  function start(wish: Wish) {
    if (wish.move.reason || wish.move.fields || wish.move.isDangerous) setAsked(wish);
    else void send(wish, {}).catch(tell);
  }

  function drop(event: DragEvent, code: string) {
    event.preventDefault();
    setOver(null);
    if (!dragged || dragged[state] === code) return;
    const found = movesFrom(dragged).find(([, { to }]) => to === code);
    if (found) start({ row: dragged, name: found[0], move: found[1] });
    else toast.error(`${options[String(dragged[state])]}에서 ${options[code]}(으)로는 옮길 수 없습니다.`);
  }

  return (
    <div className="record-board">
      {Object.entries(options).map(([code, label]) => {
        const inState = rows.filter((row) => row[state] === code);
        return (
          <section
            key={code}
            aria-label={label}
            className={over === code ? "is-over" : undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(code);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, code)}
          >
            <h2>
              <StateChip label={label} /> {inState.length}
            </h2>
            <ul>
              {inState.map((row) => (
                <li
                  key={Number(row.idx)}
                  draggable
                  onDragStart={() => setDragged(row)}
                  onDragEnd={() => setDragged(null)}
                >
                  <RecordCard
                    screen={screen}
                    row={row}
                    columns={columns.filter(({ key }) => key !== state)}
                    known={known}
                    {...rest}
                  />
                  <MoveSelect moves={movesFrom(row)} row={row} onChoose={start} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {asked && (
        <MoveDialog
          entity={screen.of}
          move={asked.move}
          record={asked.row}
          known={known}
          onClose={() => setAsked(null)}
          onSend={(given) => send(asked, given)}
        />
      )}
    </div>
  );
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
