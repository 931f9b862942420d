import { Button, Menu } from "@mantine/core";
import type { FieldKey, ListScreen } from "@portal/definition";
import { useState } from "react";
import { readFile } from "../../api/client";
import { saveAs } from "../../api/save-as";
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
  const [isLoading, setIsLoading] = useState(false);

  async function save(format: "xlsx" | "csv") {
    setIsLoading(true);
    try {
      const { page: _, ...query } = asked;
      const path = `/rest/records/${screen.of}/export`;
      const file = await readFile(path, { ...query, format, columns: columns.join(",") });
      saveAs(file, `${titleOf(screen)} ${today()}.${format}`);
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
