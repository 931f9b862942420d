import "../../screens/list/list.css";
import "./customers.css";
import { Button, Textarea } from "@mantine/core";
import { type CustomerEvent, customerEvents } from "@portal/definition";
import type { AnswerOf, getCustomerTimeline } from "@portal/definition/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords, get } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { StateChip } from "../../fields/choices/choice";
import { seoulTime } from "../../fields/dates/seoul-time";
import { RecordTrouble } from "../../screens/record-trouble";
import { useRefresh } from "../../screens/records";
import { RecordDialog } from "../../screens/view/record-dialog";

type Event = AnswerOf<typeof getCustomerTimeline>["list"][number];

const kinds = Object.entries(customerEvents) as [CustomerEvent, string][];
const noteForm = [{ fields: ["content", "noted_at"] }] as const;

/** What has happened with a customer, month by month, with a line for a note. */
export function Timeline({ idx }: { idx: number }) {
  const [chosen, setChosen] = useState<readonly CustomerEvent[]>([]);
  const [opened, setOpened] = useState<number | null>(null);
  const asked = { idx, rows: 30, ...(chosen.length > 0 && { kinds: chosen.join(",") }) };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["records", "customer_note", "timeline", asked],
    queryFn: ({ pageParam }) =>
      get("/rest/customermanagement/getCustomerTimeline", { ...asked, ...(pageParam && { before: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next || undefined,
    meta: { onRefusal: "log" },
  });
  const events = data?.pages.flatMap(({ list }) => list) ?? [];

  function toggle(kind: CustomerEvent) {
    setChosen((before) => (before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind]));
  }

  return (
    <section aria-label="활동" className="customer-timeline">
      <h2>활동</h2>
      <QuickNote idx={idx} />
      <span role="group" aria-label="종류" className="list-layouts">
        {kinds.map(([kind, label]) => (
          <button key={kind} type="button" aria-pressed={chosen.includes(kind)} onClick={() => toggle(kind)}>
            {label}
          </button>
        ))}
      </span>
      {error && !data ? (
        <RecordTrouble what="목록" error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={!data}>
          {data && events.length === 0 && <p className="list-empty">아직 활동이 없습니다. 첫 메모를 남겨 보세요.</p>}
          {monthsOf(events).map(([month, list]) => (
            <section key={month} aria-label={month}>
              <h3>{month}</h3>
              <ol>
                {list.map((event) => (
                  <EventLine key={`${event.kind} ${event.idx}`} event={event} onOpen={setOpened} />
                ))}
              </ol>
            </section>
          ))}
          {hasNextPage && (
            <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              더 보기
            </Button>
          )}
        </div>
      )}
      {opened !== null && (
        <RecordDialog
          of="customer_note"
          idx={opened}
          form={noteForm}
          given={{ idx_customer: idx }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

function EventLine({ event, onOpen }: { event: Event; onOpen: (idx: number) => void }) {
  const { kind, idx, at, title, who, state, link } = event;
  return (
    <li>
      <span className="event-kind">{customerEvents[kind]}</span>
      <span className="event-title">
        {link ? (
          <Link to={link}>{title}</Link>
        ) : kind === "customer_note" ? (
          <button type="button" className="link-button" onClick={() => onOpen(idx)}>
            {title}
          </button>
        ) : (
          title
        )}{" "}
        {state && <StateChip {...state} />}
      </span>
      <span className="event-who">
        {who} <time dateTime={at}>{seoulTime(at).slice(5, 16)}</time>
      </span>
    </li>
  );
}

/** A note is written where it will stand. */
function QuickNote({ idx }: { idx: number }) {
  const [text, setText] = useState("");
  const { isSending, send } = useSending();
  const refresh = useRefresh();

  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === "") return;
    await send(async () => {
      const noted_at = new Date().toISOString();
      await callRecords("customer_note", "add", { values: { idx_customer: idx, content: text.trim(), noted_at } });
      setText("");
      toast.success("메모를 남겼습니다.");
      await Promise.all([refresh("customer_note"), refresh("customer")]);
    });
  }

  return (
    <form className="quick-note" onSubmit={(event) => void add(event)}>
      <Textarea
        size="xs"
        autosize
        minRows={1}
        maxRows={6}
        maxLength={4000}
        aria-label="활동 메모"
        placeholder="전화나 만남에서 들은 것을 적어 두세요."
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button size="xs" type="submit" variant="default" loading={isSending} disabled={text.trim() === ""}>
        메모
      </Button>
    </form>
  );
}

/** Events by their months in Seoul, in their order. */
function monthsOf(events: readonly Event[]): [string, Event[]][] {
  const months = new Map<string, Event[]>();
  for (const event of events) {
    const [year = "", month = ""] = seoulTime(event.at).split("-");
    const label = `${year}년 ${Number(month)}월`;
    months.set(label, [...(months.get(label) ?? []), event]);
  }
  return [...months];
}
