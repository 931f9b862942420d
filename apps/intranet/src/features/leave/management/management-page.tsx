import { Button, NativeSelect } from "@mantine/core";
import type { managementOrders, noticeStates } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { toast } from "react-toastify";
import { get } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { Paging } from "../../../controls/lists/paging";
import { opensRow } from "../../../controls/lists/rows-open";
import { numeric, RowsTable } from "../../../controls/lists/rows-table";
import { PageTitle } from "../../../controls/page-title";
import { ImportOf } from "../../../screens/imports/import-dialog";
import { DownloadMenu } from "../../../screens/list/download-menu";
import { registerKeys } from "../../../screens/list/record-table";
import { ScreenLink } from "../../../shell/navigation/screen-link";
import { SettingsLink } from "../../../shell/navigation/settings-link";
import { signed } from "../balance-cards";
import { PeopleFilters, PeopleTotal, PeopleTrouble, usePeopleAddress } from "../people-list";
import { ChangePopup } from "./change-popup";
import { DesignatePopup } from "./designate-popup";
import { RulesPopup } from "./rules-popup";

type Order = (typeof managementOrders)[number];
type Answer = Awaited<ReturnType<typeof get<"/rest/mypims/getLeaveManagement">>>;
type NoticeState = (typeof noticeStates)[number];
type Dialog = "designate" | "change" | "grant" | "end" | "import";

