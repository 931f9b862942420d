import type { ModuleDefinition } from "../../../define/define-module";
import { count, share } from "../../../define/derived";
import { choice, date, dateTime, file, link, staff, team, text } from "../../../define/fields";
import { assetCategories } from "../asset-categories";
import { assetAdmins } from "./shared";

const checked = { checked_at: "now" } as const;
const results = { none: "미확인", ok: "확인", moved: "위치·사용자 다름", missing: "없음" } as const;

/** Looking after what is there, thing by thing. */
export const checks = {
  asset_check: {
    title: "실사회차",
    name: "name",
    access: { read: ["staff:all"] },
    derived: {
      total: count("대상", "asset_check_item", { isWhole: true, unit: "개" }),
      checked: count("확인", "asset_check_item", {
        isWhole: true,
        where: { result: ["ok", "moved", "missing"] },
        unit: "개",
      }),
      moved: count("다름", "asset_check_item", { isWhole: true, where: { result: "moved" }, unit: "개" }),
      missing: count("없음", "asset_check_item", { isWhole: true, where: { result: "missing" }, unit: "개" }),
      rate: share("진행률", "checked", "total"),
    },
    round: {
      window: ["date_from", "date_to"],
      openIn: ["run"],
      entry: "asset_check_item",
      each: {
        of: "asset",
        link: "asset",
        person: "user",
        alike: ["category", "team"],
        when: { status: ["stock", "use", "repair"] },
        unit: "개",
      },
      missing: ["none"],
      always: assetAdmins,
      days: [-3, -1],
      text: "{name}: {date}까지 자산을 확인해 주세요.",
      kind: "supply",
    },
    fields: {
      name: text("회차명", { required: true, max: 60 }),
      date_from: date("시작일", { required: true, initial: "today" }),
      date_to: date("마감일", { required: true }),
      category: choice("분류", assetCategories, { hint: "비우면 모든 분류를 실사합니다." }),
      team: team("관리팀", { hint: "비우면 모든 팀을 실사합니다." }),
      status: choice(
        "상태",
        { run: "진행", done: "마감" },
        { required: true, default: "run", readOnly: true, tones: { run: "running", done: "finished" } },
      ),
    },
    flow: {
      field: "status",
      moves: {
        close: { title: "마감", from: ["run"], to: "done", by: assetAdmins, isDangerous: true },
        reopen: { title: "다시 열기", from: ["done"], to: "run", by: assetAdmins },
      },
    },
    sheets: {
      results: {
        title: "실사 결과표",
        sections: [
          { fields: ["name", "date_from", "date_to", "status", "total", "checked", "rate", "moved", "missing"] },
        ],
        can: assetAdmins,
      },
    },
  },
  asset_check_item: {
    title: "실사내역",
    own: ["idx_staff"],
    unique: [["check", "asset"]],
    index: [["staff", "result"], ["asset"]],
    fields: {
      check: link("실사", { to: "asset_check", required: true }),
      asset: link("자산", { to: "asset", required: true }),
      staff: staff("확인대상자"),
      result: choice("결과", results, {
        required: true,
        default: "none",
        readOnly: true,
        tones: { none: "waiting", ok: "done", moved: "refused", missing: "refused" },
      }),
      location: text("확인위치", { max: 80 }),
      checked_at: dateTime("확인일시", { readOnly: true }),
      photo: file("사진", { accept: "image/*" }),
      memo: text("메모", { max: 200 }),
    },
    flow: {
      field: "result",
      moves: {
        confirm: {
          title: "있음",
          from: ["none"],
          to: "ok",
          by: ["staff:own", ...assetAdmins],
          isBulk: true,
          sets: checked,
        },
        elsewhere: {
          title: "위치·사용자 다름",
          from: ["none"],
          to: "moved",
          by: ["staff:own", ...assetAdmins],
          fields: ["location", "memo"],
          sets: checked,
        },
        miss: {
          title: "없음",
          from: ["none"],
          to: "missing",
          by: ["staff:own", ...assetAdmins],
          fields: ["memo"],
          sets: checked,
        },
        settle: {
          title: "차이 처리",
          from: ["moved", "missing"],
          to: "ok",
          by: assetAdmins,
          fields: ["location"],
          reason: "required",
        },
      },
    },
  },
} as const satisfies ModuleDefinition["entities"];
