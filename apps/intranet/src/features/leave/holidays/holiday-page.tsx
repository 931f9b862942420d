import "../leave.css";
import { Button } from "@mantine/core";
import type { ListScreen } from "@portal/definition";
import { workCalendarOf } from "@portal/definition/calendar";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { useSendingHere } from "../../../api/use-sending";
import { today as todayOf } from "../../../controls/dates/today";
import { ask } from "../../../controls/dialogs/ask";
import { useAddress } from "../../../controls/use-address";
import { ListPage } from "../../../screens/list/list-page";
import { useRefresh } from "../../../screens/records";
import { LeavePopup } from "../leave-popup";
import { useOpened } from "../record-drawer";
import { type Holiday, HolidayPopup } from "./holiday-popup";
import { YearView } from "./year-view";

/** The holidays of a year as a calendar and as a list; what a new one changes of people's leave. */
export function HolidayPage({ screen }: { screen: ListScreen }) {
  const { params, number, change } = useAddress();
  const year = number("year") || Number(todayOf().slice(0, 4));
  const [edited, setEdited] = useState<Partial<Holiday> | null>(null);
  const [isCopying, setIsCopying] = useState(false);
  const opened = useOpened();
  const { data } = useQuery({
    queryKey: ["records", "holiday", "year", year],
    queryFn: () => get("/rest/mypims/getHolidays", { year }),
    placeholderData: (before) => before,
  });

  // the list begins with the year that the calendar shows
  const narrow = useEffectEvent(() => show(year));
  const isWhole = !params.has("hdate.from");
  useEffect(() => {
    if (isWhole) narrow();
  }, [isWhole]);

  function show(next: number) {
    change({ year: next, "hdate.from": `${next}-01-01`, "hdate.to": `${next}-12-31` });
  }

  const shown = edited ?? data?.list.find(({ idx }) => idx === opened.idx);
  function close() {
    setEdited(null);
    opened.close();
  }

  return (
    <>
      <ListPage
        screen={screen}
        // the offer above says it
        {...(data?.list.length === 0 && { empty: null })}
        addressOf={opened.addressOf}
        actions={
          <>
            <Button size="xs" variant="default" onClick={() => setIsCopying(true)}>
              연도 복사
            </Button>
            <Button size="xs" onClick={() => setEdited({})}>
              휴일 추가
            </Button>
          </>
        }
        above={
          <>
            <Recounts />
            <YearSteps year={year} onChange={show} />
            {data && !workCalendarOf(data.list, 0).isFilled(`${year}-01-01`) && (
              <section className="leave-note" aria-label={`${year}년 휴일`}>
                <h2>{year}년 공휴일이 아직 등록되지 않았습니다</h2>
                <p>지금은 주말만 빼고 휴가 일수와 기한을 계산합니다. 공휴일과 지난해의 회사휴일로 채워 주세요.</p>
                <Button size="compact-xs" onClick={() => setIsCopying(true)}>
                  {year}년 휴일 채우기
                </Button>
              </section>
            )}
            {data && (
              <YearView
                year={year}
                holidays={data.list}
                today={data.today}
                onDay={(day, held) => setEdited(held ?? { hdate: day })}
              />
            )}
          </>
        }
      />
      {shown && <HolidayPopup key={shown.idx} holiday={shown} today={data?.today ?? ""} onClose={close} />}
      {isCopying && <CopyPopup year={year} onClose={() => setIsCopying(false)} />}
    </>
  );
}

/** Leave that counts days which have become holidays. */
function Recounts() {
  const refresh = useRefresh();
  const { data } = useQuery({
    queryKey: ["records", "holiday", "recounts"],
    queryFn: () => get("/rest/mypims/getLeaveRecounts"),
  });
  if (!data || data.list.length === 0) return null;
  const { list } = data;

  async function recount() {
    if (!(await ask(`${list.length}건의 휴가를 다시 계산하고 남는 날을 돌려주시겠습니까?`))) return;
    const { done, days } = await post("/rest/mypims/recountLeaves", { idxs: list.map(({ idx }) => idx) });
    toast.success(`휴가 ${done}건에서 ${days}일을 돌려주었습니다.`);
    await refresh("holiday");
  }

  return (
    <section className="leave-note" aria-label="휴일로 달라진 휴가">
      <h2>새 휴일과 겹치는 휴가 {list.length}건</h2>
      <ul>
        {list.slice(0, 8).map(({ idx, kname, type, when, days, after }) => (
          <li key={idx}>
            <span>
              <b>{kname}</b> {type} {when}: {days}일 → {after}일
            </span>
          </li>
        ))}
      </ul>
      <Button size="compact-xs" onClick={() => void recount().catch(tell)}>
        다시 계산
      </Button>
    </section>
  );
}

/** Fills a year: what would be added is shown first. */
function CopyPopup({ year, onClose }: { year: number; onClose: () => void }) {
  const refresh = useRefresh();
  const [of, setOf] = useState(year);
  const { data } = useQuery({
    queryKey: ["records", "holiday", "copy", of],
    queryFn: () => post("/rest/mypims/copyHolidays", { year: of, check: true }),
  });

  const sending = useSendingHere();
  const added = data?.list.length ?? 0;

  async function copy() {
    const { added: done } = await post("/rest/mypims/copyHolidays", { year: of });
    void refresh("holiday");
    return `${of}년 휴일 ${done}건을 추가하였습니다.`;
  }

  return (
    <LeavePopup
      title="휴일 연도 복사"
      action={`${added}건 추가`}
      canSend={added > 0}
      {...{ sending, onClose }}
      onSend={copy}
    >
      <p>법정 공휴일과 대체공휴일을 계산하고, 지난해의 회사휴일을 옮겨 옵니다. 이미 있는 날은 그대로 둡니다.</p>
      <YearSteps year={of} onChange={setOf} />
      {data && added === 0 && <p>{of}년에 더할 휴일이 없습니다.</p>}
      {data && added > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <ul className="leave-copy" tabIndex={0}>
          {data.list.map(({ hdate, name }) => (
            <li key={hdate}>
              {hdate} {name}
            </li>
          ))}
        </ul>
      )}
    </LeavePopup>
  );
}

function YearSteps({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  return (
    <div className="leave-month-head">
      <button type="button" aria-label="지난해" onClick={() => onChange(year - 1)}>
        ‹
      </button>
      <b aria-live="polite">{year}년</b>
      <button type="button" aria-label="다음 해" onClick={() => onChange(year + 1)}>
        ›
      </button>
    </div>
  );
}
