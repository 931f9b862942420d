import { defineModule } from "../define/define-module";

/** How documents go through the company. */
export default defineModule({
  key: "document-statistics",
  title: "문서 통계",
  entities: {},
  screens: [
    {
      path: "/documents/allstatisticslist",
      name: "documents-AllStatisticsList",
      guide: { label: "문서 통계", about: "문서의 수와 처리 기간을 봅니다.", words: "통계 결재 현황" },
      kind: "statistics",
      can: ["isLead:team", "isSalesAdmin:all", "accounting:all"],
    },
  ],
});
