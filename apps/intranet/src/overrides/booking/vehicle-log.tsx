import "./vehicle-log.css";
import "../../screens/screen.css";
import "../../screens/list/list.css";
import "../../screens/calendar/calendar-frame.css";
import { Button, NativeSelect } from "@mantine/core";
import type { CalendarScreen } from "@portal/definition";
import type { AnswerOf, getVehicleLog } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { get } from "../../api/client";
import { numberText } from "../../controls/number-input";
import { PageTitle } from "../../controls/page-title";
import { addMonths, dayOf, isDay, weekdayName } from "../../screens/calendar/days";
import { titleOf } from "../../screens/definitions";
import { RecordTrouble } from "../../screens/record-trouble";
import { saveCsv } from "./save-csv";
import { useBookables } from "./use-bookables";

export type Drive = AnswerOf<typeof getVehicleLog>["list"][number];
type Total = AnswerOf<typeof getVehicleLog>["total"];

/** A month's drives with what they come to, and the sheet that the tax office wants of them. */
export function VehicleLog({ screen, above }: { screen: CalendarScreen; above: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("date");
  const day = isDay(asked) ? asked : dayOf(Date.now());
  const month = day.slice(0, 7);
  const vehicle = Number(query.get("resource")) || 0;
  const bookables = useBookables("vehicle") ?? [];
  const { data, error, refetch } = useQuery({
    queryKey: ["records", "booking", "vehicle-log", month, vehicle],
    queryFn: () => get("/rest/resourcemanagement/getVehicleLog", { month, vehicle }),
    placeholderData: (before) => before,
    meta: { onRefusal: "log" },
  });
  const go = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };
  const chosen = bookables.find(({ idx }) => idx === vehicle);
  const title = `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
  return (
    <div className="vehicle-log">
      <PageTitle title={titleOf(screen)}>
        <span className="calendar-actions">
          <Button
            size="xs"
            variant="default"
            disabled={!data?.list.length}
            onClick={() => saveCsv(`운행일지 ${month}.csv`, csvOf(data?.list ?? []))}
          >
            내려받기
          </Button>
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
      {data && <OfficialSheets list={data.list} title={title} only={chosen?.name} />}
    </div>
  );
}

function Log({ list, total }: { list: readonly Drive[]; total: Total }) {
  if (list.length === 0) return <p className="list-empty">이 달의 운행 기록이 없습니다.</p>;
  return (
    <>
      <dl className="vehicle-totals">
        <Total name="총 주행" value={`${numberText(total.km)}km`} />
        <Total name="업무" value={`${numberText(total.business_km)}km`} />
        <Total name="출퇴근" value={`${numberText(total.commute_km)}km`} />
        {total.gap > 0 && <Total name="빈 구간" value={`${numberText(total.gap)}km`} />}
        <Total name="업무사용비율" value={`${numberText(total.share)}%`} />
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
      <div className="list-scroll" role="group" aria-label="운행일지 표" tabIndex={0}>
        <table className="record-table">
          <thead>
            <tr>
              {["사용일", "차량", "부서", "운전자", "목적", "목적지"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {["주행 전", "주행 후", "주행", "업무", "출퇴근"].map((name) => (
                <th key={name} scope="col" className="is-number">
                  {name}
                </th>
              ))}
              <th scope="col">비고</th>
            </tr>
          </thead>
          <tbody>
            {list.map((drive) => (
              <tr key={drive.idx}>
                <td>
                  {drive.use_date.slice(5)} ({weekdayName(drive.use_date)})
                </td>
                <td>{drive.plate_no}</td>
                <td>{drive.team}</td>
                <td>{drive.driver}</td>
                <td>{drive.purpose}</td>
                <td>{drive.dest}</td>
                <td className="is-number">{numberText(drive.odo_before)}</td>
                <td className="is-number">{numberText(drive.odo_after)}</td>
                <td className="is-number">{numberText(drive.km)}</td>
                <td className="is-number">{numberText(drive.business_km)}</td>
                <td className="is-number">{numberText(drive.commute_km)}</td>
                <td>
                  {drive.gap > 0 && <b className="vehicle-gap">빈 구간 {numberText(drive.gap)}km </b>}
                  {drive.note}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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

/** A sheet for each car in the form of 업무용승용차 운행기록부; only paper shows them. */
function OfficialSheets({ list, title, only }: { list: readonly Drive[]; title: string; only: string | undefined }) {
  const cars = [...new Map(list.map((drive) => [drive.idx_vehicle, drive])).values()];
  return (
    <div className="official-sheets" aria-hidden="true" data-only={only}>
      {cars.map((car) => (
        <OfficialSheet
          key={car.idx_vehicle}
          car={car}
          title={title}
          list={list.filter(({ idx_vehicle }) => idx_vehicle === car.idx_vehicle)}
        />
      ))}
    </div>
  );
}

function OfficialSheet({ car, title, list }: { car: Drive; title: string; list: readonly Drive[] }) {
  const sum = (key: "km" | "gap" | "commute_km" | "business_km") =>
    list.reduce((total, drive) => total + drive[key], 0);
  // what nobody has written down was driven too
  const [km, commute, business] = [sum("km") + sum("gap"), sum("commute_km"), sum("business_km")];
  return (
    <section className="official-sheet">
      <h2>업무용승용차 운행기록부</h2>
      <table>
        <tbody>
          <tr>
            <th>과세기간</th>
            <td>{title}</td>
            <th>상호명</th>
            <td>푸른밭교육 (가상 회사)</td>
          </tr>
          <tr>
            <th>① 차종</th>
            <td>{car.model}</td>
            <th>② 자동차등록번호</th>
            <td>{car.plate_no}</td>
          </tr>
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th rowSpan={3}>③ 사용일자 (요일)</th>
            <th colSpan={2}>④ 사용자</th>
            <th colSpan={6}>운행내역</th>
          </tr>
          <tr>
            <th rowSpan={2}>부서</th>
            <th rowSpan={2}>성명</th>
            <th rowSpan={2}>⑤ 주행 전 계기판의 거리(km)</th>
            <th rowSpan={2}>⑥ 주행 후 계기판의 거리(km)</th>
            <th rowSpan={2}>⑦ 주행거리(km)</th>
            <th colSpan={2}>업무용 사용거리(km)</th>
            <th rowSpan={2}>⑩ 비고</th>
          </tr>
          <tr>
            <th>⑧ 출·퇴근용(km)</th>
            <th>⑨ 일반 업무용(km)</th>
          </tr>
        </thead>
        <tbody>
          {list.map((drive) => (
            <tr key={drive.idx}>
              <td>
                {drive.use_date} ({weekdayName(drive.use_date)})
              </td>
              <td>{drive.team}</td>
              <td>{drive.driver}</td>
              <td className="is-number">{numberText(drive.odo_before)}</td>
              <td className="is-number">{numberText(drive.odo_after)}</td>
              <td className="is-number">{numberText(drive.km)}</td>
              <td className="is-number">{numberText(drive.commute_km)}</td>
              <td className="is-number">{numberText(drive.business_km)}</td>
              <td>{[drive.dest, drive.gap > 0 && `빈 구간 ${drive.gap}km`, drive.note].filter(Boolean).join(" ")}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3}>⑪ 과세기간 총주행 거리(km)</th>
            <th colSpan={3}>⑫ 과세기간 업무용 사용거리(km)</th>
            <th colSpan={3}>⑬ 업무사용비율(⑫/⑪)</th>
          </tr>
          <tr>
            <td colSpan={3}>{numberText(km)}</td>
            <td colSpan={3}>{numberText(commute + business)}</td>
            <td colSpan={3}>{km === 0 ? "–" : `${Math.round((1000 * (commute + business)) / km) / 10}%`}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function csvOf(list: readonly Drive[]): (string | number)[][] {
  const head = [
    "사용일",
    "차량번호",
    "차종",
    "부서",
    "운전자",
    "목적",
    "목적지",
    "주행 전",
    "주행 후",
    "주행거리",
    "출퇴근",
    "업무",
    "빈 구간",
    "비고",
  ];
  const rows = list.map((drive) => [
    drive.use_date,
    drive.plate_no,
    drive.model,
    drive.team,
    drive.driver,
    drive.purpose,
    drive.dest,
    drive.odo_before,
    drive.odo_after,
    drive.km,
    drive.commute_km,
    drive.business_km,
    drive.gap,
    drive.note,
  ]);
  return [head, ...rows];
}
