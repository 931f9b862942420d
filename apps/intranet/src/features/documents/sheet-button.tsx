import { Button } from "@mantine/core";
import { useState } from "react";
import { readFile } from "../../api/client";
import { saveAs } from "../../api/save-as";
import { tell } from "../../api/tell";
import { today } from "../../shell/today";

interface SheetButtonProps {
  /** The call that gives the workbook. */
  path: `/rest/documents/export${string}`;
  /** What the list is asked for: its filters, not its page. */
  asked: Readonly<Record<string, string | number | undefined>>;
  name: string;
}

/** Takes every page of a list along as a workbook, with its filters. */
export function SheetButton({ path, asked, name }: SheetButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  async function save() {
    setIsLoading(true);
    try {
      const { page: _, ...filters } = asked;
      saveAs(await readFile(path, filters), `${name} ${today()}.xlsx`);
    } catch (error) {
      tell(error);
    } finally {
      setIsLoading(false);
    }
  }
  return (
    <Button size="xs" variant="default" loading={isLoading} onClick={() => void save()}>
      엑셀
    </Button>
  );
}
