import { Button, Menu } from "@mantine/core";
import { useDownload } from "../../api/use-download";

interface DownloadMenuProps {
  /** The call that makes the file; it is asked for a `format` beside the query, and for every page. */
  path: string;
  query: Readonly<Record<string, string | number | undefined>>;
  /** The file's name before its ending. */
  name: string;
  disabled?: boolean;
  /** What the button is called where there is more than one of them. */
  title?: string;
}

/** Takes something along as a file, as a workbook or as comma separated values. */
export function DownloadMenu({ path, query, name, disabled = false, title = "내려받기" }: DownloadMenuProps) {
  const { isLoading, download } = useDownload();
  const { page: _, ...asked } = query;
  const save = (format: "xlsx" | "csv") => void download(path, { ...asked, format }, `${name}.${format}`);

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" loading={isLoading} disabled={disabled}>
          {title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save("xlsx")}>엑셀 (.xlsx)</Menu.Item>
        <Menu.Item onClick={() => save("csv")}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
