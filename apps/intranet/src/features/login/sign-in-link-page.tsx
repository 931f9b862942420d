import { routeByName } from "@portal/definition";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "react-toastify";
import { CallError } from "../../api/client";
import { signInByLink } from "../../api/session";
import { rememberStaff, useStore } from "../../store";
import { AuthForm } from "./auth-form";

/**
 * Where a one-time sign-in link leads. The person confirms by a button: programs that look at links in mail beforehand
 * must not use them up.
 */
export function SignInLinkPage() {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [parameters] = useSearchParams();
  const isDone = useRef(false);

  async function submit() {
    if (isDone.current) return;
    setIsSending(true);
    try {
      const answer = await signInByLink({ token: parameters.get("token") ?? "" });
      isDone.current = true;
      if (answer.user) rememberStaff(answer.user);
      useStore.setState({ isTempLogin: answer.is_temp ?? false });
      if (answer.must_change_pw) await navigate(routeByName("pwdchange"), { state: { byLink: true }, replace: true });
      else await navigate(answer.to ?? routeByName("main"), { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
      await navigate(routeByName("login"), { replace: true });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <AuthForm title="링크로 로그인" action="로그인" isSending={isSending} onSubmit={submit}>
      <p>이 링크는 한 번만 사용할 수 있습니다. 로그인하려면 아래 단추를 누르세요.</p>
    </AuthForm>
  );
}
