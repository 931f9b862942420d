import { defineModule } from "../define/define-module";
import { choice, date, link, staff, text } from "../define/fields";
import { permissionNames } from "../permissions";

const holders = ["staff", "position", "team", "office", "sector"] as const;

/** Who may do what beyond their own work: data of the installation, which begin as the specification has them. */
export default defineModule({
  key: "permissions",
  title: "권한 관리",
  entities: {
    permission_grant: {
      title: "권한",
      isPersonal: true,
      asksPassword: ["write"],
      own: ["idx_writer"],
      name: "memo",
      index: [["flag"], ...holders.map((holder) => [holder])],
      ordered: [["date_from", "date_to"]],
      fields: {
        flag: choice("권한", permissionNames, { required: true }),
        level: choice(
          "대상",
          { staff: "직원", position: "직책", team: "팀", office: "본부", sector: "부문" },
          { required: true, default: "staff" },
        ),
        staff: staff("직원"),
        position: link("직책", { to: "position" }),
        team: link("팀", { to: "team" }),
        office: link("본부", { to: "office" }),
        sector: link("부문", { to: "sector" }),
        date_from: date("시작일", { required: true, initial: "today" }),
        date_to: date("종료일", { hint: "비워 두면 거둘 때까지입니다. 이 날까지 쓸 수 있습니다." }),
        memo: text("사유", { max: 200 }),
      },
    },
  },
  screens: [
    {
      path: "/admin/permissions",
      name: "admin_permissions",
      guide: {
        label: "권한 관리",
        about: "누구에게 어떤 권한을 언제부터 언제까지 줄지 정합니다.",
        words: "권한 부여 회수 마스터 관리자 플래그",
      },
      title: "권한 관리",
      kind: "settings",
      of: "permission_grant",
      can: ["isMaster:all"],
      columns: ["flag", "level", ...holders, "date_from", "date_to", "memo", "writer"],
      form: [
        { fields: ["flag", "level"] },
        ...holders.map((holder) => ({ fields: [holder], when: { level: [holder] } })),
        { fields: ["date_from", "date_to", "memo"] },
      ],
    },
  ],
});
