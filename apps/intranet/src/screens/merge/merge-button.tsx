import { Button, type ButtonProps } from "@mantine/core";
import { Suspense, useState } from "react";
import { later } from "../../loading/later";

const MergeDialog = later(async () => (await import("./merge-dialog")).MergeDialog);

interface MergeProps {
  entity: string;
  /** Two records; of one, the other is looked for in the dialog. */
  idxs: readonly number[];
  /** Told which of them is left. */
  onMerged: (into: number) => void;
}

/** Asks which of two records that mean the same is left. */
export function useMerge(props: MergeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <MergeDialog {...props} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { merge: () => setIsOpen(true), dialog };
}

/** Makes one of two records that mean the same. */
export function MergeButton({ size = "xs", ...props }: MergeProps & Pick<ButtonProps, "size">) {
  const { merge, dialog } = useMerge(props);
  return (
    <>
      <Button size={size} variant="default" onClick={merge}>
        합치기
      </Button>
      {dialog}
    </>
  );
}
