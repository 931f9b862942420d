import { roundDays } from "@portal/definition/calendar";

/** What is left of somebody's leave, without what is being decided on; and what a request would leave of it. */
export function leftText({ remain, pending }: { remain: number; pending: number }, asked = 0): string {
  const [now, after] = [remain - pending, remain - pending - asked].map((days) => `${roundDays(days)}일`);
  return [now, asked > 0 && `→ ${after}`, pending > 0 && `(결재 중 ${pending}일 제외)`].filter(Boolean).join(" ");
}
