import { and, count, desc, eq, lt } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { fuelCost, fuelRate, outsideWork, ownCar } from "../../db/tables";
import { gatherFuel } from "../../fuel/gather";
import { dayBefore, daysBefore } from "../days";

const HR = 11;
const OWN_CARS = 22;
const rates = { gas: 190, diesel: 165, lpg: 140, ev: 75, hybrid: 135 } as const;
const labels = { gas: "휘발유", diesel: "경유", lpg: "LPG", ev: "전기", hybrid: "하이브리드" } as const;
const models = ["(가상)바람 1.6", "(가상)구름 하이브리드", "(가상)들판 SUV", "(가상)나루 전기"];
const fuels = ["gas", "hybrid", "diesel", "ev"];

/** Rates and own cars, and what was driven: all months but the last two are confirmed. */
export async function seedFuel(tx: Database, now: Date): Promise<void> {
  const monthAt = (back: number) => {
    const [year = 0, month = 0] = dayBefore(now, 0).split("-").map(Number);
    return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
  };
  await insertMany(
    tx,
    fuelRate,
    // set anew each quarter; a month between has that of the last one
    [18, 15, 12, 9, 6, 3].flatMap((back) =>
      Object.entries(rates).map(([fuel, won]) => ({
        ...{ month: monthAt(back), fuel, krw_per_km: won + ((back * 7) % 15), idx_writer: HR },
        ...{ name: `${monthAt(back)} ${labels[fuel as keyof typeof rates]}`, wdate: daysBefore(now, back * 30) },
      })),
    ),
  );
  const drivers = await tx
    .select({ idx: outsideWork.idx_staff })
    .from(outsideWork)
    .where(eq(outsideWork.transport, "own"))
    .groupBy(outsideWork.idx_staff)
    .orderBy(desc(count()), outsideWork.idx_staff)
    .limit(OWN_CARS);
  await insertMany(
    tx,
    ownCar,
    drivers.map(({ idx }, n) => ({
      ...{ idx_staff: idx, plate_no: `${10 + n}${"가나다라마"[n % 5]} ${1200 + n * 37}`, model: models[n % 4] },
      ...{ fuel: fuels[n % 4] as string, insurance_to: dayBefore(now, n === 4 ? 20 : -40 - n * 11), is_use: true },
      ...{ idx_writer: idx, wdate: daysBefore(now, 560) },
    })),
  );
  await gatherFuel(tx, now);
  await tx
    .update(fuelCost)
    .set({ status: "ok" })
    .where(and(lt(fuelCost.month, monthAt(1)), eq(fuelCost.status, "draft")));
}
