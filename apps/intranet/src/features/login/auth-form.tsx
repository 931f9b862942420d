import "react-toastify/dist/ReactToastify.css";
import "./login-page.css";
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
      <form className="login-form" noValidate onSubmit={submit}>
        <h1>
          <img src="/icon.svg" alt="" width="44" height="44" />
          {title}
        </h1>
        {children}
        <button type="submit" disabled={isSending}>
          {action}
        </button>
      </form>
    </main>
  );
}
