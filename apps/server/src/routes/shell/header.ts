import { THANKS_ALLOWANCE } from "@portal/definition";
import { getGNBInfo } from "@portal/definition/contract";
import { mayApply } from "../../growth/job-rotation";
import { askedBy, prepareCount } from "../../home/header-counts";
import { dollarsText } from "../../home/thanks";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { dayOf } from "../../seoul";
import { photoUri } from "../account/profile";

/** What every page's header shows, counted in one query. */
export const headerRoutes: Routes = (app, services) => {
  const { db, now } = services;
  const count = prepareCount(db);
  serve(app, services, getGNBInfo, async (_, { person }) => {
    const [counted] = await count.execute(askedBy(person, now()));
    if (!counted) throw new Error(`no such staff: ${person.idx}`);
    const { goal, given, unread } = counted;
    const remain = THANKS_ALLOWANCE - given;
    return {
      ename: person.ename,
      kname: person.kname,
      photouri: photoUri(person.photo),
      team_name: counted.team_name ?? "",
      office_name: counted.office_name,
      idx_position: person.idx_position,
      is_show_jobrotation: counted.is_open_jobrotation && mayApply(person, dayOf(now())),
      is_sent_jobrotation: counted.is_sent_jobrotation,
      notification: { is_new: isNew(counted.notifications), count: counted.notifications },
      // a leave's cancellation has no page of its own to be read: it is new until it is decided
      sign: {
        is_new: isNew(counted.signUnread + counted.cancellations),
        count: counted.sign + counted.cancellations,
      },
      done: { is_new: isNew(counted.done), count: counted.done },
      referenced: { is_new: isNew(counted.referenced), count: counted.referenced },
      returned: { is_new: isNew(counted.returned), count: counted.returned },
      received: { is_new: isNew(counted.received), count: counted.received },
      vacation: { count_txt: `${counted.leave}일` },
      education: { grade_txt: goal === null ? `${counted.credits}` : `${counted.credits}/${goal}` },
      thanks: {
        dollar_txt: dollarsText(remain),
        is_new: isNew(unread),
        idx: unread,
        remain,
        recv: counted.recv,
        send: counted.send,
      },
    };
  });
};

function isNew(count: number): "Y" | "N" {
  return count > 0 ? "Y" : "N";
}
