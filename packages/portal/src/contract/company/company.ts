import { defineCall } from "../define-call";

/** The company's logo, also for whoever signs in. */
export const getCompanyLogo = defineCall({
  method: "get",
  path: "/rest/component/getCompanyLogo",
  title: "회사 로고",
  can: ["public"],
  type: "application/octet-stream",
});
