import "../../controls/screen.css";
import type { FormScreen } from "@portal/definition";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { toast } from "react-toastify";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { PageTitle } from "../../controls/page-title";
import { useAddress } from "../../controls/use-address";
import { recordName } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { siblingOf, titleOf } from "../../fields/siblings";
import { BelowLine } from "../list/below-line";
import { addressBelow, addressOfRecord, useFromList } from "../record-links";
import { RecordTrouble } from "../record-trouble";
import { type Row, useRecord } from "../records";
import { ScreenTabs } from "../screen-tabs";
import type { OwnInput } from "./fields/form-field";
import { RecordForm } from "./record-form";

export interface FormPageProps {
  screen: FormScreen;
  /** Stands beside the form and follows what is written, by columns. */
  beside?: (values: Row) => ReactNode;
  /** Stands above the form of a record that is changed, and what it says is sent beside the values. */
  above?: ReactNode;
  alongside?: { readonly series?: "one" | "following" | "all" };
  /** Inputs of the screen's own, by the fields' keys. */
  inputs?: Readonly<Record<string, OwnInput>>;
  /** In place of going to the record's page. */
  onSaved?: (idx: number, extra: Row) => void;
}

/** A form for a new record, or for an existing one. */
export function FormPage({ screen, above, alongside, beside, inputs = {}, onSaved }: FormPageProps) {
  const { idx: inPath } = useParams();
  const { params: asked } = useAddress();
  const query = useMemo(() => withBelow(screen, asked, inPath), [screen, asked, inPath]);
  const named = inPath ?? query.get("idx");
  // a form that is opened without a record is for one's own latest
  const asks = screen.kind === "add" ? null : named === null ? undefined : Number(named) || 0;
  const { data, error, refetch } = useRecord(screen, asks);
  const copies = screen.kind === "add" ? Number(asked.get("copy")) || null : null;
  const copied = useRecord({ of: screen.of, name: "" }, copies);
  const idx = asks === undefined ? Number(data?.record.idx) : asks;
  const navigate = useNavigate();
  const from = useFromList();
  const [isDirty, setIsDirty] = useState(false);
  const [saved, setSaved] = useState<{ idx: number; extra: Row } | null>(null);
  useUnsaved(isDirty && saved === null);

  // leaving is asked about until the page knows that it is saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, after saving
  useEffect(() => {
    if (!saved) return;
    toast.success("저장하였습니다.");
    if (onSaved) onSaved(saved.idx, saved.extra);
    else
      void navigate(afterSaving(screen, saved.idx, screen.below && inPath), {
        replace: true,
        ...(from && { state: from }),
      });
    // the tab of a page stays open and may be saved again
    setSaved(null);
  }, [saved]);

  const page = siblingOf(screen, "view", "tab-view");
  const doing = idx === null ? " 등록" : " 수정";
  return (
    <div className="record-screen">
      {/* no field of a tab says whose it is */}
      {screen.kind === "tab-edit" && data && <p className="view-kind">{recordName(screen.of, data.record)}</p>}
      <PageTitle title={`${titleOf(screen)}${entityOf(screen.of).isSingle ? "" : doing}`} />
      {screen.below && inPath && <BelowLine screen={screen} idx={Number(inPath)} />}
      <ScreenTabs screen={screen} />
      {above}
      {idx !== null && !data ? (
        <RecordTrouble
          error={error}
          onRetry={() => void refetch()}
          onMerged={(into) => void navigate(addressOfRecord(screen, into), { replace: true })}
        />
      ) : data?.may.change === false ? (
        <p role="alert" className="list-empty">
          {data.closed ?? "이 내용을 수정할 권한이 없습니다."}{" "}
          {page && idx !== null && <Link to={addressOfRecord(page, idx)}>내용 보기</Link>}
        </p>
      ) : copies !== null && !copied.data ? (
        <RecordTrouble error={copied.error} onRetry={() => void copied.refetch()} />
      ) : (
        <RecordForm
          // a saved record is another version to write over
          key={`${idx} ${String(data?.record.ver)} ${screen.below && inPath}`}
          screen={screen}
          idx={idx}
          read={data}
          copied={copied.data}
          query={query}
          inputs={inputs}
          onCancel={() => void navigate(-1)}
          onDirty={setIsDirty}
          onSaved={(savedIdx, extra) => setSaved({ idx: savedIdx, extra })}
          {...(beside && { beside })}
          {...(alongside && { alongside })}
        />
      )}
    </div>
  );
}

/** What the address says of a new record, with what its path says that it lies below. */
function withBelow({ below }: FormScreen, query: URLSearchParams, idx: string | undefined): URLSearchParams {
  if (below === undefined || idx === undefined) return query;
  const all = new URLSearchParams(query);
  all.set(below, idx);
  return all;
}

/** Where somebody goes who has saved: the record's page, else the list. */
function afterSaving(screen: FormScreen, idx: number, below: string | undefined): string {
  if (screen.kind === "tab-edit") return addressOfRecord(screen, idx);
  const view = siblingOf(screen, "view") ?? siblingOf(screen, "tab-view");
  if (view) return addressOfRecord(view, idx);
  const list = siblingOf(screen, "list", "tab-list", "calendar-month", "calendar-day", "calendar-week");
  return (list && addressBelow(list, below)) ?? addressOfRecord(screen, idx);
}
