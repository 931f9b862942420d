import "./sign-in-form.css";
import type { LoginResponse } from "@portal/definition/contract";
import { type FormEvent, useRef } from "react";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { useSending } from "../../api/use-sending";

interface SignInFormProps {
  /** The email that is there already. */
  email?: string;
  /** Where a partner's site wants the person back; see `/gate_login`. */
  returnTo?: string | undefined;
  onSignIn: (answer: LoginResponse) => void;
}

/** Email, password and what is said of them. What was typed stays when it is refused. */
export function SignInForm({ email = "", returnTo, onSignIn }: SignInFormProps) {
  const { isSending, send } = useSending();
  const uidField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  function refuse(message: string, field: HTMLInputElement | null) {
    toast.error(message);
    field?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const uid = uidField.current?.value.trim() ?? "";
    const upw = passwordField.current?.value ?? "";
    if (uid === "") return refuse("이메일을 입력하세요.", uidField.current);
    if (upw === "") return refuse("비밀번호를 입력하세요.", passwordField.current);
    const isIn = await send(async () =>
      onSignIn(await post("/rest/mypims/login", { uid, upw, ...(returnTo && { return: returnTo }) })),
    );
    if (!isIn) passwordField.current?.focus();
  }

  return (
    <form className="sign-in-form" noValidate onSubmit={submit}>
      <label htmlFor="uid">EMAIL</label>
      <input
        ref={uidField}
        id="uid"
        name="uid"
        type="text"
        inputMode="email"
        autoComplete="username"
        defaultValue={email}
      />
      <label htmlFor="upw">PASSWORD</label>
      <input ref={passwordField} id="upw" name="upw" type="password" autoComplete="current-password" />
      <button type="submit" disabled={isSending}>
        Login
      </button>
    </form>
  );
}
