import type { ReactNode } from "react";

/** A page of the server in which the editor is the only thing that needs a browser. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>{children}</body>
    </html>
  );
}
