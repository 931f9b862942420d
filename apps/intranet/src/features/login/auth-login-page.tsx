import "../../shell/page.css";
import { routeByName } from "@portal/definition";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { CallError, post } from "../../api/client";
import { enter, landingOf } from "../../api/session";
import { useStore } from "../../store";
import { LoginCard } from "./card";

/** Signing in by a one-time link of another system. */
export function AuthLoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState("");
  const isUsed = useRef(false);
  const token = query.get("token") ?? "";

  useEffect(() => {
    // a link can be used once
    if (isUsed.current) return;
    isUsed.current = true;
    void use();

    async function use() {
      try {
        const answer = await post("/rest/auth/useSignInLink", { token });
        if (answer.user) enter(answer.user);
        useStore.setState({ isTempLogin: answer.is_temp ?? false });
        await navigate(landingOf(answer, answer.to), { replace: true });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setProblem(error.message);
      }
    }
  }, [token, navigate]);

  return (
    <LoginCard title="로그인">
      <p role="status">{problem || "로그인하는 중입니다…"}</p>
      {problem && (
        <p className="page-actions">
          <Link className="page-button" to={routeByName("login")}>
            로그인 화면으로 가기
          </Link>
        </p>
      )}
    </LoginCard>
  );
}
