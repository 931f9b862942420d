import "./leave.css";
import { Button, NativeSelect } from "@mantine/core";
import type { ListScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import { Pending } from "../../controls/pending";
import { useAddress } from "../../controls/use-address";
import { ListPage } from "../../screens/list/list-page";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { LeaveCancellations } from "../../shell/todo/leave-cancellations";
import { BalanceCards } from "./balance-cards";
import { LeaveMonth } from "./leave-month";
import { NoticeNote } from "./notices/notice-note";
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
  const { data, isError, refetch } = useQuery({
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
          !data ? (
            // as high as a month
            <Pending isError={isError} refetch={refetch} lines={13} />
          ) : (
            <div className="leave-head">
              <div>
                <BalanceCards balance={data.balance} advance={data.advance} />
                {data.notices.map((notice) => (
                  <NoticeNote key={notice.idx} notice={notice} today={data.today} />
                ))}
                <LeaveCancellations />
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
  const { text, look } = useAddress();
  const [from, to] = [text("during.from"), text("during.to")];
  const year = from.slice(5) === "01-01" && to === `${from.slice(0, 4)}-12-31` ? from.slice(0, 4) : "";

  function choose(next: string) {
    const [begin, end] = next === "" ? ["", ""] : [`${next}-01-01`, `${next}-12-31`];
    look({ "during.from": begin, "during.to": end });
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
