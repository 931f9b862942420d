import { permissionsOf, screenByName } from "@portal/definition";
import type { AnswerOf, getTodoList } from "@portal/definition/contract";
import { idsOf } from "../access/asker";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { waitingNotices } from "../leave/notices/notice-answers";
import { countVacant } from "../people/units";
import { portalEntities } from "../portal-entities";
import { dayOf } from "../seoul";
import { dueTasks } from "../tasks/due-tasks";
import { askedBy, prepareCount } from "./header-counts";
import { reminded } from "./reminded";
import { waitingBookings, waitingMoves } from "./waiting-work";

const bookingTitles = { vehicle: "차량", studio: "스튜디오", classroom: "강의실·회의실" };

export type Todo = AnswerOf<typeof getTodoList>["list"][number];

/** Finds what of one kind waits for somebody; what there is none of is left out. */
type TodoSource = (person: Person, now: Date) => Promise<readonly Todo[]>;

/**
 * Makes the sources of “내가 할 일”, in the order in which they are listed. A module that lets something wait for people
 * adds its source here.
 */
export function createTodoSources(db: Database): readonly TodoSource[] {
  const count = prepareCount(db);
  return [
    async (person, now) => {
      const [counted] = await count.execute(askedBy(person, now));
      if (!counted) return [];
      const documents = (doc_type: string) => pathOf("documents-AllDocumentList", `?doc_type=${doc_type}`);
      return [
        { key: "sign", title: "결재할 문서", count: counted.sign, link: documents("T1"), due: "" },
        {
          key: "cancellation",
          title: "결정할 휴가 취소",
          count: counted.cancellations,
          link: documents("T1"),
          due: "",
        },
        { key: "returned", title: "반려된 문서", count: counted.returned, link: documents("P3"), due: "" },
        {
          key: "received",
          title: "부서 수신함",
          count: counted.received,
          link: pathOf("documents-DeptInboxList"),
          due: "",
        },
        { key: "referenced", title: "읽지 않은 참조 문서", count: counted.referenced, link: documents("T3"), due: "" },
        { key: "gift", title: "읽지 않은 감사달러", count: counted.unread === 0 ? 0 : 1, link: "", due: "" },
      ].filter((todo) => todo.count > 0);
    },
    async (person, now) => {
      const { count: notices, due } = await waitingNotices(db, person.idx, dayOf(now));
      if (notices === 0) return [];
      const link = pathOf("myPIMS-myVacationList");
      return [{ key: "leave-notice", title: "확인할 연차 사용촉진", count: notices, link, due }];
    },
    async (person, now) => {
      const due = await dueTasks(db, person.idx, dayOf(now));
      const [first] = due;
      if (!first) return [];
      const list = pathOf("TaskManagement-taskList", `?due.to=${dayOf(now)}&status=todo,run,wait,review`);
      return [{ key: "task", title: "마감인 업무", count: due.length, link: list, due: first.due }];
    },
    (person, now) => reminded(db, portalEntities, person, now),
    async (person, now) => {
      const vacant = permissionsOf(idsOf(person)).pd_auth ? await countVacant(db, dayOf(now)) : 0;
      if (vacant === 0) return [];
      const link = pathOf("myPIMS-HeadTeamManagement");
      return [{ key: "vacant-units", title: "조직장이 없는 조직", count: vacant, link, due: "" }];
    },
    (person, now) => waitingMoves(db, portalEntities, person, now),
    async (person, now) => {
      const bookings = await waitingBookings(db, person, now);
      return bookings.map(({ kind, from, ...rest }) => {
        return { key: `booking ${kind}`, title: `승인할 ${bookingTitles[kind]} 예약`, due: dayOf(from), ...rest };
      });
    },
  ];
}

/** A screen's path by its route's name; empty while the portal has no such screen. */
export function pathOf(route: string, search = ""): string {
  const path = screenByName(route)?.path;
  return path === undefined ? "" : path + search;
}
