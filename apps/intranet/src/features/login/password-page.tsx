import { passwordProblem, routeByName } from "@portal/definition";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify";
import { post } from "../../api/client";
import { noteConnection, useConnection } from "../../api/connection";
import { leave } from "../../api/session";
import { tell } from "../../api/tell";
import { type NewPassword, PasswordSection } from "../../shell/popups/password-section";
import { LoginCard } from "./card";

/** A new password, before anything else where one has to be chosen. */
export function PasswordPage() {
  const navigate = useNavigate();
  const { mustChangePassword } = useConnection();

  async function save(password: NewPassword): Promise<boolean> {
    const problem = passwordProblem(password.new_pwd, password.new_rpw);
    if (problem) {
      toast.error(problem);
      return false;
    }
    try {
      await post("/rest/personal/changePassword", password);
    } catch (error) {
      tell(error);
      return false;
    }
    toast.success("변경하였습니다.");
    noteConnection({ mustChangePassword: false });
    await navigate(routeByName("main"), { replace: true });
    return true;
  }

  async function signOut() {
    await leave();
    await navigate(routeByName("login"), { replace: true });
  }

  return (
    <LoginCard title="비밀번호 변경">
      {mustChangePassword && <p>비밀번호를 먼저 변경해 주세요.</p>}
      <PasswordSection onSave={save} />
      <button type="button" className="login-out" onClick={() => void signOut()}>
        로그아웃
      </button>
    </LoginCard>
  );
}
