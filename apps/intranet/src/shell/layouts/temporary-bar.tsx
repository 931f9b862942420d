import "../failures/page.css";
import "./temporary-bar.css";
import { useNavigate } from "react-router-dom";
import { leave } from "../../api/session";

/** What stands in the header's place for who came from another system: the way back there. */
export function TemporaryBar() {
  const navigate = useNavigate();
  async function goBack() {
    await leave();
    await navigate(-1);
  }
  return (
    <header className="temporary-bar">
      <button type="button" className="page-button" onClick={() => void goBack()}>
        ← 이전 화면으로 돌아가기
      </button>
    </header>
  );
}
