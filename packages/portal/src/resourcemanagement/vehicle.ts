import { defineModule } from "../define/define-module";
import { choice, date, files, integer, link, money, staff, text, words, year } from "../define/fields";

const supportOnly = ["isManageSupportAdmin:all"] as const;
const everybody = ["staff:all"] as const;
const calendar = {
  of: "booking",
  where: { kind: "vehicle" },
  can: everybody,
  during: "during",
  label: ["title", "booker"],
  moreColumns: ["dest", "vehicle_log.km"],
  resources: { entity: "vehicle", column: "idx_resource" },
  filters: ["status"],
  hides: ["cancel", "reject", "noshow"],
} as const;
const form = [
  { fields: ["idx_resource", "during", "repeat"] },
  { fields: ["title", "dest", "purpose", "driver", "customer", "people", "memo"] },
] as const;

/** Company cars, and the log that the tax office wants of each drive. */
export default defineModule({
  key: "vehicle",
  title: "법인차량 예약·운행일지",
  entities: {
    vehicle: {
      title: "법인차량",
      name: "plate_no",
      access: { read: everybody, add: supportOnly, change: supportOnly },
      fields: {
        plate_no: text("차량번호", { required: true, unique: true, max: 20 }),
        model: text("차종", { required: true, max: 60 }),
        year: year("연식"),
        fuel: choice(
          "연료",
          { gas: "휘발유", diesel: "경유", lpg: "LPG", ev: "전기", hybrid: "하이브리드" },
          { required: true },
        ),
        seats: integer("인승", { unit: "인승", min: 1, max: 60 }),
        odometer: integer("누적주행거리", { unit: "km", required: true, min: 0 }),
        insurance_to: date("보험만료"),
        inspect_to: date("검사만료"),
        park_place: text("주차위치", { max: 80 }),
        status: choice(
          "상태",
          { ok: "사용가능", repair: "정비", off: "중지" },
          { required: true, default: "ok", tones: { ok: "done", repair: "running", off: "ended" } },
        ),
      },
    },
    vehicle_log: {
      title: "운행일지",
      own: ["idx_driver", "idx_writer"],
      // written with the return of a car; a slip is mended by who drove and by the support team
      access: { read: everybody, change: ["staff:own", "isManageSupportAdmin:all"] },
      index: [["vehicle", "use_date"], ["fuel_month"]],
      fields: {
        booking: link("예약", { to: "booking", required: true }),
        vehicle: link("차량", { to: "vehicle", required: true }),
        /** Whose car it was booked with. */
        visit: link("방문일정", { to: "visit", readOnly: true }),
        driver: staff("운전자", { required: true }),
        use_date: date("사용일", { required: true }),
        companions: words("동승자"),
        purpose: choice(
          "사용목적",
          {
            client: "거래처방문",
            promo: "판촉",
            meet: "회의",
            edu: "교육",
            deliver: "배송",
            trip: "출장",
            commute: "출퇴근",
            etc: "기타",
          },
          { required: true },
        ),
        dest: text("목적지", { required: true, max: 150 }),
        odo_before: integer("주행전계기판", { unit: "km", required: true, min: 0 }),
        odo_after: integer("주행후계기판", { unit: "km", required: true, min: 0 }),
        km: integer("주행거리", { unit: "km", computed: kmOf }),
        commute_km: integer("출퇴근거리", { unit: "km", default: 0, min: 0 }),
        business_km: integer("업무거리", {
          unit: "km",
          computed: (log) => {
            const km = kmOf(log);
            return km === undefined ? undefined : km - Number(log.commute_km ?? 0);
          },
        }),
        fuel_cost: money("주유비", { min: 0 }),
        toll: money("통행료", { min: 0 }),
        park_cost: money("주차비", { min: 0 }),
        receipt: files("영수증"),
        note: text("메모", { max: 300 }),
        /** The month's row that it is counted in. */
        fuel_month: link("유류비", { to: "fuel_cost", readOnly: true }),
      },
    },
  },
  screens: [
    {
      path: "/resourcemanagement/vehiclereservationlogmonth",
      name: "ResourceManagement-VehicleReservationLogMonth",
      guide: { label: "차량 월간", about: "한 달의 차량 예약과 운행을 봅니다.", words: "자동차 운행일지" },
      title: "차량 예약·운행일지 (월)",
      kind: "calendar-month",
      ...calendar,
    },
    {
      path: "/resourcemanagement/vehiclereservationlogday",
      name: "ResourceManagement-VehicleReservationLogDay",
      guide: {
        label: "차량 예약",
        about: "하루의 차량 예약을 보고 예약합니다.",
        words: "자동차 업무용차 법인차 운행일지",
      },
      title: "차량 예약 (일)",
      kind: "calendar-day",
      ...calendar,
    },
    {
      path: "/resourcemanagement/vehiclereservationadd",
      name: "ResourceManagement-VehicleReservationAdd",
      guide: { label: "차량 예약하기", about: "차량을 새로 예약합니다.", words: "자동차 예약 신청" },
      title: "차량 예약하기",
      kind: "add",
      of: "booking",
      where: { kind: "vehicle" },
      can: ["staff:own"],
      form,
    },
    {
      path: "/resourcemanagement/vehiclereservationmod/:idx",
      name: "ResourceManagement-VehicleReservationMod-idx",
      title: "차량 예약 수정",
      kind: "edit",
      of: "booking",
      where: { kind: "vehicle" },
      can: ["staff:own", "isManageSupportAdmin:all"],
      form,
    },
  ],
});

function kmOf({ odo_before: before, odo_after: after }: Readonly<Record<string, unknown>>): number | undefined {
  return typeof before === "number" && typeof after === "number" ? after - before : undefined;
}
