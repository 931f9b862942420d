import { columnName, type FormScreen, openKeys } from "@portal/definition";
import { entityOf } from "../../fields/modules";
import { signedInIds, useStore } from "../../store";
import type { Row } from "../records";

/** The columns and parts of a new record's form that the person fills in, as the server will see it. */
export function openToAdd({ of, form }: FormScreen, base: Row): ReadonlySet<string> | undefined {
  const person = signedInIds();
  if (!person) return undefined;
  const { idx_sector, idx_office, idx_team } = useStore.getState();
  const entity = entityOf(of);
  const record = { ...base, idx_writer: person.idx, idx_sector, idx_office, idx_team };
  const keys = openKeys(person, form, record, entity);
  return new Set(
    keys.map((key) => (key.includes(".") ? (key.split(".")[0] ?? "") : columnName(key, entity.fields[key]))),
  );
}
