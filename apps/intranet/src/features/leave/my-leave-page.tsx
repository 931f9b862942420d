import "./leave.css";
import { Button, NativeSelect } from "@mantine/core";
import type { ListScreen } from "@portal/definition";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "react-toastify";
import { callRecords, get } from "../../api/client";
import { tell } from "../../api/tell";
import { ListPage } from "../../screens/list-page";
import { useRefresh } from "../../screens/records";
import { ScreenLink } from "../../shell/screen-link";
import { BalanceCards } from "./balance-cards";
import { LeaveMonth } from "./leave-month";
import { NoticeNote } from "./notice-note";
import { ReasonPopup } from "./reason-popup";
import { RecordDrawer, useOpened } from "./record-drawer";

const fields = [
  "type",
  "during",
  "days",
  "reason",
  "sub_staff",
  "contact",
  "files",
  "decider",
  "document",
  "status",
  "wdate",
];

/** My leave: what is left, what I am to answer or decide, a month of it, and everything I asked for. */
export function MyLeavePage({ screen }: { screen: ListScreen }) {
  const [month, setMonth] = useState<string>();
  const opened = useOpened();
  const { data } = useQuery({
    queryKey: ["records", "vacation", "mine", month],
    queryFn: () => get("/rest/mypims/getMyLeave", month === undefined ? {} : { month }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <ListPage
        screen={screen}
        addressOf={opened.addressOf}
        actions={
          <Button component={ScreenLink} to="documents-DraftingAdd3" size="xs">
            휴가 신청
          </Button>
        }
        above={
          data && (
            <div className="leave-head">
              <div>
                <BalanceCards balance={data.balance} advance={data.advance} />
                {data.notices.map((notice) => (
                  <NoticeNote key={notice.idx} notice={notice} today={data.today} />
                ))}
                <Cancellations list={data.toDecide} />
              </div>
              <LeaveMonth {...data} onMonth={setMonth} />
              <YearChoice now={Number(data.today.slice(0, 4))} />
            </div>
          )
        }
      />
      {opened.idx !== null && (
        <RecordDrawer entity="vacation" idx={opened.idx} title="휴가" fields={fields} onClose={opened.close} />
      )}
    </>
  );
}

/** The year whose leave the list shows; its period is what the address says. */
function YearChoice({ now }: { now: number }) {
  const [params, setParams] = useSearchParams();
  const [from = "", to = ""] = [params.get("during.from") ?? "", params.get("during.to") ?? ""];
  const year = from.slice(5) === "01-01" && to === `${from.slice(0, 4)}-12-31` ? from.slice(0, 4) : "";

  function choose(next: string) {
    const after = new URLSearchParams(params);
    after.delete("page");
    for (const [name, day] of [
      ["during.from", "01-01"],
      ["during.to", "12-31"],
    ] as const) {
      if (next === "") after.delete(name);
      else after.set(name, `${next}-${day}`);
    }
    setParams(after, { replace: true });
  }

  return (
    <NativeSelect
      size="xs"
      className="leave-years"
      aria-label="연도"
      value={year}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        { value: "", label: "모든 연도" },
        ...[1, 0, -1, -2, -3].map((by) => ({ value: String(now + by), label: `${now + by}년` })),
      ]}
    />
  );
}

interface Cancellation {
  readonly idx: number;
  readonly ver: number;
  readonly kname: string;
  readonly type: string;
  readonly when: string;
  readonly days: number;
  readonly reason: string;
}

/** Cancellations that I decide on, with the reasons that were given. */
function Cancellations({ list }: { list: readonly Cancellation[] }) {
  const [refused, setRefused] = useState<Cancellation | null>(null);
  const refresh = useRefresh();
  const client = useQueryClient();
  if (list.length === 0) return null;

  async function decide({ idx, ver }: Cancellation, move: "allowBack" | "refuseBack", reason?: string) {
    await callRecords("vacation", "move", { idx, ver, move, ...(reason && { reason }) });
    toast.success(move === "allowBack" ? "취소를 승인하였습니다." : "취소신청을 반려하였습니다.");
    setRefused(null);
    await Promise.all([refresh("vacation"), client.invalidateQueries({ queryKey: ["header"] })]);
  }

  return (
    <section className="leave-note" aria-label="결정할 휴가 취소신청">
      <h2>결정할 휴가 취소신청 {list.length}건</h2>
      <ul>
        {list.map((leave) => (
          <li key={leave.idx}>
            <span>
              <b>{leave.kname}</b> {leave.type} {leave.when} ({leave.days}일){leave.reason && ` · ${leave.reason}`}
            </span>
            <span className="leave-note-actions">
              <Button size="compact-xs" onClick={() => void decide(leave, "allowBack").catch(tell)}>
                취소 승인
              </Button>
              <Button size="compact-xs" variant="default" onClick={() => setRefused(leave)}>
                반려
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {refused && (
        <ReasonPopup
          title={`${refused.kname} 님의 취소신청 반려`}
          action="반려"
          onClose={() => setRefused(null)}
          onSend={(reason) => decide(refused, "refuseBack", reason)}
        />
      )}
    </section>
  );
}
