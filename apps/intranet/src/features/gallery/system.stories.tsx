import "../../main.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inPortal } from "../../testing/held";
import { System } from "./system";

const meta: Meta<typeof System> = {
  title: "Design/System",
  component: System,
  parameters: { controls: { disable: true } },
  decorators: inPortal,
};

export default meta;
type Story = StoryObj<typeof System>;

/** The colours that the portal's style sheet has. */
function coloursOfPortal(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const root = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ":root");
  const names = root.flatMap((rule) => [...(rule as CSSStyleRule).style]);
  return [...new Set(names)].filter((name) => /^--portal-(?!font$)/.test(name));
}

/** What all screens are made of: each colour, and a state of each tone. */
export const Everything: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(coloursOfPortal().length).toBeGreaterThan(9);
    for (const name of coloursOfPortal()) await expect(page.getByText(name)).toBeVisible();
    const tones = [...canvasElement.querySelectorAll(".state-chip")].map(({ className }) => className);
    await expect(new Set(tones).size).toBe(7);
    const { colorScheme } = getComputedStyle(document.documentElement);
    await expect(colorScheme).toBe(localStorage.getItem("mantine-color-scheme-value") ?? "light");
  },
};

/** The same in the dark. */
export const Dark: Story = {
  ...Everything,
  beforeEach() {
    localStorage.setItem("mantine-color-scheme-value", "dark");
    return () => {
      localStorage.removeItem("mantine-color-scheme-value");
      delete document.documentElement.dataset.mantineColorScheme;
    };
  },
};
