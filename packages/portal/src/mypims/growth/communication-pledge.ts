import { z } from "zod";
import { defineModule } from "../../define/define-module";
import { count, share } from "../../define/derived";
import {
  checklist,
  choice,
  date,
  dateTime,
  flag,
  html,
  json,
  link,
  longText,
  office,
  staff,
  staffList,
  team,
  text,
  year,
} from "../../define/fields";

const people = ["pd_auth:all"] as const;
const signed = { share: { status: "done" } } as const;
const roundForm = [
  { fields: ["year", "title", "open_from", "open_to", "is_open"] },
  { title: "서약", fields: ["body", "items"] },
  { title: "대상", fields: ["office", "team", "joined_by", "people"] },
] as const;

/** The yearly promise of how we talk with each other, signed by everybody. */
export default defineModule({
  key: "communication-pledge",
  title: "소통 서약",
  entities: {
    pledge_round: {
      title: "서약회차",
      name: "title",
      access: { read: ["staff:all"] },
      isKeptWhileLinked: true,
      derived: {
        asked: count("대상", "pledge", { isWhole: true, unit: "명" }),
        signed: count("서명", "pledge", { isWhole: true, where: { status: "done" }, unit: "명" }),
        rate: share("서명률", "signed", "asked"),
      },
      round: {
        window: ["open_from", "open_to"],
        isOpen: "is_open",
        entry: "pledge",
        missing: ["none", "again"],
        asks: ["commitment", "sign_name"],
        until: "until",
        always: people,
        targets: { office: "office", team: "team", joinedBy: "joined_by", people: "people" },
        days: [-7, -3, -1],
        text: "{name}: {date}까지 서명해 주세요.",
        kind: "education",
      },
      fields: {
        year: year("연도", { required: true }),
        title: text("제목", { required: true, max: 100 }),
        body: html("서약내용", { required: true }),
        items: checklist("서약항목", { required: true, hint: "10개까지 넣습니다. 서명하려면 모두 동의해야 합니다." }),
        open_from: date("시작일", { required: true }),
        open_to: date("마감일", { required: true }),
        is_open: flag("진행", { default: true }),
        /** Whom it is for; everybody by default. */
        office: office("본부"),
        team: team("팀"),
        joined_by: date("입사 기준일"),
        people: staffList("대상자"),
      },
    },
    pledge: {
      title: "소통서약",
      isPersonal: true,
      ofLeavers: { kept: "what was signed is kept as it was" },
      own: ["idx_staff"],
      hasOrgUnit: true,
      unique: [["round", "staff"]],
      index: [["staff"]],
      fields: {
        round: link("회차", { to: "pledge_round", required: true }),
        staff: staff("직원", { required: true }),
        /** One for each of the round's items, in their order. */
        checks: json("항목동의", z.array(z.boolean()).max(10)),
        commitment: longText("나의 다짐", { max: 300 }),
        sign_name: text("서명", { max: 40 }),
        signed_at: dateTime("서명일시", { readOnly: true }),
        until: date("기한 연장", { change: people }),
        status: choice(
          "상태",
          { none: "미서명", done: "서명완료", again: "재서명요청" },
          {
            required: true,
            default: "none",
            readOnly: true,
            tones: { none: "waiting", done: "finished", again: "running" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          sign: {
            title: "서명",
            from: ["none", "again"],
            to: "done",
            by: ["staff:own"],
            fields: ["checks", "commitment", "sign_name"],
            sets: { signed_at: "now" },
          },
          again: { title: "재서명 요청", from: ["done"], to: "again", by: people, reason: "required", isBulk: true },
        },
      },
      sheets: {
        pledge: {
          title: "소통 서약서",
          sections: [
            { fields: ["round.title", "staff", "office", "team"] },
            { title: "서약", fields: ["round.body"] },
            { title: "나의 다짐", fields: ["commitment"] },
            { title: "서명", fields: ["sign_name", "signed_at"] },
          ],
          in: ["done"],
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/mycommunicationpledge",
      name: "myPIMS-MyCommunicationPledge",
      guide: { label: "소통서약", about: "올해의 소통 서약을 읽고 서명합니다.", words: "서약 서명 다짐 소통" },
      title: "소통서약",
      kind: "edit",
      of: "pledge",
      can: ["staff:own"],
      form: [{ fields: ["commitment"], editable: { in: ["none", "again"] } }],
    },
    {
      path: "/mypims/communicationpledge",
      name: "myPIMS-CommunicationPledge",
      guide: {
        label: "소통서약 관리",
        about: "서약 회차를 열고 서명하지 않은 사람을 독려합니다.",
        words: "서약 서명률 미서명 독려 회차",
      },
      title: "소통서약 관리",
      kind: "list",
      of: "pledge",
      can: people,
      columns: ["staff", "office", "team", "round", "status", "signed_at", "commitment"],
      moreColumns: ["until"],
      search: ["staff", "commitment"],
      filters: ["round", "round.year", "office", "team", "status"],
      bulk: ["until"],
      figures: [
        {
          key: "rates",
          title: "서명률",
          of: "pledge",
          can: people,
          filters: ["round", "round.year"],
          charts: [
            { key: "all", title: "전체 서명률", chart: "number", measure: signed, unit: "%", least: 3 },
            {
              key: "offices",
              title: "본부별 서명률",
              chart: "bar",
              by: "office",
              measure: signed,
              unit: "%",
              least: 3,
            },
          ],
        },
      ],
      drawer: {
        view: [{ fields: ["staff", "round", "status", "commitment", "sign_name", "signed_at", "until"] }],
        form: [{ fields: ["until"] }],
        change: people,
      },
      lists: [
        {
          key: "rounds",
          title: "서약회차",
          of: "pledge_round",
          can: people,
          columns: ["title", "year", "open_from", "open_to", "is_open", "asked", "signed", "rate"],
          filters: ["year"],
          drawer: {
            view: [
              { fields: ["year", "open_from", "open_to", "is_open", "asked", "signed", "rate"] },
              ...roundForm.slice(1),
            ],
            related: [
              {
                of: "pledge",
                title: "미서명",
                columns: ["staff", "staff.team", "status", "until"],
                where: { status: "none" },
                sort: [["idx", "asc"]],
              },
            ],
            form: roundForm,
            add: people,
            change: people,
          },
        },
      ],
    },
  ],
});
