import { Button, Menu } from "@mantine/core";
import type { FieldKey, ListScreen } from "@portal/definition";
import { useState } from "react";
import { readFile } from "../../api/client";
import { tell } from "../../api/tell";
import type { Query } from "../../fields/field-kind";
import { today } from "../../shell/today";
import { titleOf } from "../definitions";

interface ExportMenuProps {
  screen: ListScreen;
  asked: Query;
  columns: readonly FieldKey[];
}

/** Takes the list along as a file, with its filters and the columns that are shown. */
export function ExportMenu({ screen, asked, columns }: ExportMenuProps) {
  const { page: _, ...query } = asked;
  return (
    <FileMenu
      path={`/rest/records/${screen.of}/export`}
      query={{ ...query, columns: columns.join(",") }}
      title={titleOf(screen)}
    />
  );
}

interface FileMenuProps {
  /** The call that gives the file; it is also told the `format`. */
  path: string;
  query: Readonly<Record<string, string | number>>;
  title: string;
}

/** Takes what a call gives along as a workbook or as CSV. */
export function FileMenu({ path, query, title }: FileMenuProps) {
  const [isLoading, setIsLoading] = useState(false);

  async function save(format: "xlsx" | "csv") {
    setIsLoading(true);
    try {
      saveAs(await readFile(path, { ...query, format }), `${title} ${today()}.${format}`);
    } catch (error) {
      tell(error);
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" loading={isLoading}>
          내려받기
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save("xlsx")}>엑셀 (.xlsx)</Menu.Item>
        <Menu.Item onClick={() => void save("csv")}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Hands a file to the browser's downloads. */
export function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
