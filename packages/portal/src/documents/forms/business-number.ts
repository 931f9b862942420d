import { isBusinessNumber } from "../../customermanagement/company-name";

/** What is wrong with a company's registration number (10 digits, the last one checks the others); `null` when nothing. */
export function businessNumberProblem(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length !== 10) return "사업자번호는 숫자 10자리입니다.";
  return isBusinessNumber(digits) ? null : "사업자번호가 올바르지 않습니다. 다시 확인하세요.";
}
