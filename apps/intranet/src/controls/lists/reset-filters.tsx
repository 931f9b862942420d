import { Button } from "@mantine/core";

/** Sets back what a page is narrowed by. */
export function ResetFilters({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" size="xs" onClick={onClick}>
      초기화
    </Button>
  );
}
