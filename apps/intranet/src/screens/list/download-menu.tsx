import { Button, Menu } from "@mantine/core";
import { useDownload } from "../../api/use-download";

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
  const { isLoading, download } = useDownload();
  const save = (format: "xlsx" | "csv") => void download(path, { ...query, format }, `${name}.${format}`);

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" loading={isLoading} disabled={disabled}>
          내려받기
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save("xlsx")}>엑셀 (.xlsx)</Menu.Item>
        <Menu.Item onClick={() => save("csv")}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
