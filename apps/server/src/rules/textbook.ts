import { isIsbn } from "@portal/definition";
import { wrongFields } from "../api-error";
import type { Rules } from "../crud/rules";
import type { textbook } from "../db/tables";

type Textbook = typeof textbook.$inferSelect;

/** Books have an ISBN that exists. */
export const rules: Rules = {
  async saving(_, { before, after }) {
    const { isbn } = after as Textbook;
    if (isbn && isbn !== before?.isbn && !isIsbn(isbn)) {
      throw wrongFields({ isbn: "ISBN: 검증 숫자가 맞지 않습니다. 다시 확인하세요." });
    }
    return undefined;
  },
};
