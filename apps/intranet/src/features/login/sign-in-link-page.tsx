import { routeByName } from "@portal/definition";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { post } from "../../api/client";
import { enter, landingOf } from "../../api/session";
import { tell } from "../../api/tell";
import { useSending } from "../../api/use-sending";
import { useAddress } from "../../controls/use-address";
import { useStore } from "../../store";
import { AuthForm } from "./auth-form";

/**
 * Where a one-time sign-in link leads. The person confirms by a button: programs that look at links in mail beforehand
 * must not use them up.
 */
export function SignInLinkPage() {
  const navigate = useNavigate();
  const { isSending, send } = useSending();
  const { params: parameters } = useAddress();
  const isDone = useRef(false);

  const submit = () =>
    send(async () => {
      if (isDone.current) return;
      const answer = await post("/rest/auth/useSignInLink", { token: parameters.get("token") ?? "" });
      isDone.current = true;
      if (answer.user) enter(answer.user);
      useStore.setState({ isTempLogin: answer.is_temp ?? false });
      if (answer.must_change_pw) await navigate(routeByName("pwdchange"), { state: { byLink: true }, replace: true });
      else await navigate(landingOf(answer, answer.to), { replace: true });
    }, refused);

  async function refused(error: unknown) {
    tell(error);
    await navigate(routeByName("login"), { replace: true });
  }

  return (
    <AuthForm title="링크로 로그인" action="로그인" isSending={isSending} onSubmit={submit}>
      <p>이 링크는 한 번만 사용할 수 있습니다. 로그인하려면 아래 단추를 누르세요.</p>
    </AuthForm>
  );
}
