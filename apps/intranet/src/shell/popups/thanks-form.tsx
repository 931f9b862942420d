import { Button, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import type { Colleague } from "../../api/reads";
import { useSending } from "../../api/use-sending";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { GrowingText } from "../../controls/inputs/growing-text";
import { StaffPicker } from "../../controls/pickers/staff-picker";

interface ThanksFormProps {
  to: number | undefined;
  /** What is left to give this month. */
  remain: number;
}

/** Sends thanks dollars. After a success it is empty again and what was counted is read again. */
export function ThanksForm({ to, remain }: ThanksFormProps) {
  const client = useQueryClient();
  const [target, setTarget] = useState(to ?? null);
  const [dollar, setDollar] = useState("");
  const [message, setMessage] = useState("");
  const { isSending, send } = useSending();
  useUnsaved(dollar !== "" || message !== "", "popup");

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = problemOf(target, dollar.trim(), remain);
    if (problem !== null || target === null) return toast.error(problem);
    void send(async () => {
      await post("/rest/personal/sendThxDollar", { target, dollar: Number(dollar), message });
      toast.success("감사한 마음 잘 전달하였습니다!");
      setTarget(null);
      setDollar("");
      setMessage("");
      await Promise.all(["header", "thanks"].map((key) => client.invalidateQueries({ queryKey: [key] })));
    });
  }

  return (
    <form className="thanks-form" noValidate onSubmit={submit}>
      <StaffPicker
        label="받는 사람"
        placeholder="이름이나 초성으로 찾기"
        among={mayBeThanked}
        value={target}
        onChange={setTarget}
      />
      <TextInput
        label="선물 달러"
        leftSection="$"
        inputMode="numeric"
        maxLength={3}
        value={dollar}
        onChange={({ currentTarget }) => setDollar(currentTarget.value.trim())}
      />
      <GrowingText
        className="thanks-message"
        label="감사 메시지"
        minRows={2}
        maxRows={6}
        maxLength={500}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <Button type="submit" loading={isSending}>
        보내기
      </Button>
    </form>
  );
}

/** What is wrong with what is to be sent, in words for the person; `null` when nothing is. */
export function problemOf(target: number | null, dollar: string, remain: number): string | null {
  if (target === null) return "받는 사람을 선택하세요.";
  if (!/^[1-9]\d*$/.test(dollar)) return "선물 달러를 입력하세요.";
  return Number(dollar) > remain ? "이번 달 감사달러를 모두 소진하였습니다." : null;
}

function mayBeThanked({ is_thanks }: Colleague): boolean {
  return is_thanks === "Y";
}
