import "./login-page.css";
import "../../shell/sign-in-form.css";
import type { FormEvent, ReactNode } from "react";

interface AuthFormProps {
  readonly title: string;
  readonly action: string;
  readonly isSending: boolean;
  readonly children: ReactNode;
  onSubmit(): Promise<void>;
}

/** The form in the middle of a page before the portal's own pages. */
export function AuthForm({ title, action, isSending, children, onSubmit }: AuthFormProps) {
  async function submit(event: FormEvent) {
    event.preventDefault();
    await onSubmit();
  }
  return (
    <main className="login">
      <title>{`${title} · 푸른밭 인트라넷`}</title>
      <div className="login-card">
        <h1>
          <img src="/icon.svg" alt="" width="44" height="44" />
          {title}
        </h1>
        <form className="sign-in-form" noValidate onSubmit={submit}>
          {children}
          <button type="submit" disabled={isSending}>
            {action}
          </button>
        </form>
      </div>
    </main>
  );
}
