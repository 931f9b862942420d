import "./organization.css";
import type { ListScreen } from "@portal/definition";
import type { AnswerOf, getOrganization } from "@portal/definition/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callRecords, get } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { EmptyNote } from "../../controls/lists/empty-note";
import type { ListAddress } from "../../screens/list/list-address";
import { ListPage } from "../../screens/list/list-page";
import { RecordTrouble } from "../../screens/record-trouble";
import { RecordDialog } from "../../screens/view/record-dialog";
import { Skeleton } from "../../shell/failures/pending";
import { moved } from "../../shell/moved";

type Unit = AnswerOf<typeof getOrganization>["list"][number];
type Level = Unit["level"];

/** What lies below a level, and what is asked of a unit of each. */
const levels = {
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

/** The company's units as a tree, or each level as a list. */
export function OrganizationPage({ screen }: { screen: ListScreen }) {
  return (
    <ListPage
      screen={screen}
      layouts={{ tree: ({ address }) => <Tree address={address} /> }}
      totals={{ tree: <Totals /> }}
    />
  );
}

function useOrganization() {
  return useQuery({
    queryKey: ["records", "team", "organization"],
    queryFn: () => get("/rest/admin/getOrganization"),
    meta: { onRefusal: "log" },
  });
}

/** How many units of each level are in use. */
function Totals() {
  const { data } = useOrganization();
  if (!data) return null;
  const count = (level: Level) => data.list.filter((unit) => unit.level === level && unit.is_use).length;
  return Object.entries(levels)
    .map(([level, { title }]) => `${title} ${count(level as Level)}`)
    .join(" · ");
}

/** Sectors with their offices and teams: each is opened, ordered, and given another one below. */
function Tree({ address: { query, isNarrowed } }: { address: ListAddress }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { isSending, send } = useSending();
  const { data, error, refetch } = useOrganization();
  if (!data) return error ? <RecordTrouble error={error} onRetry={() => void refetch()} /> : <Skeleton lines={12} />;
  const { list } = data;
  const below = (unit: Unit) =>
    list.filter(({ level, above }) => level === levels[unit.level].below && above === unit.idx);
  // what is looked for is shown with all that it lies in
  const isFound = (unit: Unit): boolean =>
    (unit.kname.includes(query.q ?? "") &&
      (!query.is_use || query.is_use === (unit.is_use ? "Y" : "N")) &&
      (!query.office ||
        [unit.level === "office" && unit.idx, unit.level === "team" && unit.above].includes(Number(query.office)))) ||
    below(unit).some(isFound);

  /** What hangs on units is read again: lists of them, and what is chosen from. */
  async function renew() {
    await client.invalidateQueries({ queryKey: ["records"] });
    await client.invalidateQueries({ queryKey: ["units"] });
    await client.invalidateQueries({ queryKey: ["directory"] });
  }

  const order = (siblings: readonly Unit[], from: number, by: number) =>
    send(async () => {
      // those that nobody has ordered yet are numbered, too
      for (const [at, { level, idx, ver }] of moved(siblings, from, by).entries())
        await callRecords(level, "change", { idx, ver, values: { sort: at + 1 } });
    }).then(renew, renew);

  const branch = (siblings: readonly Unit[]) => (
    <ul>
      {siblings.map((unit, at) =>
        isFound(unit) ? (
          <li key={`${unit.level} ${unit.idx}`}>
            <span className={unit.is_use ? "unit-line" : "unit-line is-closed"}>
              <button type="button" className="link-button" onClick={() => setOpened(unit)}>
                {unit.kname}
              </button>
              <small>
                {unit.is_use ? `${unit.people}명` : "닫음"}
                {unit.is_use && unit.level !== "sector" && ` · ${unit.heads || "조직장 없음"}`}
              </small>
              <span className="settings-order">
                <button
                  type="button"
                  aria-label={`${unit.kname} 위로`}
                  disabled={isSending || at === 0}
                  onClick={() => void order(siblings, at, -1)}
                >
                  ▲
                </button>
                <button
                  type="button"
                  aria-label={`${unit.kname} 아래로`}
                  disabled={isSending || at === siblings.length - 1}
                  onClick={() => void order(siblings, at, 1)}
                >
                  ▼
                </button>
                {unit.is_use && <Add level={levels[unit.level].below} above={unit} onOpen={setOpened} />}
              </span>
            </span>
            {below(unit).length > 0 && branch(below(unit))}
          </li>
        ) : null,
      )}
    </ul>
  );

  const sectors = list.filter(({ level }) => level === "sector");
  return (
    <div className="unit-tree">
      {list.some(isFound) ? (
        branch(sectors)
      ) : (
        <EmptyNote>
          {isNarrowed ? "조건에 맞는 조직이 없습니다." : "아직 조직이 없습니다. 부문부터 만드세요."}
        </EmptyNote>
      )}
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
