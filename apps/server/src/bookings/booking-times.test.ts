import { describe, expect, test } from "vitest";
import { add, at, carBooking, roomBooking, TODAY } from "../testing/records/bookings";
import { openTestPortal } from "../testing/test-portal";

describe("a time that cannot be booked", () => {
  test.each([
    ["off the ten minutes", roomBooking("10:05", "11:00"), /10분 단위/],
    ["before the room opens", roomBooking("06:00", "08:00"), /이용 시간은 08:00–20:00/],
    ["over midnight", roomBooking("21:00", "22:10"), /이용 시간/],
    [
      "past",
      roomBooking("10:00", "11:00", { during: { from: at("08:00", TODAY), to: at("09:00", TODAY) } }),
      /지난 시간/,
    ],
    ["of a room out of use", roomBooking("10:00", "11:00", { idx_resource: 18 }), /사용하지 않습니다/],
    ["of a room that does not exist", roomBooking("10:00", "11:00", { idx_resource: 999 }), /선택하세요/],
    ["of a car in repair", carBooking("10:00", "11:00", { idx_resource: 8 }), /정비 중/],
    ["without a destination", carBooking("10:00", "11:00", { dest: null }), /목적지/],
  ])("%s is refused in words", async (_, body, words) => {
    const portal = await openTestPortal();
    const answer = (await (await portal.signedIn("staff@demo.test")).post(add, body)).json();
    expect(answer).toMatchObject({ err: 400, err_msg: expect.stringMatching(words) });
  });
});

describe("free times", () => {
  test("are found by how long, for how many and with what", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    await staff.post(add, roomBooking("09:00", "12:00", { idx_resource: 7 }));
    const find = async (query: string) =>
      (await staff.get(`/rest/resourcemanagement/findFreeTimes?kind=classroom&day=2026-03-03&${query}`)).json().list;
    const wide = await find("people=20&equipment=화상회의&from=09:00&to=13:00&minutes=60");
    expect(wide.map(({ name }: { name: string }) => name)).toEqual(["대강의실", "이사회실", "대회의실"]);
    expect(wide.at(-1).gaps).toEqual([{ from: at("12:00"), to: at("13:00") }]);
    expect(await find("people=20&equipment=화상회의&from=09:00&to=12:00&minutes=180")).toHaveLength(2);
    expect(await find("minutes=60&people=1000")).toEqual([]);
  });
});
