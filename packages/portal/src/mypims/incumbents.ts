import { defineModule } from "../define/define-module";
import { choice, date, dateTime, file, flag, integer, link, text } from "../define/fields";

/** The organisation and the people in it. */
export default defineModule({
  key: "incumbents",
  title: "재직자",
  entities: {
    sector: {
      title: "부문",
      isKnown: true,
      fields: {
        kname: text("부문명", { required: true, unique: true, max: 60 }),
        sort: integer("순서"),
        is_use: flag("사용", { default: true }),
      },
    },
    office: {
      title: "본부",
      isKnown: true,
      fields: {
        sector: link("부문", { to: "sector", required: true }),
        kname: text("본부명", { required: true, max: 60 }),
        sort: integer("순서"),
        is_use: flag("사용", { default: true }),
      },
    },
    team: {
      title: "팀",
      isKnown: true,
      fields: {
        office: link("본부", { to: "office", required: true }),
        kname: text("팀명", { required: true, max: 60 }),
        sort: integer("순서"),
        is_use: flag("사용", { default: true }),
      },
    },
    position: {
      title: "직책",
      isKnown: true,
      fields: {
        kname: text("직책명", { required: true, max: 40 }),
        type: text("구분", { max: 4, default: "H" }),
        sort: integer("순서"),
      },
    },
    staff: {
      title: "직원",
      isPersonal: true,
      isKnown: true,
      name: "kname",
      own: ["idx"],
      isPlaced: true,
      index: [["team"], ["office"]],
      fields: {
        emp_no: text("사번", { required: true, unique: true, max: 12 }),
        kname: text("한글이름", { required: true, max: 40 }),
        ename: text("영문이름", { required: true, max: 60 }),
        email: text("이메일", { required: true, unique: true, max: 120 }),
        photo: file("사진"),
        sector: link("부문", { to: "sector", required: true }),
        office: link("본부", { to: "office", required: true }),
        team: link("팀", { to: "team" }),
        position: link("직책", { to: "position", required: true }),
        duty: text("담당업무", { max: 200 }),
        employ_type: choice(
          "고용형태",
          { regular: "정규", contract: "계약", intern: "인턴", part: "파트타임", mi: "전임강사" },
          { required: true },
        ),
        joinday: date("입사일", { required: true }),
        probation_to: date("수습종료일"),
        status: choice(
          "재직상태",
          { active: "재직", leave: "휴직", retired: "퇴직" },
          { required: true, default: "active" },
        ),
        mp3code: text("내선번호", { max: 10 }),
        phone: text("휴대폰", { required: true, max: 20 }),
        phone_private: flag("휴대폰비공개", { default: false }),
        birth: date("생년월일"),
        gender: choice("성별", { m: "남", f: "여" }),
        address: text("주소", { max: 300 }),
        emergency_name: text("비상연락처이름", { max: 40 }),
        emergency_phone: text("비상연락처", { max: 20 }),
        last_seen: dateTime("접속시각"),
        seat: text("좌석", { max: 30 }),
      },
    },
  },
  screens: [],
});
