import "./mi.css";
import { Button, NativeSelect } from "@mantine/core";
import { type FormScreen, permissionsOf } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { generatePath, Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { callRecords, get } from "../../api/client";
import { log } from "../../api/tell";
import { EmptyNote } from "../../controls/lists/empty-note";
import { PageTitle } from "../../controls/page-title";
import { useAddress } from "../../controls/use-address";
import { periodText } from "../../fields/dates/seoul-time";
import { fieldAt } from "../../fields/definitions";
import { ShownField } from "../../fields/shown";
import { siblingOf, titleOf } from "../../fields/siblings";
import { begunIn } from "../../screens/calendar/begun-in";
import { dayOf } from "../../screens/calendar/days";
import { FieldRow } from "../../screens/form/fields/field-row";
import type { OwnInput } from "../../screens/form/fields/form-field";
import { OwnField } from "../../screens/form/fields/own-field";
import { FormPage } from "../../screens/form/form-page";
import { type ReadAnswer, type Row, useRecord } from "../../screens/records";
import { Moves } from "../../screens/view/moves";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { screenPath } from "../../shell/navigation/screen-path";
import { signedInIds, useStore } from "../../store";

type Series = "one" | "following" | "all";
const seriesLabels = { one: "이 일정만", following: "이후 모두", all: "전체" };

/** A new record's form, for who teaches full time or keeps the others' times; anybody else reads why it is not for them. */
function ForInstructors({ screen, children }: { screen: FormScreen; children: ReactNode }) {
  const me = signedInIds();
  const asked = { day: dayOf(Date.now()) };
  const isOpen = screen.kind !== "add" || !me || permissionsOf(me).gthr_auth;
  const { data, isLoading } = useQuery({
    queryKey: ["records", "mi_profile", "instructors", asked],
    queryFn: () => get("/rest/resourcemanagement/getInstructors", asked),
    enabled: !isOpen,
    meta: { onRefusal: "log" },
  });
  if (isLoading) return null;
  if (isOpen || !data || data.list.some(({ staff }) => staff === me.idx)) return children;
  return (
    <>
      <PageTitle title={`${titleOf(screen)} 등록`} />
      <EmptyNote>
        전임강사로 등록된 직원이 쓰는 화면입니다. 수업을 맡고 있다면 강사 관리 담당자에게 등록을 요청하세요.{" "}
        <ScreenLink to="myPIMS-myVacationList">내 휴가</ScreenLink> ·{" "}
        <ScreenLink to="ResourceManagement-MIScheduleMonth">MI 일정 보기</ScreenLink>
      </EmptyNote>
    </>
  );
}

/** An entry of an instructor's times, begun where the calendar was marked; of a repeated one, how many are changed. */
export function MiEntryPage({ screen }: { screen: FormScreen }) {
  return (
    <ForInstructors screen={screen}>
      <EntryForm screen={screen} />
    </ForInstructors>
  );
}

function EntryForm({ screen }: { screen: FormScreen }) {
  const { params: query } = useAddress();
  const idx = Number(useParams().idx) || null;
  const [series, setSeries] = useState<Series>("one");
  const navigate = useNavigate();
  const { data } = useRecord(screen, idx);
  const asked = screen.kind === "add" ? begunIn(query, "profile") : undefined;
  if (asked) return <Navigate replace to={`?${asked}`} />;
  const isRepeated = Number(data?.extra.series) > 1;
  const day = siblingOf(screen, "calendar-day");
  return (
    <FormPage
      screen={screen}
      above={
        isRepeated && (
          <NativeSelect
            size="sm"
            className="mi-series"
            label={`반복 일정 ${Number(data?.extra.series)}회`}
            value={series}
            onChange={({ currentTarget }) => setSeries(currentTarget.value as Series)}
            data={Object.entries(seriesLabels).map(([value, label]) => ({ value, label }))}
          />
        )
      }
      {...(isRepeated && { alongside: { series } })}
      // the calendar of its day opens it, with what is not wise about it
      {...(day && {
        onSaved: async (saved) => {
          const date = await dayOfEntry(saved);
          void navigate(`${day.path}?${new URLSearchParams({ ...date, entry: String(saved) })}`, { replace: true });
        },
      })}
    />
  );
}

/** The day on which an entry begins; nothing where it cannot be read now. */
async function dayOfEntry(idx: number): Promise<{ date?: string }> {
  try {
    const { record } = await callRecords("mi_schedule", "read", { idx });
    return { date: dayOf(Date.parse((record.during as { from: string }).from)) };
  } catch (error) {
    log(error);
    return {};
  }
}

/** An instructor's leave: its classes and who stands in, then handing it in or agreeing to it. */
export function MiLeavePage({ screen }: { screen: FormScreen }) {
  return (
    <ForInstructors screen={screen}>
      <LeaveForm screen={screen} />
    </ForInstructors>
  );
}

function LeaveForm({ screen }: { screen: FormScreen }) {
  const idx = Number(useParams().idx) || null;
  const navigate = useNavigate();
  const { data } = useRecord(screen, idx);
  const edit = siblingOf(screen, "edit") ?? screen;
  const isReader = data?.may.change === false;
  const me = useStore(({ idx_staff }) => idx_staff);
  const { idx_mi, idx_vacation, date_to, status } = data?.record ?? {};
  const isAskedBack = data?.extra.leave === "cancel_req";
  // the leave itself is asked back, and its classes with it
  const mayAskBack = status === "ok" && idx_mi === me && Boolean(idx_vacation) && String(date_to) >= dayOf(Date.now());
  return (
    <>
      {isReader ? (
        <LeaveFacts read={data} />
      ) : (
        <FormPage
          screen={screen}
          inputs={leaveInputs}
          onSaved={(saved) => void navigate(generatePath(edit.path, { idx: String(saved) }), { replace: true })}
        />
      )}
      {data && (
        <section className="mi-next" aria-label="다음 단계">
          <ShownField placed={fieldAt("mi_vacation", "status")} record={data.record} known={data} as="View" />
          {isAskedBack && <span>취소신청을 결재하고 있습니다.</span>}
          {Boolean(data.record.idx_document) && (
            <Link to={screenPath("documents-document-id", { id: String(data.record.idx_document) })}>
              휴가 문서 보기
            </Link>
          )}
          {mayAskBack && (
            <Link to={`${screenPath("myPIMS-myVacationList")}#${String(data.record.idx_vacation)}`}>
              {isAskedBack ? "내 휴가에서 보기" : "내 휴가에서 취소신청"}
            </Link>
          )}
          <Moves entity="mi_vacation" read={data} />
        </section>
      )}
    </>
  );
}

/** The leave for whoever reads it only: who is asked to stand in. */
function LeaveFacts({ read }: { read: ReadAnswer }) {
  const lines = (read.record.mi_sub ?? []) as Row[];
  return (
    <>
      <PageTitle title="MI 휴가" />
      <dl className="mi-facts">
        {["mi", "type", "date_from", "date_to", "reason"].map((key) => {
          const placed = fieldAt("mi_vacation", key);
          return (
            <div key={key}>
              <dt>{placed.field.label}</dt>
              <dd>
                <ShownField placed={placed} record={read.record} known={read} as="View" />
              </dd>
            </div>
          );
        })}
      </dl>
      <ul className="mi-lessons" aria-label="수업 조치">
        {lines.map((line) => (
          <LessonFacts key={String(line.idx)} line={line} read={read} />
        ))}
      </ul>
    </>
  );
}

/** A class of the leave: when it is, who stands in, and whether they have agreed. */
function LessonFacts({ line, read }: { line: Row; read: ReadAnswer }) {
  const idx = Number(line.idx_schedule);
  const { data } = useQuery({
    queryKey: ["records", "mi_schedule", "read", idx],
    queryFn: () => callRecords("mi_schedule", "read", { idx }),
    meta: { onRefusal: "log" },
  });
  const during = data?.record.during as { from: string; to: string } | undefined;
  const shown = (key: string) => <ShownField placed={fieldAt("mi_sub", key)} record={line} known={read} as="View" />;
  const isAsked = line.action === "sub" && read.record.status === "ask";
  return (
    <li>
      <span>
        {during && <b>{periodText(during.from, during.to)}</b>} {shown("schedule")}
      </span>
      <span>{shown("action")}</span>
      {line.action === "sub" && <span>{shown("sub_mi")}</span>}
      {line.action === "move" && <span>{shown("new_during")}</span>}
      {line.action === "sub" && line.agreed_at ? (
        <span>{shown("agreed_at")} 수락</span>
      ) : (
        isAsked && <span>수락 대기</span>
      )}
    </li>
  );
}

/** What whoever is asked to stand in has said to it. */
function Answer({ line: { agreed_at, idx_sub_mi, memo } }: { line: Row }) {
  if (agreed_at) return <span>수락</span>;
  return <span>{idx_sub_mi ? "수락 대기" : `거절: ${memo}`}</span>;
}

const leaveInputs: Readonly<Record<string, OwnInput>> = { mi_sub: (props) => <Lessons {...props} /> };
const actions = { sub: "대강", move: "보강", cancel: "휴강" };

/** Every class of the days, with what becomes of it: who is free is proposed. */
function Lessons({ value, onChange, values, problem, known }: Parameters<OwnInput>[0]) {
  const lines = Array.isArray(value) ? (value as Row[]) : [];
  const [mi, from, to] = [Number(values.idx_mi), String(values.date_from ?? ""), String(values.date_to ?? "")];
  const isAsked = mi > 0 && from !== "" && to !== "" && from <= to;
  const asked = { mi, from, to, ...(values.status === "ok" && { leave: Number(values.idx) }) };
  const { data, isPending } = useQuery({
    queryKey: ["records", "mi_schedule", "substitutes", asked],
    queryFn: () => get("/rest/resourcemanagement/getSubstitutes", asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const lessons = isAsked ? (data?.list ?? []) : [];
  const lineOf = (idx: number) => lines.find(({ idx_schedule }) => Number(idx_schedule) === idx);
  const write = (idx: number, change: Row) => {
    const line = { idx_schedule: idx, action: "sub", ...lineOf(idx), ...change };
    onChange([...lines.filter((one) => one !== lineOf(idx)), line]);
  };
  const propose = () =>
    onChange(
      lessons.map(
        ({ idx, free }) => lineOf(idx) ?? { idx_schedule: idx, action: "sub", idx_sub_mi: free[0]?.idx ?? null },
      ),
    );
  if (lessons.length === 0) {
    return (
      <OwnField label="수업 조치" problem={problem}>
        <p className="form-hint" role="status">
          {!isAsked
            ? "강사와 기간을 입력하면 그 기간의 수업이 나옵니다."
            : isPending
              ? "불러오는 중…"
              : "이 기간에는 수업이 없습니다."}
        </p>
      </OwnField>
    );
  }
  return (
    <OwnField label="수업 조치" required problem={problem}>
      {lessons.some(({ idx }) => !lineOf(idx)) && (
        <Button size="compact-xs" variant="default" onClick={propose}>
          모두 대강으로 제안
        </Button>
      )}
      <ul className="mi-lessons">
        {lessons.map(({ idx, title, during, free }) => {
          const line = lineOf(idx);
          const sub = Number(line?.idx_sub_mi) || 0;
          const chosen = known.names.staff?.[String(sub)];
          const isGone = sub > 0 && !free.some((one) => one.idx === sub);
          return (
            <li key={idx}>
              <span>
                <b>{periodText(during.from, during.to)}</b> {title}
              </span>
              <NativeSelect
                size="xs"
                aria-label={`${title} 조치`}
                value={String(line?.action ?? "")}
                onChange={({ currentTarget }) => write(idx, { action: currentTarget.value })}
                data={[
                  { value: "", label: "조치 선택", disabled: true },
                  ...Object.entries(actions).map(([key, label]) => ({ value: key, label })),
                ]}
              />
              {line?.action === "sub" && (
                <NativeSelect
                  size="xs"
                  aria-label={`${title} 대강강사`}
                  value={String(sub || "")}
                  onChange={({ currentTarget }) =>
                    write(idx, { idx_sub_mi: Number(currentTarget.value) || null, agreed_at: null, memo: null })
                  }
                  data={[
                    { value: "", label: free.length === 0 ? "비어 있는 강사가 없습니다" : "대강강사 선택" },
                    ...(isGone ? [{ value: String(sub), label: chosen ?? "선택한 강사" }] : []),
                    ...free.map((one) => ({ value: String(one.idx), label: `${one.name} (${one.note})` })),
                  ]}
                />
              )}
              {values.status === "ask" && line?.idx && line.action === "sub" ? <Answer line={line} /> : null}
              {line?.action === "move" && (
                <FieldRow
                  placed={fieldAt("mi_sub", "new_during")}
                  value={line.new_during ?? null}
                  onChange={(new_during) => write(idx, { new_during })}
                  known={known}
                  problem={undefined}
                />
              )}
            </li>
          );
        })}
      </ul>
    </OwnField>
  );
}
