import type { ModuleDefinition } from "../../define/define-module";
import { flag, link } from "../../define/fields";
import { lettered, letterFlow, templated } from "../../define/records/letter";

const keepers = ["pd_auth:all"] as const;
/** What stands for a word in a letter. */
const places = {
  이름: ["name"],
  포지션: ["req.job"],
  면접일시: ["interview.during"],
  면접장소: ["interview.place", "interview.classroom", "interview.online_url"],
  입사예정일: ["join_date"],
} as const;
const words = Object.keys(places)
  .map((word) => `{${word}}`)
  .join(" ");

/** What applicants are written, and what that begins with. */
export const letters = {
  hire_template: {
    title: "채용 안내문",
    name: "title",
    fields: {
      ...templated(`${words} 자리에는 안내메일을 등록할 때 지원자의 값이 들어갑니다.`),
      is_use: flag("사용", { default: true }),
    },
  },
  hire_letter: {
    title: "채용 안내메일",
    isPersonal: true,
    name: "subject",
    index: [["applicant"]],
    access: { read: keepers, add: keepers, change: keepers },
    letter: {
      about: "applicant",
      to: "email",
      latest: { of: "interview", while: { status: ["plan"] } },
      places,
    },
    purge: { after: { days: 1, from: "applicant.keep_until" }, fields: ["subject", "body", "to_addr"] },
    flow: letterFlow(keepers),
    fields: {
      applicant: link("지원자", { to: "applicant", required: true }),
      ...lettered("hire_template", `저장하면 ${words} 자리에 지원자의 값이 들어갑니다. 보내기 전에 확인합니다.`),
    },
  },
} as const satisfies ModuleDefinition["entities"];

const form = [{ fields: ["title", "subject", "body", "is_use"] }] as const;

/** The templates, on the page of those who keep them. */
export const templates = {
  key: "templates",
  title: "안내문",
  of: "hire_template",
  can: keepers,
  columns: ["title", "subject", "is_use"],
  search: ["title", "subject"],
  drawer: { view: form, form, add: keepers, change: keepers },
} as const;

/** The letters to an applicant, below them. */
export const lettersBelow = {
  of: "hire_letter",
  title: "안내메일",
  columns: ["subject", "status", "to_addr", "sent_at", "writer"],
  form: [
    { fields: ["template", "subject", "body"] },
    { fields: ["to_addr", "sent_at", "status"], when: { status: ["wait", "sent", "handed", "fail"] } },
  ],
} as const;
