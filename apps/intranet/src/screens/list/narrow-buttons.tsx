import { Button } from "@mantine/core";
import type { ListScreen } from "@portal/definition";
import { useLocation, useNavigate } from "react-router-dom";
import { today } from "../../controls/dates/today";
import { useStore } from "../../store";
import { asksOf } from "./asks-of";

/** Buttons that narrow a list to what people often look for, such as what is late. */
export function NarrowButtons({ narrows = [] }: Pick<ListScreen, "narrows">) {
  const me = useStore(({ idx_staff }) => idx_staff);
  if (narrows.length === 0) return null;
  return (
    <span role="group" aria-label="자주 찾는 조건" className="list-narrows">
      {narrows.map((narrow) => (
        <NarrowButton key={narrow.label} label={narrow.label} asks={asksOf(narrow, today(), me)} />
      ))}
    </span>
  );
}

function NarrowButton({ label, asks }: { label: string; asks: Readonly<Record<string, string>> }) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isOn = Object.entries(asks).every(([name, value]) => query.get(name) === value);
  function toggle() {
    query.delete("page");
    for (const [name, value] of Object.entries(asks)) {
      if (isOn) query.delete(name);
      else query.set(name, value);
    }
    void navigate(`${pathname}?${query}`);
  }
  return (
    <Button size="compact-xs" variant={isOn ? "light" : "default"} aria-pressed={isOn} onClick={toggle}>
      {label}
    </Button>
  );
}
