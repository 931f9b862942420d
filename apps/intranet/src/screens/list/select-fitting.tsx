import { Button } from "@mantine/core";
import type { ListScreen } from "@portal/definition";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import type { Query } from "../../controls/use-address";
import type { Selection } from "./selection";

/** So many records are changed by one call at most, and so many rows come with one page. */
const AT_ONCE = 500;
const ROWS = 100;

export interface Fitting {
  /** What the list is asked for. */
  readonly asked: Query;
  /** The records of this page, and how many there are on all of them; nothing while they are on their way. */
  readonly shown: readonly number[];
  readonly total: number | undefined;
}

interface SelectFittingProps extends Fitting {
  screen: ListScreen;
  selection: Selection;
}

/** Once a whole page is selected: selects what stands on the others as well, all that the filters leave. */
export function SelectFitting({ screen, selection, asked, shown, total = 0 }: SelectFittingProps) {
  const { send } = useSending();
  const isPage = shown.every((idx) => selection.idxs.has(idx));
  if (!isPage || total <= shown.length || total > AT_ONCE) return null;
  const isAll = selection.idxs.size > shown.length;

  async function select() {
    await send(async () => {
      const idxs: number[] = [];
      for (let page = 1; idxs.length < total; page++) {
        const whole = { ...asked, screen: screen.name, page, rows: ROWS };
        const { list } = await callRecords(screen.of, "list", whole);
        if (list.length === 0) break;
        idxs.push(...list.map(({ idx }) => Number(idx)));
      }
      selection.set(idxs.slice(0, AT_ONCE));
    });
  }

  return (
    <Button size="compact-xs" variant="subtle" onClick={() => (isAll ? selection.set(shown) : void select())}>
      {isAll ? "이 페이지만 선택" : `조건에 맞는 ${total.toLocaleString("ko-KR")}건 모두 선택`}
    </Button>
  );
}
