import { type Move, withParticle } from "@portal/definition";
import { choiceLabel } from "./definitions";
import { entityOf } from "./modules";

/** A record before its move, or how many of them move at once. */
type Moved = Readonly<Record<string, unknown>> | number;

/** What is asked before a move: whether it shall be the state that the move leads to, where that is another one. */
export function askedText(entity: string, move: Move, moved: Moved): string {
  const many = typeof moved === "number" ? `선택한 ${moved}건` : "";
  if (!isKept(entity, move, moved)) return `${many && `${many}을 `}${savedAs(entity, move)}하시겠습니까?`;
  return `${many && `${many}의 `}${withParticle(move.title, "을/를")} 진행하시겠습니까?`;
}

/** The message after a move: what was written by it, or the state that it led to, where that is another one. */
export function movedText(entity: string, move: Move, moved: Moved): string {
  if (move.writes !== undefined) {
    const many = typeof moved === "number" ? `${moved}건의 ` : "";
    return `${many}${withParticle(move.writes, "을/를")} 저장하였습니다.`;
  }
  const many = typeof moved === "number" ? `${moved}건을 ` : "";
  return `${many}${isKept(entity, move, moved) ? "저장" : savedAs(entity, move)}하였습니다.`;
}

/** That something is kept in the state that a move leads to, as the beginning of a sentence. */
export function savedAs(entity: string, { to }: Move): string {
  return `‘${choiceLabel(entity, entityOf(entity).flow?.field ?? "", to)}’ 상태로 저장`;
}

/** Whether a move leaves the state as it is. */
function isKept(entity: string, { from, to }: Move, moved: Moved): boolean {
  const state = typeof moved === "number" ? undefined : moved[entityOf(entity).flow?.field ?? ""];
  return (state === undefined ? from : [state]).every((one) => one === to);
}
