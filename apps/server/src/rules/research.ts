import { ApiError, wrongFields } from "../api-error";
import type { Row, Rules } from "../crud/rules";
import type { research, researchMember, researchMilestone, researchOutput } from "../db/tables";
import { notify } from "../notifications";
import { isInside } from "../research/insiders";
import { dayOf } from "../seoul";

type Project = typeof research.$inferSelect;
type Member = typeof researchMember.$inferSelect;
type Milestone = typeof researchMilestone.$inferSelect;
type Output = typeof researchOutput.$inferSelect;

const linesOf = <Line>(record: Row, part: string) => (record[part] ?? []) as Line[];
const linkTo = (idx: number) => `/businessmanagement/researchview/${idx}`;

/** Research projects: milestones that together are the whole of it, and who says that it begins, goes on and ends. */
export const rules: Rules = {
  async saving({ now }, { after }) {
    const project = after as Project;
    const milestones = linesOf<Milestone>(after, "research_milestone");
    const outputs = linesOf<Output>(after, "research_output");
    const wrong = {
      ...wrongMilestones(project, milestones, dayOf(now)),
      ...wrongMembers(after),
      ...wrongOutputs(outputs),
    };
    if (project.date_to < project.date_from) wrong.date_to = "종료일: 시작일보다 빠를 수 없습니다.";
    if (Object.keys(wrong).length > 0) throw wrongFields(wrong);
    const [next] = milestones.flatMap(({ due, done_at }) => (done_at ? [] : due)).toSorted();
    const progress = sumOf(milestones.filter(({ done_at }) => done_at));
    return { progress, next_due: next ?? project.date_to, outputs: outputs.length };
  },

  async saved({ db, now, person }, { before, after }) {
    const { idx, title } = after as Project;
    const known = linesOf<Member>(before ?? {}, "research_member").map(({ idx_staff }) => idx_staff);
    const to = linesOf<Member>(after, "research_member")
      .map(({ idx_staff }) => idx_staff)
      .filter((one) => one !== person.idx && !known.includes(one));
    await notify(db, { to, kind: "task", title: `연구원으로 참여합니다: ${title}`, link: linkTo(idx) }, now);
  },

  extra: async ({ asker }, record) => ({ mayComment: isInside(asker, record) }),

  // who leads a project does not say themselves that it begins, goes on or is done
  mayMove: ({ person }, record, move) =>
    !["start", "resume", "finish"].includes(move) || (record as Project).idx_leader !== person.idx,

  async moving(_, { record, move }) {
    if (move === "start" && linesOf(record, "research_milestone").length === 0)
      throw new ApiError(409, "추진일정을 먼저 등록하세요.");
    if (move === "finish" && linesOf(record, "research_output").length === 0)
      throw new ApiError(409, "산출물을 하나 이상 등록하세요.");
    if (move === "finish" && !(record as Project).abstract?.trim()) throw new ApiError(409, "요약을 먼저 작성하세요.");
    return undefined;
  },

  async moved({ db, now, person }, { after, move }) {
    const { idx, idx_leader, title } = after as Project;
    const words: Readonly<Record<string, string>> = {
      start: "시작 승인",
      resume: "계속 진행",
      finish: "완료",
      stop: "중단",
    };
    if (!words[move] || idx_leader === person.idx) return;
    const told = `연구과제 ${words[move]}: ${title}`;
    await notify(db, { to: [idx_leader], kind: "task", title: told, link: linkTo(idx) }, now);
  },
};

type Wrong = Record<string, string>;

function wrongMilestones({ date_from, date_to }: Project, milestones: readonly Milestone[], today: string): Wrong {
  const wrong: Wrong = {};
  for (const [at, { due, done_at }] of milestones.entries()) {
    if (due < date_from || due > date_to)
      wrong[`research_milestone.${at}.due`] = "기한: 과제 기간 안의 날을 선택하세요.";
    if (done_at && done_at > today) wrong[`research_milestone.${at}.done_at`] = "완료일: 오늘까지 고를 수 있습니다.";
  }
  const whole = sumOf(milestones);
  if (milestones.length > 0 && whole !== 100)
    wrong[`research_milestone.${milestones.length - 1}.weight`] = `비중: 모두 더해 100이어야 합니다. (지금 ${whole})`;
  return wrong;
}

function wrongMembers(record: Row): Wrong {
  const members = linesOf<Member>(record, "research_member");
  const wrong: Wrong = {};
  for (const [at, { idx_staff, date_from, date_to }] of members.entries()) {
    const first = members.findIndex((one) => one.idx_staff === idx_staff);
    if (first < at) wrong[`research_member.${at}.idx_staff`] = `연구원: ${first + 1}행과 같습니다.`;
    if (date_from && date_to && date_to < date_from)
      wrong[`research_member.${at}.date_to`] = "종료일: 시작일보다 빠를 수 없습니다.";
  }
  return wrong;
}

function wrongOutputs(outputs: readonly Output[]): Wrong {
  const lacking = outputs.findIndex(({ file, url }) => !file && !url);
  return lacking < 0 ? {} : { [`research_output.${lacking}.url`]: "주소: 파일이나 주소를 넣으세요." };
}

function sumOf(milestones: readonly Milestone[]): number {
  return milestones.reduce((sum, { weight }) => sum + weight, 0);
}
