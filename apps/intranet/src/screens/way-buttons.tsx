import { Button } from "@mantine/core";
import { type ListScreen, mayOpen, screenByName } from "@portal/definition";
import { Link } from "react-router-dom";
import { signedInIds } from "../store";

/** Buttons to other screens, for whoever may open them. */
export function WayButtons({ ways = [] }: { ways: ListScreen["ways"] }) {
  return ways.map(({ label, route }) => {
    const to = screenByName(route);
    return (
      to &&
      mayOpen(signedInIds(), to.can) && (
        <Button key={route} component={Link} to={to.path} size="xs" variant="default">
          {label}
        </Button>
      )
    );
  });
}
