import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { brand } from "./brand";

const isDark = matchMedia("(prefers-color-scheme: dark)");

/** As the reader's system has it, also when that changes; stories have a theme of their own in the toolbar. */
function dress() {
  const base = isDark.matches ? "dark" : "light";
  addons.setConfig({ theme: create({ base, ...brand[base] }) });
}

dress();
isDark.addEventListener("change", dress);
