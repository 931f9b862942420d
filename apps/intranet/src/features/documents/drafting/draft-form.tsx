import "./draft-form.css";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { formByKind } from "@portal/definition";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "react-toastify";
import { FilesInput } from "../../../controls/files/files-input";
import { UploadsProvider } from "../../../controls/files/uploads";
import { PageTitle } from "../../../controls/page-title";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { FieldRow } from "../../../screens/form/fields/field-row";
import { keepTitles, personText, secretTitles } from "../names";
import { type Begun, type Draft, titleOf } from "./draft";
import { PreviewDialog, SubmitDialog } from "./draft-dialogs";
import { DraftLine } from "./draft-line";
import { DraftNotes } from "./draft-notes";
import { OwnFields } from "./own-fields";
import { RareFields } from "./rare-fields";
import { RelatedPicker } from "./related-picker";
import { useDraft } from "./use-draft";
import { useFormCheck } from "./use-form-check";
import { usePlannedLine } from "./use-planned-line";
import { useSubmitting } from "./use-submitting";

/** The largest file of a document, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** The page on which a document is written, whatever its form. */
export function DraftForm({ begun }: { begun: Begun }) {
  const { known } = begun;
  const writing = useDraft(begun);
  const { draft, change, fill, idx, isDirty, savedAt } = writing;
  const form = formByKind(draft.kind);
  const check = useFormCheck(draft, idx);
  const planned = usePlannedLine(draft, check.data, begun, {
    onPlan: (line) => fill({ line }),
    onChange: (line) => change({ line }),
  });
  const [open, setOpen] = useState<"preview" | "submit" | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const { problems, refusal, isStarting, isSending, uploads, submit } = useSubmitting({
    writing,
    check,
    isPlanning: planned.isPending,
    page,
    onAsk: (isAsked) => setOpen(isAsked ? "submit" : null),
  });

  useSaveKey(() => void writing.save());

  const problemOf = (path: string) => problems.find((problem) => problem.path === path)?.message;
  const own = { draft, computed: check.data, known, problems, onChange: writing.write };
  const forAll = <BodyAndFiles draft={draft} known={known} page={page} onChange={change} />;
  return (
    <div className="draft" ref={page}>
      <PageTitle title={form.title}>
        <SavedNote isUploading={uploads.isWaiting} {...{ isStarting, isDirty, savedAt }} />
      </PageTitle>
      <DraftNotes writing={writing} warnings={check.warnings} />
      <Facts begun={begun} form={form} shown={check.shown} />
      <div className="draft-columns">
        <div className="draft-main" key={writing.turns}>
          <UploadsProvider value={uploads.begin}>
            <Title draft={draft} problem={problemOf("title")} onChange={change} />
            <OwnFields part="usual" {...own} />
            {form.rare ? (
              <RareFields draft={draft} problems={problems}>
                <OwnFields part="rare" {...own} />
                {forAll}
              </RareFields>
            ) : (
              forAll
            )}
          </UploadsProvider>
        </div>
        <div className="draft-side">
          <DraftLine
            line={draft.line}
            planned={planned}
            problem={problemOf("line")}
            needsReceiver={form.needsReceiver === true}
          />
          <RelatedPicker value={draft.parent} onChange={(parent) => change({ parent })} />
          <Keeping draft={draft} isPrivate={form.isPrivate === true} onChange={change} />
        </div>
      </div>
      {problems.length > 1 && (
        <p role="alert" className="form-problem">
          고칠 곳이 {problems.length}군데 있습니다.
        </p>
      )}
      {refusal && (
        <p role="alert" className="draft-note">
          {refusal}
        </p>
      )}
      <div role="toolbar" aria-label="기안 처리" className="draft-actions">
        <Button variant="default" onClick={() => setOpen("preview")}>
          미리보기
        </Button>
        <Button
          variant="default"
          onClick={() => void writing.save().then((isSaved) => isSaved && toast.success("임시저장하였습니다."))}
        >
          임시저장
        </Button>
        <Button onClick={uploads.saveWhenSent}>상신</Button>
      </div>
      {open === "preview" && (
        <PreviewDialog draft={draft} begun={begun} data={check.data} onClose={() => setOpen(null)} />
      )}
      {open === "submit" && (
        <SubmitDialog
          draft={draft}
          warnings={check.warnings}
          isSending={isSending}
          onSend={submit}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** Ctrl+S saves wherever one is on the page. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}

interface SavedNoteProps {
  isUploading: boolean;
  /** It is about to be submitted. */
  isStarting: boolean;
  isDirty: boolean;
  savedAt: Date | null;
}

/** What becomes of what is written. */
function SavedNote({ isUploading, isStarting, isDirty, savedAt }: SavedNoteProps) {
  return (
    <p className="draft-saved" role="status">
      {isUploading
        ? "첨부파일을 올리고 있습니다…"
        : isStarting
          ? "확인하고 있습니다…"
          : isDirty
            ? "저장하지 않은 내용이 있습니다"
            : savedAt
              ? `${seoulTime(savedAt).slice(11)} 저장됨`
              : ""}
    </p>
  );
}

interface FactsProps {
  begun: Begun;
  form: ReturnType<typeof formByKind>;
  /** What the server answers to what is written. */
  shown: readonly (readonly [string, string])[];
}

/** What a document has by itself. */
function Facts({ begun: { drafter, office_name }, form, shown }: FactsProps) {
  return (
    <dl className="draft-facts">
      <Fact label="문서분류" value={form.category} />
      <Fact
        label="기안자"
        value={`${personText(drafter)} · ${[office_name, drafter.team_name].filter(Boolean).join(" ")}`}
      />
      <Fact label="기안일" value={seoulTime(new Date()).slice(0, 10)} />
      {shown.map(([label, value]) => (
        <Fact key={label} label={label} value={value} isShown />
      ))}
    </dl>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

function Title({ draft, problem, onChange }: PartProps & { problem: string | undefined }) {
  return (
    <div data-problem={problem ? "" : undefined}>
      <TextInput
        label="제목"
        withAsterisk
        maxLength={150}
        placeholder={titleOf({ ...draft, title: "" }) || "제목을 입력하세요"}
        value={draft.title}
        error={problem}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
    </div>
  );
}

/** What every form has: words of one's own, and files. */
function BodyAndFiles({
  draft,
  known,
  page,
  onChange,
}: PartProps & Pick<Begun, "known"> & { page: RefObject<HTMLDivElement | null> }) {
  return (
    <>
      <FieldRow
        placed={{ key: "body", field: { kind: "html", label: "본문" }, entity: "document", column: "body" }}
        value={draft.body}
        onChange={(body) => onChange({ body: String(body ?? "") })}
        known={known}
      />
      <div role="group" aria-labelledby="draft-files">
        <span id="draft-files" className="form-label">
          첨부
        </span>
        <FilesInput
          id="draft-files-input"
          label="첨부파일"
          place={{ entity: "document", column: "files" }}
          known={known.files}
          maxBytes={MAX_BYTES}
          value={draft.files}
          onChange={(files) => onChange({ files })}
          around={page}
        />
      </div>
    </>
  );
}

/** How long it is kept, and for whom. */
function Keeping({ draft, isPrivate, onChange }: PartProps & { isPrivate: boolean }) {
  return (
    <>
      <NativeSelect
        size="xs"
        label="보존연한"
        value={draft.keep_years}
        data={optionsOf(keepTitles)}
        onChange={({ currentTarget }) => onChange({ keep_years: currentTarget.value as typeof draft.keep_years })}
      />
      <NativeSelect
        size="xs"
        label="공개범위"
        disabled={isPrivate}
        value={isPrivate ? "private" : draft.secret}
        data={optionsOf(secretTitles)}
        onChange={({ currentTarget }) => onChange({ secret: currentTarget.value as typeof draft.secret })}
      />
    </>
  );
}

function Fact({ label, value, isShown = false }: { label: string; value: string; isShown?: boolean }) {
  return (
    <div className={isShown ? "draft-shown" : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function optionsOf(titles: Readonly<Record<string, string>>) {
  return Object.entries(titles).map(([value, label]) => ({ value, label }));
}
