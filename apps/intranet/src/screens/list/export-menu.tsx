import type { CalendarScreen, FieldKey, ListScreen } from "@portal/definition";
import { today } from "../../controls/dates/today";
import type { Query } from "../../controls/field-kind";
import { titleOf } from "../../fields/siblings";
import { DownloadMenu } from "./download-menu";

interface ExportMenuProps {
  screen: ListScreen | CalendarScreen;
  asked: Query;
  /** Those of the screen itself by default. */
  columns?: readonly FieldKey[];
}

/** Takes records along as a file, with the filters and the columns that are shown. */
export function ExportMenu({ screen, asked, columns }: ExportMenuProps) {
  return (
    <DownloadMenu
      path={`/rest/records/${screen.of}/export`}
      query={{ ...asked, ...(columns && { columns: columns.join(",") }) }}
      name={`${titleOf(screen)} ${today()}`}
    />
  );
}
