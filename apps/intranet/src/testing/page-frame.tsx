import { type ComponentType, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { PortalFrame } from "./portal-frame";

interface PageFrameProps {
  page: ComponentType;
  /** The address that is opened. */
  at: string;
  /** Where the address has what the page reads of it, as `/view/:id`. */
  path?: string;
}

/** A page that is no module's, at one of its addresses. */
export function PageFrame({ page: Page, at, path = "*" }: PageFrameProps) {
  const [router] = useState(() => createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [at] }));
  return (
    <PortalFrame>
      <RouterProvider router={router} />
    </PortalFrame>
  );
}
