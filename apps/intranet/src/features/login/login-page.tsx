import type { LoginResponse } from "@portal/definition/contract";
import { useNavigate, useSearchParams } from "react-router-dom";
import { enter, landingOf } from "../../api/session";
import { SignInForm } from "../../shell/sign-in-form";
import { LoginCard } from "./card";

/** Signing in with email and password; partners come with `?return=`, and the server says whether they go back there. */
export function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  async function goOn(answer: LoginResponse) {
    if (answer.user) enter(answer.user);
    if (answer.return_url !== undefined && !answer.must_change_pw) return location.assign(answer.return_url);
    await navigate(landingOf(answer, query.get("to")), { replace: true });
  }

  return (
    <LoginCard title="오늘도 함께 일구는 푸른밭">
      <SignInForm returnTo={query.get("return") ?? undefined} onSignIn={(answer) => void goOn(answer)} />
    </LoginCard>
  );
}
