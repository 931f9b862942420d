import { permissionIds } from "../permission-ids";
import { authOf, type PermissionFlag, permissionsOf, type StaffIds } from "../permissions";

/**
 * Which records a flag opens: mine, those I take part in, my units', the B2C gift cards', every one, or those of others:
 * every one (a lead's: those of their units) but what is about oneself, masters included.
 */
export type Scope = "own" | "party" | "team" | "pool" | "all" | "others";

type Flag = "staff" | "accounting" | PermissionFlag;

/** Who may open a screen or call, as `flag:scope`; without a scope it shows no records. `public` needs no session. */
export type Access = "public" | Flag | `${Flag}:${Scope}`;

/** A unit that somebody heads by appointment. */
export interface HeadedUnit {
  readonly level: "company" | "office" | "team";
  readonly idx: number;
}

/** Who asks. */
export interface Asker extends StaffIds {
  /** The units that the person heads by appointment, beside those that follow from the position. */
  readonly heads?: readonly HeadedUnit[];
  /** On leave of absence: what is one's own is there, and nothing else, whatever the grants say of it. */
  readonly isAway?: boolean;
}

/** How the records of an entity belong to people. */
export interface RowScopes {
  /** Columns with the staff whose own a record is, the first of them whom it is about; its writer's alone by default. */
  readonly own?: readonly string[];
  /** Columns with those of whom none decides on a record, to whom `others` does not open it; the first of `own` by default. */
  readonly about?: readonly string[];
  /** Those who take part in a record. */
  readonly party?: readonly Party[];
  /** A record keeps the sector, office and team of the person it is about, as at writing. */
  readonly hasOrgUnit?: boolean;
  /** The column that marks a record of the gift-card pool B2C (`b2c`). */
  readonly pool?: string;
}

/**
 * A column with staff, teams or offices that take part: the record's own, of a record that it links to (`through`), or of those
 * that link to it (`below`); with both, of what lies below the one that it links to.
 */
export interface Party {
  readonly column: string;
  readonly holds: "staff" | "team" | "office";
  readonly through?: Through;
  readonly below?: Below;
  /** They read the record by taking part and change nothing of it. */
  readonly readsOnly?: boolean;
  /** They have it on every screen that they may open, whatever the screen's grants show them. */
  readonly widens?: boolean;
}

/** The record that one links to: its entity and the column of the link. */
interface Through {
  readonly entity: string;
  readonly link: string;
}

/** Everybody who reads the record, of records that have this value: what is open is readable, what is not is not. */
export interface Having {
  readonly column: string;
  readonly is: string | number | boolean;
}

/** Who may do something with a record: grants, and people named in it. */
export type By = Access | Party;

/** Who may read something of a record: those, or everybody while it has a value. */
export type Reader = By | Having;

/** Whether these are people named in a record. */
export function isParty(by: Reader): by is Party {
  return typeof by !== "string" && "holds" in by;
}

/** Records below the one in question: those of an entity that link to it, and have these values. */
interface Below {
  readonly entity: string;
  readonly link: string;
  readonly where?: Readonly<Record<string, string>>;
}

/** Records that have one of these values in a column of theirs, or of a record above or below them. */
export interface Match extends Pick<Party, "column" | "through" | "below"> {
  readonly in: readonly (number | string | boolean)[];
  /** None of these values instead. */
  readonly isNot?: boolean;
  /** What has to hold as well. */
  readonly and?: Match;
}

/** The records that somebody may see: every one, or those that fit any of the matches. */
export type Rows = "all" | readonly Match[];

/** Whether somebody may open what these grants stand at; `null` is a visitor who has not signed in. */
export function mayOpen(person: Asker | null, grants: readonly Access[]): boolean {
  return grants.some((grant) => grant === "public" || (person !== null && holds(person, grant)));
}

/** Whether somebody is notified about others at all: nobody is while on leave of absence. */
export function isToldOfOthers(person: Asker | null): boolean {
  return person?.isAway !== true;
}

/**
 * Whether these grants let somebody read a record, or change it. The record is as the server keeps it; records below it
 * are lists under their entity's name.
 */
export function can(
  person: Asker,
  grants: readonly Access[],
  record: object,
  scopes: RowScopes,
  use: "read" | "write" = "read",
): boolean {
  return isAmongRows(rowsOf(person, grants, scopes, use), record);
}

