import "./taken-times.css";
import { useDebouncedValue } from "@mantine/hooks";
import { columnName } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callRecords } from "../../api/client";
import { entityOf } from "../../fields/modules";
import { dayOf, shortDay, timeOf } from "../calendar/days";
import type { Row } from "../records";

/** How long somebody has stopped choosing before it is looked for, in ms. */
const PAUSE = 300;
/** So many days with free times are listed before somebody asks for more. */
const FIRST_DAYS = 3;

type Time = { readonly from: string; readonly to: string };

interface TakenTimesProps {
  entity: string;
  idx: number | null;
  /** What is written, by columns. */
  values: Row;
  onChoose: (time: Time) => void;
}

/** Who of those that a record is planned with is taken at the time that is chosen, and when all of them are free. */
export function TakenTimes({ entity, idx, values, onChoose }: TakenTimesProps) {
  const { occupies, fields } = entityOf(entity);
  const columnOf = (key = "") => columnName(key, fields[key]);
  const time = (values[columnOf(occupies?.during)] ?? undefined) as Time | undefined;
  const isTime = time !== undefined && Date.parse(time.from) < Date.parse(time.to);
  const people = (occupies?.people ?? []).flatMap((key) => peopleIn(values, key, columnOf(key)));
  const room = occupies?.room === undefined ? undefined : values[columnOf(occupies.room)];
  const isFree = occupies?.shows === "free";
  const written = {
    people: [...new Set(people)].join(","),
    ...(isTime && { from: time.from, to: time.to }),
    ...(room ? { room: Number(room) } : {}),
    ...(idx !== null && { idx }),
  };
  const [asked] = useDebouncedValue(JSON.stringify(written), PAUSE);
  const isAsked = people.length > 0 && (isTime || isFree);
  const { data } = useQuery({
    queryKey: ["records", entity, "taken", asked],
    queryFn: () => callRecords(entity, "taken", JSON.parse(asked)),
    enabled: isAsked && !asked.startsWith('{"people":""'),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const list = data?.list ?? [];
  return (
    <div className="form-taken">
      <section aria-label="겹치는 일정" role="status">
        {isAsked && isTime && list.length === 0 && data && <p>이때 겹치는 일정이나 부재가 없습니다.</p>}
        {isAsked && isTime && list.length > 0 && (
          <>
            <p className="form-taken-warning">겹치는 일정이 있습니다. 확인하고 저장하세요.</p>
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      {isFree && isAsked && data && (
        <FreeTimes free={data.free} chosen={isTime ? time : undefined} onChoose={onChoose} />
      )}
    </div>
  );
}

interface FreeTimesProps {
  free: readonly Time[];
  chosen: Time | undefined;
  onChoose: (time: Time) => void;
}

/** Times at which everybody is free, day by day. */
function FreeTimes({ free, chosen, onChoose }: FreeTimesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const dayIn = ({ from }: Time) => dayOf(Date.parse(from));
  const days = [...new Set(free.map(dayIn))];
  if (free.length === 0) return <p>앞으로 10근무일 안에 모두 비는 시간이 없습니다.</p>;
  return (
    <section aria-label="모두 비는 시간">
      <p>모두 비는 시간입니다. 누르면 일시를 채웁니다.</p>
      <dl className="form-free">
        {days.slice(0, isWhole ? undefined : FIRST_DAYS).map((day) => (
          <div key={day}>
            <dt>{shortDay(day)}</dt>
            <dd>
              {free
                .filter((time) => dayIn(time) === day)
                .map((time) => (
                  <button
                    key={time.from}
                    type="button"
                    aria-pressed={chosen !== undefined && Date.parse(chosen.from) === Date.parse(time.from)}
                    aria-label={`${shortDay(day)} ${timeOf(Date.parse(time.from))}`}
                    onClick={() => onChoose(time)}
                  >
                    {timeOf(Date.parse(time.from))}
                  </button>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {!isWhole && days.length > FIRST_DAYS && (
        <button type="button" className="link-button" onClick={() => setIsWhole(true)}>
          {days.length - FIRST_DAYS}일 더 보기
        </button>
      )}
    </section>
  );
}

/** Those whom a field names, or each of a record's lines. */
function peopleIn(values: Row, key: string, column: string): number[] {
  const [part = "", inner] = key.split(".");
  const lines = Array.isArray(values[part]) ? (values[part] as readonly Row[]) : [];
  const named = inner === undefined ? [values[column]].flat() : lines.map((line) => line[`idx_${inner}`]);
  return named.map(Number).filter(Boolean);
}
