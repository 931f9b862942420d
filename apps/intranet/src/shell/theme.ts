import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

const leaf: MantineColorsTuple = [
  "#f0f7f1",
  "#dfeee1",
  "#bcdcc1",
  "#97c99f",
  "#77b882",
  "#5aa667",
  "#458f53",
  "#377a44",
  "#2e6b3a",
  "#1f4f29",
];

const carrot: MantineColorsTuple = [
  "#fff4e8",
  "#fde6cf",
  "#f9ca9c",
  "#f5ac65",
  "#f19339",
  "#ee8320",
  "#e07410",
  "#c86409",
  "#b4530a",
  "#8c4007",
];

/** One look for forms, popups and lists: calm and dense, dark enough to read, carrot only where it matters. */
export const theme = createTheme({
  fontFamily: "var(--portal-font)",
  headings: { fontFamily: "var(--portal-font)", fontWeight: "650" },
  primaryColor: "leaf",
  colors: { leaf, carrot },
  // lighter shades of any colour do not pass 4.5 : 1 with white
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  // dense: what is xs elsewhere is usual here, 30 px high, with letters that can still be read
  fontSizes: { xs: "13px" },
  components: Object.fromEntries(
    ["TextInput", "Textarea", "NativeSelect", "Select", "MultiSelect", "Button"].map((name) => [
      name,
      { defaultProps: { size: "xs" } },
    ]),
  ),
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
});

/** Mantine's colours where the portal has its own: its greys for hints do not pass 4.5 : 1. */
export const cssVariables: CSSVariablesResolver = () => {
  const own = {
    "--mantine-color-body": "var(--portal-page)",
    "--mantine-color-text": "var(--portal-text)",
    "--mantine-color-placeholder": "var(--portal-muted)",
    "--mantine-color-dimmed": "var(--portal-muted)",
    "--mantine-color-error": "var(--portal-danger)",
  };
  return { variables: {}, light: own, dark: own };
};
