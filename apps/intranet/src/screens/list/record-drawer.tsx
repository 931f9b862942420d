import "../../controls/screen.css";
import "./record-drawer.css";
import { ActionIcon } from "@mantine/core";
import { type DrawerView, type FormScreen, type ListScreen, screensInDrawer } from "@portal/definition";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { SideDrawer } from "../../controls/dialogs/side-drawer";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import type { Query } from "../../controls/field-kind";
import { useAddress } from "../../controls/use-address";
import { fieldAt, recordName } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { siblingOf, titleOf } from "../../fields/siblings";
import { RecordForm } from "../form/record-form";
import { addressOfRecord, screenOfRow } from "../record-links";
import { RecordTrouble } from "../record-trouble";
import { type ReadAnswer, useRecord } from "../records";
import { Comments } from "../view/comments";
import { History } from "../view/history";
import { RecordActions } from "../view/record-actions";
import { RelatedRecords } from "../view/related-records";
import { RoundLine } from "../view/round-line";
import { ViewSections } from "../view/view-section";

interface RecordDrawerProps {
  screen: ListScreen;
  /** What the server is asked for the list: a record's neighbours are those that it has there. */
  asked: Query;
  /** What stands above a record that is looked at. */
  above?: (read: ReadAnswer) => ReactNode;
}

/** What a list has opened over it, by what stands behind the `#` of the address: `12`, `12/edit` or `add`. */
export function RecordDrawer({ screen, asked, above }: RecordDrawerProps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [, idx = "", isEdited] = /^#(\d+)(\/edit)?$/.exec(hash) ?? [];
  const inDrawer = screensInDrawer(screen);
  const { view } = inDrawer;
  const form = hash === "#add" ? inDrawer.add : isEdited && inDrawer.edit;
  const open = (to: string) => void navigate({ search, hash: to }, { replace: true });
  const close = () => open("");
  const page = view ? undefined : screenOfRow(screen);
  const goTo = (saved: number | string) => {
    if (page && saved) void navigate(addressOfRecord(page, Number(saved)), { replace: true });
    else open(view && saved ? `#${saved}` : "");
  };
  useRowFocus(idx);
  if (form) {
    return (
      <FormDrawer
        key={hash}
        screen={form}
        idx={Number(idx) || null}
        onCancel={() => goTo(idx)}
        onClose={close}
        onSaved={goTo}
      />
    );
  }
  if (!view || !idx) return null;
  const edit = siblingOf(view, "edit", "tab-edit");
  return (
    <ViewDrawer
      screen={view}
      idx={Number(idx)}
      asked={asked}
      above={above}
      onClose={close}
      onTurn={(to) => open(`#${to}`)}
      onEdit={
        edit &&
        (() =>
          edit.name === inDrawer.edit?.name ? open(`#${idx}/edit`) : void navigate(addressOfRecord(edit, Number(idx))))
      }
    />
  );
}

/** The row of what was looked at last has the focus once the drawer is gone. */
function useRowFocus(idx: string): void {
  const last = useRef(idx);
  useEffect(() => {
    if (idx) last.current = idx;
  }, [idx]);
  useEffect(
    () => () => {
      const row = `a[href$="#${last.current}"]`;
      // what is in the drawer leaves the page first
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>(row)?.focus();
      });
    },
    [],
  );
}

interface ViewDrawerProps {
  screen: DrawerView;
  above?: RecordDrawerProps["above"];
  idx: number;
  asked?: Query;
  onClose: () => void;
  /** Left out where it stands over no list. */
  onTurn?: (to: number) => void;
  onEdit?: (() => void) | undefined;
}

