import { Button, type ButtonProps } from "@mantine/core";
import { Suspense, useState } from "react";
import { later } from "../../loading/later";

const MergeDialog = later(async () => (await import("./merge-dialog")).MergeDialog);

interface MergeButtonProps extends Pick<ButtonProps, "size"> {
  entity: string;
  /** Two records; of one, the other is looked for in the dialog. */
  idxs: readonly number[];
  /** Told which of them is left. */
  onMerged: (into: number) => void;
}

/** Makes one of two records that mean the same. */
export function MergeButton({ size = "xs", ...rest }: MergeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size={size} variant="default" onClick={() => setIsOpen(true)}>
        합치기
      </Button>
      {isOpen && (
        <Suspense>
          <MergeDialog {...rest} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
