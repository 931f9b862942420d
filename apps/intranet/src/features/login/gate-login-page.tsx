import type { LoginResponse } from "@portal/definition/contract";
import { useNavigate, useSearchParams } from "react-router-dom";
import { enter, landingOf } from "../../api/session";
import { SignInForm } from "../../shell/sign-in-form";
import { LoginCard } from "./card";

/** Signing in for partners, who go back to the site they came from; the server knows which sites may be gone back to. */
export function GateLoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  async function goOn(answer: LoginResponse) {
    if (answer.user) enter(answer.user);
    if (answer.return_url && !answer.must_change_pw) location.assign(answer.return_url);
    else await navigate(landingOf(answer), { replace: true });
  }

  return (
    <LoginCard title="파트너 로그인">
      <SignInForm returnTo={query.get("return") ?? undefined} onSignIn={(answer) => void goOn(answer)} />
    </LoginCard>
  );
}
