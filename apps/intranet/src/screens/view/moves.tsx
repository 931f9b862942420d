import { Button } from "@mantine/core";
import type { Move } from "@portal/definition";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { CallError, callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { askToLose } from "../../controls/dialogs/ask";
import { type MenuAction, MoreMenu } from "../../controls/more-menu";
import { entityOf } from "../../fields/modules";
import { askedText, movedText } from "../../fields/moves";
import { addressToAdd } from "../add-address";
import { type ReadAnswer, type Row, useRefresh } from "../records";
import { MoveDialog } from "./move-dialog";
import { isRareIn, nextMove } from "./next-move";

/** Dialogs of steps that ask for more than a reason, by their names. */
export type MoveDialogs = Readonly<Record<string, ComponentType<OwnDialogProps>>>;

export type MoreActions = readonly (MenuAction | false)[];

export interface MovesProps {
  entity: string;
  read: ReadAnswer;
  /** What is sent with a move beside what it asks for. */
  alongside?: (name: string) => object;
  /** Moves that ask in a dialog of their own, by name. */
  dialogs?: MoveDialogs;
  /** Further buttons, behind those of the moves. */
  children?: ReactNode;
  /** What stands in the menu with the rare moves. */
  more?: MoreActions;
}

/** What the dialog of a move is given. */
export interface OwnDialogProps {
  read: ReadAnswer;
  onClose: () => void;
  /** Rejects with what the server refused. */
  onSend: (values: Row) => Promise<void>;
}

/** The next steps of a record's flow that the person may take, as buttons; what is rare or takes back is in a menu at the end. */
export function Moves({ entity, read, alongside, dialogs = {}, children, more = [] }: MovesProps) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const bar = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<[name: string, move: Move] | null>(null);
  const moves = Object.entries(entityOf(entity).flow?.moves ?? {}).filter(([name]) => read.may.moves.includes(name));
  const rare = moves.filter(([, move]) => isRareIn(entity, move, read.record));
  const next = nextMove(entity, read.record);
  // what one mostly does next comes first
  const shown = moves
    .filter((one) => !rare.includes(one))
    .toSorted(([, a], [, b]) => Number(b === next) - Number(a === next));

  async function send(name: string, move: Move, given: { reason?: string; values?: Row }) {
    const { idx, ver } = read.record;
    try {
      await callRecords(entity, "move", {
        idx: Number(idx),
        ver: Number(ver),
        move: name,
        ...given,
        ...alongside?.(name),
      });
    } catch (error) {
      // somebody was faster: what is left to do is seen at once
      if (error instanceof CallError && error.err === 409) await refresh(entity);
      throw error;
    }
    setAsked(null);
    toast.success(movedText(entity, move, read.record));
    await refresh(entity);
    goOnIn(bar.current?.parentElement);
  }

  async function start(name: string, move: Move) {
    if (move.adds) return void navigate(addressToAdd(entity, read.record, move.adds) ?? "");
    if (move.reason || move.fields) return setAsked([name, move]);
    if (move.isDangerous && !(await askToLose(askedText(entity, move, read.record)))) return;
    await send(name, move, {}).catch(tell);
  }

  const isStillAsked = asked !== null && read.may.moves.includes(asked[0]);
  const OwnDialog = asked && dialogs[asked[0]];
  return (
    <>
      <span ref={bar} hidden />
      {shown.map(([name, move]) => (
        <Button
          key={name}
          size="xs"
          variant={move === next ? "filled" : move.isDangerous ? "outline" : "default"}
          color={move.isDangerous ? "red" : "leaf"}
          onClick={() => void start(name, move)}
        >
          {move.title}
        </Button>
      ))}
      {children}
      <MoreMenu
        actions={[
          ...rare.map(([name, move]) => ({
            title: move.title,
            isDangerous: move.isDangerous,
            onClick: () => void start(name, move),
          })),
          ...more,
        ]}
      />
      {isStillAsked && OwnDialog && (
        <OwnDialog read={read} onClose={() => setAsked(null)} onSend={(values) => send(...asked, { values })} />
      )}
      {isStillAsked && !OwnDialog && (
        <MoveDialog
          entity={entity}
          move={asked[1]}
          record={read.record}
          known={read}
          onClose={() => setAsked(null)}
          onSend={(given) => send(...asked, given)}
        />
      )}
    </>
  );
}

/** The step that was pressed may have gone with the state: what one does next has the keyboard, else the record itself. */
function goOnIn(bar: Element | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next = bar?.querySelector<HTMLElement>("button, a") ?? bar?.closest<HTMLElement>("[tabindex]");
    next?.focus();
  });
}
