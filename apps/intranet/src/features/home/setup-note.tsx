import "./setup-note.css";
import { routeByName } from "@portal/definition";
import { Link } from "react-router-dom";
import { useSetup } from "../../api/reads";

/** On main, for masters: what is left to do before people work in the portal. */
export function SetupNote() {
  const { data } = useSetup();
  if (!data || data.is_done) return null;
  const done = data.steps.filter(({ is_done }) => is_done).length;
  return (
    <p className="setup-note" role="status">
      회사를 여는 준비가 {data.steps.length}단계 중 {done}단계 끝났습니다.{" "}
      <Link to={routeByName("admin_setup")}>이어서 준비하기</Link>
    </p>
  );
}
