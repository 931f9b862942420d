import "../../shell/sign-in/sign-in-form.css";
import type { FormEvent, ReactNode } from "react";
import { LoginCard } from "./card";

interface AuthFormProps {
  readonly title: string;
  readonly action: string;
  readonly isSending: boolean;
  readonly children: ReactNode;
  /** Something was typed. */
  onWrite?(): void;
  onSubmit(): Promise<unknown>;
}

/** The form in the middle of a page before the portal's own pages. */
export function AuthForm({ title, action, isSending, children, onWrite, onSubmit }: AuthFormProps) {
  async function submit(event: FormEvent) {
    event.preventDefault();
    await onSubmit();
  }
  return (
    <LoginCard title={title}>
      <form className="sign-in-form" noValidate onInput={onWrite} onSubmit={submit}>
        {children}
        <button type="submit" disabled={isSending}>
          {action}
        </button>
      </form>
    </LoginCard>
  );
}
