import "../../controls/screen.css";
import { Button } from "@mantine/core";
import type { SettingsScreen } from "@portal/definition";
import { useState } from "react";
import { PageTitle } from "../../controls/page-title";
import { loadEntity } from "../../fields/modules";
import { titleOf } from "../../fields/siblings";
import type { ScreenPage } from "../../screens/kinds";
import { RecordTrouble } from "../../screens/record-trouble";
import { WayButtons } from "../../screens/way-buttons";
import { AppointDialog, type Appointed, heading } from "./appoint-dialog";
import { type Unit, UnitTree, useOrganization } from "./unit-tree";

/** The page, with its units, which another module describes. */
export const headsPage: ScreenPage = async () => {
  await loadEntity("team");
  return { Component: HeadsPage };
};

/** The organisation with who heads each unit, whom one appoints there; those that nobody heads stand above, too. */
function HeadsPage({ screen }: { screen: SettingsScreen }) {
  const { data, error, refetch } = useOrganization();
  const [opened, setOpened] = useState<Appointed | null>(null);
  return (
    <div className="record-screen">
      <PageTitle title={titleOf(screen)}>
        <div className="screen-actions">
          <WayButtons ways={screen.ways} />
        </div>
      </PageTitle>
      {data ? (
        <>
          <VacantUnits units={data.list} onAppoint={setOpened} />
          <UnitTree
            units={data.list}
            top="company"
            nothing="아직 조직이 없습니다. 부문부터 만드세요."
            told={(unit) => <Heads unit={unit} onOpen={setOpened} />}
          />
        </>
      ) : (
        <RecordTrouble error={error} onRetry={() => void refetch()} />
      )}
      {opened && <AppointDialog screen={screen} {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface HeadsProps {
  unit: Unit;
  onOpen: (opened: Appointed) => void;
}

/** How many work in a unit and who heads it, now and later. */
function Heads({ unit, onOpen }: HeadsProps) {
  const { level, kname, is_use, people, heads, next } = unit;
  if (!is_use) return <small>닫음</small>;
  if (level === "sector") return <small>{people}명</small>;
  const { name, appoint } = heading[level];
  return (
    <>
      <small>{people}명</small>
      {heads.length === 0 && <span className="unit-vacant">{name} 없음</span>}
      {[...heads, ...next].map((head) => {
        const as = head.is_acting ? "직무대행" : name;
        const from = next.includes(head) ? `${head.date_from}부터` : "";
        const to = head.date_to === null ? "" : `${head.date_to}까지`;
        return (
          <button key={head.idx} type="button" className="link-button" onClick={() => onOpen({ unit, idx: head.idx })}>
            {as} {head.kname} {(from || to) && <small>{[from, to].filter(Boolean).join(" ")}</small>}
          </button>
        );
      })}
      <button
        type="button"
        className="unit-add"
        aria-label={`${kname} ${appoint}`}
        onClick={() => onOpen({ unit, idx: null })}
      >
        {appoint}
      </button>
    </>
  );
}

function VacantUnits({ units, onAppoint }: { units: readonly Unit[]; onAppoint: (opened: Appointed) => void }) {
  const vacant = units.filter(({ level, is_use, heads }) => level !== "sector" && is_use && heads.length === 0);
  if (vacant.length === 0) return null;
  return (
    <section aria-labelledby="vacant-units" className="view-section">
      <h2 id="vacant-units">조직장이 없는 조직 {vacant.length}곳</h2>
      <ul className="vacant-units">
        {vacant.map((unit) => {
          const { level, idx, kname, above, people } = unit;
          const office = units.find((one) => level === "team" && one.level === "office" && one.idx === above);
          const { appoint } = heading[level as keyof typeof heading];
          return (
            <li key={`${level} ${idx}`}>
              {[office?.kname, kname].filter(Boolean).join(" · ")} <small>{people}명</small>{" "}
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`${kname} ${appoint}`}
                onClick={() => onAppoint({ unit, idx: null })}
              >
                {appoint}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
