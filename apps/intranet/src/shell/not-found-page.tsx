import { routeByName } from "@portal/definition";
import { Link, useLocation, useNavigate } from "react-router-dom";
import "./page.css";
import { titled } from "./company";

/** What is shown at an address that the portal does not have. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <main className="page">
      <title>{titled("없는 주소입니다")}</title>
      <h1>없는 주소입니다</h1>
      <p>
        <b>{shownPath(pathname)}</b>
      </p>
      <p>주소를 잘못 적었거나 화면이 옮겨졌을 수 있습니다. 주소를 다시 확인하거나 메인 화면에서 찾아보세요.</p>
      <p className="page-actions">
        <Link className="page-button" to={routeByName("main")}>
          메인으로 가기
        </Link>
        <button type="button" className="page-back" onClick={() => void navigate(-1)}>
          이전 화면으로
        </button>
      </p>
    </main>
  );
}

/** A path as it was typed; as it came where it is not readable. */
function shownPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
