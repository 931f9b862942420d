import type { ListScreen } from "@portal/definition";
import { Skeleton } from "../../controls/pending";
import type { ListAddress } from "../../screens/list/list-address";
import { ListPage } from "../../screens/list/list-page";
import { RecordTrouble } from "../../screens/record-trouble";
import { levels, type Unit, UnitTree, useOrganization } from "./unit-tree";

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

/** How many units of each level are in use. */
function Totals() {
  const { data } = useOrganization();
  if (!data) return null;
  const count = (of: string) => data.list.filter(({ level, is_use }) => level === of && is_use).length;
  return Object.entries(levels)
    .map(([level, { title }]) => `${title} ${count(level)}`)
    .join(" · ");
}

function Tree({ address: { query, isNarrowed } }: { address: ListAddress }) {
  const { data, error, refetch } = useOrganization();
  if (!data) return error ? <RecordTrouble error={error} onRetry={() => void refetch()} /> : <Skeleton lines={12} />;
  const isMeant = (unit: Unit) =>
    unit.kname.includes(query.q ?? "") &&
    (!query.is_use || query.is_use === (unit.is_use ? "Y" : "N")) &&
    (!query.office ||
      [unit.level === "office" && unit.idx, unit.level === "team" && unit.above].includes(Number(query.office)));
  return (
    <UnitTree
      units={data.list.filter(({ level }) => level !== "company")}
      top="sector"
      isMeant={isMeant}
      nothing={isNarrowed ? "조건에 맞는 조직이 없습니다." : "아직 조직이 없습니다. 부문부터 만드세요."}
      told={({ level, is_use, people, heads }) => (
        <small>
          {is_use ? `${people}명` : "닫음"}
          {is_use && level !== "sector" && ` · ${heads.map(({ kname }) => kname).join(", ") || "조직장 없음"}`}
        </small>
      )}
    />
  );
}
