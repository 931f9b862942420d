import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, Popover } from "@mantine/core";
import type { FieldKey, ListScreen } from "@portal/definition";
import { useState } from "react";
import { columnAt } from "../../fields/definitions";
import { useStore } from "../../store";

interface ColumnChoiceProps {
  screen: ListScreen;
  chosen: readonly FieldKey[];
  onChange: (chosen: readonly FieldKey[]) => void;
}

/** Which columns a list shows. */
export function ColumnChoice({ screen, chosen, onChange }: ColumnChoiceProps) {
  const all = allOf(screen);
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button size="compact-xs" variant="default">
          열 선택
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="열 선택">
        <div className="column-choice">
          {all.map((key, index) => (
            <Checkbox
              key={key}
              size="xs"
              label={columnAt(screen, key).field.label}
              checked={chosen.includes(key)}
              // the first one leads to the record
              disabled={screen.leads === undefined ? index === 0 : key === screen.leads}
              onChange={({ currentTarget }) =>
                onChange(all.filter((one) => (one === key ? currentTarget.checked : chosen.includes(one))))
              }
            />
          ))}
          <Button size="compact-xs" variant="subtle" onClick={() => onChange(screen.columns)}>
            처음대로
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The columns that the person has chosen for a list; those of the definition until then. */
export function useColumns(screen: ListScreen): [readonly FieldKey[], (chosen: readonly FieldKey[]) => void] {
  const { idx_staff } = useStore();
  const place = `columns:${idx_staff}:${screen.name}`;
  const [columns, setColumns] = useState(() => readColumns(place, screen));
  function choose(chosen: readonly FieldKey[]) {
    setColumns(chosen);
    if (String(chosen) === String(screen.columns)) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(chosen));
  }
  return [columns, choose];
}

function allOf({ columns, moreColumns = [] }: ListScreen): readonly FieldKey[] {
  return [...columns, ...moreColumns];
}

/** What was chosen before; columns that are no more are left out. */
function readColumns(place: string, screen: ListScreen): readonly FieldKey[] {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    const left = Array.isArray(chosen) ? allOf(screen).filter((key) => chosen.includes(key)) : [];
    return left.length > 0 ? left : screen.columns;
  } catch {
    return screen.columns;
  }
}
