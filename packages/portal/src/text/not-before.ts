import { withParticle } from "./particle";

/** Says that what ends comes after what begins: 종료일은 시작일 이후여야 합니다. */
export function notBefore(end: string, start: string): string {
  return `${withParticle(end, "은/는")} ${start} 이후여야 합니다.`;
}
