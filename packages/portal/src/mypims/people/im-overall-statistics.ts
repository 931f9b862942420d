import { defineModule } from "../../define/define-module";

/** Who works here on a day, and how it goes for them, unit by unit. */
export default defineModule({
  key: "im-overall-statistics",
  title: "인원 종합 통계",
  entities: {},
  screens: [
    {
      path: "/mypims/imoverallstatisticslist",
      name: "myPIMS-IMOverallStatisticsList",
      guide: {
        label: "인원 종합 통계",
        about: "조직별 인원, 입·퇴사, 연차, 교육, 평가를 한눈에 봅니다.",
        words: "인원 통계 이직률 근속 연령 재직자",
      },
      kind: "statistics",
      can: ["isLead:team", "pd_auth:all"],
    },
  ],
});
