import { ApiError } from "../../api-error";
import { replacementOf } from "../../company/heads";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RulesOf, WriteContext } from "../../records/rules";
import { isInside } from "../../research/insiders";
import { dayOf } from "../../seoul";

type Given = GivenOf<"research">;

const linkTo = (idx: number) => `/businessmanagement/researchview/${idx}`;

/** Research projects: milestones that together are the whole of it, and who says that it begins, goes on and ends. */
export const rules: RulesOf<"research"> = {
  checks: [
    (_, { after }) => wrongDays(after),
    ({ now }, { after }) => wrongProgress(after, dayOf(now)),
    (_, { after }) => wrongMembers(after),
    (_, { after }) => wrongOutputs(after),
  ],

  async saving(_, { after: { date_to, research_milestone: milestones, research_output: outputs } }) {
    const [next] = milestones.flatMap(({ due, done_at }) => (done_at ? [] : due)).toSorted();
    const progress = sumOf(milestones.filter(({ done_at }) => done_at));
    return { progress, next_due: next ?? date_to, outputs: outputs.length };
  },

  async saved(context, { before, after }) {
    const { db, now, person } = context;
    const { idx, title } = after;
    const known = (before?.research_member ?? []).map(({ idx_staff }) => idx_staff);
    const to = after.research_member
      .map(({ idx_staff }) => idx_staff)
      .filter((one) => one !== person.idx && !known.includes(one));
    await notify(db, { to, kind: "task", title: `연구원으로 참여합니다: ${title}`, link: linkTo(idx) }, now);
    if (!before) await tellAbove(context, after, "시작 승인을 기다리는 연구과제");
  },

  extra: async ({ asker }, record) => ({ mayComment: isInside(asker, record) }),

  // who leads a project does not say themselves that it begins, goes on or is done
  mayMove: ({ person }, record, move) =>
    !["start", "resume", "finish"].includes(move) || record.idx_leader !== person.idx,

  async moving(_, { record, move }) {
    if (move === "start" && record.research_milestone.length === 0)
      throw new ApiError(409, "추진일정을 먼저 등록하세요.");
    if (move === "finish" && record.research_output.length === 0)
      throw new ApiError(409, "산출물을 하나 이상 등록하세요.");
    if (move === "finish" && !record.abstract?.trim()) throw new ApiError(409, "요약을 먼저 작성하세요.");
    return undefined;
  },

  async moved(context, { after, move }) {
    if (move === "report") await tellAbove(context, after, "중간보고를 확인하세요");
  },
};

/** Who decides on a project hears that it is their turn: the head above who leads it. */
async function tellAbove(
  { db, now, person }: WriteContext,
  project: RecordOf<"research">,
  what: string,
): Promise<void> {
  const { idx, idx_leader, idx_office, idx_team, title } = project;
  const leader = { idx: idx_leader, idx_office: idx_office ?? 0, idx_team };
  const head = await replacementOf(db, leader, [], dayOf(now), "above");
  const to = head === null || head === person.idx ? [] : [head];
  await notify(db, { to, kind: "task", title: `${what}: ${title}`, link: linkTo(idx) }, now);
}

type Wrong = Record<string, string>;

function wrongDays({ date_from, date_to, research_milestone: milestones }: Given): Wrong {
  const outside = milestones.flatMap(({ due }, at) => (due < date_from || due > date_to ? [at] : []));
  const said = "기한: 과제 기간 안의 날을 선택하세요.";
  return Object.fromEntries(outside.map((at) => [`research_milestone.${at}.due`, said]));
}

function wrongProgress({ research_milestone: milestones }: Given, today: string): Wrong {
  const wrong: Wrong = {};
  for (const [at, { done_at }] of milestones.entries())
    if (done_at && done_at > today) wrong[`research_milestone.${at}.done_at`] = "완료일: 오늘까지 고를 수 있습니다.";
  const whole = sumOf(milestones);
  if (milestones.length > 0 && whole !== 100)
    wrong[`research_milestone.${milestones.length - 1}.weight`] = `비중: 모두 더해 100이어야 합니다. (지금 ${whole})`;
  return wrong;
}

function wrongMembers({ research_member: members }: Given): Wrong {
  const wrong: Wrong = {};
  for (const [at, { idx_staff }] of members.entries()) {
    const first = members.findIndex((one) => one.idx_staff === idx_staff);
    if (first < at) wrong[`research_member.${at}.idx_staff`] = `연구원: ${first + 1}행과 같습니다.`;
  }
  return wrong;
}

function wrongOutputs({ research_output: outputs }: Given): Wrong {
  const lacking = outputs.findIndex(({ file, url }) => !file && !url);
  return lacking < 0 ? {} : { [`research_output.${lacking}.url`]: "주소: 파일이나 주소를 넣으세요." };
}

function sumOf(milestones: Given["research_milestone"]): number {
  return milestones.reduce((sum, { weight }) => sum + weight, 0);
}
