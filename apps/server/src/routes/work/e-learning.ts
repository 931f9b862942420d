import { CONTRACT_DAYS, preferencesOf } from "@portal/definition";
import { getToday } from "@portal/definition/contract";
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { elearning, post, postRead, preference } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { isOpenTo } from "../../news-zone/posts";
import { dayOf } from "../../seoul";
import { dueTasks } from "../../tasks/due-tasks";

/** Lines of one kind that are shown at most. */
const MOST = 5;
const DAY = 24 * 60 * 60 * 1000;

/** The page that one begins at: what is on today beside the courses. */
export const eLearningRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getToday, async (_, { person }) => {
    const today = dayOf(now());
    const later = (days: number) => dayOf(new Date(now().getTime() + days * DAY));
    const isKept = isNull(elearning.deleted_at);
    const [tasks, notices, opening, expiring, saved] = await Promise.all([
      dueTasks(db, person.idx, today),
      db
        .select({ idx: post.idx, title: post.title, at: post.wdate })
        .from(post)
        .leftJoin(postRead, and(eq(postRead.idx_post, post.idx), eq(postRead.idx_staff, person.idx)))
        .where(
          and(
            eq(post.board, "notice"),
            eq(post.is_must_read, true),
            isNull(postRead.confirmed_at),
            gt(post.wdate, new Date(now().getTime() - 30 * DAY)),
            sql`${post.idx_writer} is distinct from ${person.idx}`,
            isOpenTo(person, now()),
          ),
        )
        .orderBy(desc(post.idx))
        .limit(MOST),
      db
        .select({ idx: elearning.idx, title: elearning.title, day: elearning.open_date })
        .from(elearning)
        .where(
          and(
            isKept,
            ne(elearning.status, "stop"),
            gte(elearning.open_date, today),
            lte(elearning.open_date, later(7)),
          ),
        )
        .orderBy(asc(elearning.open_date))
        .limit(MOST),
      db
        .select({ idx: elearning.idx, title: elearning.title, day: elearning.contract_to })
        .from(elearning)
        .where(
          and(
            isKept,
            eq(elearning.idx_producer, person.idx),
            ne(elearning.status, "stop"),
            gte(elearning.contract_to, today),
            lte(elearning.contract_to, later(CONTRACT_DAYS)),
          ),
        )
        .orderBy(asc(elearning.contract_to))
        .limit(MOST),
      db.select().from(preference).where(eq(preference.idx_staff, person.idx)),
    ]);
    const { pinned_courses } = preferencesOf(saved[0]?.settings);
    const { idx, title, code, status, thumbnail } = elearning;
    const pinned =
      pinned_courses.length === 0
        ? []
        : await db
            .select({ idx, title, code, status, thumbnail })
            .from(elearning)
            .where(and(isKept, inArray(elearning.idx, pinned_courses)));
    return {
      tasks: tasks.slice(0, MOST).map((task) => ({ idx: task.idx, title: task.title, day: task.due })),
      due: tasks.length,
      late: tasks.filter(({ due }) => due < today).length,
      notices: notices.map(({ at, ...notice }) => ({ ...notice, day: dayOf(at) })),
      opening: opening.map(({ day, ...course }) => ({ ...course, day: day ?? "" })),
      expiring: expiring.map(({ day, ...course }) => ({ ...course, day: day ?? "" })),
      pinned: pinned.sort((a, b) => pinned_courses.indexOf(a.idx) - pinned_courses.indexOf(b.idx)),
    };
  });
};
