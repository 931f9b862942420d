import { defineModule } from "../define/define-module";
import { choice, date, link, text } from "../define/fields";

/** The one table of days on which the company is closed; every count of days and every deadline reads it. */
export default defineModule({
  key: "holidays",
  title: "휴일 관리",
  entities: {
    holiday: {
      title: "휴일",
      index: [["hdate"]],
      access: { add: ["pd_auth:all"], change: ["pd_auth:all"] },
      fields: {
        hdate: date("일자", { required: true }),
        name: text("휴일명", { required: true, max: 60 }),
        kind: choice(
          "구분",
          { legal: "공휴일", sub: "대체공휴일", temp: "임시공휴일", company: "회사휴일" },
          { required: true },
        ),
        half: choice("시간대", { full: "종일", am: "오전", pm: "오후" }, { required: true, default: "full" }),
        /** For whom it holds; everyone without one. */
        sector: link("적용부문", { to: "sector" }),
      },
    },
  },
  screens: [
    {
      path: "/mypims/holidaylist",
      name: "myPIMS-HolidayList",
      guide: { label: "휴일", about: "회사의 휴일을 정합니다.", words: "공휴일 휴무 달력" },
      kind: "list",
      of: "holiday",
      title: "휴일 관리",
      can: ["pd_auth:all"],
      columns: ["hdate", "name", "kind", "half", "sector"],
      search: ["name"],
      filters: ["hdate", "kind", "sector"],
      sort: [["hdate", "asc"]],
      import: ["hdate", "name", "kind", "half", "sector"],
    },
  ],
});
