import { expect, test } from "vitest";
import type { EntityDefinition } from "../define-module";
import { choice, dateTime, link, text } from "../fields";
import { wrongInFlow } from "./flow-fields";

test("moves name fields of their records, and tell of no others", () => {
  const to = ["staff:own"] as const;
  const lamp: EntityDefinition = {
    title: "등불",
    announces: { to, kind: "supply", text: "새 등불: {name} {colour}" },
    fields: {
      name: text("이름"),
      bench: link("작업대", { to: "bench" }),
      lit_at: dateTime("켠 때"),
      status: choice("상태", { off: "꺼짐", on: "켜짐" }),
    },
    flow: {
      field: "status",
      moves: {
        light: {
          title: "켜기",
          from: ["off"],
          to: "on",
          by: to,
          fields: ["bench.room", "oil"],
          sets: { lit_at: "now", lit_by: "me" },
          reason: "required",
          reasonIn: "why_lit",
          notifies: { to, at: "name", kind: "supply", text: "켰습니다: {bench}{why} {wick}" },
          waits: { title: "켤 등불", in: ["off", "broken"] },
        },
      },
    },
  };
  const reminded = {
    on: "lit_at",
    days: [1],
    to,
    kind: "supply",
    title: "등불",
    text: "{name} {date}({left}) {smoke}",
  } as const;
  const bench: EntityDefinition = { title: "작업대", fields: { room: text("방") } };
  const definitionOf = (name: string) => ({ lamp, bench })[name];
  const wrong = ["lit_by", "why_lit", "broken", "name", "oil", "colour", "wick", "smoke"];
  expect(wrongInFlow(definitionOf, "lamp", { ...lamp, reminders: { reminded } })).toEqual(wrong);
});
