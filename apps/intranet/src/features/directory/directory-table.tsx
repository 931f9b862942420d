import type { Colleague } from "../../api/reads";
import { Absence } from "../../controls/absence";
import { opensRow, rowsOpen } from "../../controls/lists/rows-open";
import { WaitingRows } from "../../controls/lists/waiting-rows";
import { openPopup } from "../../shell/popups/popups-store";
import { Portrait } from "../../shell/portrait";
import { type Order, orders, type readOrder } from "./order";

interface DirectoryTableProps {
  people: readonly Colleague[] | undefined;
  order: ReturnType<typeof readOrder>;
  onOrder: (order: string) => void;
  /** Opens somebody's card. */
  onOpen: (idx: number) => void;
  /** Whether thanks dollars can be sent from here. */
  withThanks: boolean;
}

/** People in rows; narrow windows show each as a card. */
export function DirectoryTable({ people, order, onOrder, onOpen, withThanks }: DirectoryTableProps) {
  const heading = (by: Order) => {
    const isBy = order.by === by;
    return (
      <th scope="col" aria-sort={isBy ? (order.isDown ? "descending" : "ascending") : "none"}>
        <button type="button" onClick={() => onOrder(isBy && !order.isDown ? `-${by}` : by)}>
          {orders[by]}
          <span aria-hidden="true">{isBy ? (order.isDown ? " ▼" : " ▲") : ""}</span>
        </button>
      </th>
    );
  };
  return (
    <table className="directory">
      <thead>
        <tr>
          {heading("kname")}
          {heading("ename")}
          {heading("unit")}
          {heading("position")}
          <th scope="col">내선</th>
          <th scope="col">휴대폰</th>
          <th scope="col">이메일</th>
          <th scope="col">접속</th>
          {withThanks && <th scope="col">감사달러</th>}
        </tr>
      </thead>
      <tbody {...rowsOpen}>
        {people?.map((person) => (
          <Row key={person.idx} person={person} onOpen={onOpen} withThanks={withThanks} />
        ))}
        {!people && <WaitingRows columns={withThanks ? 9 : 8} />}
        {people?.length === 0 && (
          <tr>
            <td colSpan={9}>찾는 직원이 없습니다. 이름이나 조직을 바꿔 보세요.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<DirectoryTableProps, "onOpen" | "withThanks"> {
  person: Colleague;
}

function Row({ person, onOpen, withThanks }: RowProps) {
  const { idx, kname, ename, photouri, mp3code, phone, email } = person;
  return (
    <tr>
      <td className="directory-name">
        <Portrait idx={idx} kname={kname} photouri={photouri} size={24} />
        <button type="button" {...opensRow} className="directory-open" onClick={() => onOpen(idx)}>
          {kname}
        </button>
        <Absence text={person.absence_txt} />
      </td>
      <td>{ename}</td>
      <td className="directory-unit">{unitsOf(person)}</td>
      <td>{person.position_name}</td>
      <td>{mp3code}</td>
      <td>{phone ? <a href={`tel:${phone}`}>{phone}</a> : "비공개"}</td>
      <td className="directory-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td>{presenceOf(person)}</td>
      {withThanks && (
        <td className="directory-thanks">
          {person.is_thanks === "Y" && (
            <button
              type="button"
              aria-label={`${kname}님에게 감사달러 보내기`}
              onClick={() => openPopup({ kind: "thanks", to: idx })}
            >
              보내기
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Sector, office and team; a unit that is called as the one above it is not said twice. */
export function unitsOf({ sector_name, office_name, team_name }: Colleague): string {
  return [...new Set([sector_name, office_name, team_name])].filter((name) => name !== "").join(" › ");
}

export function presenceOf({ is_on }: Colleague): string {
  return is_on === "Y" ? "● 접속 중" : "○ 자리 비움";
}
