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
    {
      path: "/admin/setup",
      name: "admin_setup",
      guide: {
        label: "시작 준비",
        about: "회사, 조직, 직책, 사람, 권한, 휴일을 차례로 갖춥니다.",
        words: "처음 설정 초기 설치 시작 초대 온보딩",
      },
      kind: "settings",
      can: ["isMaster:all"],
    },
  ],
});
