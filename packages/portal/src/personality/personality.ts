import { z } from "zod";
import { defineModule } from "../define/define-module";
import { count, share } from "../define/derived";
import {
  checklist,
  choice,
  date,
  dateTime,
  flag,
  json,
  link,
  longText,
  staff,
  staffList,
  text,
} from "../define/fields";

const everybody = ["staff:all", "isItsMeAdmin:all"] as const;
const keepers = ["isItsMeAdmin:all"] as const;
const roundForm = [
  { fields: ["title", "open_from", "open_to", "is_open", "people"] },
  { title: "문항", fields: ["questions"] },
] as const;
const words = ["strengths", "work_style", "communication", "hobby", "is_public"] as const;
const ANSWERS = 20;

/** How colleagues like to work: a card of one's own, in one's own words. */
export default defineModule({
  key: "personality",
  title: "나의 성향 카드",
  entities: {
    personality_round: {
      title: "성향진단회차",
      name: "title",
      access: { read: ["staff:all"] },
      isKeptWhileLinked: true,
      derived: {
        asked: count("대상", "personality_result", { isWhole: true, unit: "명" }),
        done: count("완료", "personality_result", { isWhole: true, where: { status: "done" }, unit: "명" }),
        rate: share("완료율", "done", "asked"),
      },
      round: {
        window: ["open_from", "open_to"],
        isOpen: "is_open",
        entry: "personality_result",
        missing: ["draft"],
        targets: { people: "people" },
        days: [-3],
        text: "{name}: {date}까지 성향 카드를 만들어 주세요.",
        kind: "education",
      },
      fields: {
        title: text("제목", { required: true, max: 100 }),
        questions: checklist("문항", {
          required: true,
          hint: `${ANSWERS}문항을 주도, 사교, 안정, 신중의 순서로 되풀이하여 넣습니다.`,
        }),
        open_from: date("시작일", { required: true }),
        open_to: date("마감일", { required: true }),
        is_open: flag("진행중", { default: false }),
        /** Whom it is for; everybody by default. */
        people: staffList("대상자"),
      },
    },
    personality_result: {
      title: "성향카드",
      name: "type",
      isPersonal: true,
      ofLeavers: {
        fields: ["answers", "scores", "type", "strengths", "work_style", "communication", "hobby"],
      },
      own: ["idx_staff"],
      hasOrgUnit: true,
      unique: [["round", "staff"]],
      index: [["staff"]],
      fields: {
        round: link("회차", { to: "personality_round", required: true, readOnly: true }),
        staff: staff("직원", { required: true, readOnly: true }),
        /** One for each question, 1 to 5, or nothing yet. */
        answers: json("응답", z.array(z.number().int().min(1).max(5).nullable()).max(ANSWERS), { read: ["staff:own"] }),
        scores: json("점수", z.array(z.number()).max(4), { readOnly: true, read: ["staff:own"] }),
        type: text("유형", { max: 10, readOnly: true }),
        strengths: longText("강점", { max: 500 }),
        work_style: longText("일하는 방식", { max: 500 }),
        communication: longText("소통법", { max: 500 }),
        hobby: text("취미", { max: 200 }),
        is_public: flag("공개", { default: true, hint: "끄면 나만 봅니다." }),
        done_at: dateTime("완료일시", { readOnly: true }),
        /** Done again once in a round. */
        is_redone: flag("다시 함", { default: false, readOnly: true }),
        status: choice(
          "상태",
          { draft: "작성중", done: "완료" },
          { required: true, default: "draft", readOnly: true, tones: { draft: "waiting", done: "finished" } },
        ),
      },
      flow: {
        field: "status",
        moves: {
          finish: { title: "완료", from: ["draft"], to: "done", by: ["staff:own"] },
          again: { title: "다시 하기", from: ["done"], to: "draft", by: ["staff:own"] },
        },
      },
      sheets: {
        card: {
          title: "나의 성향 카드",
          sections: [{ fields: ["staff", "team", "type", "strengths", "work_style", "communication", "hobby"] }],
          in: ["done"],
          can: ["staff:own"],
        },
      },
    },
  },
  screens: [
    {
      path: "/personality/mypimspersonalitylist",
      name: "personality-myPIMSPersonalityList",
      guide: {
        label: "성향 카드",
        about: "동료가 어떻게 일하기를 좋아하는지 봅니다.",
        words: "성향 유형 강점 소통 카드 진단",
      },
      title: "성향 카드",
      kind: "list",
      of: "personality_result",
      can: everybody,
      columns: ["staff", "team", "type", "strengths", "done_at", "status"],
      search: ["staff", "strengths"],
      filters: ["type", "office", "team", "staff", "status", "round"],
      layouts: ["cards", "table"],
      exports: keepers,
      lists: [
        {
          key: "rounds",
          title: "회차",
          of: "personality_round",
          can: keepers,
          columns: ["title", "open_from", "open_to", "is_open", "asked", "done", "rate"],
          drawer: {
            view: [{ fields: ["open_from", "open_to", "is_open", "asked", "done", "rate"] }, roundForm[1]],
            related: [
              {
                of: "personality_result",
                title: "미작성자",
                columns: ["staff", "staff.team", "status"],
                where: { status: "draft" },
              },
            ],
            form: roundForm,
            add: keepers,
            change: keepers,
          },
        },
      ],
      ways: [
        { label: "내 카드", route: "personality-myPIMSPersonalityView" },
        { label: "카드 만들기", route: "personality-myPIMSPersonalityAdd" },
      ],
    },
    {
      path: "/personality/mypimspersonalityadd",
      name: "personality-myPIMSPersonalityAdd",
      guide: { label: "성향 카드 만들기", about: "스무 문항에 답하고 나를 소개합니다.", words: "성향 진단 설문" },
      title: "성향 카드",
      kind: "edit",
      of: "personality_result",
      can: ["staff:own"],
      form: [{ fields: ["answers", ...words], editable: { in: ["draft"] } }],
    },
    {
      path: "/personality/mypimspersonalityview",
      name: "personality-myPIMSPersonalityView",
      guide: { label: "내 성향 카드", about: "내 성향 카드를 봅니다.", words: "성향 유형 나" },
      title: "성향 카드",
      kind: "view",
      of: "personality_result",
      can: everybody,
      view: [
        {
          fields: [
            "staff",
            "team",
            "type",
            "strengths",
            "work_style",
            "communication",
            "hobby",
            "is_public",
            "done_at",
            "status",
          ],
        },
      ],
    },
  ],
});
