import { Outlet } from "react-router-dom";

/** The header and what stands below it. */
export function HeaderLayout() {
  return <Outlet />;
}
