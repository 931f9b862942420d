import "./away-note.css";
import { useEffect } from "react";
import { toast } from "react-toastify";
import { askUntilAnswered } from "../../api/ask-until-answered";
import { get } from "../../api/client";
import { useConnection } from "../../api/connection";

/** Says that the server is away while it is, and asks for it until it is back. */
export function AwayNote() {
  const { isAway } = useConnection();
  useEffect(
    () =>
      isAway
        ? askUntilAnswered(
            () => get("/rest/health"),
            () => toast.success("다시 연결되었습니다."),
          )
        : undefined,
    [isAway],
  );
  if (!isAway) return null;
  return <p className="away-note">서버에 연결할 수 없습니다. 입력한 내용은 그대로 있습니다. 다시 연결하는 중…</p>;
}
