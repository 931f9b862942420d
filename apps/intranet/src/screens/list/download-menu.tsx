import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import { readFile } from "../../api/client";
import { saveAs } from "../../api/save-as";
import { tell } from "../../api/tell";

interface DownloadMenuProps {
  /** The call that makes the file; it is asked for a `format` beside the query. */
  path: string;
  query: Readonly<Record<string, string | number | undefined>>;
  /** The file's name before its ending. */
  name: string;
  disabled?: boolean;
}

/** Takes something along as a file, as a workbook or as comma separated values. */
export function DownloadMenu({ path, query, name, disabled = false }: DownloadMenuProps) {
  const [isLoading, setIsLoading] = useState(false);

  async function save(format: "xlsx" | "csv") {
    setIsLoading(true);
    try {
      saveAs(await readFile(path, { ...query, format }), `${name}.${format}`);
    } catch (error) {
      tell(error);
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" loading={isLoading} disabled={disabled}>
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
