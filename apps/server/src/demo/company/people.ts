import { dayOf } from "../../seoul";
import { demoAccounts } from "../accounts";
import { demoName } from "./names";
import { demoOffices } from "./organisation";

const DAY = 24 * 60 * 60 * 1000;

/** A demo person as the staff table stores one. */
export interface DemoPerson {
  readonly idx: number;
  readonly emp_no: string;
  readonly kname: string;
  readonly ename: string;
  readonly email: string;
  readonly idx_sector: number;
  readonly idx_office: number;
  /** 0 for somebody outside of any team. */
  readonly idx_team: number;
  readonly idx_position: number;
  readonly employ_type: "regular" | "contract" | "intern";
  readonly joinday: string;
  readonly birth: string;
  readonly duty: string;
  readonly mp3code: string;
  readonly phone: string;
  readonly phone_private: boolean;
}

/** The staff that permissions name one by one, put where they stand out least. */
const listed: ReadonlyMap<number, number> = new Map([
  [288, 111],
  [99, 113],
  [139, 361],
]);

/** Everybody in the demo company: a lead for every office and team, their staff, and the demo accounts. */
export function demoPeople(now: Date): DemoPerson[] {
  const seats = seatsToFill();
  const fixed = new Set([...demoAccounts.map(({ idx }) => idx), ...listed.keys()]);
  const accounts = demoAccounts.map(({ idx, email, isNew, ...seat }) => {
    const person = { ...personAt(idx, seat), email };
    return isNew ? { ...person, joinday: dayOf(new Date(now.getTime() - 20 * DAY)) } : person;
  });
  const named = [...listed].map(([idx, team]) => personAt(idx, { team, position: 6111 }));
  let next = 1;
  const others = seats.map((seat) => {
    while (fixed.has(next)) next++;
    return personAt(next++, seat);
  });
  return [...accounts, ...named, ...others].sort((a, b) => a.idx - b.idx);
}

const duties = ["고객사 운영", "교육 과정 기획", "제안·견적", "콘텐츠 제작", "일정·강사 배정", "정산·계약"];

interface Seat {
  readonly team: number;
  readonly office?: number;
  readonly position: number;
}

/** Leads first, so that the low ids, which permissions list, are people one would expect there. */
function seatsToFill(): Seat[] {
  const teams = demoOffices.flatMap((office) => office.teams);
  const executives = [6101, 6102, 6102].map((position) => ({ team: 6161, position }));
  const officeLeads = demoOffices
    .filter(({ teams: own }) => !isLedByDemo(6103, own))
    .map((office) => ({ team: office.teams[0]?.idx as number, position: 6103 }));
  const teamLeads = teams
    .filter((team) => !isLedByDemo(6104, [team]))
    .map(({ idx }) => ({ team: idx, position: 6104 }));
  const staff = teams.flatMap(({ idx, staff: size }) =>
    Array.from({ length: size }, (_, index) => ({ team: idx, position: 6110 + (index % 3) })),
  );
  return [...executives, ...officeLeads, ...teamLeads, ...staff];
}

/** Whether a demo account holds the lead's position in one of these teams. */
function isLedByDemo(position: number, teams: readonly { idx: number }[]): boolean {
  return demoAccounts.some((demo) => demo.position === position && teams.some(({ idx }) => idx === demo.team));
}

function personAt(idx: number, { team, office: teamless, position }: Seat): DemoPerson {
  const office = demoOffices.find((it) => it.idx === teamless || it.teams.some((each) => each.idx === team));
  if (!office) throw new Error(`no such team: ${team}`);
  const { kname, ename } = demoName(idx);
  const year = 2008 + ((idx * 5) % 18);
  const employ = idx % 17 === 0 ? "contract" : idx % 41 === 0 ? "intern" : "regular";
  return {
    idx,
    emp_no: `P${String(year).slice(2)}${String(idx).padStart(4, "0")}`,
    kname,
    ename,
    email: `${ename.toLowerCase().replace(" ", ".")}.${idx}@pureunbat.example`,
    idx_sector: office.sector,
    idx_office: office.idx,
    idx_team: team,
    idx_position: position,
    employ_type: employ,
    joinday: `${year}-${String(1 + (idx % 12)).padStart(2, "0")}-${String(1 + (idx % 28)).padStart(2, "0")}`,
    birth: `${1966 + ((idx * 7) % 36)}-${String(1 + ((idx * 5) % 12)).padStart(2, "0")}-${String(1 + ((idx * 11) % 28)).padStart(2, "0")}`,
    duty: duties[idx % duties.length] as string,
    mp3code: String(2000 + idx),
    phone: `010-0000-${String(idx).padStart(4, "0")}`,
    phone_private: idx % 9 === 0,
  };
}
