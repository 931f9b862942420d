import { defineModule } from "../define/define-module";
import { count } from "../define/derived";
import { flag, integer, link, text, words } from "../define/fields";
import type { ListDrawer, SideList } from "../define/list-screen";

const keepers = ["pd_auth:all"] as const;
/** Who works in a unit, also while they are on leave. */
const people = count("인원", "staff", { where: { status: ["active", "leave"] }, isWhole: true, unit: "명" });
const inUse = flag("사용", { default: true, hint: "끄면 닫습니다. 사람이 남아 있는 조직은 닫을 수 없습니다." });

/** The units of the company, and what people are called in them. */
export default defineModule({
  key: "organization",
  title: "조직 관리",
  entities: {
    sector: {
      title: "부문",
      isKnown: true,
      isKeptWhileLinked: true,
      access: { change: keepers },
      derived: { people },
      fields: {
        kname: text("부문명", { required: true, unique: true, max: 60 }),
        sort: integer("순서"),
        is_use: inUse,
      },
    },
    office: {
      title: "본부",
      isKnown: true,
      isKeptWhileLinked: true,
      access: { change: keepers },
      unique: [["sector", "kname"]],
      derived: { people },
      fields: {
        sector: link("부문", { to: "sector", required: true }),
        kname: text("본부명", { required: true, max: 60 }),
        sort: integer("순서"),
        is_use: inUse,
      },
    },
    team: {
      title: "팀",
      isKnown: true,
      isKeptWhileLinked: true,
      access: { change: keepers },
      unique: [["office", "kname"]],
      merge: { by: keepers, into: "merged_into", names: "former_names" },
      derived: { people },
      fields: {
        office: link("본부", { to: "office", required: true }),
        kname: text("팀명", { required: true, max: 60 }),
        sort: integer("순서"),
        is_use: inUse,
        merged_into: link("합쳐진 팀", { to: "team", readOnly: true }),
        former_names: words("합쳐진 이름", { readOnly: true }),
      },
    },
    position: {
      title: "직책",
      isKnown: true,
      isKeptWhileLinked: true,
      access: { change: keepers },
      derived: { people },
      fields: {
        kname: text("직책명", { required: true, unique: true, max: 40 }),
        type: text("구분", { max: 4, default: "H" }),
        sort: integer("순서"),
      },
    },
  },
  screens: [
    {
      path: "/admin/organization",
      name: "admin_organization",
      guide: {
        label: "조직 관리",
        about: "부문, 본부, 팀을 만들고 옮기고 합치고 닫습니다.",
        words: "조직도 조직개편 부서 부문 본부 팀 신설 이동 통합 폐지",
      },
      title: "조직 관리",
      kind: "list",
      of: "team",
      can: keepers,
      columns: ["kname", "office", "people", "is_use"],
      moreColumns: ["former_names"],
      search: ["kname", "former_names"],
      filters: ["office", "is_use"],
      sort: [
        ["office", "asc"],
        ["sort", "asc"],
      ],
      layouts: ["tree", "table"],
      ways: [
        { label: "조직장", route: "myPIMS-HeadTeamManagement" },
        { label: "직책", route: "admin_positions" },
      ],
      drawer: drawer(["kname", "office", "is_use"], ["former_names"]),
      lists: [units("offices", "본부", "office", ["sector"]), units("sectors", "부문", "sector", [])],
    },
    {
      path: "/admin/positions",
      name: "admin_positions",
      guide: { label: "직책 관리", about: "직책의 이름과 순서를 정합니다.", words: "직위 직급 호칭 직책 팀장 본부장" },
      title: "직책 관리",
      kind: "settings",
      of: "position",
      can: keepers,
      columns: ["kname", "people"],
      form: [{ fields: ["kname"] }],
    },
  ],
});

/** How a unit is looked at and changed, beside the tree. */
function drawer(fields: readonly string[], more: readonly string[] = []): ListDrawer {
  return { view: [{ fields: [...fields, "people", ...more] }], form: [{ fields }], add: keepers, change: keepers };
}

/** The units of a level as a list. */
function units(key: string, title: string, of: string, above: readonly string[]): SideList {
  return {
    key,
    title,
    of,
    can: keepers,
    columns: ["kname", ...above, "people", "is_use"],
    search: ["kname"],
    filters: [...above, "is_use"],
    sort: [["sort", "asc"]],
    drawer: drawer(["kname", ...above, "is_use"]),
  };
}
