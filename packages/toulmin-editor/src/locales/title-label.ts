import type { JudgmentTitle } from "../core/document";
import type { Dictionary } from "./ko";

/** The letters with which kinds of civil, family, administrative, patent and constitutional cases begin. */
const WITHOUT_CHARGE = /\d[가나다드르므구누두허후헌]/;

/** What a part of a judgment's head is called: only who is accused has a charge, other cases have a matter. */
export function titleLabel({ title }: Dictionary, part: keyof JudgmentTitle, { caseNo }: JudgmentTitle): string {
  return part === "charge" && WITHOUT_CHARGE.test(caseNo) ? title.matter : title[part];
}
