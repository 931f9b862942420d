import { defineModule } from "../../define/define-module";
import { choice, date, dateTime, file, files, link, longText, money, staff, text } from "../../define/fields";
import type { Notice } from "../../define/flow";
import { assetAdmins } from "./assets/shared";

const open = ["recv", "run"] as const;
/** What the reporter writes; what a kind needs beside it is asked of that kind alone. */
const filed = [
  { fields: ["asset", "kind", "happened_at", "content", "photo"] },
  { title: "이관", fields: ["to_staff"], when: { kind: ["transfer"] } },
  { title: "사유서", fields: ["statement", "statement_file", "charge"], when: { kind: ["lost", "damage"] } },
] as const;
const handled = ["handler", "repair_vendor", "repair_cost", "result", "done_at"] as const;

const notice = (what: string): Notice => ({
  to: ["staff:own"],
  kind: "supply",
  text: `자산 신고 ${what}: {asset_text}{why}`,
});

/** What is wrong with an asset, and what has become of it. */
export default defineModule({
  key: "asset-reports",
  title: "자산 신고",
  entities: {
    asset_report: {
      title: "자산신고",
      name: "content",
      own: ["idx_reporter"],
      hasOrgUnit: true,
      spends: {
        amount: "repair_cost",
        on: "happened_at",
        payTo: "repair_vendor",
        account: "etc",
        summary: "{asset_text} 수리비",
        expense: "expense",
        by: assetAdmins,
        when: { status: ["done"] },
      },
      index: [["asset"], ["status", "due"]],
      holds: { by: ["handler"], while: { status: ["recv", "run"] }, as: "task", keepsPlace: true },
      access: { read: ["isManageDisposalAdmin:all"] },
      announces: { to: ["isManageSupportAdmin:all"], kind: "supply", text: "자산 신고: {asset_text}" },
      fields: {
        asset: link("자산", { to: "asset", required: true }),
        /** What it was called then, also for who may not open the asset itself. */
        asset_text: text("자산", { max: 140, readOnly: true }),
        kind: choice(
          "종류",
          {
            repair: "고장·수리",
            lost: "분실",
            damage: "파손",
            transfer: "이관요청",
            return: "반납",
            dispose: "폐기요청",
            check: "실사",
          },
          { required: true, default: "repair" },
        ),
        reporter: staff("신고자", { required: true, initial: "me", readOnly: true }),
        happened_at: date("발생일", { required: true, initial: "today" }),
        content: longText("내용", { required: true, max: 2000 }),
        photo: files("사진", { max: 5, accept: "image/*" }),
        to_staff: staff("이관대상", { hint: "자산을 이어서 쓸 사람입니다." }),
        statement: longText("사유서", { max: 4000 }),
        statement_file: file("사유서파일"),
        charge: choice("비용부담", { company: "회사", staff: "본인" }),
        handler: staff("담당자"),
        repair_vendor: text("수리업체", { max: 80 }),
        repair_cost: money("수리비", { min: 0 }),
        expense: link("지출결의", { to: "expense", readOnly: true }),
        result: longText("처리결과", { max: 2000 }),
        done_at: dateTime("처리일시", { readOnly: true }),
        status: choice(
          "상태",
          { recv: "접수", run: "처리중", done: "완료", reject: "반려" },
          {
            required: true,
            default: "recv",
            readOnly: true,
            tones: { recv: "running", run: "running", done: "finished", reject: "refused" },
          },
        ),
        /** Five working days after it was filed. */
        due: date("처리기한", { readOnly: true, inBusinessDays: true }),
      },
      flow: {
        field: "status",
        moves: {
          accept: {
            title: "처리 시작",
            from: ["recv"],
            to: "run",
            by: assetAdmins,
            fields: ["handler"],
            isBulk: true,
            notifies: notice("처리 중"),
            waits: { title: "접수된 자산 신고" },
          },
          assign: {
            title: "담당 지정",
            from: ["run"],
            to: "run",
            by: assetAdmins,
            fields: ["handler"],
            isBulk: true,
            notifies: notice("담당 지정"),
          },
          finish: {
            title: "완료",
            from: ["run"],
            to: "done",
            by: assetAdmins,
            fields: ["result", "repair_vendor", "repair_cost"],
            requires: ["result"],
            sets: { done_at: "now", handler: "meIfEmpty" },
            notifies: notice("처리 완료"),
          },
          reject: {
            title: "반려",
            from: open,
            to: "reject",
            by: assetAdmins,
            reason: "required",
            isDangerous: true,
            isBulk: true,
            notifies: notice("반려"),
          },
        },
      },
      reminders: {
        late: {
          title: "처리가 늦은 자산 신고",
          on: "due",
          days: [0],
          to: ["isManageSupportAdmin:all"],
          when: { status: open },
          text: "자산 신고가 {date}까지 처리되지 않았습니다: {name}",
          kind: "supply",
        },
      },
      sheets: {
        statement: {
          title: "사유서",
          sections: [
            { fields: ["asset_text", "kind", "happened_at", "reporter", "reporter.team"] },
            { fields: ["content", "statement", "charge"] },
          ],
          note: "위 내용은 사실과 다름이 없습니다.",
        },
        repair: {
          title: "수리 내역",
          sections: [
            { fields: ["asset_text", "kind", "happened_at", "reporter", ...handled] },
            { fields: ["content"] },
          ],
          in: ["done"],
          can: assetAdmins,
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/assetreportlist",
      name: "myPIMS-AssetReportList",
      guide: {
        label: "자산 신고",
        about: "내가 낸 자산 신고와 처리 상태를 봅니다.",
        words: "고장 수리 분실 파손 이관 반납 사유서",
      },
      title: "내 신고",
      kind: "list",
      of: "asset_report",
      can: ["staff:own", "isLead:team"],
      tabs: [
        { key: "mine", title: "내 신고", party: [{ column: "idx_reporter", holds: "staff" }] },
        { key: "team", title: "팀", can: ["isLead:team"] },
      ],
      columns: ["wdate", "asset_text", "kind", "reporter", "content", "handler", "done_at", "status"],
      titles: { wdate: "신고일" },
      leads: "content",
      search: ["content", "asset_text"],
      filters: ["kind", "status", "wdate"],
      sort: [
        ["status", "asc"],
        ["idx", "desc"],
      ],
      drawer: {
        view: [...filed, { title: "처리", fields: ["status", ...handled] }],
      },
    },
    {
      path: "/mypims/assetmanagementreportlist",
      name: "myPIMS-AssetManagementReportList",
      group: "management",
      guide: {
        label: "자산 실사",
        about: "자산 신고를 처리하고 실사 결과를 봅니다.",
        words: "자산 신고 고장 수리 분실 실사 재물조사",
      },
      title: "자산 신고 처리",
      kind: "list",
      of: "asset_report",
      can: assetAdmins,
      columns: ["wdate", "asset_text", "kind", "reporter", "content", "handler", "due", "done_at", "status"],
      titles: { wdate: "신고일" },
      leads: "content",
      moreColumns: ["repair_vendor", "repair_cost", "charge", "result", "team"],
      search: ["content", "asset_text", "reporter"],
      filters: ["kind", "status", "wdate", "team", "handler"],
      sort: [
        ["status", "asc"],
        ["idx", "desc"],
      ],
      sums: ["repair_cost"],
      drawer: {
        view: [...filed, { title: "처리", fields: ["status", "due", ...handled] }],
      },
      lists: [
        {
          key: "check",
          title: "실사",
          of: "asset_check_item",
          can: assetAdmins,
          tabs: [
            { key: "none", title: "미확인", where: { result: "none" } },
            { key: "moved", title: "다름", where: { result: "moved" } },
            { key: "missing", title: "없음", where: { result: "missing" } },
            { key: "all", title: "전체" },
          ],
          columns: [
            "check",
            "asset",
            "asset.name",
            "staff",
            "staff.team",
            "asset.location",
            "result",
            "location",
            "memo",
          ],
          leads: "asset",
          titles: { "asset.name": "자산명", "staff.team": "팀", "asset.location": "장부 위치" },
          moreColumns: ["checked_at", "asset.category", "asset.team"],
          search: ["asset.asset_no", "asset.name", "staff"],
          filters: ["check", "result", "staff.team", "asset.category", "checked_at"],
          drawer: {
            view: [{ fields: ["check", "asset", "staff", "result", "location", "checked_at", "photo", "memo"] }],
            form: [{ fields: ["location", "photo", "memo"] }],
            change: assetAdmins,
          },
        },
        {
          key: "rounds",
          title: "실사 회차",
          of: "asset_check",
          can: assetAdmins,
          columns: ["name", "date_from", "date_to", "total", "checked", "rate", "moved", "missing", "status"],
          filters: ["status"],
          drawer: {
            view: [
              { fields: ["name", "date_from", "date_to", "category", "team", "status"] },
              { title: "결과", fields: ["total", "checked", "rate", "moved", "missing"] },
            ],
            related: [
              {
                of: "asset_check_item",
                title: "위치·사용자가 다른 자산",
                columns: ["asset", "asset.name", "staff", "location", "memo"],
                where: { result: "moved" },
              },
            ],
            form: [{ fields: ["name", "date_from", "date_to", "category", "team"], editable: { in: ["run"] } }],
            add: assetAdmins,
            change: assetAdmins,
          },
        },
      ],
    },
    {
      path: "/mypims/assetmanagementreportadd",
      name: "myPIMS-AssetManagementReportAdd",
      group: "management",
      guide: {
        label: "자산 신고하기",
        about: "고장, 분실, 파손, 이관, 반납을 신고합니다.",
        words: "수리 요청 사유서 노트북 고장",
      },
      title: "자산 신고",
      kind: "add",
      of: "asset_report",
      can: ["staff:own", ...assetAdmins],
      form: filed,
    },
    {
      path: "/mypims/assetmanagementreportedit/:idx",
      name: "myPIMS-AssetManagementReportEdit-idx",
      group: "management",
      title: "자산 신고",
      kind: "edit",
      of: "asset_report",
      can: ["staff:own", ...assetAdmins],
      form: [
        ...filed.map((section) => ({ ...section, editable: { in: ["recv"] } })),
        {
          title: "처리",
          fields: ["handler", "repair_vendor", "repair_cost", "result"],
          can: assetAdmins,
          editable: { in: open },
        },
      ],
    },
  ],
});
