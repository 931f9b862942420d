import { defineModule } from "../define/define-module";

/** What masters and the development team look after; no part of the menus. */
export default defineModule({
  key: "operations",
  title: "운영",
  entities: {},
  screens: [
    {
      path: "/admin/logs",
      name: "admin_logs",
      guide: {
        label: "운영 기록",
        about: "감사 기록, 로그인, 야간 작업을 봅니다.",
        words: "감사 로그 접속 기록 세션 작업",
      },
      kind: "settings",
      can: ["isDevelopmentTeam:all"],
    },
  ],
});
