import { notBefore } from "@portal/definition";
import { monthsAfter } from "@portal/definition/calendar";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import type { Database } from "../../db/open";
import { manualDoc, postLike, postRead, staff, team } from "../../db/tables";
import { noteIfPossible } from "../../db/trouble";
import { leadTarget, targetOf } from "../../news-zone/lead-target";
import { keepVersion, keepVersionFiles, manualVersions, newestVersion } from "../../news-zone/manual-versions";
import { isMeant, isSeenBy, mayAdd, mayChange, pathOf } from "../../news-zone/posts";
import { noteRead, readCounts } from "../../news-zone/readers";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf } from "../../records/record-of";
import type { RulesOf } from "../../records/rules";
import { minuteOf } from "../../seoul";

type Given = GivenOf<"post">;
type Whole = RecordOf<"post">;

/** Which part the posts of a board have. */
const partOf: Readonly<Record<string, "media_post" | "manual_doc" | "ceo_message">> = {
  media: "media_post",
  manual: "manual_doc",
  ceo: "ceo_message",
};

/** Posts of the news zone's boards. */
export const rules: RulesOf<"post"> = {
  visible: (context, table) => isSeenBy(context, table),

  async saving(context, { before: old, after: given }) {
    const board = (old ?? given).board ?? "";
    const may = old ? mayChange(context.asker, old) : mayAdd(context.asker, board);
    if (!may) throw new ApiError(403, "접근 권한이 없습니다.");
    refuseUnfit(given, board);
    const target = targetOf(given.target);
    if (board !== "notice") return { target };
    const teams = await officesOf(context.db, target?.idx_team ?? []);
    const told = leadTarget(context.asker, target, (idx) => teams.get(idx) ?? 0);
    if (told === undefined) throw wrongFields({ target: "대상: 이끄는 조직에만 공지할 수 있습니다. 다시 선택하세요." });
    return { target: told };
  },

  async saved({ db, now }, { before: old, after: record }) {
    if (record.manual_doc) {
      if (old?.manual_doc && old.manual_doc.version !== record.manual_doc.version) await keepOld(db, old);
      if (old) await keepVersionFiles(db, record.idx);
      if (!record.manual_doc.review_due) {
        const review_due = monthsAfter(record.manual_doc.effective_date, 12);
        await db.update(manualDoc).set({ review_due }).where(eq(manualDoc.idx_post, record.idx));
      }
    }
    const isOpen = record.open_from === null || new Date(record.open_from) <= now;
    if (record.board === "notice" && record.is_must_read && !old?.is_must_read && isOpen) {
      const people = await db.select({ idx: staff.idx }).from(staff).where(isMeant(record.target));
      const to = people.map(({ idx }) => idx).filter((idx) => idx !== record.idx_writer);
      await notify(db, { to, kind: "news", title: `필독 공지: ${record.title}`, link: pathOf(record) }, now);
    }
  },

  mayReadFiles: async ({ db }, idx, mayRead) => mayRead(await newestVersion(db, idx)),

  async extra({ db, now, person, asker }, record) {
    await noteIfPossible(() => noteRead(db, record, person.idx, now));
    const mine = and(eq(postRead.idx_post, record.idx), eq(postRead.idx_staff, person.idx));
    const [read] = await db.select({ confirmed_at: postRead.confirmed_at }).from(postRead).where(mine);
    const liked = await db
      .select({ idx: postLike.idx })
      .from(postLike)
      .where(and(eq(postLike.idx_post, record.idx), eq(postLike.idx_staff, person.idx)));
    const may = mayChange(asker, record);
    const versions = record.board === "manual" ? await manualVersions(db, record.idx) : [];
    return {
      confirmed_at: read?.confirmed_at ? minuteOf(read.confirmed_at) : null,
      is_liked: liked.length > 0,
      readers: may ? await readCounts(db, record) : null,
      versions: versions.map(({ idx, version, effective_date }) => ({ idx, version, effective_date })),
    };
  },
};

function refuseUnfit(given: Given, board: string): void {
  if (board === "notice" && !given.category) throw wrongFields({ category: "분류: 필수 항목입니다." });
  if (/<img[^>]+src\s*=\s*["']?\s*data:/i.test(given.body)) {
    throw wrongFields({ body: "내용: 그림은 파일로 올려 주세요." });
  }
  if (given.open_from && given.open_to && new Date(given.open_from) >= new Date(given.open_to)) {
    throw wrongFields({ open_to: notBefore("게시종료", "게시시작") });
  }
  const part = partOf[board];
  for (const name of ["media_post", "manual_doc", "ceo_message"] as const) {
    if (name === part && !given[name]) throw new ApiError(400, "이 게시판의 필수 항목이 비어 있습니다.");
    if (name !== part && given[name]) throw new ApiError(400, "이 게시판의 항목이 아닙니다.");
  }
  if (given.media_post?.kind === "video" && !given.media_post.video_url) {
    throw wrongFields({ "media_post.video_url": "영상주소: 영상은 주소를 입력하세요." });
  }
}

async function keepOld(db: Database, { media_post: _, manual_doc, ceo_message: __, ...old }: Whole): Promise<void> {
  if (manual_doc) await keepVersion(db, old, manual_doc);
}

/** The offices of some teams. */
async function officesOf(db: Database, teams: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (teams.length === 0) return new Map();
  const rows = await db
    .select()
    .from(team)
    .where(and(inArray(team.idx, [...teams]), isNull(team.deleted_at)));
  return new Map(rows.map(({ idx, idx_office }) => [idx, idx_office]));
}
