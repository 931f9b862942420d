import type { FormScreen, ListScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { callRecords } from "../../api/client";
import { fieldAt } from "../../fields/definitions";
import { screensOf } from "../../fields/siblings";
import { addressOfRecord } from "../record-links";

interface BelowLineProps {
  screen: ListScreen | FormScreen;
  /** The record that the path names. */
  idx: number;
}

/** What a list or a form lies below, by its name; it leads there where the person may open it. */
export function BelowLine({ screen, idx }: BelowLineProps) {
  const { field } = fieldAt(screen.of, screen.below ?? "");
  const to = field.kind === "link" ? field.to : screen.of;
  const { data, error } = useQuery({
    queryKey: ["records", to, "choices", { idx: String(idx) }],
    queryFn: () => callRecords(to, "choices", { idx: String(idx) }),
    meta: { onRefusal: "log" },
  });
  const page = screensOf(to).find(({ kind }) => kind === "view" || kind === "tab-view");
  const name = data?.list[0]?.name;
  if (error || (data && name === undefined)) return <p role="alert">{field.label}: 없거나 볼 수 없는 항목입니다.</p>;
  return (
    <p className="list-below">
      {field.label}:{" "}
      {page && name ? (
        <Link className="list-below-link" to={addressOfRecord(page, idx)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  );
}
