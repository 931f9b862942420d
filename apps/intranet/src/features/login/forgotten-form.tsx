import "../../shell/sign-in/sign-in-form.css";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { useSendingHere } from "../../api/use-sending";
import { LoginCard } from "./card";

/** For somebody who has forgotten the password: a link to a new one comes by mail, where the portal sends any. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const { isSending, problem, send } = useSendingHere();
  const [told, setTold] = useState("");
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const uid = field.current?.value.trim() ?? "";
    if (uid === "") {
      toast.error("이메일을 입력하세요.");
      return field.current?.focus();
    }
    await send(async () => setTold((await post("/rest/auth/forgotPassword", { uid })).err_msg));
  }

  return (
    <LoginCard title="비밀번호 재설정">
      <form className="sign-in-form" noValidate onSubmit={submit}>
        <label htmlFor="uid">EMAIL</label>
        <input
          ref={field}
          id="uid"
          type="text"
          inputMode="email"
          autoComplete="username"
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed has gone
          autoFocus
        />
        <p role="status">{problem || told}</p>
        <button type="submit" disabled={isSending}>
          메일 받기
        </button>
      </form>
      <button type="button" className="login-way" onClick={onBack}>
        로그인으로 돌아가기
      </button>
    </LoginCard>
  );
}
