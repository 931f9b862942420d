import "./people-pages.css";
import { Button } from "@mantine/core";
import type { SettingsScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import { FormDialog } from "../../screens/form/form-dialog";
import { SettingsPage } from "../../screens/settings/settings-page";

/** Who heads which unit; those that nobody heads stand above. */
export function HeadsPage({ screen }: { screen: SettingsScreen }) {
  return <SettingsPage screen={screen} above={<VacantUnits screen={screen} />} />;
}

function VacantUnits({ screen }: { screen: SettingsScreen }) {
  const { data } = useQuery({
    queryKey: ["records", screen.of, "organization"],
    queryFn: () => get("/rest/admin/getOrganization"),
    meta: { onRefusal: "log" },
  });
  const [query, setQuery] = useState<URLSearchParams | null>(null);
  const units = data?.list ?? [];
  const vacant = units.filter(({ level, is_use, heads }) => level !== "sector" && is_use && heads === "");
  if (vacant.length === 0) return null;
  return (
    <section aria-labelledby="vacant-units" className="view-section">
      <h2 id="vacant-units">조직장이 없는 조직 {vacant.length}곳</h2>
      <ul className="vacant-units">
        {vacant.map(({ level, idx, kname, above, people }) => {
          const of = level === "office" ? `office=${idx}` : `office=${above}&team=${idx}`;
          const office = units.find((unit) => unit.level === "office" && unit.idx === above);
          const appoint = level === "office" ? "본부장 지정" : "팀장 지정";
          return (
            <li key={`${level} ${idx}`}>
              {[level === "team" && office?.kname, kname].filter(Boolean).join(" · ")} <small>{people}명</small>{" "}
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`${kname} ${appoint}`}
                onClick={() => setQuery(new URLSearchParams(of))}
              >
                {appoint}
              </Button>
            </li>
          );
        })}
      </ul>
      {query && (
        <FormDialog screen={{ ...screen, kind: "add" }} idx={null} query={query} onClose={() => setQuery(null)} />
      )}
    </section>
  );
}
