import type { FilterProps } from "../controls/field-kind";
import { FoldedFilters } from "../controls/lists/folded-filters";
import type { PlacedField } from "../fields/definitions";
import { kindOf } from "../fields/kinds";
import { OwnFilters } from "./form/fields/own-fields";

interface FieldFiltersProps extends Pick<FilterProps, "query" | "onChange"> {
  fields: readonly PlacedField[];
}

/** The filters by some fields of a screen's records. */
export function FieldFilters({ fields, query, onChange }: FieldFiltersProps) {
  const filters = fields.flatMap((placed) => {
    const { key, field, entity, column } = placed;
    const { Filter } = kindOf(field);
    const asked = { query, onChange };
    if (field.kind === "answers") return [{ names: [key], shown: <OwnFilters placed={placed} {...asked} /> }];
    return Filter
      ? [{ names: [key], shown: <Filter field={field} name={key} place={{ entity, column }} {...asked} /> }]
      : [];
  });
  return <FoldedFilters filters={filters} query={query} />;
}
