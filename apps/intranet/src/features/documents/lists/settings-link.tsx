import { Button } from "@mantine/core";
import { mayOpen, type RouteName, routeByName, screenByName } from "@portal/definition";
import { Link } from "react-router-dom";
import { signedInIds } from "../../../store";

/** Leads to a page of settings; nothing for who may not open it. */
export function SettingsLink({ to, title }: { to: RouteName; title: string }) {
  if (!mayOpen(signedInIds(), screenByName(to)?.can ?? [])) return null;
  return (
    <Button size="xs" variant="default" component={Link} to={routeByName(to)}>
      {title}
    </Button>
  );
}
