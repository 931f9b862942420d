import { Button } from "@mantine/core";
import { useLocation, useNavigate } from "react-router-dom";

interface NarrowButtonProps {
  label: string;
  /** What a list's address has while it is pressed, by the names of its filters. */
  asks: Readonly<Record<string, string>>;
}

/** Narrows a list to what people often look for, such as what is late. */
export function NarrowButton({ label, asks }: NarrowButtonProps) {
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
    <Button size="xs" variant={isOn ? "light" : "default"} aria-pressed={isOn} onClick={toggle}>
      {label}
    </Button>
  );
}
