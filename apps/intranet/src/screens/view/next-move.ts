import type { Move } from "@portal/definition";
import { entityOf } from "../../fields/modules";
import type { Row } from "../records";

/** The step that one mostly takes next: the first of the record's state; where the person may not take it, there is none. */
export function nextMove(entity: string, record: Row): Move | undefined {
  const { field = "", moves = {} } = entityOf(entity).flow ?? {};
  return Object.values(moves).find(
    (move) => !move.isDangerous && !isRareIn(entity, move, record) && move.from.includes(String(record[field])),
  );
}

/** Whether a move is one of the rare ones in the state that a record is in. */
export function isRareIn(entity: string, { isRare = false }: Move, record: Row): boolean {
  return typeof isRare === "boolean" ? isRare : isRare.includes(String(record[entityOf(entity).flow?.field ?? ""]));
}
