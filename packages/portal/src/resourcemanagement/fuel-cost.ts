import { defineModule } from "../define/define-module";
import { choice, date, decimal, file, flag, link, money, month, multiChoice, staff, text } from "../define/fields";

const keepers = ["isHrAdmin:all"] as const;
const fuels = { gas: "휘발유", diesel: "경유", lpg: "LPG", ev: "전기", hybrid: "하이브리드" } as const;
const columns = ["month", "name", "team", "fuel", "km", "unit_price", "amount", "source", "notes", "status"] as const;
const drives = [
  {
    of: "vehicle_log",
    title: "법인차량 운행",
    columns: ["use_date", "driver", "purpose", "dest", "km"],
    sort: [["use_date", "asc"]],
    sums: ["km"],
  },
  {
    of: "outside_work",
    title: "자차 외근",
    columns: ["work_date", "staff", "place", "distance_km", "status"],
    sort: [["work_date", "asc"]],
    sums: ["distance_km"],
  },
] as const;

/** What was driven by company and own cars in a month, and what it costs; every drive is in one row and no other. */
export default defineModule({
  key: "fuel-cost",
  title: "유류비 관리",
  entities: {
    fuel_cost: {
      title: "유류비",
      name: "name",
      own: ["idx_staff"],
      hasOrgUnit: true,
      // of a row one of the two cars is empty
      unique: [["month", "vehicle", "own_car", "source"]],
      index: [["month", "status"]],
      fields: {
        month: month("월", { required: true }),
        /** The car, and who drives it where it is theirs. */
        name: text("차량·운전자", { max: 80, readOnly: true }),
        vehicle: link("차량", { to: "vehicle" }),
        own_car: link("자차", { to: "own_car" }),
        staff: staff("자차운전자", { readOnly: true }),
        is_own: flag("자차", { computed: ({ idx_own_car }) => Boolean(idx_own_car) }),
        fuel: choice("연료", fuels, { required: true, readOnly: true, default: "gas" }),
        km: decimal("주행거리", { digits: [8, 1], min: 0, unit: "km", readOnly: true }),
        liters: decimal("주유량", { digits: [8, 2], min: 0, unit: "L" }),
        unit_price: money("단가", { readOnly: true }),
        amount: money("금액", { required: true, min: 0, default: 0 }),
        card_last4: text("카드끝4자리", { max: 4, pattern: [/^\d{4}$/, "숫자 4자리로 입력하세요."] }),
        source: choice(
          "출처",
          { log: "운행일지", expense: "지출결의", card: "주유카드", outside: "외근" },
          { required: true, readOnly: true, default: "log" },
        ),
        receipt: file("영수증"),
        fix_reason: text("수정사유", { max: 200, hint: "집계한 금액을 바꾸면 사유를 적습니다." }),
        /** What to look at before the month is confirmed. */
        notes: multiChoice(
          "확인할 점",
          { rate: "단가 없음", insurance: "보험 만료", twice: "중복?", open: "외근 미확인" },
          { readOnly: true },
        ),
        status: choice(
          "상태",
          { draft: "집계", ok: "확정" },
          { required: true, default: "draft", readOnly: true, tones: { draft: "running", ok: "done" } },
        ),
      },
      flow: {
        field: "status",
        moves: {
          gather: { title: "재집계", from: ["draft"], to: "draft", by: keepers },
          confirm: { title: "월 확정", from: ["draft"], to: "ok", by: keepers, isBulk: true },
          reopen: {
            title: "확정취소",
            from: ["ok"],
            to: "draft",
            by: keepers,
            reason: "required",
            isRare: true,
            isDangerous: true,
            isBulk: true,
          },
        },
      },
      sheets: {
        month: {
          title: "유류비 월 정산서",
          sections: [
            { fields: ["month", "name", "team", "fuel", "source", "status"] },
            { title: "정산", fields: ["km", "liters", "unit_price", "amount", "fix_reason"] },
          ],
        },
      },
    },
    fuel_rate: {
      title: "유류단가",
      name: "name",
      unique: [["month", "fuel"]],
      fields: {
        month: month("월", { required: true }),
        fuel: choice("연료", fuels, { required: true }),
        krw_per_km: money("km당금액", { required: true, min: 1 }),
        name: text("단가", {
          max: 40,
          computed: ({ month, fuel }) => (month && fuel ? `${month} ${fuels[fuel as keyof typeof fuels]}` : undefined),
        }),
      },
    },
    own_car: {
      title: "자차",
      name: "plate_no",
      own: ["idx_staff"],
      isKeptWhileLinked: true,
      access: { read: ["staff:own"] },
      index: [["staff"]],
      fields: {
        staff: staff("운전자", { required: true, initial: "me" }),
        plate_no: text("차량번호", { required: true, unique: true, max: 20 }),
        model: text("차종", { max: 60 }),
        fuel: choice("연료", fuels, { required: true }),
        insurance_to: date("보험만료"),
        is_use: flag("사용", { default: true }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/fuelcostmangementlist",
      name: "ResourceManagement-FuelCostMangementList",
      guide: {
        label: "유류비 관리",
        about: "법인차량과 자차의 달마다 주행거리와 유류비를 확정합니다.",
        words: "주유 기름값 자차 km 단가 정산 급여",
      },
      title: "유류비 관리",
      kind: "list",
      of: "fuel_cost",
      can: keepers,
      columns,
      leads: "name",
      moreColumns: ["liters", "card_last4", "fix_reason", "receipt"],
      tabs: [
        { key: "corp", title: "법인차량", where: { is_own: false } },
        { key: "own", title: "자차", where: { is_own: true } },
      ],
      titles: { km: "주행km", amount: "지급액" },
      search: ["name"],
      filters: ["month", "office", "team", "vehicle", "source", "notes", "status"],
      sort: [
        ["month", "desc"],
        ["name", "asc"],
      ],
      sums: ["km", "amount"],
      import: ["month", "vehicle", "card_last4", "liters", "amount"],
      drawer: {
        view: [
          { fields: ["month", "name", "team", "fuel", "source", "status"] },
          { title: "정산", fields: ["km", "liters", "unit_price", "amount", "notes", "fix_reason"] },
          { fields: ["card_last4", "receipt"] },
        ],
        related: drives,
        form: [
          {
            fields: ["month", "vehicle", "liters", "amount", "card_last4", "receipt", "fix_reason"],
            editable: { in: ["draft"] },
          },
        ],
        add: keepers,
        change: keepers,
      },
      lists: [
        {
          key: "payroll",
          title: "급여 반영",
          of: "fuel_cost",
          can: keepers,
          where: { status: "ok", is_own: true },
          columns: ["staff.emp_no", "staff", "team", "month", "km", "amount"],
          titles: { "staff.emp_no": "사번", staff: "이름" },
          filters: ["month", "team"],
          sort: [["month", "desc"]],
          sums: ["amount"],
        },
        {
          key: "rates",
          title: "단가",
          of: "fuel_rate",
          can: keepers,
          columns: ["month", "fuel", "krw_per_km", "writer", "wdate"],
          filters: ["month", "fuel"],
          sort: [["month", "desc"]],
          drawer: {
            form: [{ fields: ["month", "fuel", "krw_per_km"] }],
            view: [{ fields: ["month", "fuel", "krw_per_km", "writer"] }],
            add: keepers,
            change: keepers,
          },
        },
        {
          key: "cars",
          title: "자차",
          of: "own_car",
          can: keepers,
          columns: ["plate_no", "staff", "staff.team", "model", "fuel", "insurance_to", "is_use"],
          titles: { "staff.team": "팀" },
          search: ["plate_no", "staff"],
          filters: ["fuel", "is_use", "insurance_to"],
          drawer: {
            view: [{ fields: ["plate_no", "staff", "model", "fuel", "insurance_to", "is_use"] }],
            form: [{ fields: ["staff", "plate_no", "model", "fuel", "insurance_to", "is_use"] }],
            add: keepers,
            change: keepers,
          },
        },
      ],
    },
  ],
});
