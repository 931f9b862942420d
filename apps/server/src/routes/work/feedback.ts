import {
  getFeedbackCounts,
  getMyAnonymousFeedback,
  openFeedbackGiver,
  sendAnonymousFeedback,
} from "@portal/definition/contract";
import { giveAnonymously, givenBy, openGiver } from "../../growth/feedback";
import { feedbackCounts } from "../../growth/feedback-counts";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** What the page of feedback asks beside its records: what no list may join. */
export const feedbackRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, sendAnonymousFeedback, (sent, { person }) => giveAnonymously(db, person, sent, now()));
  serve(app, services, getMyAnonymousFeedback, async (_, { person }) => ({ list: await givenBy(db, person, now()) }));
  serve(app, services, openFeedbackGiver, (asked, request) => {
    request.audit.subject = `feedback ${asked.idx} (작성자 확인)`;
    return openGiver(db, request.person, asked, now());
  });
  serve(app, services, getFeedbackCounts, () => feedbackCounts(db, now()));
};
