import { Button, type ButtonProps } from "@mantine/core";
import { type ListScreen, type Move, SHEETS_AT_ONCE } from "@portal/definition";
import { Suspense, useEffect, useRef, useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { ask, askToLose } from "../../controls/dialogs/ask";
import { Popup } from "../../controls/dialogs/popup";
import { outcomeText, refusalText } from "../../controls/lists/outcome-text";
import { partedByDanger } from "../../controls/parted";
import { fieldAt } from "../../fields/definitions";
import { askedText, movedText } from "../../fields/moves";
import { later } from "../../loading/later";
import { FieldRow } from "../form/fields/field-row";
import { MergeButton } from "../merge/merge-button";
import { type Row, useRefresh } from "../records";
import { SheetButtons } from "../sheets/sheet-buttons";
import { MoveDialog } from "../view/move-dialog";
import type { Each } from "../view/move-each-dialog";
import { GiveDialog } from "./give-dialog";
import { bulkKeysOf, bulkMovesOf, mayChange, mayGive, mayMerge, sheetsOf } from "./may";
import { type Fitting, SelectFitting } from "./select-fitting";
import type { Selection } from "./selection";

// few lists have such a move
const MoveEachDialog = later(async () => (await import("../view/move-each-dialog")).MoveEachDialog);

type Change =
  | { move: string; reason?: string; values?: Row; each?: Each }
  | { values: Record<string, unknown> }
  | { remove: true }
  | { to: number };
type Report = Awaited<ReturnType<typeof callRecords<"bulk">>>;

interface BulkBarProps {
  screen: ListScreen;
  selection: Selection;
  /** What else fits the list's filters. */
  fitting: Fitting;
}

/** Whoever was in the bar that is gone goes on where records are selected. */
function goOnSelecting(place: HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    place
      ?.closest(".list-head")
      ?.parentElement?.querySelector<HTMLElement>(".list-head ~ * input[type=checkbox]")
      ?.focus();
  });
}

/** What can be done with many records at once, and what came of it. */
export function BulkBar({ screen, selection, fitting }: BulkBarProps) {
  const refresh = useRefresh();
  const { send } = useSending();
  const [asked, setAsked] = useState<{ name: string; move: Move } | "values" | "give" | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const count = selection.idxs.size;
  const place = useRef<HTMLSpanElement>(null);
  const isOpen = count > 0;
  useEffect(() => {
    if (isOpen) return () => goOnSelecting(place.current);
  }, [isOpen]);

  async function change(made: Change, told: (done: number) => string) {
    setAsked(null);
    await send(async () => {
      const answer = await callRecords(screen.of, "bulk", {
        screen: screen.name,
        idxs: "each" in made && made.each ? made.each.map(({ idx }) => idx) : [...selection.idxs],
        ...made,
      });
      selection.set(answer.refused.map(({ idx }) => idx));
      if (answer.refused.length === 0) toast.success(told(answer.done.length));
      else setReport(answer);
      await refresh(screen.of);
    });
  }

  async function remove() {
    if (await askToLose(`선택한 ${count}건을 삭제하시겠습니까?`))
      await change({ remove: true }, (done) => `${done}건을 삭제하였습니다.`);
  }

  async function start(name: string, move: Move) {
    if (move.reason || move.isDangerous || move.fields) setAsked({ name, move });
    else if (await ask(askedText(screen.of, move, count))) await makeMove(name, move);
  }

  const makeMove = (name: string, move: Move, given: { reason?: string; values?: Row; each?: Each } = {}) =>
    change({ move: name, ...given }, (done) => movedText(screen.of, move, done));

  const [safe, dangerous] = partedByDanger([
    ...bulkMovesOf(screen).map(([name, move]) => ({
      name,
      title: move.title,
      isDangerous: move.isDangerous,
      onClick: () => void start(name, move),
    })),
    ...(mayChange(screen) ? [{ name: "remove", title: "삭제", isDangerous: true, onClick: () => void remove() }] : []),
  ]);

  return (
    <>
      <span ref={place} hidden />
      {count > 0 && (
        <div role="toolbar" aria-label="선택한 것 처리" className="bulk-bar">
          <span>{count}건 선택</span>
          <SelectFitting screen={screen} selection={selection} {...fitting} />
          <ActionButtons actions={safe} variant="default" />
          {bulkKeysOf(screen).length > 0 && (
            <Button size="compact-xs" variant="default" onClick={() => setAsked("values")}>
              값 바꾸기
            </Button>
          )}
          {mayGive(screen) && (
            <Button size="compact-xs" variant="default" onClick={() => setAsked("give")}>
              담당 이관
            </Button>
          )}
          {count === 2 && mayMerge(screen) && (
            <MergeButton
              entity={screen.of}
              idxs={[...selection.idxs]}
              size="compact-xs"
              onMerged={() => selection.set([])}
            />
          )}
          {count <= SHEETS_AT_ONCE && (
            <SheetButtons entity={screen.of} names={sheetsOf(screen)} idxs={[...selection.idxs]} size="compact-xs" />
          )}
          {dangerous.length > 0 && (
            <span className="bulk-dangerous">
              <ActionButtons actions={dangerous} variant="outline" color="red" />
            </span>
          )}
          <Button size="compact-xs" variant="subtle" onClick={() => selection.set([])}>
            선택 해제
          </Button>
        </div>
      )}
      {asked === "values" && (
        <ValuesDialog
          screen={screen}
          count={count}
          onClose={() => setAsked(null)}
          onSend={(values) => change({ values }, (done) => `${done}건을 수정하였습니다.`)}
        />
      )}
      {asked === "give" && (
        <GiveDialog
          entity={screen.of}
          count={count}
          onClose={() => setAsked(null)}
          onSend={(to) => change({ to }, (done) => `${done}건을 이관하였습니다.`)}
        />
      )}
      {asked && typeof asked === "object" && asked.move.asksEach && (
        <Suspense>
          <MoveEachDialog
            screen={screen}
            move={asked.move}
            idxs={selection.idxs}
            asked={fitting.asked}
            onClose={() => setAsked(null)}
            onSend={(each) => makeMove(asked.name, asked.move, { each })}
          />
        </Suspense>
      )}
      {asked && typeof asked === "object" && !asked.move.asksEach && (
        <MoveDialog
          entity={screen.of}
          move={asked.move}
          title={`${asked.move.title} (${count}건)`}
          onClose={() => setAsked(null)}
          onSend={(given) => makeMove(asked.name, asked.move, given)}
        />
      )}
      {report && <ReportDialog report={report} onClose={() => setReport(null)} />}
    </>
  );
}

