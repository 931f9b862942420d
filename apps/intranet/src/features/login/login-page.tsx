import type { LoginResponse } from "@portal/definition/contract";
import { useNavigate, useSearchParams } from "react-router-dom";
import { enter, landingOf } from "../../api/session";
import { SignInForm } from "../../shell/sign-in-form";
import { LoginCard } from "./card";

/** Signing in with email and password. */
export function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();

  async function goOn(answer: LoginResponse) {
    if (answer.user) enter(answer.user);
    await navigate(landingOf(answer, query.get("to")), { replace: true });
  }

  return (
    <LoginCard title="오늘도 함께 일구는 푸른밭">
      <SignInForm onSignIn={(answer) => void goOn(answer)} />
    </LoginCard>
  );
}
