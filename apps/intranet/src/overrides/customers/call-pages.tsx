import "./customers.css";
import { Button } from "@mantine/core";
import type { ListScreen, ViewScreen } from "@portal/definition";
import { Link } from "react-router-dom";
import { today } from "../../controls/dates/today";
import { seoulTime } from "../../fields/dates/seoul-time";
import { asksOf } from "../../screens/list/asks-of";
import { ListPage } from "../../screens/list/list-page";
import { type ReadAnswer, type Row, useRecordList } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";

const open = "recv,run,back,miss";
const counters = [
  { label: "오늘", asks: { "called_at.from": 0, "called_at.to": 0 } },
  { label: "미처리", asks: { status: open } },
  { label: "부재", asks: { status: "miss" } },
  { label: "기한 초과", asks: { "due.to": -1, status: open } },
] as const;

/** Calls, with how many wait for what. */
export function CallListPage({ screen }: { screen: ListScreen }) {
  return (
    <ListPage
      screen={screen}
      above={
        <ul className="call-counters" aria-label="콜 현황">
          {counters.map((counter) => (
            <Counter key={counter.label} screen={screen} counter={counter} />
          ))}
        </ul>
      }
    />
  );
}

/** How many calls of everybody there are, and the list of them. */
function Counter({ screen, counter }: { screen: ListScreen; counter: (typeof counters)[number] }) {
  const asked = { tab: "all", ...asksOf(counter, today(), 0) };
  const { data } = useRecordList(screen.of, { ...asked, screen: screen.name, rows: "1" }, screen.refresh);
  return (
    <li>
      <Link to={`?${new URLSearchParams(asked)}`}>
        {counter.label} <b>{data ? data.total.toLocaleString("ko-KR") : "…"}</b>
      </Link>
    </li>
  );
}

interface Earlier {
  readonly idx: number;
  readonly called_at: string;
  readonly title: string;
  readonly result: string | null;
}

/** A call, beside it who calls and what they called about before. */
export function CallViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      actions={({ record }) =>
        !record.idx_customer && (
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={`/customermanagement/customerdbadd?${customerOf(record)}`}
          >
            고객사로 등록
          </Button>
        )
      }
      beside={(read) => <Beside read={read} />}
    />
  );
}

/** What a customer begins with that is made from a call, and which call it is. */
function customerOf({ idx, caller_name, phone }: Row): URLSearchParams {
  const begun = { name: caller_name, phone, call: idx };
  return new URLSearchParams(Object.entries(begun).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])));
}

function Beside({ read: { record, extra, names } }: { read: ReadAnswer }) {
  const earlier = (extra.earlier ?? []) as readonly Earlier[];
  const { idx_customer } = record;
  return (
    <>
      <section className="card-beside" aria-label="발신자">
        <h2>고객사</h2>
        {idx_customer ? (
          <Link to={`/customermanagement/customerdbviewtab2/${idx_customer}`}>
            {names.customer?.[String(idx_customer)] ?? "고객사"} 활동
          </Link>
        ) : (
          <p>이 번호로 등록된 고객사가 없습니다.</p>
        )}
      </section>
      <section className="card-beside" aria-label="이 번호의 지난 콜">
        <h2>이 번호의 지난 콜</h2>
        {earlier.length === 0 && <p>지난 콜이 없습니다.</p>}
        {earlier.map((call) => (
          <Link key={call.idx} to={`/mypims/eicnview/${call.idx}`}>
            {seoulTime(call.called_at).slice(0, 16)} {call.title}
            {call.result && <small> {call.result}</small>}
          </Link>
        ))}
      </section>
    </>
  );
}
