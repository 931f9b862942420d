import "./login-page.css";
import type { LoginResponse } from "@portal/definition/contract";
import { useNavigate, useSearchParams } from "react-router-dom";
import { enter, landingOf } from "../../api/session";
import { SignInForm } from "../../shell/sign-in-form";

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
    <main className="login">
      <title>로그인 · 푸른밭 인트라넷</title>
      <div className="login-card">
        <h1>
          <img src="/icon.svg" alt="" width="44" height="44" />
          오늘도 함께 일구는 푸른밭
        </h1>
        <SignInForm returnTo={query.get("return") ?? undefined} onSignIn={(answer) => void goOn(answer)} />
      </div>
    </main>
  );
}
