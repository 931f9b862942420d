import { defineModule } from "../define/define-module";
import { count } from "../define/derived";
import { choice, date, files, html, integer, link, longText, staff, text, year } from "../define/fields";

/** The people team, which holds the course and chooses who takes part. */
const keepers = ["pd_auth:all"] as const;
const deciders = ["pd_auth:others"] as const;
const applicant = [{ column: "idx_staff", holds: "staff" }] as const;
const people = { isWhole: true, unit: "명" } as const;

/** The leadership course: a round a year, and who applies for it. */
export default defineModule({
  key: "leadership",
  title: "리더십 과정",
  entities: {
    leadership_round: {
      title: "리더십과정",
      name: "title",
      isKnown: true,
      access: { read: ["staff:all"] },
      isKeptWhileLinked: true,
      ordered: [["apply_from", "apply_to"]],
      derived: {
        asked: count("신청", "leadership_apply", { ...people, where: { status: ["req", "pass", "fail"] } }),
        passed: count("선발", "leadership_apply", { ...people, where: { status: "pass" } }),
      },
      fields: {
        title: text("과정명", { required: true, max: 100 }),
        year: year("연도", { required: true }),
        body: html("안내"),
        apply_from: date("신청시작", { required: true }),
        apply_to: date("신청마감", { required: true }),
        capacity: integer("정원", { min: 1, unit: "명", hint: "비우면 제한이 없습니다." }),
      },
    },
    leadership_apply: {
      title: "리더십신청",
      name: "title",
      isPersonal: true,
      ofLeavers: { fields: ["motive", "career", "files"] },
      own: ["idx_staff", "idx_writer"],
      hasOrgUnit: true,
      unique: [["round", "staff"]],
      fields: {
        round: link("과정", { to: "leadership_round", required: true }),
        staff: staff("신청자", { required: true, initial: "me", readOnly: true }),
        /** After the course. */
        title: text("제목", { max: 110, readOnly: true }),
        motive: longText("지원동기", { required: true, max: 1000 }),
        career: longText("경력요약", { max: 1000 }),
        recommender: staff("추천인"),
        files: files("첨부", { max: 5 }),
        status: choice(
          "상태",
          { req: "신청", pass: "선발", fail: "미선발", cancel: "취소" },
          {
            required: true,
            default: "req",
            readOnly: true,
            tones: { req: "running", pass: "done", fail: "refused", cancel: "ended" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          pass: {
            title: "선발",
            from: ["req", "fail"],
            to: "pass",
            by: deciders,
            isBulk: true,
            notifies: { to: applicant, kind: "leadership", text: "리더십 과정에 선발되었습니다." },
          },
          fail: {
            title: "미선발",
            from: ["req", "pass"],
            to: "fail",
            by: deciders,
            isBulk: true,
            notifies: {
              to: applicant,
              kind: "leadership",
              text: "리더십 과정 선발 결과가 나왔습니다. 이번에는 함께하지 못합니다.",
            },
          },
          cancel: {
            title: "신청 취소",
            from: ["req"],
            to: "cancel",
            by: ["staff:own"],
            isRare: true,
            isDangerous: true,
          },
          again: { title: "다시 신청", from: ["cancel"], to: "req", by: ["staff:own"] },
        },
      },
    },
  },
  screens: [
    {
      path: "/leadership",
      name: "leadership",
      guide: { label: "리더십 과정", about: "리더십 과정을 안내합니다.", words: "교육" },
      kind: "landing",
      can: ["staff"],
    },
    {
      path: "/leadership_apply",
      name: "leadership_apply",
      guide: { label: "리더십 과정 신청", about: "리더십 과정을 신청합니다.", words: "교육 신청" },
      title: "리더십 과정 신청",
      kind: "list",
      of: "leadership_apply",
      can: ["staff:own", ...keepers],
      columns: ["round", "staff", "team", "motive", "recommender", "files", "wdate", "status"],
      leads: "staff",
      moreColumns: ["office", "staff.position", "career"],
      titles: { wdate: "신청일", "staff.position": "직책" },
      search: ["staff", "motive", "career"],
      filters: ["round", "status", "office", "team"],
      sort: [["wdate", "desc"]],
      ways: [{ label: "과정 안내", route: "leadership" }],
      drawer: {
        view: [
          { fields: ["round", "staff", "team", "status", "recommender", "wdate"] },
          { fields: ["motive", "career", "files"] },
        ],
        form: [{ fields: ["round", "motive", "career", "recommender", "files"], editable: { in: ["req"] } }],
        add: ["staff:own"],
        change: ["staff:own"],
      },
      lists: [
        {
          key: "rounds",
          title: "과정",
          of: "leadership_round",
          can: keepers,
          columns: ["title", "year", "apply_from", "apply_to", "capacity", "asked", "passed"],
          leads: "title",
          search: ["title"],
          sort: [["year", "desc"]],
          drawer: {
            view: [{ fields: ["title", "year", "apply_from", "apply_to", "capacity", "asked", "passed", "body"] }],
            form: [{ fields: ["title", "year", "apply_from", "apply_to", "capacity", "body"] }],
            add: keepers,
            change: keepers,
          },
        },
      ],
    },
  ],
});
