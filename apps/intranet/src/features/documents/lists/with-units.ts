import type { Query } from "../../../controls/use-address";

/** What an address asks of a call that may be narrowed to a unit. */
export const withUnits = (query: Query) => ({ ...query, idx_office: query.idx_office, idx_team: query.idx_team });
