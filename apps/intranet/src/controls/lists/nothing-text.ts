import { withParticle } from "@portal/definition";

/** That there are none of them: only who has looked for some reads that it is these that are missing. */
export function nothingText(what: string, isNarrowed: boolean): string {
  return `${isNarrowed ? "조건에 맞는 " : ""}${withParticle(what, "이/가")} 없습니다.`;
}
