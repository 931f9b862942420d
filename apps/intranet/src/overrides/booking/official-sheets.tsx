import "./official-sheets.css";
import type { AnswerOf, getVehicleLog } from "@portal/definition/contract";
import { company } from "../../api/company";
import { numberText } from "../../controls/inputs/number-input";
import { weekdayName } from "../../screens/calendar/days";
import { SheetPaper } from "../../screens/sheets/sheet-paper";

export type Drive = AnswerOf<typeof getVehicleLog>["list"][number];

/** A sheet for each car in the form of 업무용승용차 운행기록부; only paper shows them. */
export function OfficialSheets({ list, title }: { list: readonly Drive[]; title: string }) {
  const cars = [...new Map(list.map((drive) => [drive.idx_vehicle, drive])).values()];
  return (
    <SheetPaper>
      {cars.map((car) => (
        <OfficialSheet
          key={car.idx_vehicle}
          car={car}
          title={title}
          list={list.filter(({ idx_vehicle }) => idx_vehicle === car.idx_vehicle)}
        />
      ))}
    </SheetPaper>
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
            <td>{company.name}</td>
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
              <td className="is-day">
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
