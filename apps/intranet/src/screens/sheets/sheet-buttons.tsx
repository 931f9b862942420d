import { Button, type ButtonProps } from "@mantine/core";
import { type ComponentProps, Suspense, useState } from "react";
import { useDownload } from "../../api/use-download";
import { today } from "../../controls/dates/today";
import { entityOf } from "../../fields/modules";
import { later } from "../../loading/later";

const PrintDialog = later(async () => (await import("./print-dialog")).PrintDialog);
// what draws codes is for labels alone
const LabelDialog = later(async () => {
  const [{ PrintDialog: Dialog }, { labelPages }] = await Promise.all([
    import("./print-dialog"),
    import("./record-label"),
  ]);
  return (props: ComponentProps<typeof Dialog>) => <Dialog {...props} labels={labelPages} />;
});

interface SheetButtonsProps extends Pick<ButtonProps, "size"> {
  entity: string;
  /** The sheets that are offered, by their names. */
  names: readonly string[];
  idxs: readonly number[];
}

/** A button for each sheet of some records; it shows them as they come onto paper, or takes their file along. */
export function SheetButtons({ entity, names, idxs, size }: SheetButtonsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { isLoading, download } = useDownload();
  const { sheets = {} } = entityOf(entity);
  const sheet = asked === null ? undefined : sheets[asked];
  const Dialog = sheet?.label ? LabelDialog : PrintDialog;
  return (
    <>
      {names.map((name) => {
        const { title = "", file } = sheets[name] ?? {};
        const take = () => {
          const asked = { sheet: name, idxs: idxs.join(",") };
          void download(`/rest/records/${entity}/sheet`, asked, `${title} ${today()}.${file}`);
        };
        return (
          <Button
            key={name}
            size={size ?? "xs"}
            variant="default"
            loading={file !== undefined && isLoading}
            onClick={() => (file ? take() : setAsked(name))}
          >
            {title}
            {!file && " 출력"}
          </Button>
        );
      })}
      {asked !== null && sheet && (
        <Suspense>
          <Dialog {...{ entity, sheet, idxs }} name={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
