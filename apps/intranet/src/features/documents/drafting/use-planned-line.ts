import { useDebouncedValue } from "@mantine/hooks";
import { formByKind } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { post } from "../../../api/client";
import { orderedLine, whyOf } from "../line/planned-line";
import type { Begun, Draft } from "./draft";
import { QUIET } from "./use-form-check";

export type PlannedLine = ReturnType<typeof usePlannedLine>;

/**
 * A draft's line: until the drafter changes it, it is kept in step with what the rules ask of what is written and what is
 * `computed` from it.
 */
export function usePlannedLine(
  { kind, data, line }: Draft,
  computed: Draft["data"],
  begun: Begun,
  { onPlan, onChange }: Record<"onPlan" | "onChange", (line: Draft["line"]) => void>,
) {
  const [isOwn, setIsOwn] = useState(!begun.hasDefaultLine);
  const form = formByKind(kind);
  const rules = JSON.stringify([
    form.line(computed),
    form.amount?.(computed) ?? null,
    form.interested?.(computed) ?? null,
  ]);
  const [rule] = useDebouncedValue(rules, QUIET);
  const { data: asked, isFetching } = useQuery({
    queryKey: ["default-line", kind, rule],
    queryFn: () => post("/rest/documents/previewLine", { kind, data }),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  // teams that receive belong to the content: they stay whatever the rules say
  const received = line.filter(({ role }) => role === "receive");
  const planned = asked && orderedLine([...asked.line.filter(({ role }) => role !== "receive"), ...received]);
  const isOther = !isOwn && planned !== undefined && JSON.stringify(planned) !== JSON.stringify(line);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another default line is put in
  useEffect(() => {
    if (isOther) onPlan(planned);
  }, [asked, isOwn]);

  function write(next: Draft["line"]) {
    const decides = (steps: Draft["line"]) => JSON.stringify(steps.filter(({ role }) => role !== "receive"));
    if (decides(next) !== decides(line)) setIsOwn(true);
    onChange(next);
  }

  /** Takes a line that was kept, with those whom the rules ask for of this document before it. */
  function take(kept: Draft["line"]) {
    const isThere = (idx: number | undefined) => kept.some(({ staff }) => staff?.idx === idx);
    const missing = asked?.line.filter((step) => whyOf(step, asked.required) && !isThere(step.staff?.idx)) ?? [];
    write(orderedLine([...missing, ...kept]));
  }

  return {
    isOwn,
    required: asked?.required,
    /** Whether the rules may ask for another line than stands there. */
    isPending: !isOwn && (rule !== rules || isFetching || isOther),
    write,
    take,
    beDefault() {
      setIsOwn(false);
      onChange(planned ?? line);
    },
  };
}
