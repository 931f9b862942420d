import type { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { TextFormat } from "./formats";

/** The longest text that is read as one of the formats. */
export const LONGEST_WRITTEN = 200;

let parsePhone: typeof parsePhoneNumberFromString | undefined;

/**
 * Loads what phone numbers are read by, which is more than a page needs that has no form: the server waits for it, and
 * forms ask for it. Until it is there, whatever may be a number passes as it is written.
 */
export async function loadPhones(): Promise<void> {
  parsePhone ??= (await import("libphonenumber-js/min")).parsePhoneNumberFromString;
}

type Read = { readonly value: string } | { readonly problem: string };

/** A text as it is kept, in whatever way it is written, or what is wrong with it. */
export function readText(format: TextFormat, written: string): Read {
  return readers[format](written.normalize("NFKC").trim());
}

const readers: Readonly<Record<TextFormat, (text: string) => Read>> = {
  phone: (text) => {
    const value = phoneOf(text);
    return value === undefined ? { problem: "전화번호가 아닙니다. 02-555-1234처럼 입력하세요." } : { value };
  },
  businessNumber: (text) => {
    const value = text.replace(/[\s-]/g, "");
    if (!/^\d{10}$/.test(value)) return { problem: "숫자 10자리로 입력하세요. (예: 123-45-67891)" };
    return isBusinessNumber(value) ? { value } : { problem: "없는 사업자번호입니다. 숫자를 다시 확인하세요." };
  },
  email: (text) => {
    const isOne = /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
    if (!isOne.test(text)) return { problem: "이메일 주소가 아닙니다. name@example.com처럼 입력하세요." };
    return { value: text.toLowerCase() };
  },
  homepage: (text) => {
    const value = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
    const isOne =
      /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
    return isOne.test(value) ? { value } : { problem: "홈페이지 주소가 아닙니다. www.example.com처럼 입력하세요." };
  },
  postcode: (text) => (/^\d{5}$/.test(text) ? { value: text } : { problem: "우편번호는 숫자 5자리입니다." }),
};

/** Digits of the shortest phone number, with its country's code. */
const SHORTEST_NUMBER = 7;

/** A phone number as it is written in Korea, one of another country with that country's code; nothing where it is none. */
function phoneOf(text: string): string | undefined {
  // what can't be one takes the library longest: it throws
  if (text.replace(/\D/g, "").length < SHORTEST_NUMBER) return undefined;
  if (!parsePhone) return /^[+\d(][\d\s().-]{5,24}$/.test(text) ? text : undefined;
  const phone = parsePhone(text, { defaultCountry: "KR", extract: false });
  if (!phone?.isValid()) return undefined;
  if (phone.countryCallingCode !== "82") return phone.formatInternational();
  // personal numbers have four digits before the others, which the library divides otherwise
  return phone.formatNational().replace(/^(050)-(\d)(\d{3,4})-(\d{4})/, "$1$2-$3-$4");
}

/** The digits by which a number is found, of one that is looked for; nothing where it is no number, or a short one. */
export function digitsSought(written: string): string | undefined {
  const text = written.normalize("NFKC").trim();
  if (!/^[+(\d][\d\s().-]*$/.test(text)) return undefined;
  // with its country's code it is another text than at home
  const number = /^(\+|00|82)/.test(text) ? (phoneOf(text) ?? text) : text;
  const digits = number.replace(/\D/g, "");
  return digits.length < 4 ? undefined : digits;
}

/** Whether ten digits are a Korean business registration number: the last one checks the others. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const at = [...digits].map(Number);
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const sum = weights.reduce(
    (all, weight, index) => all + weight * (at[index] ?? 0),
    Math.floor(((at[8] ?? 0) * 5) / 10),
  );
  return (10 - (sum % 10)) % 10 === at[9];
}
