import "./organization.css";
import type { AnswerOf, getOrganization } from "@portal/definition/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { callRecords, get } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { EmptyNote } from "../../controls/lists/empty-note";
import { OrderButtons } from "../../controls/lists/order-buttons";
import { RecordDialog } from "../../screens/view/record-dialog";
import { moved } from "../../shell/moved";

export type Unit = AnswerOf<typeof getOrganization>["list"][number];
type Level = Exclude<Unit["level"], "company">;

/** What lies below a level, and what is asked of a unit of each. */
export const levels = {
  sector: { title: "부문", fields: ["kname", "is_use"], below: "office", link: "" },
  office: { title: "본부", fields: ["kname", "sector", "is_use"], below: "team", link: "idx_sector" },
  team: { title: "팀", fields: ["kname", "office", "is_use"], below: undefined, link: "idx_office" },
} as const;

interface Opened {
  readonly level: Level;
  /** `null` for a new unit. */
  readonly idx: number | null;
  readonly above: number;
}

/** The company and its units, as they are and who heads them. */
export function useOrganization() {
  return useQuery({
    queryKey: ["records", "team", "organization"],
    queryFn: () => get("/rest/admin/getOrganization"),
    meta: { onRefusal: "log" },
  });
}

/** What hangs on units is read again: lists of them, and what is chosen from. */
export function useRenewal() {
  const client = useQueryClient();
  return async () => {
    for (const kind of ["records", "units", "directory"]) await client.invalidateQueries({ queryKey: [kind] });
  };
}

interface UnitTreeProps {
  /** Those of them stand at the top whose `top` this is. */
  units: readonly Unit[];
  top: "company" | "sector";
  /** Whether a unit is looked for; it is shown with all that it lies in. */
  isMeant?: (unit: Unit) => boolean;
  /** What stands behind a unit's name. */
  told: (unit: Unit) => ReactNode;
  /** What is said where no unit is shown. */
  nothing: string;
}

/** Sectors with their offices and teams: each is opened, ordered, and given another one below. */
export function UnitTree({ units, top, isMeant = () => true, told, nothing }: UnitTreeProps) {
  const renew = useRenewal();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { send } = useSending();
  const below = (unit: Unit) =>
    units.filter(({ level, above }) => level === belowOf(unit) && (unit.level === "company" || above === unit.idx));
  const isShown = (unit: Unit): boolean => isMeant(unit) || below(unit).some(isShown);

  const order = (siblings: readonly Unit[], from: number, by: number) =>
    send(async () => {
      // those that nobody has ordered yet are numbered, too
      for (const [at, { level, idx, ver }] of moved(siblings, from, by).entries())
        await callRecords(level, "change", { idx, ver, values: { sort: at + 1 } });
    }).then(renew, renew);

  const branch = (siblings: readonly Unit[]) => (
    <ul>
      {siblings.map((unit, at) =>
        isShown(unit) ? (
          <li key={`${unit.level} ${unit.idx}`}>
            <span className={unit.is_use ? "unit-line" : "unit-line is-closed"}>
              <UnitName unit={unit} onOpen={setOpened} />
              {told(unit)}
              {unit.level !== "company" && (
                <span className="settings-order">
                  <OrderButtons
                    name={unit.kname}
                    isFirst={at === 0}
                    isLast={at === siblings.length - 1}
                    onMove={(by) => order(siblings, at, by)}
                  />
                  {unit.is_use && <Add level={levels[unit.level].below} above={unit} onOpen={setOpened} />}
                </span>
              )}
            </span>
            {below(unit).length > 0 && branch(below(unit))}
          </li>
        ) : null,
      )}
    </ul>
  );

  return (
    <div className="unit-tree">
      {branch(units.filter(({ level }) => level === top))}
      {!units.some((unit) => unit.level !== "company" && isShown(unit)) && <EmptyNote>{nothing}</EmptyNote>}
      <Add level="sector" onOpen={setOpened} />
      {opened && (
        <RecordDialog
          of={opened.level}
          idx={opened.idx}
          form={[{ fields: levels[opened.level].fields.filter((key) => opened.idx !== null || key === "kname") }]}
          given={opened.idx === null && opened.level !== "sector" ? { [levels[opened.level].link]: opened.above } : {}}
          onClose={() => {
            setOpened(null);
            void renew();
          }}
        />
      )}
    </div>
  );
}

function belowOf({ level }: Unit): Level | undefined {
  return level === "company" ? "sector" : levels[level].below;
}

interface UnitNameProps {
  unit: Unit;
  onOpen: (opened: Opened) => void;
}

/** Opens the unit, but for the company, which has a page of its own. */
function UnitName({ unit: { level, idx, above, kname }, onOpen }: UnitNameProps) {
  if (level === "company") return <strong>{kname}</strong>;
  return (
    <button type="button" className="link-button" onClick={() => onOpen({ level, idx, above })}>
      {kname}
    </button>
  );
}

interface AddProps {
  level: Level | undefined;
  above?: Unit;
  onOpen: (opened: Opened) => void;
}

/** Makes a unit below another one. */
function Add({ level, above, onOpen }: AddProps) {
  if (!level) return null;
  return (
    <button
      type="button"
      className="unit-add"
      aria-label={above && `${above.kname}에 ${levels[level].title} 추가`}
      onClick={() => onOpen({ level, idx: null, above: above?.idx ?? 0 })}
    >
      + {levels[level].title}
    </button>
  );
}