/** The records that these grants open to somebody: the union of what each opens. Masters see every one. */
export function rowsOf(
  person: Asker,
  grants: readonly Access[],
  scopes: RowScopes,
  use: "read" | "write" = "read",
): Rows {
  const isAll = permissionsOf(person).isMaster && !grants.some((grant) => grant.endsWith(":others"));
  return isAll ? "all" : rowsOfGrants(person, grants, scopes, use);
}

/** The records that a screen with these grants shows somebody: those, and of parties that widen what they may open. */
export function rowsOfScreen(person: Asker, grants: readonly Access[], scopes: RowScopes): Rows {
  const rows = rowsOf(person, grants, scopes);
  const widened = (scopes.party ?? []).filter(({ widens }) => widens);
  if (rows === "all" || widened.length === 0 || !mayOpen(person, grants)) return rows;
  return [...rows, ...widened.flatMap((party) => partyRows(person, party))];
}

/** The same by the grants alone, also for masters: one's own list shows nobody everybody's records. */
export function rowsOfGrants(
  person: Asker,
  grants: readonly Access[],
  scopes: RowScopes,
  use: "read" | "write" = "read",
): Rows {
  const parts = grants
    .filter((grant) => grant !== "public" && holds(person, grant))
    .map((grant) => rowsOfGrant(person, grant, scopes, use));
  return parts.includes("all") ? "all" : parts.flatMap((part) => (part === "all" ? [] : part));
}

/** The same of grants and of people named in the record. */
export function rowsBy(person: Asker, by: readonly Reader[], scopes: RowScopes, use: "read" | "write" = "read"): Rows {
  const grants = by.filter((one) => typeof one === "string");
  const having = by.flatMap((one) =>
    typeof one !== "string" && "is" in one ? [{ column: one.column, in: [one.is] }] : [],
  );
  const named = by.filter(isParty).flatMap((one) => partyRows(person, one));
  const parts = [rowsOf(person, grants, scopes, use), named, having];
  return parts.includes("all") ? "all" : parts.flatMap((part) => (part === "all" ? [] : part));
}

/** Whether a record, with the records below it under their entity's name, is among these. */
export function isAmongRows(rows: Rows, record: object): boolean {
  return rows === "all" || rows.some((match) => fits(record, match));
}

/** The columns with those whose own a record is. */
export function ownColumns({ own = ["idx_writer"] }: RowScopes): readonly string[] {
  return own;
}

/** The columns with those whom a record is about: `others` opens it to none of them. */
export function aboutColumns(scopes: RowScopes): readonly string[] {
  return scopes.about ?? ownColumns(scopes).slice(0, 1);
}

/** Whether what these grants stand at is somebody's own and nothing else. */
export function isOwn(grants: readonly Access[]): boolean {
  return grants.length > 0 && grants.every((grant) => grant.endsWith(":own"));
}

function rowsOfGrant(person: Asker, grant: Access, scopes: RowScopes, use: "read" | "write"): Rows {
  switch (scopeOf(grant)) {
    case undefined:
      return [];
    case "all":
      return "all";
    case "others":
      return rowsOfOthers(person, grant, scopes);
    case "own":
      return ownColumns(scopes).map((column) => ({ column, in: [person.idx] }));
    case "party":
      return (scopes.party ?? [])
        .filter(({ readsOnly }) => use === "read" || !readsOnly)
        .flatMap((party) => partyRows(person, party));
    case "pool":
      return scopes.pool === undefined ? [] : [{ column: scopes.pool, in: ["b2c"] }];
    case "team":
      if (!scopes.hasOrgUnit) return [];
      if (flagOf(grant) === "isLead") return headedRows(person);
      // colleagues, and who heads it from elsewhere, read what a team does; only its lead changes it
      return use === "read" ? teamRows(person) : [];
  }
}

/** What the teams do that somebody works in, or heads by appointment. */
function teamRows({ idx_team, heads = [] }: Asker): Rows {
  const headed = heads.filter(({ level }) => level === "team").map(({ idx }) => idx);
  const teams = [...new Set([idx_team, ...headed])].filter((idx) => idx !== 0);
  return teams.length === 0 ? [] : [{ column: "idx_team", in: teams }];
}

