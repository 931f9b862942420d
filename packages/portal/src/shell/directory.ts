import { defineModule } from "../define/define-module";
import { choice, dateTime, link, text } from "../define/fields";
import { notificationKinds } from "../define/notification-kinds";

/** Who works here and how they are reached; by the portal too, with notifications. */
export default defineModule({
  key: "directory",
  title: "직원번호·조직도",
  entities: {
    notification: {
      title: "알림",
      own: ["idx_staff", "idx_writer"],
      index: [["staff", "wdate"]],
      fields: {
        staff: link("수신자", { to: "staff", required: true }),
        kind: choice("종류", notificationKinds, { required: true }),
        title: text("제목", { required: true, max: 200 }),
        /** The screen with what it is about: a path of the portal. */
        link: text("이동주소", { max: 300 }),
        read_at: dateTime("읽은일시"),
      },
    },
  },
  screens: [
    {
      path: "/emp_number",
      name: "emp_number",
      guide: {
        label: "직원번호",
        about: "동료의 내선 번호와 자리를 찾습니다.",
        words: "직원 내선 전화번호 연락처 주소록 조직도",
      },
      kind: "list",
      can: ["staff:all"],
    },
    { path: "/emp_number_intranet", name: "emp_number_intranet", kind: "popup", can: ["staff:all"] },
  ],
});
