import { Link } from "react-router-dom";
import type { Known } from "../../controls/field-kind";

interface LinkedNameProps {
  entity: string;
  idx: number;
  known: Known;
}

/** A record by its name, which leads to it for whoever may open it. */
export function LinkedName({ entity, idx, known: { names, pages } }: LinkedNameProps) {
  const name = names[entity]?.[idx] ?? `${idx}번`;
  const page = pages?.[entity]?.[idx];
  return page === undefined ? name : <Link to={page}>{name}</Link>;
}
