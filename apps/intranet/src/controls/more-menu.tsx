import { Button, type ButtonProps, Menu } from "@mantine/core";
import { partedByDanger } from "./parted";

/** Something that can be done, as a line of a menu. */
export interface MenuAction {
  readonly title: string;
  /** Takes something away or back. */
  readonly isDangerous?: boolean | undefined;
  readonly onClick?: () => void;
  /** Where it leads to, outside the portal. */
  readonly href?: string;
}

interface MoreMenuProps {
  actions: readonly (MenuAction | false | undefined)[];
  /** What its button says. */
  title?: string;
  /** What it is called where there are several of it. */
  label?: string;
  size?: ButtonProps["size"];
}

/** What is seldom done, in one order everywhere: what takes something away stands last, below a line, in red. */
export function MoreMenu({ actions, title = "더보기", label, size = "xs" }: MoreMenuProps) {
  const [safe, dangerous] = partedByDanger(actions.filter((action) => action !== false && action !== undefined));
  if (safe.length + dangerous.length === 0) return null;
  const item = ({ title: name, isDangerous, href, onClick }: MenuAction) => {
    const look = isDangerous ? { color: "red" } : {};
    return href === undefined ? (
      <Menu.Item key={name} {...look} onClick={onClick}>
        {name}
      </Menu.Item>
    ) : (
      <Menu.Item key={name} {...look} component="a" href={href} target="_blank" rel="noreferrer">
        {name}
      </Menu.Item>
    );
  };
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button {...{ size }} variant="default" aria-label={label}>
          {title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {safe.map(item)}
        {safe.length > 0 && dangerous.length > 0 && <Menu.Divider role="separator" />}
        {dangerous.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
