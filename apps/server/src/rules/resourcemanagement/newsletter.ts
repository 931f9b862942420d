import { notBefore } from "@portal/definition";
import { ApiError, wrongFields } from "../../api-error";
import { pathOfArticle } from "../../newsletter/article-path";
import { firstChecks, refuseUnticked, sectionsOf, withTicks } from "../../newsletter/check-list";
import { attachPdf, publish, reachOf } from "../../newsletter/publish";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";

type Given = GivenOf<"newsletter">;
type Article = RecordOf<"nl_article">;
type Issue = RecordOf<"newsletter">;

const dates = [
  ["due_write", "원고마감"],
  ["due_design", "디자인마감"],
  ["due_proof", "교정마감"],
  ["publish_date", "발행일"],
] as const;

/** Moves by which an issue goes on to its next stage. */
const forward = ["write", "design", "proof", "publish", "archive"];

/** Issues of the newsletter: their checklist, who writes what, and how they come to their readers. */
export const rules: RulesOf<"newsletter"> = {
  async saving(context, { before: old, after: given }) {
    refuseOrder(given);
    refuseDesigns(given.nl_design);
    if (old) {
      refuseGone(old.nl_article, given.nl_article);
      if (given.nl_check === old.nl_check) return undefined;
      return { nl_check: withTicks(context, old.nl_check, given.nl_check) };
    }
    const { idx_copy_of, due_write, publish_date } = given;
    return {
      nl_check: await firstChecks(context),
      ...(idx_copy_of && { nl_article: await sectionsOf(context, idx_copy_of, due_write ?? publish_date) }),
    };
  },

  async saved(context, { before: old, after: issue }) {
    await tellWriters(context, old, issue);
    if (old && old.nl_archive?.pdf !== issue.nl_archive?.pdf) await attachPdf(context, issue);
  },

  async moving(_, { record, move }) {
    if (forward.includes(move)) refuseUnticked(record);
    return undefined;
  },

  async moved(context, { after, move }) {
    if (move === "publish") await publish(context, after);
  },

  async removing(_, record) {
    if (["done", "archive"].includes(record.status)) {
      throw new ApiError(409, "발행한 사보는 지울 수 없습니다.");
    }
  },

  extra: async ({ db }, record) => ({ reach: await reachOf(db, record) }),
};

/** Refuses dates of which a later one comes before an earlier one. */
function refuseOrder(given: Given): void {
  const set = dates.filter(([key]) => given[key]);
  for (const [at, [key, label]] of set.entries()) {
    const [previous, before = ""] = set[at - 1] ?? [];
    if (previous && String(given[key]) < String(given[previous])) {
      throw wrongFields({ [key]: notBefore(label, before) });
    }
  }
}

function refuseDesigns(designs: readonly { readonly version: number; readonly chosen: boolean | null }[]): void {
  const versions = designs.map(({ version }) => version);
  if (new Set(versions).size < versions.length) throw wrongFields({ nl_design: "시안: 차수가 서로 달라야 합니다." });
  if (designs.filter(({ chosen }) => chosen).length > 1) {
    throw wrongFields({ nl_design: "시안: 하나만 확정할 수 있습니다." });
  }
}

/** Refuses to take out an article that somebody has written. */
function refuseGone(before: readonly Article[], after: Given["nl_article"]): void {
  const kept = new Set(after.map(({ idx }) => idx));
  const gone = before.find(({ idx, body }) => body !== null && !kept.has(idx));
  if (gone) throw new ApiError(409, `내용이 있는 원고는 지울 수 없습니다: ${gone.title}`);
}

/** Tells those who have an article to write that they did not have before. */
async function tellWriters({ db, now, person }: RequestContext, before: Issue | null, issue: Issue): Promise<void> {
  const had = new Map((before?.nl_article ?? []).map(({ idx, idx_author }) => [idx, idx_author]));
  const asked = issue.nl_article.filter(
    ({ idx, idx_author }) => had.get(idx) !== idx_author && idx_author !== person.idx,
  );
  for (const { idx, idx_author, title, due } of asked) {
    const line = `사보 원고를 부탁드립니다(마감 ${due}): ${title}`;
    await notify(db, { to: [idx_author], kind: "news", title: line, link: pathOfArticle(idx) }, now);
  }
}
