import { defineModule } from "../define/define-module";
import { dateTime, flag, link, text } from "../define/fields";

/** Sign-in accounts, sessions and the record of sign-ins. */
export default defineModule({
  key: "shell-auth",
  title: "로그인·인증",
  entities: {
    account: {
      title: "로그인계정",
      fields: {
        staff: link("직원", { to: "staff", required: true, unique: true }),
        email: text("이메일", { required: true, unique: true, max: 120 }),
        pw_hash: text("비밀번호해시", { required: true, max: 200 }),
        must_change_pw: flag("비밀번호변경필요", { default: true }),
        pw_changed_at: dateTime("비밀번호변경일"),
        last_login_at: dateTime("최근로그인"),
      },
    },
    login_log: {
      title: "로그인이력",
      fields: {
        email: text("이메일", { required: true, max: 120 }),
        ok: flag("성공여부", { required: true }),
        ip: text("IP", { max: 45 }),
        ua: text("브라우저", { max: 300 }),
        at: dateTime("일시", { required: true }),
      },
    },
    auth_session: {
      title: "세션",
      fields: {
        staff: link("직원", { to: "staff", required: true }),
        token_hash: text("토큰해시", { required: true, unique: true, max: 128 }),
        is_temp: flag("임시로그인", { default: false }),
        by_link: flag("링크로그인", { default: false }),
        ip: text("IP", { max: 45 }),
        ua: text("브라우저", { max: 300 }),
        last_seen: dateTime("최근활동"),
        /** When the password was last given in it; not by a link, nor by one that has to be changed. */
        password_at: dateTime("비밀번호 확인"),
        expires_at: dateTime("만료일시", { required: true }),
        revoked_at: dateTime("종료일시"),
      },
    },
    sign_in_link: {
      title: "로그인링크",
      fields: {
        staff: link("직원", { to: "staff", required: true }),
        token_hash: text("토큰해시", { required: true, unique: true, max: 128 }),
        path: text("이동할주소", { required: true, max: 300 }),
        is_temp: flag("임시로그인", { default: false }),
        /** For somebody who has forgotten the password: a new one is asked for. */
        resets: flag("비밀번호재설정", { default: false }),
        expires_at: dateTime("만료일시", { required: true }),
        used_at: dateTime("사용일시"),
      },
    },
  },
  screens: [
    { path: "/", name: "index", kind: "redirect", can: ["public"] },
    { path: "/login", name: "login", kind: "auth", can: ["public"] },
    { path: "/authlogin", name: "authlogin", kind: "auth", can: ["public"] },
    { path: "/gate_login", name: "gate_login", kind: "auth", can: ["public"] },
    {
      path: "/pwdchange",
      name: "pwdchange",
      guide: { label: "비밀번호 변경", about: "비밀번호를 바꿉니다.", words: "암호 패스워드 password" },
      kind: "auth",
      can: ["staff:own"],
    },
    { path: "/system_select", name: "system_select", kind: "landing", can: ["staff"] },
  ],
});
