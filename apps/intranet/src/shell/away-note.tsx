import "./away-note.css";
import { useEffect } from "react";
import { toast } from "react-toastify";
import { get } from "../api/client";
import { useConnection } from "../api/connection";

/** How long after a failed try the server is asked again, in milliseconds; each try waits longer, up to the last. */
const WAITS = [1000, 2000, 4000, 8000, 15_000];

/** Says that the server is away while it is, and asks for it until it is back. */
export function AwayNote() {
  const { isAway } = useConnection();
  useEffect(() => (isAway ? askUntilBack() : undefined), [isAway]);
  return (
    <div role="status">
      {isAway && (
        <p className="away-note">서버에 연결할 수 없습니다. 입력한 내용은 그대로 있습니다. 다시 연결하는 중…</p>
      )}
    </div>
  );
}

/** Asks for the server until it answers. Returns the undoing. */
function askUntilBack(): () => void {
  let tries = 0;
  let timer = 0;
  const ask = () => {
    clearTimeout(timer);
    get("/rest/health").then(
      () => toast.success("다시 연결되었습니다."),
      () => {
        timer = window.setTimeout(ask, WAITS[Math.min(tries++, WAITS.length - 1)]);
      },
    );
  };
  timer = window.setTimeout(ask, WAITS[0]);
  window.addEventListener("online", ask);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", ask);
  };
}
