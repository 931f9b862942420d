import type { By, Party } from "../access";
import { files, flag, link, longText, staffList } from "../fields";
import type { NotificationKind } from "../notification-kinds";

/**
 * What people say about the records of an entity: whoever reads a record reads it and says something, changes their own for
 * ten minutes and removes it whenever they want.
 *
 * Each kind of record has a table for it. A comment that named its table and row in two columns would be one table less, but no
 * foreign key would hold it to its record, no index would be of one record's alone, and merging, clearing out and counting,
 * which follow links, would have to know of it.
 */
export interface Comments {
  /** The entity with them: a link to the record, beside {@link said}. */
  readonly of: string;
  /** The kind of the notices to who is mentioned, and to whom a record concerns. */
  readonly kind: NotificationKind;
  /** The staff whom a record concerns: they are notified of new comments. */
  readonly notifies?: readonly Pick<Party, "column" | "below">[];
  /** Whom internal ones are for; those who may change the record by default. */
  readonly notes?: readonly By[];
}

/** The fields of an entity of comments, by its name, beside the link to what they are about. */
export function said<const Name extends string>(name: Name) {
  return {
    content: longText("내용", { required: true, max: 2000 }),
    mentions: staffList("언급"),
    files: files("첨부"),
    parent: link("상위댓글", { to: name }),
    is_internal: flag("담당자만 보기", { default: false }),
  };
}
