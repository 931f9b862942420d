import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { momentOf } from "../days";
import type { Entry } from "../entries";
import { MonthGrid } from "./month-grid";

test("a day of a month shows the first three of what is in it by time, and counts the others", () => {
  // as the server may send them: 19:00 first, then 08:00, 20:00, 09:00 …
  const hours = [19, 8, 20, 9, 18, 10, 17, 11, 16, 12, 15, 14];
  const entries = hours.map((hour, idx): Entry => {
    const from = momentOf("2026-03-11", hour * 60);
    return { idx, title: `${hour}시 회의`, note: "", from, to: from + 30 * 60_000, isMine: false };
  });
  const page = renderToStaticMarkup(
    <MonthGrid
      day="2026-03-02"
      entries={entries}
      holidays={{}}
      now={entries[0]?.from ?? 0}
      onOpen={stay}
      onDay={stay}
    />,
  );
  const [, day = ""] = page.split('data-day="2026-03-11"');
  const [shown = ""] = day.split("</td>");
  expect(shown.match(/<time>[^<]*/g)).toEqual(["<time>08:00", "<time>09:00", "<time>10:00"]);
  expect(shown).toContain(">+9<");
  expect(shown).toContain("12건");
});

function stay() {}
