import { useDebouncedValue } from "@mantine/hooks";
import { formByKind, type Problem } from "@portal/definition";
import { readForm } from "@portal/definition/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { post } from "../../../api/client";
import { today } from "../../../controls/dates/today";
import { isDeciding } from "../line/planned-line";
import { type Draft, titleOf, written } from "./draft";

/** Time after the last change until the server is asked, in milliseconds. */
export const QUIET = 600;

/** What is wrong with a form or to be looked at, what it computes, and what the server knows beside it. */
export function useFormCheck(draft: Draft, idx: number) {
  const { kind, line } = draft;
  const form = formByKind(kind);
  const sending = written({ ...draft, body: "" });
  const here = readForm(form, sending.data, { today: today() });
  const current = JSON.stringify({ idx, ...sending });
  const [sent] = useDebouncedValue(current, QUIET);
  const {
    data: there,
    isPlaceholderData,
    isFetching,
  } = useQuery({
    queryKey: ["document-check", sent],
    queryFn: () => post("/rest/documents/checkDocument", JSON.parse(sent)),
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { onRefusal: "log" },
  });
  const needsReceiver = form.needsReceiver && !line.some(({ role }) => role === "receive");
  const own: Problem[] = [
    ...(titleOf(draft) ? [] : [{ path: "title", message: "제목을 입력하세요." }]),
    ...(line.some(isDeciding) ? [] : [{ path: "line", message: "결재선에 결재할 사람을 한 명 이상 넣으세요." }]),
    ...(needsReceiver ? [{ path: "line", message: "수신 부서를 하나 이상 선택하세요." }] : []),
  ];
  // what was wrong before the last change is no reason to refuse now; the server looks again when it is submitted
  const isOld = isPlaceholderData || sent !== current;
  const all = [...own, ...here.problems, ...(isOld ? [] : (there?.problems ?? []))];
  return {
    /** Whether the server has not yet said what it knows of what is written now. */
    isChecking: sent !== current || isFetching,
    /** Whether something is wrong that needs no server to tell. */
    isWrongHere: own.length + here.problems.length > 0,
    /** By their paths; the first one of each. */
    problems: all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at),
    warnings: unique([...here.warnings, ...(there?.warnings ?? [])]),
    data: { ...here.data, ...there?.computed } as Draft["data"],
    shown: Object.entries(there?.shown ?? {}),
  };
}

function unique(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ message }, at) => problems.findIndex((other) => other.message === message) === at);
}
