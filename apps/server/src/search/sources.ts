import type { SQL } from "drizzle-orm";
import { eq } from "drizzle-orm";
import { post } from "../db/tables";

/** Records that can be found by their names. */
export interface SearchSource {
  /** What kind of record it is, in a word. */
  readonly kind: string;
  /** The entity's name. */
  readonly of: string;
  /** Columns in which the words are looked for; the first one is what the record is called. */
  readonly by: readonly [string, ...string[]];
  /** The screen that shows one: whoever may open it finds what they may read. */
  readonly screen: string;
  /** Only these. */
  readonly where?: SQL;
}

const postsOf = (board: string, kind: string, screen: string): SearchSource => ({
  kind,
  of: "post",
  by: ["title"],
  screen,
  where: eq(post.board, board),
});

/** Everything that Ctrl+K finds beside screens and people, in this order. A module adds its records here. */
export const searchSources: readonly SearchSource[] = [
  { kind: "문서", of: "document", by: ["title", "doc_no"], screen: "documents-document-id" },
  { kind: "업무", of: "task", by: ["title"], screen: "TaskManagement-taskView-idx" },
  { kind: "고객사", of: "customer", by: ["name", "name_key"], screen: "customerManagement-customerDBViewTab1-idx" },
  {
    kind: "교재",
    of: "textbook",
    by: ["title", "code", "isbn"],
    screen: "ResourceManagement-textbookMaintenanceView-idx",
  },
  postsOf("notice", "공지", "CARROTZone-NoticeView-idx"),
  postsOf("media", "미디어", "CARROTZone-MediaZoneView-idx"),
  postsOf("manual", "매뉴얼", "CARROTZone-CarrotManualView-idx"),
  postsOf("ceo", "CEO", "CARROTZone-CEOMessageView-idx"),
  { kind: "이러닝", of: "elearning", by: ["title"], screen: "BusinessManagement-eLearningView-idx" },
];