/** One record over its list: what a page of its own would show. j and k go on to its neighbours in the list. */
export function ViewDrawer({ screen, idx, asked = {}, above, onClose, onTurn, onEdit }: ViewDrawerProps) {
  const { page: _, ...narrowed } = asked;
  const { data: read, error, refetch } = useRecord(screen, idx, narrowed);
  const box = useRef<HTMLDivElement>(null);
  // what had the focus may have gone with the record before
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record
  useEffect(() => box.current?.focus(), [idx]);
  const turn = (to: number | null | undefined) => to && onTurn?.(to);

  function press({ code, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const isWriting = (target as Element).closest("input, textarea, select, [contenteditable]") !== null;
    if (isWriting || ctrlKey || metaKey || altKey) return;
    if (code === "KeyJ") turn(read?.next);
    if (code === "KeyK") turn(read?.previous);
  }

  return (
    <SideDrawer
      title={(read && nameWithWhom(screen, read)) || titleOf(screen)}
      size="xl"
      onClose={onClose}
      onKeyDown={press}
      tools={
        onTurn && (
          <>
            <Turn label="이전" sign="↑" to={read?.previous} onTurn={turn} />
            <Turn label="다음" sign="↓" to={read?.next} onTurn={turn} />
          </>
        )
      }
    >
      <div ref={box} tabIndex={-1} data-autofocus className="record-screen record-drawer">
        {!read ? (
          <RecordTrouble error={error} onRetry={() => void refetch()} onMerged={turn} />
        ) : (
          <>
            <div className="screen-actions">
              <RecordActions
                of={screen.of}
                read={read}
                ways={screen.ways}
                onEdit={onEdit}
                onRemoved={onClose}
                onMerged={turn}
              />
            </div>
            <RoundLine entity={screen.of} read={read} />
            {above?.(read)}
            <ViewSections sections={screen.view} entity={screen.of} titles={screen.titles} read={read} />
            <RelatedRecords screen={screen} read={read} />
            {entityOf(screen.of).comments && <Comments entity={screen.of} read={read} />}
            <History entity={screen.of} history={read.history} />
          </>
        )}
      </div>
    </SideDrawer>
  );
}

/** What a record is called, behind whom or what it is about where the rows of its list begin with that. */
function nameWithWhom({ of, leads }: DrawerView, { record, names }: ReadAnswer): string {
  const name = recordName(of, record);
  const placed = leads === undefined ? undefined : fieldAt(of, leads);
  const { field, through, column } = placed ?? {};
  const whom = field?.kind === "link" && !through ? names[field.to]?.[String(record[column ?? ""])] : undefined;
  return [...new Set([whom, name].filter(Boolean))].join(" · ");
}

interface TurnProps {
  label: string;
  sign: ReactNode;
  to: number | null | undefined;
  onTurn: (to: number | null | undefined) => void;
}

function Turn({ label, sign, to, onTurn }: TurnProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={!to} onClick={() => onTurn(to)}>
      {sign}
    </ActionIcon>
  );
}

interface FormDrawerProps {
  screen: FormScreen;
  /** `null` for a new record. */
  idx: number | null;
  onCancel: () => void;
  onClose: () => void;
  onSaved: (idx: number) => void;
}

/** The form of a record over its list. */
function FormDrawer({ screen, idx, onCancel, onClose, onSaved }: FormDrawerProps) {
  const { params: query } = useAddress();
  const { data, error, refetch } = useRecord(screen, idx);
  const [isDirty, setIsDirty] = useState(false);
  const forget = useUnsaved(isDirty);
  return (
    <SideDrawer title={`${titleOf(screen)} ${idx === null ? "등록" : "수정"}`} size="xl" onClose={onClose}>
      <div className="record-screen record-drawer">
        {idx !== null && !data ? (
          <RecordTrouble error={error} onRetry={() => void refetch()} />
        ) : data?.may.change === false ? (
          <p role="alert" className="list-empty">
            {data.closed ?? "이 내용을 수정할 권한이 없습니다."}
          </p>
        ) : (
          <RecordForm
            key={`${idx} ${String(data?.record.ver)}`}
            screen={screen}
            idx={idx}
            read={data}
            query={query}
            onCancel={onCancel}
            onDirty={setIsDirty}
            onSaved={(saved) => {
              forget();
              toast.success("저장하였습니다.");
              onSaved(saved);
            }}
          />
        )}
      </div>
    </SideDrawer>
  );
}
