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
      kind: "statistics",
      can: ["isLead:team", "isSalesAdmin:all", "accounting:all"],
    },
  ],
});