/** Everybody's leave, one row a person; grants, corrections and the end of the year for many at once. */
export function ManagementPage() {
  const address = usePeopleAddress();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const order = (address.text("sort") || "org") as Order;
  const notice = (address.text("notice") || "all") as NoticeState;
  const asked = { ...address.asked, sort: order, notice };
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "vacation", "management", asked, address.page],
    queryFn: () => get("/rest/mypims/getLeaveManagement", { ...asked, page: address.page }),
    placeholderData: (before) => before,
    // shown in the list's place
    meta: { onRefusal: "log" },
  });
  const close = () => setDialog(null);
  /** Of a button for those who are chosen: without any it says so, and keeps the keyboard. */
  const forChosen = (does: Dialog) => ({
    "data-disabled": chosen.size === 0 || undefined,
    "aria-disabled": chosen.size === 0,
    onClick: () => (chosen.size === 0 ? toast.info("표에서 직원을 먼저 선택하세요.") : setDialog(does)),
  });
  const notices = (
    <NativeSelect
      size="xs"
      aria-label="연차 사용촉진"
      value={notice}
      data={Object.entries(noticeLabels).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget: { value } }) => address.look({ notice: value === "all" ? "" : value })}
    />
  );
  return (
    <div className="record-screen">
      <PageTitle title="휴가 관리">
        <div className="screen-actions">
          <Button size="xs" {...forChosen("change")}>
            부여·조정{chosen.size > 0 && ` (${chosen.size}명)`}
          </Button>
          <Button size="xs" variant="default" {...forChosen("designate")}>
            사용 시기 지정
          </Button>
          {tools.map(([key, title]) => (
            <Button key={key} size="xs" variant="default" onClick={() => setDialog(key)}>
              {title}
            </Button>
          ))}
          <SettingsLink to="myPIMS-VacationTypes" title="휴가 종류" />
          <SettingsLink to="myPIMS-VacationPolicy" title="휴가 기준" />
          <DownloadMenu path="/rest/mypims/exportLeaveManagement" query={asked} name={`휴가 관리 ${today()}`} />
        </div>
      </PageTitle>
      <PeopleFilters address={address} more={[{ names: ["notice"], shown: notices }]} />
      <PeopleTotal total={data?.total} error={error} />
      <PeopleTrouble address={address} total={data?.total} error={error} onRetry={() => void refetch()} />
      {data && data.list.length > 0 && (
        <PeopleTable
          list={data.list}
          order={order}
          onOrder={(sort) => address.look({ sort })}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <Paging page={address.page} total={data?.total} onChange={(page) => address.look({ page })} />
      {dialog === "change" && (
        <ChangePopup people={chosen} onClose={close} onDone={() => setChosen(new Map())} today={data?.today ?? ""} />
      )}
      {dialog === "designate" && (
        <DesignatePopup people={[...chosen.keys()]} onClose={close} onDone={() => setChosen(new Map())} />
      )}
      {(dialog === "grant" || dialog === "end") && (
        <RulesPopup does={dialog} today={data?.today ?? ""} onClose={close} />
      )}
      {dialog === "import" && (
        <ImportOf
          module="vacation"
          screen="myPIMS-VacationLog"
          title="연차 부여"
          refreshes="vacation"
          onClose={close}
        />
      )}
    </div>
  );
}

const noticeLabels: Readonly<Record<NoticeState, string>> = {
  all: "촉진 전체",
  unread: "미수신",
  unanswered: "미회신",
  answered: "회신",
  set: "2차 지정",
};

const tools: readonly [Dialog, string][] = [
  ["grant", "정기 부여"],
  ["end", "소멸·이월"],
  ["import", "엑셀에서 가져오기"],
];

interface PeopleTableProps {
  list: Answer["list"];
  order: Order;
  onOrder: (order: Order) => void;
  chosen: ReadonlyMap<number, string>;
  onChoose: (chosen: ReadonlyMap<number, string>) => void;
}

function PeopleTable({ list, order, onOrder, chosen, onChoose }: PeopleTableProps) {
  const sortable = (title: string, by: Order, isNumber = false) => ({
    title,
    isNumber,
    sort: {
      is: order === by ? ("other" as const) : ("none" as const),
      onSort: () => onOrder(order === by ? "org" : by),
    },
  });
  function choose(keys: readonly number[], isChosen: boolean) {
    const next = new Map(chosen);
    for (const { idx, kname } of list.filter(({ idx }) => keys.includes(idx))) {
      if (isChosen) next.set(idx, kname);
      else next.delete(idx);
    }
    onChoose(next);
  }
  return (
    <RowsTable
      label="휴가 관리 표"
      empty="찾는 직원이 없습니다."
      keys={registerKeys}
      selection={{ has: (idx) => chosen.has(idx), onChoose: choose }}
      columns={[
        sortable("이름", "name"),
        "팀",
        sortable("입사일", "joined"),
        "근속",
        ...["발생", "조정"].map(numeric),
        sortable("사용", "used", true),
        numeric("대기"),
        sortable("잔여", "remain", true),
        ...["촉진 1차", "촉진 2차"],
      ]}
      rows={list.map(({ idx, kname, emp_no, team_name, joinday, years, months, balance, first, second }) => ({
        key: idx,
        name: kname,
        cells: [
          <Fragment key="name">
            <ScreenLink to="myPIMS-VacationMgrInfo-idx" params={{ idx }} className="leave-name" {...opensRow}>
              {kname}
            </ScreenLink>{" "}
            <small>{emp_no}</small>
          </Fragment>,
          team_name,
          <span key="joined" className="leave-day">
            {joinday}
          </span>,
          years > 0 ? `${years}년 ${months}개월` : `${months}개월`,
          balance.granted,
          balance.adjusted === 0 ? "" : signed(balance.adjusted),
          balance.used,
          balance.pending || "",
          <b key="remain">{balance.remain}</b>,
          first && <Told key="first" notice={first} what="계획" />,
          second && <Told key="second" notice={second} what="지정" />,
        ],
      }))}
    />
  );
}

/** When somebody was notified of unused leave, and whether they have said when they will take it. */
function Told({
  notice: { sent, read, planned },
  what,
}: {
  notice: NonNullable<Answer["list"][number]["first"]>;
  /** What the days are: said or set. */
  what: string;
}) {
  return (
    <>
      <span className="leave-day">{sent}</span>{" "}
      <small>{[read ? "수신" : "미수신", planned > 0 && `${what} ${planned}일`].filter(Boolean).join(" · ")}</small>
    </>
  );
}
