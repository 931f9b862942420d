import type { LoginResponse } from "@portal/definition/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { company, portalName } from "../../api/company";
import { enter, landingOf } from "../../api/session";
import { useAddress } from "../../controls/use-address";
import { SignInForm } from "../../shell/sign-in/sign-in-form";
import { LoginCard } from "./card";
import { ForgottenForm } from "./forgotten-form";

/** Signing in with email and password; partners come with `?return=`, and the server says whether they go back there. */
export function LoginPage() {
  const navigate = useNavigate();
  const { params: query } = useAddress();
  const [hasForgotten, setHasForgotten] = useState(false);

  async function goOn(answer: LoginResponse) {
    if (answer.user) enter(answer.user);
    if (answer.return_url !== undefined && !answer.must_change_pw) return location.assign(answer.return_url);
    await navigate(landingOf(answer, query.get("to")), { replace: true });
  }

  if (hasForgotten) return <ForgottenForm onBack={() => setHasForgotten(false)} />;
  return (
    <LoginCard title={company.greeting || portalName}>
      <SignInForm returnTo={query.get("return") ?? undefined} onSignIn={(answer) => void goOn(answer)} />
      <button type="button" className="login-way" onClick={() => setHasForgotten(true)}>
        비밀번호를 잊으셨나요?
      </button>
    </LoginCard>
  );
}
