import type { ListScreen } from "@portal/definition";
import { ListPage } from "../../../screens/list/list-page";
import { RecordDrawer, useOpened } from "../record-drawer";

const fields = [
  "staff",
  "type",
  "during",
  "days",
  "reason",
  "sub_staff",
  "contact",
  "files",
  "decider",
  "document",
  "status",
  "wdate",
];

/** Everybody's leave; a row opens over the list, with what HR can do with it. */
export function AllLeavePage({ screen }: { screen: ListScreen }) {
  const opened = useOpened();
  return (
    <>
      <ListPage screen={screen} addressOf={opened.addressOf} />
      {opened.idx !== null && (
        <RecordDrawer entity="vacation" idx={opened.idx} title="휴가" fields={fields} onClose={opened.close} />
      )}
    </>
  );
}
