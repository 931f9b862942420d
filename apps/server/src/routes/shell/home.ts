import { isToldOfOthers } from "@portal/definition";
import { getHome, getTodoList } from "@portal/definition/contract";
import { idsOf } from "../../access/asker";
import { newsFor } from "../../home/news";
import { celebrated } from "../../home/people";
import { roundsOf } from "../../home/rounds";
import { scheduleOf } from "../../home/schedule";
import { createTodoSources } from "../../home/todo";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { dayOf } from "../../seoul";
import { nearestTasks } from "../../tasks/due-tasks";

/** What staff begin their day with. */
export const homeRoutes: Routes = (app, services) => {
  const { db, now } = services;
  const todoSources = createTodoSources(db);
  serve(app, services, getTodoList, async (_, { person }) => {
    const lists = await Promise.all(todoSources.map((source) => source(person, now())));
    return { list: lists.flat() };
  });

  serve(app, services, getHome, async (_, { person }) => {
    const day = dayOf(now());
    const isTold = isToldOfOthers(idsOf(person));
    const [schedule, tasks, rounds, news, people] = await Promise.all([
      scheduleOf(db, person, day),
      nearestTasks(db, person.idx, now()),
      roundsOf(db, person, day),
      isTold ? newsFor(db, person, now()) : [],
      isTold ? celebrated(db, day) : [],
    ]);
    return { schedule, tasks, rounds, news, people };
  });
};
