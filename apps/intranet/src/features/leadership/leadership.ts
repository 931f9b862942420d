import type { AnswerOf, getLeadership, getLeadershipApplicants } from "@portal/definition/contract";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";

export type Course = AnswerOf<typeof getLeadership>;
export type Round = NonNullable<Course["round"]>;
export type Applicant = AnswerOf<typeof getLeadershipApplicants>["list"][number];
type Status = Applicant["status"];

/** How an application stands, in a word. */
export const statusWords: Readonly<Record<Status, string>> = {
  req: "신청",
  pass: "선발",
  fail: "미선발",
  cancel: "취소",
};

/** The course as the person sees it. */
export function useCourse() {
  return useQuery({
    queryKey: ["leadership"],
    queryFn: () => get("/rest/leadership/getLeadership"),
    meta: { onRefusal: "tell" },
  }).data;
}
