import "./sign-in-again.css";
import "./sign-in-form.css";
import { type FormEvent, useEffect, useRef } from "react";
import { post } from "../../api/client";
import { useSendingHere } from "../../api/use-sending";

/** Asks for the password again over the screen that was open; what was asked for goes on, or nothing has happened. */
export function PasswordAgain({ settle }: { settle: (isGiven: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { isSending, problem, setProblem, send } = useSendingHere();

  useEffect(() => {
    // what was pressed is switched off until its call has ended: the dialog gives the focus back to what has it now
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => dialog.current?.showModal());
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function end(isGiven: boolean) {
    // closed, it gives the focus back to where the person was; taken away it would not
    dialog.current?.close();
    settle(isGiven);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const upw = field.current?.value ?? "";
    if (upw === "") setProblem("비밀번호를 입력하세요.");
    else if (await send(() => post("/rest/personal/confirmPassword", { upw }))) return end(true);
    field.current?.select();
  }

  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="password-again"
      onCancel={(event) => {
        event.preventDefault();
        end(false);
      }}
    >
      <h2 id="password-again">비밀번호 확인</h2>
      <p>돈, 권한, 개인정보를 다루는 일은 15분마다 비밀번호를 다시 묻습니다. 입력하던 내용은 그대로 있습니다.</p>
      <form className="sign-in-form" noValidate onSubmit={submit}>
        <label htmlFor="upw-again">비밀번호</label>
        <input
          ref={field}
          id="upw-again"
          type="password"
          autoComplete="current-password"
          aria-invalid={problem !== ""}
          aria-describedby="upw-problem"
        />
        <p id="upw-problem" role="alert" className="sign-in-problem">
          {problem}
        </p>
        <button type="submit" disabled={isSending}>
          확인
        </button>
        <button type="button" className="sign-in-cancel" onClick={() => end(false)}>
          취소
        </button>
      </form>
    </dialog>
  );
}
