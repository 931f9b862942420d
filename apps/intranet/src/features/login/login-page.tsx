import "react-toastify/dist/ReactToastify.css";
import "./login-page.css";
import { routeByName } from "@portal/definition";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { CallError } from "../../api/client";
import { login } from "../../api/session";
import { rememberStaff } from "../../store";

/** Signing in with email and password. What was typed stays when it is refused. */
export function LoginPage() {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  function refuse(message: string, field: HTMLInputElement | null) {
    toast.error(message);
    field?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const uid = email.current?.value.trim() ?? "";
    const upw = password.current?.value ?? "";
    if (uid === "") return refuse("이메일을 입력하세요.", email.current);
    if (upw === "") return refuse("비밀번호를 입력하세요.", password.current);
    setIsSending(true);
    try {
      const { user } = await login({ uid, upw });
      if (user) rememberStaff(user);
      await navigate(routeByName("main"));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error.message, password.current);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <main className="login">
      <form className="login-form" noValidate onSubmit={submit}>
        <h1>
          <img src="/icon.svg" alt="" width="44" height="44" />
          오늘도 함께 일구는 푸른밭
        </h1>
        <label htmlFor="uid">EMAIL</label>
        <input ref={email} id="uid" name="uid" type="text" inputMode="email" autoComplete="username" />
        <label htmlFor="upw">PASSWORD</label>
        <input ref={password} id="upw" name="upw" type="password" autoComplete="current-password" />
        <button type="submit" disabled={isSending}>
          Login
        </button>
      </form>
    </main>
  );
}