interface ActionButtonsProps extends Pick<ButtonProps, "variant" | "color"> {
  actions: readonly { readonly name: string; readonly title: string; readonly onClick: () => void }[];
}

function ActionButtons({ actions, ...look }: ActionButtonsProps) {
  return actions.map(({ name, title, onClick }) => (
    <Button key={name} size="compact-xs" {...look} onClick={onClick}>
      {title}
    </Button>
  ));
}

interface ValuesDialogProps {
  screen: ListScreen;
  count: number;
  onSend: (values: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}

/** Sets one field of many records. */
function ValuesDialog({ screen, count, onSend, onClose }: ValuesDialogProps) {
  const keys = bulkKeysOf(screen);
  const [key, setKey] = useState(keys[0] ?? "");
  const [value, setValue] = useState<unknown>(null);
  const placed = fieldAt(screen.of, key);
  const values = placed.part ? { [placed.part]: [{ [placed.column]: value }] } : { [placed.column]: value };
  return (
    <Popup title={`값 바꾸기 (${count}건)`} size="sm" closeOnClickOutside={false} onClose={onClose}>
      <label className="bulk-field">
        항목{" "}
        <select
          value={key}
          onChange={({ currentTarget }) => {
            setKey(currentTarget.value);
            setValue(null);
          }}
        >
          {keys.map((one) => (
            <option key={one} value={one}>
              {fieldAt(screen.of, one).field.label}
            </option>
          ))}
        </select>
      </label>
      <FieldRow key={key} placed={placed} value={value} onChange={setValue} known={{ names: {}, files: {} }} />
      <div className="popup-actions">
        <Button size="xs" variant="default" onClick={onClose}>
          취소
        </Button>
        <Button size="xs" onClick={() => void onSend(values)}>
          바꾸기
        </Button>
      </div>
    </Popup>
  );
}

function ReportDialog({ report: { done, refused }, onClose }: { report: Report; onClose: () => void }) {
  return (
    <Popup title="처리 결과" size="md" onClose={onClose}>
      <p>{outcomeText(done.length, refused.length)} 처리하지 못한 것은 선택된 채로 있습니다.</p>
      <ul className="bulk-refused">
        {refused.map((refusal) => (
          <li key={refusal.idx}>{refusalText(refusal)}</li>
        ))}
      </ul>
      <div className="popup-actions">
        <Button size="xs" data-autofocus onClick={onClose}>
          확인
        </Button>
      </div>
    </Popup>
  );
}
