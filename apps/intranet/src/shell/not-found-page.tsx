import { routeByName } from "@portal/definition";
import { Link } from "react-router-dom";
import "./page.css";

/** What is shown at an address that the portal does not have. */
export function NotFoundPage() {
  return (
    <main className="page">
      <h1>없는 주소입니다</h1>
      <p>주소를 다시 확인하거나 메인 화면에서 찾아보세요.</p>
      <p>
        <Link to={routeByName("main")}>메인으로 가기</Link>
      </p>
    </main>
  );
}
