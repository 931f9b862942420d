import type { Colleague } from "../../api/reads";
import { Absence } from "../../controls/absence";
import { opensRow } from "../../controls/lists/rows-open";
import { RowsTable } from "../../controls/lists/rows-table";
import { openPopup } from "../../shell/popups/popups-store";
import { Portrait } from "../../shell/portrait";
import { type Order, orders, type readOrder } from "./order";

interface DirectoryTableProps {
  /** Nothing while they are on their way. */
  people: readonly Colleague[] | undefined;
  order: ReturnType<typeof readOrder>;
  onOrder: (order: string) => void;
  /** Opens somebody's card. */
  onOpen: (idx: number) => void;
  /** Whether thanks dollars can be sent from here. */
  withThanks: boolean;
}

/** People in rows; on a phone each is a card, with the rest of them behind the name. */
export function DirectoryTable({ people, order, onOrder, onOpen, withThanks }: DirectoryTableProps) {
  const column = (by: Order) => {
    const isBy = order.by === by;
    return {
      title: orders[by],
      sort: {
        is: isBy ? (order.isDown ? ("descending" as const) : ("ascending" as const)) : ("none" as const),
        onSort: () => onOrder(isBy && !order.isDown ? `-${by}` : by),
      },
    };
  };
  const cellsOf = (person: Colleague) => {
    const { idx, kname, ename, photouri, mp3code, phone, email } = person;
    return [
      <span key="name" className="directory-name">
        <Portrait idx={idx} kname={kname} photouri={photouri} size={24} />
        <button type="button" {...opensRow} className="directory-open" onClick={() => onOpen(idx)}>
          {kname}
        </button>
        <Absence text={person.absence_txt} />
      </span>,
      ename,
      <span key="unit" className="directory-unit">
        {unitsOf(person)}
      </span>,
      person.position_name,
      mp3code,
      phone ? (
        <a key="phone" href={`tel:${phone}`}>
          {phone}
        </a>
      ) : (
        "비공개"
      ),
      <a key="mail" className="directory-mail" href={`mailto:${email}`}>
        {email}
      </a>,
      presenceOf(person),
      ...(withThanks ? [person.is_thanks === "Y" && <Thanks key="thanks" to={idx} kname={kname} />] : []),
    ];
  };
  return (
    <RowsTable
      label="직원"
      empty="찾는 직원이 없습니다. 이름이나 조직을 바꿔 보세요."
      box="list-scroll directory"
      columns={[
        column("kname"),
        column("ename"),
        column("unit"),
        column("position"),
        "내선",
        "휴대폰",
        "이메일",
        "접속",
        ...(withThanks ? ["감사달러"] : []),
      ]}
      rows={people?.map((person) => ({ key: person.idx, cells: cellsOf(person) }))}
    />
  );
}

function Thanks({ to, kname }: { to: number; kname: string }) {
  return (
    <button
      type="button"
      className="directory-thanks"
      aria-label={`${kname}님에게 감사달러 보내기`}
      onClick={() => openPopup({ kind: "thanks", to })}
    >
      보내기
    </button>
  );
}

/** Sector, office and team; a unit that is called as the one above it is not said twice. */
export function unitsOf({ sector_name, office_name, team_name }: Colleague): string {
  return [...new Set([sector_name, office_name, team_name])].filter((name) => name !== "").join(" › ");
}

export function presenceOf({ is_on }: Colleague): string {
  return is_on === "Y" ? "● 접속 중" : "○ 자리 비움";
}
