import { Button } from "@mantine/core";
import { useState } from "react";
import { post } from "../../api/client";
import { useSending } from "../../api/use-sending";

/** The link by which somebody who joins comes in for the first time; it is shown here once, and of others the server refuses it. */
export function JoiningLink({ idx, kname }: { idx: number; kname: string }) {
  const { isSending, send } = useSending();
  const [link, setLink] = useState("");
  const make = () =>
    send(async () => {
      const made = await post("/rest/auth/makeJoiningLink", { idx });
      setLink(new URL(made.link, location.origin).href);
    });
  return (
    <div className="joining-link">
      <Button size="xs" variant="default" disabled={isSending} onClick={() => void make()}>
        입사자 로그인 링크 만들기
      </Button>
      <p role="status">
        {link && (
          <>
            <code>{link}</code>
            <br />
            지금 한 번만 보입니다. 복사하여 {kname}님에게 전하세요. 72시간 안에 한 번 쓸 수 있고, 다시 만들면 앞의
            링크는 끝납니다.
          </>
        )}
      </p>
    </div>
  );
}
