import { passwordProblem, routeByName } from "@portal/definition";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { noteConnection } from "../../api/connection";
import { useSending } from "../../api/use-sending";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { AuthForm } from "./auth-form";

/** Changing the password, before anything else where that is asked for. What was typed stays when it is refused. */
export function PasswordPage() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { byLink?: boolean } | null };
  const { isSending, send } = useSending();
  const [isWritten, setIsWritten] = useState(false);
  const saved = useUnsaved(isWritten);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);

  function refuse(message: string, field: HTMLInputElement | null) {
    toast.error(message);
    field?.focus();
  }

  async function submit() {
    const cur_pwd = current.current?.value ?? "";
    const new_pwd = next.current?.value ?? "";
    const new_rpw = again.current?.value ?? "";
    if (!state?.byLink && cur_pwd === "") return refuse("현재 비밀번호를 입력하세요.", current.current);
    const problem = passwordProblem(new_pwd, new_rpw);
    if (problem !== null) return refuse(problem, next.current);
    const isSaved = await send(async () => {
      const { err_msg } = await post("/rest/personal/changePassword", { cur_pwd, new_pwd, new_rpw });
      toast.success(err_msg);
      saved();
      noteConnection({ mustChangePassword: false });
      await navigate(routeByName("main"), { replace: true });
    });
    if (!isSaved) (state?.byLink ? next : current).current?.focus();
  }

  return (
    <AuthForm
      title="비밀번호 변경"
      action="변경"
      isSending={isSending}
      onWrite={() => setIsWritten(true)}
      onSubmit={submit}
    >
      {!state?.byLink && (
        <>
          <label htmlFor="cur_pwd">현재 비밀번호</label>
          <input ref={current} id="cur_pwd" type="password" autoComplete="current-password" maxLength={20} />
        </>
      )}
      <label htmlFor="new_pwd">새 비밀번호</label>
      <input
        ref={next}
        id="new_pwd"
        type="password"
        autoComplete="new-password"
        maxLength={20}
        aria-describedby="password-rule"
      />
      <p id="password-rule">문자, 숫자, 특수문자를 모두 넣어 8자 이상 20자 이하로 입력하세요.</p>
      <label htmlFor="new_rpw">새 비밀번호 확인</label>
      <input ref={again} id="new_rpw" type="password" autoComplete="new-password" maxLength={20} />
    </AuthForm>
  );
}
