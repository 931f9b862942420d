import { Button } from "@mantine/core";
import { useState } from "react";
import { Popup } from "../../controls/dialogs/popup";
import type { Known } from "../../controls/field-kind";
import { valueIn } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { ShownField } from "../../fields/shown";
import { isAlike } from "./is-alike";
import type { FormState } from "./use-record-form";

interface StaleRecordProps {
  form: FormState;
  known: Known;
}

/** Asks, where somebody else saved the record in between, what of it stays. */
export function StaleRecord({ form, known }: StaleRecordProps) {
  const { stale } = form;
  return stale && <StaleDialog {...{ form, stale }} known={{ ...known, names: { ...known.names, ...stale.names } }} />;
}

interface StaleDialogProps extends StaleRecordProps {
  stale: NonNullable<FormState["stale"]>;
}

/** Both versions side by side, and for each value which one stays. */
function StaleDialog({ form, stale: { record: theirs }, known }: StaleDialogProps) {
  const { asked, values: mine, closeStale, merge } = form;
  /** The columns and parts that stay as the other one saved them. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const written = asked.fields.filter(({ field }) => !field.readOnly && !field.computed);
  const differing = written.filter((placed) => !isAlike(valueIn(mine, placed), valueIn(theirs, placed)));
  const lines = asked.lines.map(({ part }) => part).filter((part) => !isAlike(mine[part], theirs[part]));
  const keep = (name: string, isTheirs: boolean) =>
    setKept((before) => new Set(isTheirs ? [...before, name] : [...before].filter((one) => one !== name)));
  const side = (name: string, isTheirs: boolean, children: React.ReactNode) => (
    <td>
      <label>
        <input
          type="radio"
          name={name}
          checked={kept.has(name) === isTheirs}
          onChange={() => keep(name, isTheirs)}
          aria-label={isTheirs ? "저장된 값 쓰기" : "내 입력 쓰기"}
        />{" "}
        {children}
      </label>
    </td>
  );
  return (
    <Popup title="다른 사용자가 먼저 수정했습니다" size="xl" closeOnClickOutside={false} onClose={closeStale}>
      <p>서로 다른 항목입니다. 항목마다 남길 값을 고른 뒤 다시 저장하세요.</p>
      <div className="list-scroll">
        <table className="record-table stale-table">
          <thead>
            <tr>
              <th scope="col">항목</th>
              <th scope="col">내 입력</th>
              <th scope="col">저장된 값</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((placed) => (
              <tr key={placed.key}>
                <th scope="row">{placed.field.label}</th>
                {side(placed.key, false, <ShownField placed={placed} record={mine} known={known} as="View" />)}
                {side(placed.key, true, <ShownField placed={placed} record={theirs} known={known} as="View" />)}
              </tr>
            ))}
            {lines.map((part) => (
              <tr key={part}>
                <th scope="row">{entityOf(part).title}</th>
                {side(part, false, `${countOf(mine[part])}줄`)}
                {side(part, true, `${countOf(theirs[part])}줄`)}
              </tr>
            ))}
            {differing.length + lines.length === 0 && (
              <tr>
                <td colSpan={3}>이 화면의 항목은 서로 같습니다.</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="popup-actions">
        <Button size="xs" variant="default" onClick={closeStale}>
          계속 수정
        </Button>
        <Button size="xs" onClick={() => void merge(kept)}>
          고른 값으로 저장
        </Button>
      </div>
    </Popup>
  );
}

function countOf(lines: unknown): number {
  return Array.isArray(lines) ? lines.length : 0;
}
