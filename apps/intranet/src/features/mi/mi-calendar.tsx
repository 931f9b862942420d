import { NativeSelect } from "@mantine/core";
import { type CalendarScreen, screenByName } from "@portal/definition";
import type { AnswerOf, getInstructors } from "@portal/definition/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { callRecords, get } from "../../api/client";
import { saveAs } from "../../api/save-as";
import { tell } from "../../api/tell";
import { isDay } from "../../controls/dates/day-text";
import type { ListFilter } from "../../controls/lists/folded-filters";
import { RecordPicker } from "../../controls/pickers/record-picker";
import { type Address, useAddress } from "../../controls/use-address";
import { siblingOf } from "../../fields/siblings";
import { later } from "../../loading/later";
import { CalendarDayPage } from "../../screens/calendar/calendar-day-page";
import { calendarFile } from "../../screens/calendar/calendar-file";
import { CalendarMonthPage } from "../../screens/calendar/calendar-month-page";
import { CalendarWeekPage } from "../../screens/calendar/calendar-week-page";
import { addDays, dayOf, momentOf } from "../../screens/calendar/days";
import type { Resource, Span } from "../../screens/calendar/entries";
import { useMove } from "../../screens/calendar/use-move";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { useStore } from "../../store";

type Instructors = AnswerOf<typeof getInstructors>["list"];

const Panel = later(async () => (await import("../../screens/calendar/views/entry-panel")).EntryPanel);

const told = [
  "mi",
  "origin_mi",
  "kind",
  "status",
  "class_run",
  "customer",
  "seq",
  "place",
  "online_url",
  "attended",
  "progress",
  "memo",
];
const languages = { en: "영어", zh: "중국어", ja: "일본어", ko: "한국어", etc: "기타" };
/** The days before and after today that a file of one's own times has. */
const [BACK, AHEAD] = [31, 92];

