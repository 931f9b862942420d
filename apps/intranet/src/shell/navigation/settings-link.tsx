import { Button } from "@mantine/core";
import { type RouteName, routeByName } from "@portal/definition";
import { Link } from "react-router-dom";
import { isOpen } from "./is-open";

/** Leads to a page of settings; nothing for who may not open it. */
export function SettingsLink({ to, title }: { to: RouteName; title: string }) {
  if (!isOpen(to)) return null;
  return (
    <Button size="xs" variant="default" component={Link} to={routeByName(to)}>
      {title}
    </Button>
  );
}
