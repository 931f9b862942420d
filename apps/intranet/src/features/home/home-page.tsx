import "../../shell/page.css";
import { routeByName } from "@portal/definition";
import { Link, useNavigate } from "react-router-dom";
import { leave } from "../../api/session";
import { useStore } from "../../store";

/** The page that signed-in staff begin at. */
export function HomePage() {
  const navigate = useNavigate();
  const { kname, position } = useStore();

  async function signOut() {
    await leave();
    await navigate(routeByName("login"));
  }

  return (
    <main className="page">
      <h1>
        {kname} {position}님, 안녕하세요
      </h1>
      <ul>
        <li>
          <Link to={routeByName("index copy")}>판결문 논증 편집기</Link>
        </li>
      </ul>
      <button type="button" onClick={signOut}>
        로그아웃
      </button>
    </main>
  );
}
