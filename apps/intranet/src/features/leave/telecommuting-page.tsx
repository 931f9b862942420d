import "./leave.css";
import { Button } from "@mantine/core";
import type { ListScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { ListPage } from "../../screens/list/list-page";
import type { Cells } from "../../screens/list/record-table";
import { ScreenLink } from "../../shell/navigation/screen-link";
import { RecordDrawer, useOpened } from "./record-drawer";

const fields = [
  "staff",
  "date_from",
  "date_to",
  "unit",
  "days",
  "place",
  "address",
  "contact",
  "plan",
  "in_at",
  "out_at",
  "report",
  "document",
  "status",
];

/** Of the plan its first line; of the report whether there is one. */
const cells: Cells = {
  plan: ({ plan }) => String(plan ?? "").split("\n")[0],
  report: ({ report, status }) => {
    if (report) return "작성";
    return status === "run" ? <b className="leave-missing">미작성</b> : "";
  },
};

/** Work from home: who is at home today, and every request with its report. */
export function TelecommutingPage({ screen }: { screen: ListScreen }) {
  const opened = useOpened();
  const { data } = useQuery({
    queryKey: ["records", "telecommuting", "today"],
    queryFn: () => get("/rest/mypims/getHomeToday"),
  });
  return (
    <>
      <ListPage
        screen={screen}
        addressOf={opened.addressOf}
        cells={cells}
        actions={
          <Button component={ScreenLink} to="documents-DraftingAdd4" size="xs">
            재택근무 신청
          </Button>
        }
        above={
          data && (
            <p className="leave-today">
              <b>오늘 재택 {data.teams.reduce((sum, { away }) => sum + away, 0)}명</b>
              {data.teams.map(({ team_name, away, size }) => (
                <span key={team_name}>
                  {team_name} {away}/{size}
                </span>
              ))}
            </p>
          )
        }
      />
      {opened.idx !== null && (
        <RecordDrawer entity="telecommuting" idx={opened.idx} title="재택근무" fields={fields} onClose={opened.close} />
      )}
    </>
  );
}
