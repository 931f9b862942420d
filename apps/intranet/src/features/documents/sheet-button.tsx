import { Button } from "@mantine/core";
import { useDownload } from "../../api/use-download";
import { today } from "../../shell/today";

interface SheetButtonProps {
  /** The call that gives the workbook. */
  path: `/rest/documents/export${string}`;
  /** What the list is asked for: its filters, not its page. */
  asked: Readonly<Record<string, string | number | undefined>>;
  name: string;
  /** What the button is called when the list has more than one workbook. */
  title?: string;
}

/** Takes every page of a list along as a workbook, with its filters. */
export function SheetButton({ path, asked, name, title = "엑셀" }: SheetButtonProps) {
  const { isLoading, download } = useDownload();
  const { page: _, ...filters } = asked;
  const save = () => void download(path, filters, `${name} ${today()}.xlsx`);
  return (
    <Button size="xs" variant="default" loading={isLoading} onClick={save}>
      {title}
    </Button>
  );
}