/** The instructors' times: of a day and of a week by instructor, of a month in the colours of what they are. */
export function MiCalendarPage({ screen }: { screen: CalendarScreen }) {
  const address = useAddress();
  const { query, number, change } = address;
  const navigate = useNavigate();
  const move = useMove("mi_schedule");
  const isMonth = screen.kind === "calendar-month";
  const isWeek = isMonth && query.view === "week";
  const day = isDay(query.date ?? null) ? (query.date as string) : dayOf(Date.now());
  const asked = { day, ...(query.language && { language: query.language as keyof typeof languages }) };
  const { data } = useQuery({
    queryKey: ["records", "mi_schedule", "instructors", asked],
    queryFn: () => get("/rest/resourcemanagement/getInstructors", asked),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const instructors = data?.list ?? [];
  const opened = number("entry");
  const add = siblingOf(screen, "add");

  function pick(resource: Resource | undefined, { from, to }: Span) {
    const mi = instructors.find(({ idx }) => idx === resource?.idx)?.staff;
    const next = new URLSearchParams({
      ...(mi !== undefined && { mi: String(mi) }),
      "during.from": new Date(from).toISOString(),
      "during.to": new Date(to).toISOString(),
    });
    void navigate(`${add?.path}?${next}`);
  }

  const shared = {
    // by day and by week the rows are the instructors, and chosen as rows
    filters: filtersOf(address, instructors, (isMonth && !isWeek) || number("mi") > 0),
    onOpen: ({ idx }: { idx: number }) => change({ entry: idx }),
    ...(add && { onPick: pick }),
  };
  const byInstructor = { entity: "mi_profile", column: "idx_profile" };
  const shown = number("mi") ? instructors.filter(({ staff }) => staff === number("mi")) : instructors;
  return (
    <>
      {isWeek ? (
        <CalendarWeekPage
          {...shared}
          screen={{ ...screen, resources: byInstructor }}
          resources={shown}
          onMove={(entry, to) => void move(entry, to)}
          actions={<Ways screen={screen} isWeek />}
        />
      ) : isMonth ? (
        <CalendarMonthPage {...shared} screen={screen} actions={<Ways screen={screen} />} />
      ) : (
        <CalendarDayPage {...shared} screen={screen} resources={shown} actions={<Ways screen={screen} />} />
      )}
      <Suspense>
        {opened > 0 && (
          <Panel
            screen={screen}
            idx={opened}
            fields={told}
            open={["plan", "done"]}
            warningOf={({ extra }) => ((extra.warnings ?? []) as readonly string[]).join(" ") || undefined}
            onClose={() => change({ entry: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}

/** Whose times, in which language, of which customer and class. */
function filtersOf({ text, number, change }: Address, instructors: Instructors, isByPerson: boolean): ListFilter[] {
  const person: ListFilter = {
    names: ["mi"],
    shown: (
      <NativeSelect
        aria-label="강사"
        size="xs"
        value={text("mi")}
        onChange={({ currentTarget }) => change({ mi: currentTarget.value })}
        data={[
          { value: "", label: "모든 강사" },
          ...instructors.map(({ staff, name }) => ({ value: String(staff), label: name })),
        ]}
      />
    ),
  };
  return [
    ...(isByPerson ? [person] : []),
    {
      names: ["language"],
      shown: (
        <NativeSelect
          aria-label="언어"
          size="xs"
          value={text("language")}
          onChange={({ currentTarget }) => change({ language: currentTarget.value, resource: "" })}
          data={[
            { value: "", label: "모든 언어" },
            ...Object.entries(languages).map(([value, label]) => ({ value, label })),
          ]}
        />
      ),
    },
    {
      names: ["customer"],
      shown: (
        <RecordPicker
          entity="customer"
          naming={{ id: "mi-customer", "aria-label": "고객사" }}
          value={number("customer") || null}
          onChange={(customer) => change({ customer: customer ?? undefined })}
          placeholder="모든 고객사"
        />
      ),
    },
    {
      names: ["class_run"],
      shown: (
        <RecordPicker
          entity="class_run"
          naming={{ id: "mi-class", "aria-label": "클래스" }}
          value={number("class_run") || null}
          onChange={(course) => change({ class_run: course ?? undefined })}
          placeholder="모든 클래스"
        />
      ),
    },
  ];
}

/** What else there is to do: other ways to look, paper, a file for another calendar, a leave. */
function Ways({ screen, isWeek = false }: { screen: CalendarScreen; isWeek?: boolean }) {
  const { change } = useAddress();
  const leave = screenByName("ResourceManagement-MIVacationAdd");
  const take = useOwnFile(screen);
  return (
    <>
      {screen.kind === "calendar-month" && (
        <button
          type="button"
          className="calendar-action"
          aria-pressed={isWeek}
          onClick={() => change({ view: isWeek ? "" : "week", resource: "" })}
        >
          주별 시간표
        </button>
      )}
      {isWeek && (
        <button type="button" className="calendar-action" onClick={() => window.print()}>
          인쇄
        </button>
      )}
      <button type="button" className="calendar-action" onClick={() => void take()}>
        내 일정 iCal
      </button>
      {leave && (
        <ScreenLink to={leave.name} className="calendar-action">
          휴가 신청
        </ScreenLink>
      )}
    </>
  );
}

/** Saves one's own planned times as a file that other calendars take in. */
function useOwnFile(screen: CalendarScreen) {
  const me = useStore(({ idx_staff }) => idx_staff);
  return async () => {
    const today = dayOf(Date.now());
    const range = {
      from: new Date(momentOf(addDays(today, -BACK))).toISOString(),
      to: new Date(momentOf(addDays(today, AHEAD))).toISOString(),
    };
    try {
      const { list } = await callRecords(screen.of, "list", { screen: screen.name, ...range, mi: String(me) });
      const happenings = list
        .filter(({ status }) => status !== "cancel")
        .map(({ idx, title, place, memo, during }) => ({
          id: `mi-${idx}`,
          title: String(title),
          place: String(place ?? ""),
          memo: String(memo ?? ""),
          ...(during as { from: string; to: string }),
        }));
      saveAs(new Blob([calendarFile(happenings, new Date())], { type: "text/calendar" }), `MI일정-${today}.ics`);
    } catch (error) {
      tell(error);
    }
  };
}
