import { permissionIds } from "@portal/definition";
import { ApiError } from "../../api-error";
import type { RulesOf } from "../../records/rules";

const { leads, systemSelect } = permissionIds.positions;
/** Permissions follow from these; what they are called is the company's. */
const fixed: readonly number[] = [...leads.company, ...leads.office, ...leads.team, systemSelect];

/** Positions: those by which people lead stay. */
export const rules: RulesOf<"position"> = {
  async removing(_, { idx }) {
    if (fixed.includes(Number(idx)))
      throw new ApiError(409, "권한이 따르는 직책이라 지울 수 없습니다. 이름은 바꿀 수 있습니다.");
  },
};
