import "./login-page.css";
import type { ReactNode } from "react";
import { logo, titled } from "../../api/company";

interface LoginCardProps {
  title: string;
  children: ReactNode;
}

/** A card on the field, in which one signs in and what belongs to it. */
export function LoginCard({ title, children }: LoginCardProps) {
  return (
    <main className="login">
      <title>{titled(title)}</title>
      <div className="login-card">
        <h1>
          <img src={logo} alt="" width="44" height="44" />
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
