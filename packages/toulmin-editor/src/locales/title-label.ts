import type { JudgmentTitle } from "../core/document";
import type { Dictionary } from "./ko";

/** The letters in the numbers of civil, family, administrative, patent and constitutional cases. */
const WITHOUT_CHARGE = /\d(?:가[합단소]|[나다]|[드르므]|구[합단]?|[누두허후]|헌[가-힣])\d/;

/** What a part of a judgment's head is called: only who is accused has a charge, other cases have a matter. */
export function titleLabel({ title }: Dictionary, part: keyof JudgmentTitle, { caseNo }: JudgmentTitle): string {
  return part === "charge" && WITHOUT_CHARGE.test(caseNo) ? title.matter : title[part];
}
