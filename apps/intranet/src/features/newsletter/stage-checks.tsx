import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { seoulTime } from "../../fields/dates/seoul-time";
import { type ReadAnswer, type Row, useRefresh } from "../../screens/records";

/** What is ticked off before an issue leaves a stage, with who has ticked it. */
export function StageChecks({ read, stage }: { read: ReadAnswer; stage: string }) {
  const refresh = useRefresh();
  const { isSending, send } = useSending();
  const { idx, ver } = read.record;
  const all = (read.record.nl_check ?? []) as readonly Row[];
  const items = all.filter((check) => check.stage === stage);
  if (items.length === 0) return null;

  function tick(item: Row) {
    const nl_check = all.map((check) => {
      const { idx, stage, item: words } = check;
      return { idx, stage, item: words, is_done: check === item ? !item.is_done : check.is_done };
    });
    void send(async () => {
      try {
        await callRecords("newsletter", "change", { idx: Number(idx), ver: Number(ver), values: { nl_check } });
      } finally {
        await refresh("newsletter");
      }
    });
  }

  return (
    <section aria-labelledby="nl-checks" className="nl-checks">
      <h2 id="nl-checks">
        점검 {items.filter(({ is_done }) => is_done).length}/{items.length}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={Number(item.idx)}>
            <Checkbox
              size="xs"
              label={String(item.item)}
              checked={item.is_done === true}
              disabled={isSending}
              onChange={() => tick(item)}
            />
            {item.is_done === true && (
              <span className="nl-ticked">
                {read.names.staff?.[String(item.idx_done_by)]?.split(" ")[0] ?? ""}{" "}
                {item.done_at ? seoulTime(String(item.done_at)) : ""}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
