import "./sign-in-again.css";
import { routeByName } from "@portal/definition";
import type { LoginResponse } from "@portal/definition/contract";
import { useEffect, useRef, useState } from "react";
import { toast } from "react-toastify";
import { enter, landingOf } from "../../api/session";
import { forgetStaff, useStore } from "../../store";
import { SignInForm } from "./sign-in-form";

const SAID = "보안을 위해 로그아웃되었습니다. 다시 로그인해 주세요.";

/** Signs in again over the screen that was open when the session ended: what was typed there stays, and goes on. */
export function SignInAgain() {
  const [before] = useState(useStore.getState);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    toast.error(SAID, { toastId: "expired" });
    forgetStaff();
    // what was pressed is switched off until its call has ended: the dialog gives the focus back to what has it now
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => dialog.current?.showModal());
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function goOn(answer: LoginResponse) {
    if (!answer.user) return;
    // closed, it gives the focus back to where the person was; taken away it would not
    dialog.current?.close();
    enter(answer.user);
    // what is on the screen belongs to the person who was there before
    if (answer.user.idx !== before.idx_staff || answer.must_change_pw) location.assign(landingOf(answer));
  }

  return (
    <dialog ref={dialog} className="sign-in-again" aria-labelledby="again" onCancel={(event) => event.preventDefault()}>
      <h2 id="again">다시 로그인</h2>
      <p>{SAID} 입력하던 내용은 그대로 있습니다.</p>
      <SignInForm email={before.email} onSignIn={goOn} />
      <a href={routeByName("login")}>로그인 화면으로 가기</a>
    </dialog>
  );
}
