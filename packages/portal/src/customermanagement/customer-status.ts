import { defineModule } from "../define/define-module";

const all = ["staff:all"] as const;

/** How many customers there are of which kind, and which contracts come to an end. */
export default defineModule({
  key: "customer-status",
  title: "고객 현황",
  entities: {},
  screens: [
    {
      path: "/customermanagement/customerstatus",
      name: "customerManagement-customerStatus",
      guide: {
        label: "고객 현황",
        about: "고객사를 상태와 등급으로 세어 보고 만료되는 계약을 찾습니다.",
        words: "고객 통계 미접촉 만료 이탈 재계약",
      },
      title: "고객 현황",
      kind: "dashboard",
      of: "customer",
      can: all,
      filters: ["office", "team", "owner", "wdate"],
      panels: [
        {
          charts: [
            { key: "customers", title: "고객사", chart: "number", measure: "count", unit: "곳" },
            {
              key: "active",
              title: "거래중",
              chart: "number",
              measure: "count",
              unit: "곳",
              where: { status: "active" },
            },
            { key: "ended", title: "종료", chart: "number", measure: "count", unit: "곳", where: { status: "end" } },
            { key: "statuses", title: "상태별", chart: "bar", by: "status", measure: "count" },
            { key: "grades", title: "등급별", chart: "bar", by: "grade", measure: "count" },
            { key: "scales", title: "규모별", chart: "bar", by: "scale", measure: "count" },
            { key: "teams", title: "담당팀별", chart: "stacked", by: "team", split: "status", measure: "count" },
            { key: "industries", title: "업종별", chart: "bar", by: "industry", measure: "count" },
            { key: "idle", title: "미접촉", chart: "bar", measure: "rules", unit: "곳" },
            { key: "new", title: "월별 신규", chart: "bar", by: { month: "wdate" }, measure: "count" },
            { key: "lost", title: "월별 종료", chart: "bar", measure: "rules", unit: "곳" },
          ],
        },
        {
          title: "계약",
          of: "contract",
          can: all,
          filters: { office: "office", team: "team", owner: "owner" },
          charts: [
            { key: "ending", title: "계약 만료", chart: "bar", measure: "rules", unit: "건" },
            { key: "churned", title: "이탈", chart: "number", measure: "rules", unit: "곳" },
            { key: "renewal", title: "재계약율", chart: "number", measure: "rules", unit: "%" },
          ],
        },
      ],
    },
  ],
});
