import { useState } from "react";
import { post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { ask } from "../../controls/dialogs/ask";

/** Gives a colleague who has forgotten the password a new one, which is shown here once and has to be changed. */
export function PasswordReset({ idx, kname }: { idx: number; kname: string }) {
  const { isSending, send } = useSending();
  /** `null` where the person has got a link by mail. */
  const [password, setPassword] = useState<string | null>("");

  async function reset() {
    const sure = await ask(`${kname}님의 비밀번호를 초기화하시겠습니까? ${kname}님은 모든 기기에서 로그아웃됩니다.`);
    if (sure) await send(async () => setPassword((await post("/rest/auth/resetPassword", { idx })).password));
  }

  return (
    <>
      <button type="button" className="page-button" disabled={isSending} onClick={() => void reset()}>
        비밀번호 초기화
      </button>
      <p role="status" className="password-told">
        {password === null && `${kname}님에게 새 비밀번호를 정하는 메일을 보냈습니다. 24시간 안에 열어야 합니다.`}
        {password && (
          <>
            새 비밀번호: <code>{password}</code>
            <br />
            지금 한 번만 보입니다. {kname}님에게 직접 알려 주세요. 로그인하면 바꾸게 됩니다.
          </>
        )}
      </p>
    </>
  );
}