/** What is about others, of every record or of those of the units that somebody leads. */
function rowsOfOthers(person: Asker, grant: Access, scopes: RowScopes): Rows {
  const [last = "idx_writer", ...rest] = aboutColumns(scopes).toReversed();
  const isNotIn = (column: string): Match => ({ column, in: [person.idx], isNot: true });
  const isOthers = rest.reduce((and: Match, column) => ({ ...isNotIn(column), and }), isNotIn(last));
  const rows = flagOf(grant) === "isLead" ? headedRows(person) : "all";
  return rows === "all" ? [isOthers] : rows.map((match) => ({ ...match, and: isOthers }));
}

function partyRows(person: Asker, { column, holds, through, below }: Party): Match[] {
  const value = { staff: person.idx, team: person.idx_team, office: person.idx_office }[holds];
  return value === 0 || person.isAway
    ? []
    : [{ column, in: [value], ...(through && { through }), ...(below && { below }) }];
}

/** What a record in hand has those under who take part by others than itself and its parts. */
export function reachedName({ column, through, below }: Pick<Party, "column" | "through" | "below">): string {
  return `${REACHED}${JSON.stringify([column, through, below])}`;
}

/** What such names begin with; they are no columns, and are in no answer. */
export const REACHED = "reached ";

/** The units somebody leads: by position, by appointment, and the HR administrator, a lead by flag, every one. */
function headedRows(person: Asker): Rows {
  const { company, office, team } = permissionIds.positions.leads;
  const units = [...(person.heads ?? [])];
  if (permissionsOf(person).isHrAdmin || isOneOf(company, person.idx_position))
    units.push({ level: "company", idx: 0 });
  if (isOneOf(office, person.idx_position)) units.push({ level: "office", idx: person.idx_office });
  if (isOneOf(team, person.idx_position) && person.idx_team !== 0) units.push({ level: "team", idx: person.idx_team });
  if (units.some(({ level }) => level === "company")) return "all";
  const rows: Match[] = [
    { column: "idx_office", in: units.filter(({ level }) => level === "office").map(({ idx }) => idx) },
    { column: "idx_team", in: units.filter(({ level }) => level === "team").map(({ idx }) => idx) },
  ];
  return rows.filter((match) => match.in.length > 0);
}

function fits(record: object, { isNot, and, ...match }: Match): boolean {
  return hasOneOf(record, match) !== (isNot ?? false) && (and === undefined || fits(record, and));
}

function hasOneOf(record: object, { column, in: values, through, below }: Match): boolean {
  const at = (name: string): unknown => new Map<string, unknown>(Object.entries(record)).get(name);
  const reached =
    through || below ? at(reachedName({ column, ...(through && { through }), ...(below && { below }) })) : null;
  if (Array.isArray(reached)) return values.some((value) => reached.includes(value));
  // of what is not in hand nobody takes part
  if (through) return false;
  if (below === undefined) return values.some((value) => value === at(column));
  const children = at(below.entity);
  // who was taken out takes part no longer
  const isKept = (child: object) => !("deleted_at" in child) || child.deleted_at === null;
  const isMeant = (child: object) =>
    isKept(child) &&
    Object.entries(below.where ?? {}).every(([name, value]) => fits(child, { column: name, in: [value] }));
  return (
    Array.isArray(children) && children.some((child: object) => isMeant(child) && fits(child, { column, in: values }))
  );
}

/** What a grant may open to who is on leave of absence: pages without records, and those that have one's own. */
const ofAway: readonly (Scope | undefined)[] = [undefined, "own", "party"];

/**
 * Whether a grant is the person's. Who heads a unit by appointment leads it, whatever their position is; on leave of absence
 * one has what is one's own.
 */
function holds(person: Asker, grant: Access): boolean {
  if (person.isAway && !ofAway.includes(scopeOf(grant))) return false;
  const permissions = permissionsOf(person);
  const flag = flagOf(grant);
  if (flag === "staff" || permissions.isMaster) return true;
  if (grant === "isLead:team" && person.heads?.length) return true;
  return flag === "accounting" ? authOf(person.idx_office) === "accounting" : permissions[flag];
}

function flagOf(grant: Access): Flag {
  return grant.split(":")[0] as Flag;
}

function scopeOf(grant: Access): Scope | undefined {
  return grant.split(":")[1] as Scope | undefined;
}

function isOneOf(ids: readonly number[], id: number): boolean {
  return ids.includes(id);
}
