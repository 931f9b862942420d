import { ApiError, wrongFields } from "../../api-error";
import type { RulesOf } from "../../records/rules";

/** Articles of the newsletter: written by their writer, confirmed by somebody else. */
export const rules: RulesOf<"nl_article"> = {
  async saving(_, { before: old, after: given }) {
    if (old?.state === "ok") throw new ApiError(409, "확정한 원고입니다. 수정요청을 받아 고치세요.");
    return given.state === "ask" && given.body !== null ? { state: "write" } : undefined;
  },

  mayMove: ({ person }, record, move) => move !== "confirm" || record.idx_author !== person.idx,
  // it is taken out of its issue's contents
  mayRemove: () => false,

  async moving(_, { record, move }) {
    if (move === "submit" && !record.body) {
      throw wrongFields({ body: "내용: 제출하려면 내용을 작성하세요." });
    }
    return undefined;
  },
};
