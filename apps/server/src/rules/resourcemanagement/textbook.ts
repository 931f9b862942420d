import { isIsbn } from "@portal/definition";
import { wrongFields } from "../../api-error";
import type { RulesOf } from "../../records/rules";

/** Books have an ISBN that exists. */
export const rules: RulesOf<"textbook"> = {
  async saving(_, { before, after }) {
    const { isbn } = after;
    if (isbn && isbn !== before?.isbn && !isIsbn(isbn)) {
      throw wrongFields({ isbn: "ISBN: 검증 숫자가 맞지 않습니다. 다시 확인하세요." });
    }
    return undefined;
  },
};
