import { type Move, modules } from "@portal/definition";
import { expect, test } from "vitest";
import { forgetModules, loadModule } from "../fields/modules";
import { useStore } from "../store";
import { addressToAdd } from "./add-address";

const adding = modules.flatMap(({ key, entities }) =>
  Object.entries(entities).flatMap(([entity, { flow }]) =>
    Object.entries<Move>(flow?.moves ?? {}).flatMap(([move, { adds }]) => (adds ? [{ key, entity, move, adds }] : [])),
  ),
);

test.each(adding)(
  "the form that $move of $entity adds by is known once its module is loaded",
  async ({ key, entity, adds }) => {
    useStore.setState({ idx_staff: 1, idx_team: 6161, idx_position: 6100, position: "lead" });
    forgetModules();
    await loadModule(key);
    expect(addressToAdd(entity, { idx: 7 }, adds)).toContain("=7");
  },
);
