import "../form/fields/required-mark.css";
import { Button, Textarea } from "@mantine/core";
import { columnName, type Field, type ListScreen, withParticle } from "@portal/definition";
import { useState } from "react";
import { toast } from "react-toastify";
import { importRecords } from "../../api/client";
import { saveAs } from "../../api/save-as";
import { Popup } from "../../controls/dialogs/popup";
import { FileUpload } from "../../controls/files/file-upload";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { RecordPicker } from "../../controls/pickers/record-picker";
import { useAddress } from "../../controls/use-address";
import { fieldAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { savedAs } from "../../fields/moves";
import { titleOf } from "../../fields/siblings";
import { OwnField } from "../form/fields/own-field";
import { SmallForm } from "../form/small-form";
import { useRefresh } from "../records";
import { useModule } from "../use-module";
import { pastedTable } from "./pasted-table";

type Checked = Awaited<ReturnType<typeof importRecords>>;

/** Adds many records from a file of rows: it is checked first, and nothing is added while anything is wrong. */
export function ImportButton({ screen }: { screen: ListScreen }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
        {moveOf(screen)?.title} 가져오기
      </Button>
      {isOpen && <ImportDialog screen={screen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ImportOfProps extends Omit<ImportDialogProps, "screen"> {
  module: string;
  /** The list's name. */
  screen: string;
}

/** The same over a page made by hand, of a list of a module. */
export function ImportOf({ module: key, screen: name, ...props }: ImportOfProps) {
  const screen = useModule(key)?.screens.find((one): one is ListScreen => one.name === name && one.kind === "list");
  return screen && <ImportDialog screen={screen} {...props} />;
}

interface ImportDialogProps {
  screen: ListScreen;
  /** What is taken in; what the list has by default. */
  title?: string;
  /** What is read again afterwards, beside the list's records. */
  refreshes?: string;
  onClose: () => void;
}

function ImportDialog({ screen, title = titleOf(screen), refreshes, onClose }: ImportDialogProps) {
  const [chosen, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState("");
  const file = chosen ?? (pasted.trim() === "" ? null : new Blob([pastedTable(pasted)]));
  const [checked, setChecked] = useState<Checked | null>(null);
  const into = useInto(screen);
  const refresh = useRefresh();
  const columns = (screen.import ?? []).map((key) => fieldAt(screen.of, key).field);
  const named = (screen.importKey ?? []).map((key) => fieldAt(screen.of, key).field.label);
  const needed = new Set(screen.importNeeds);
  const move = moveOf(screen);
  const isFine = checked !== null && checked.errors.length === 0;

  async function read() {
    if (!file) return;
    const check = isFine ? "N" : "Y";
    const answer = await importRecords(screen.of, {
      screen: screen.name,
      check,
      file,
      ...(into?.chosen && { into: String(into.chosen) }),
    });
    setChecked(answer);
    if (check === "Y" || answer.errors.length > 0) return;
    toast.success(spoken(answer, "하였습니다."));
    onClose();
    await Promise.all([refresh(screen.of), refreshes !== undefined && refresh(refreshes)]);
  }

  return (
    <Popup title={`${moveOf(screen)?.title ?? title} 가져오기`} size="lg" closeOnClickOutside={false} onClose={onClose}>
      <p className="import-hint">
        첫 줄에 열 이름이 있는 엑셀(.xlsx)이나 CSV 파일을 선택하거나, 표를 복사해 붙여 넣으세요. 먼저 검사하고, 문제가
        없을 때 등록합니다.
        {move && ` ${named.join(", ")} 값으로 찾은 것을 모두 ${savedAs(screen.of, move)}합니다.`}
        {named.length > 0 &&
          !move &&
          ` ${named.join(", ")} 값이 이미 있는 줄은 그 항목을 수정하며, 빈 칸은 바꾸지 않습니다.`}{" "}
        <button type="button" className="link-button" onClick={() => saveAs(emptyTable(columns), `${title} 양식.csv`)}>
          빈 양식 내려받기
        </button>
      </p>
      <SmallForm
        action={isFine ? (named.length > 0 ? "등록 · 수정" : "등록") : "검사"}
        missing={{
          into: into?.chosen === null ? `${withParticle(into.label, "을/를")} 선택하세요.` : undefined,
          file: file ? undefined : "가져올 파일을 선택하거나 표를 붙여 넣으세요.",
        }}
        onSend={read}
        onClose={onClose}
      >
        {(problems) => (
          <>
            {into && (
              <IntoField
                {...into}
                problem={problems.into}
                onChange={(chosen) => {
                  into.choose(chosen);
                  setChecked(null);
                }}
              />
            )}
            <p className="import-columns">
              {columns.map((field, at) => (
                <span key={field.label}>
                  {field.label}
                  {(field.required || needed.has(screen.import?.[at] ?? "")) && (
                    <span className="required"> (필수)</span>
                  )}
                  {writtenAs(field)}
                </span>
              ))}
            </p>
            <OwnField label="파일" required={pasted.trim() === ""} problem={problems.file}>
              <FileUpload
                label="가져올 파일"
                accept=".xlsx,.csv"
                value={chosen}
                onChange={(chosen) => {
                  setFile(chosen);
                  setChecked(null);
                }}
              />
            </OwnField>
            {chosen === null && (
              <Textarea
                size="xs"
                label="붙여 넣은 표"
                placeholder={columns.map(({ label }) => label).join("\t")}
                rows={4}
                value={pasted}
                onChange={({ currentTarget }) => {
                  setPasted(currentTarget.value);
                  setChecked(null);
                }}
              />
            )}
            <Findings screen={screen} checked={checked} />
          </>
        )}
      </SmallForm>
    </Popup>
  );
}

/** What may stand in a column's cells where its name does not tell it: people are found by more than their names. */
function writtenAs(field: Field): string {
  if (field.kind === "link" && field.to === "staff") return ": 이름, 사번 또는 이메일";
  return field.kind === "staffList" ? ": 이름, 사번 또는 이메일을 쉼표로 구분" : "";
}

/** The record that all rows link to, where the list asks for one: the one that the list is narrowed to, or chosen here. */
function useInto({ of, importInto }: ListScreen) {
  const { text } = useAddress();
  const [chosen, choose] = useState(() => Number(text(importInto ?? "")) || null);
  if (importInto === undefined) return undefined;
  const { field } = fieldAt(of, importInto);
  return field.kind === "link" ? { label: field.label, entity: field.to, chosen, choose } : undefined;
}

interface IntoFieldProps extends Omit<NonNullable<ReturnType<typeof useInto>>, "choose"> {
  problem: string | undefined;
  onChange: (chosen: number | null) => void;
}

function IntoField({ label, entity, chosen, problem, onChange }: IntoFieldProps) {
  return (
    <OwnField label={label} required problem={problem}>
      {(naming) => <RecordPicker entity={entity} naming={naming} value={chosen} onChange={onChange} />}
    </OwnField>
  );
}

/** What came of looking at the file: what can be done with it, or what is wrong, row by row. */
function Findings({ screen, checked }: { screen: ListScreen; checked: Checked | null }) {
  const { errors, warnings, effects } = checked ?? { errors: [], warnings: [], effects: [] };
  const isFine = checked !== null && errors.length === 0;
  const told = isFine ? warnings : errors;
  return (
    <>
      <div role="status">
        {isFine && <p>{spoken(checked, "할 수 있습니다.")}</p>}
        {isFine && warnings.length > 0 && (
          <p className="import-doubts">
            이미 있는 것으로 보이는 줄이 {warnings.length}개 있습니다. 그대로 등록하면 두 번 등록됩니다.
          </p>
        )}
        {errors.length > 0 && (
          <p className="import-trouble">고칠 곳이 {errors.length}군데 있습니다. 아무것도 등록하지 않았습니다.</p>
        )}
      </div>
      {told.length > 0 && (
        <RowsTable
          label="고칠 곳"
          empty="고칠 곳이 없습니다."
          box="import-errors"
          columns={[numeric("줄"), "열", "문제"]}
          rows={told.map(({ row, column, message }) => ({
            key: `${row} ${column} ${message}`,
            cells: [row, labelOf(screen, column), message],
          }))}
        />
      )}
      {isFine && effects.length > 0 && (
        <RowsTable
          label="미리보기"
          empty="바뀌는 값이 없습니다."
          box="import-errors"
          caption={`미리보기 ${effects.length}건`}
          columns={[numeric("줄"), { title: "대상", isHead: true }, "항목", "전", "후"]}
          rows={effects.map(({ row, name, column, before, after }) => ({
            key: `${row} ${column}`,
            cells: [row, name, column, before, <b key="after">{after}</b>],
          }))}
        />
      )}
    </>
  );
}

/** How many records are added, changed and left as they are; `end` is what is or has been done: 할 수 있습니다. */
function moveOf({ of, importMove = "" }: ListScreen) {
  return entityOf(of).flow?.moves[importMove];
}

function spoken({ added, changed, same }: Checked, end: string): string {
  if (added + changed === 0) return `${same}건 모두 이미 같은 값입니다.`;
  const left = same > 0 ? `${same}건은 그대로 두고 ` : "";
  if (added === 0) return `${left}${changed}건을 수정${end}`;
  return `${left}${changed > 0 ? `${changed}건을 수정하고 ` : ""}${added}건을 등록${end}`;
}

/** A column by its label, whether it is named by its key, its column or its label. */
function labelOf({ of, import: keys = [] }: ListScreen, column: string): string {
  const found = keys
    .map((key) => fieldAt(of, key))
    .find(({ key, field }) => [key, columnName(key, field)].includes(column));
  return found?.field.label ?? column;
}

/** A table with nothing but its head, as Excel opens it in Korean. */
function emptyTable(columns: readonly { readonly label: string }[]): Blob {
  return new Blob([`\uFEFF${columns.map(({ label }) => `"${label.replaceAll('"', '""')}"`).join(",")}\r\n`], {
    type: "text/csv",
  });
}
