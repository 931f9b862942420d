import "./vehicle-log.css";
import "../../controls/screen.css";
import "../../screens/list/list.css";
import "../../screens/statistics/statistics.css";
import "../../screens/calendar/calendar-frame.css";
import { Button, NativeSelect } from "@mantine/core";
import { type CalendarScreen, mayOpen } from "@portal/definition";
import type { AnswerOf, getVehicleLog } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import { get } from "../../api/client";
import { isDay } from "../../controls/dates/day-text";
import { numberText } from "../../controls/inputs/number-input";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { PageTitle } from "../../controls/page-title";
import { useAddress } from "../../controls/use-address";
import { titleOf } from "../../fields/siblings";
import { addMonths, dayOf, weekdayName } from "../../screens/calendar/days";
import { useBookables } from "../../screens/calendar/use-bookables";
import { DownloadMenu } from "../../screens/list/download-menu";
import { RecordTrouble } from "../../screens/record-trouble";
import { signedInIds, useStore } from "../../store";
import { CorrectDrive } from "./correct-drive";
import { type Drive, OfficialSheets } from "./official-sheets";

type Total = AnswerOf<typeof getVehicleLog>["total"];

/** A month's drives with what they come to, and the sheet that the tax office wants of them. */
export function VehicleLog({ screen, above }: { screen: CalendarScreen; above: ReactNode }) {
  const { text, number, change } = useAddress();
  const asked = text("date");
  const day = isDay(asked) ? asked : dayOf(Date.now());
  const month = day.slice(0, 7);
  const vehicle = number("resource");
  const bookables = useBookables("vehicle") ?? [];
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "booking", "vehicle-log", month, vehicle],
    queryFn: () => get("/rest/resourcemanagement/getVehicleLog", { month, vehicle }),
    placeholderData: (before) => before,
    meta: { onRefusal: "log" },
  });
  const go = (name: string, value: string) => change({ [name]: value });
  const title = `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
  return (
    <div className="vehicle-log">
      <PageTitle title={titleOf(screen)}>
        <span className="calendar-actions">
          <DownloadMenu
            path="/rest/resourcemanagement/getVehicleLogFile"
            query={{ month, vehicle: String(vehicle) }}
            name={`운행일지 ${month}`}
            disabled={!data?.list.length}
          />
          <Button size="xs" variant="default" disabled={!data?.list.length} onClick={() => window.print()}>
            운행기록부 인쇄
          </Button>
        </span>
      </PageTitle>
      {above}
      <div className="calendar-bar">
        <div className="calendar-turn">
          <button type="button" aria-label="이전 달" onClick={() => go("date", addMonths(day, -1))}>
            ‹
          </button>
          <button type="button" onClick={() => go("date", "")}>
            이번 달
          </button>
          <button type="button" aria-label="다음 달" onClick={() => go("date", addMonths(day, 1))}>
            ›
          </button>
        </div>
        <h2 aria-live="polite">{title}</h2>
        <NativeSelect
          size="xs"
          aria-label="차량"
          value={String(vehicle || "")}
          onChange={({ currentTarget }) => go("resource", currentTarget.value)}
          data={[
            { value: "", label: "모든 차량" },
            ...bookables.map(({ idx, name }) => ({ value: String(idx), label: name })),
          ]}
        />
      </div>
      {data ? (
        <Log list={data.list} total={data.total} />
      ) : (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      )}
      {data && <OfficialSheets list={data.list} title={title} />}
    </div>
  );
}

function Log({ list, total }: { list: readonly Drive[]; total: Total }) {
  const isSupport = mayOpen(signedInIds(), ["isManageSupportAdmin"]);
  const me = useStore((state) => state.idx_staff);
  const [mended, setMended] = useState<number>();
  return (
    <>
      {list.length > 0 && (
        <dl className="statistics-numbers">
          <Total name="총 주행" value={`${numberText(total.km)}km`} />
          <Total name="업무" value={`${numberText(total.business_km)}km`} />
          <Total name="출퇴근" value={`${numberText(total.commute_km)}km`} />
          {total.gap > 0 && <Total name="빈 구간" value={`${numberText(total.gap)}km`} />}
          <Total name="업무사용비율" value={`${numberText(total.share)}%`} />
        </dl>
      )}
      <RowsTable
        label="운행일지 표"
        empty="이 달의 운행 기록이 없습니다."
        columns={[
          ...["사용일", "차량", "부서", "운전자", "목적", "목적지"],
          ...["주행 전", "주행 후", "주행", "업무", "출퇴근"].map(numeric),
          "메모",
          { title: "처리", isHidden: true },
        ]}
        rows={list.map((drive) => ({
          key: drive.idx,
          cells: [
            `${drive.use_date.slice(5)} (${weekdayName(drive.use_date)})`,
            drive.plate_no,
            drive.team,
            drive.driver,
            drive.purpose,
            drive.dest,
            ...[drive.odo_before, drive.odo_after, drive.km, drive.business_km, drive.commute_km].map(numberText),
            <Fragment key="note">
              {drive.gap > 0 && <b className="vehicle-gap">빈 구간 {numberText(drive.gap)}km </b>}
              {drive.note}
            </Fragment>,
            (isSupport || drive.idx_driver === me) && (
              <Button key="mend" size="compact-xs" variant="default" onClick={() => setMended(drive.idx)}>
                수정
                <span className="only-read"> {`${drive.plate_no} ${drive.use_date} ${drive.driver}`}</span>
              </Button>
            ),
          ],
        }))}
      />
      {mended !== undefined && <CorrectDrive idx={mended} onClose={() => setMended(undefined)} />}
    </>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
