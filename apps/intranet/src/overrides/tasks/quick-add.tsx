import "./tasks.css";
import { Button, TextInput } from "@mantine/core";
import { isNamed } from "@portal/definition";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { type Colleague, directory, useDirectory } from "../../api/reads";
import { useSending } from "../../api/use-sending";
import { today } from "../../controls/dates/today";
import { useRefresh } from "../../screens/records";
import { useStore } from "../../store";
import { readQuickTask } from "./quick-task";

/** One line makes a task: “제목 @담당 ~10/31”. */
export function QuickAdd() {
  const [typed, setTyped] = useState("");
  const [isUsed, setIsUsed] = useState(false);
  const { isSending, send } = useSending();
  const input = useRef<HTMLInputElement>(null);
  const people = useDirectory(isUsed);
  const me = useStore((state) => state.idx_staff);
  const client = useQueryClient();
  const refresh = useRefresh();
  const day = today();
  const task = readQuickTask(typed, day);
  const problem = people && problemWith(task.people, people);
  const due = task.due ?? day;

  async function add(event: FormEvent) {
    event.preventDefault();
    if (task.title === "" || problem) return;
    await send(async () => {
      // who is quicker than the directory still gives the task to whom they named, not to themselves
      const known = task.people.length > 0 ? (await client.ensureQueryData(directory)).list : [];
      if (problemWith(task.people, known)) return;
      const assignees = task.people.flatMap((word) => namedBy(word, known).map(({ idx }) => idx));
      const task_member = (assignees.length > 0 ? assignees : [me]).map((idx_staff) => ({
        idx_staff,
        role: "assignee",
      }));
      await callRecords("task", "add", {
        screen: "TaskManagement-taskAdd",
        values: { title: task.title, due, idx_requester: me, task_member },
      });
      setTyped("");
      toast.success("업무를 만들었습니다.");
      // the next line need not wait for the list
      void refresh("task");
    });
    // the button lost it while it was waiting; who has gone on keeps it
    if (document.activeElement === document.body) input.current?.focus();
  }

  return (
    <form className="quick-task" onSubmit={(event) => void add(event)}>
      <TextInput
        ref={input}
        size="xs"
        aria-label="빠른 업무 추가"
        aria-describedby="quick-read"
        placeholder="빠른 등록: 제목 @담당 ~월/일"
        maxLength={200}
        value={typed}
        onFocus={() => setIsUsed(true)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.nativeEvent.isComposing && event.preventDefault()}
      />
      <Button
        size="xs"
        type="submit"
        variant="default"
        loading={isSending}
        disabled={task.title === "" || Boolean(problem)}
      >
        추가
      </Button>
      <span id="quick-read" role="status" className={problem ? "quick-read quick-problem" : "quick-read"}>
        {typed.trim() !== "" &&
          (problem ??
            `${task.people.map((word) => namedBy(word, people ?? [])[0]?.kname ?? word).join(", ") || "나"} · ${due}까지`)}
      </span>
    </form>
  );
}

/** Those whose whole name it is, else those in whose name it is. */
function namedBy(word: string, people: readonly Colleague[]): readonly Colleague[] {
  const exact = people.filter(({ kname, ename }) => kname === word || ename === word);
  return exact.length > 0 ? exact : people.filter((one) => isNamed(one, word));
}

/** What keeps the words from naming one person each. */
function problemWith(words: readonly string[], people: readonly Colleague[]): string | undefined {
  return words.map((word) => problemOf(word, namedBy(word, people))).find((one) => one !== undefined);
}

function problemOf(word: string, named: readonly Colleague[]): string | undefined {
  if (named.length === 0) return `‘${word}’(이)라는 직원이 없습니다.`;
  if (named.length === 1) return undefined;
  const some = named.slice(0, 3).map(({ kname }) => kname);
  return `‘${word}’에 맞는 직원이 ${named.length}명입니다: ${some.join(", ")}${named.length > 3 ? "…" : ""}. 이름을 더 입력하세요.`;
}
