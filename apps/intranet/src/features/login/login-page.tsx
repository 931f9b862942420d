import { routeByName } from "@portal/definition";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "react-toastify";
import { CallError } from "../../api/client";
import { login } from "../../api/session";
import { rememberStaff } from "../../store";
import { AuthForm } from "./auth-form";

/** Signing in with email and password. What was typed stays when it is refused. */
export function LoginPage() {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [parameters] = useSearchParams();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  function refuse(message: string, field: HTMLInputElement | null) {
    toast.error(message);
    field?.focus();
  }

  async function submit() {
    const uid = email.current?.value.trim() ?? "";
    const upw = password.current?.value ?? "";
    if (uid === "") return refuse("이메일을 입력하세요.", email.current);
    if (upw === "") return refuse("비밀번호를 입력하세요.", password.current);
    setIsSending(true);
    try {
      // partners come with ?return=; the server says whether the portal sends people there
      const way = parameters.get("return");
      const { user, must_change_pw, return_url } = await login({ uid, upw, ...(way !== null && { return: way }) });
      if (user) rememberStaff(user);
      if (must_change_pw) return await navigate(routeByName("pwdchange"));
      if (return_url !== undefined) return window.location.assign(return_url);
      await navigate(routeByName("main"));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error.message, password.current);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <AuthForm title="오늘도 함께 일구는 푸른밭" action="Login" isSending={isSending} onSubmit={submit}>
      <label htmlFor="uid">EMAIL</label>
      <input ref={email} id="uid" name="uid" type="text" inputMode="email" autoComplete="username" />
      <label htmlFor="upw">PASSWORD</label>
      <input ref={password} id="upw" name="upw" type="password" autoComplete="current-password" />
    </AuthForm>
  );
}
