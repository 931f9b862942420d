import { screenByName } from "@portal/definition";
import type { AnswerOf, getHome } from "@portal/definition/contract";
import { and, desc, inArray } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { post } from "../db/tables";
import { isOpenTo } from "../news-zone/posts";
import { dayOf } from "../seoul";

export type News = AnswerOf<typeof getHome>["news"][number];

/** The boards whose posts are news, what they are called on a line, and the screen that shows a post. */
const boards: Readonly<Record<string, { readonly label: string; readonly view: string }>> = {
  media: { label: "미디어", view: "CARROTZone-MediaZoneView-idx" },
  ceo: { label: "CEO", view: "CARROTZone-CEOMessageView-idx" },
};

/** Posts shown at most. */
const MOST = 5;

/** The newest posts of the news zone but notices, as somebody may read them now. */
export async function newsFor(db: Database, person: Person, now: Date): Promise<News[]> {
  const rows = await db
    .select({ idx: post.idx, board: post.board, title: post.title, wdate: post.wdate })
    .from(post)
    .where(and(inArray(post.board, Object.keys(boards)), isOpenTo(person, now)))
    .orderBy(desc(post.wdate), desc(post.idx))
    .limit(MOST);
  return rows.map(({ idx, board, title, wdate }) => ({
    idx,
    board: boards[board]?.label ?? board,
    title,
    wdate: dayOf(wdate),
    link: (screenByName(boards[board]?.view ?? "")?.path ?? "").replace(":idx", String(idx)),
  }));
}
