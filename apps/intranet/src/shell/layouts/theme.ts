import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

/** The height of the bar at the bottom of a phone, with the room that phones keep below it. */
const OWN_BAR = 90;

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

/** Words and grounds in the dark, from the lightest; of the portal's own greens, where Mantine has greys. */
const dark: MantineColorsTuple = [
  "#e6ebe7",
  "#c4ccc6",
  "#a7b2ab",
  "#78847d",
  "#3b4540",
  "#2b342f",
  "#1f2622",
  "#161b18",
  "#111512",
  "#0c0f0d",
];

/** The portal's own colours of the buttons that go on, and of those that take something away. */
const ownColours: Readonly<Record<string, { colour: string; words: string }>> = {
  leaf: { colour: "var(--portal-leaf)", words: "var(--portal-on-leaf)" },
  red: { colour: "var(--portal-danger)", words: "var(--portal-page)" },
};

const share = (colour: string, part: number, ground = "var(--portal-page)") =>
  `color-mix(in srgb, ${colour} ${part}%, ${ground})`;

const hoverOf = (colour: string) => share(colour, 88, "var(--portal-text)");

/** Buttons have the same colours as what is no button of Mantine's, light and dark. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const { colour, words } = ownColours[input.color ?? input.theme.primaryColor] ?? {};
  if (!colour || !words) return colors;
  if (input.variant === "filled") return { ...colors, background: colour, color: words, hover: hoverOf(colour) };
  const quiet = { ...colors, color: colour, hover: share(colour, 20) };
  if (input.variant === "light") return { ...quiet, background: share(colour, 14) };
  if (input.variant === "subtle") return quiet;
  if (input.variant === "outline") return { ...quiet, border: `1px solid ${colour}` };
  return colors;
};

/** One look for forms, popups and lists: calm and dense, dark enough to read, carrot only where it matters. */
export const theme = createTheme({
  fontFamily: "var(--portal-font)",
  headings: { fontFamily: "var(--portal-font)", fontWeight: "650" },
  primaryColor: "leaf",
  colors: { leaf, carrot, dark },
  variantColorResolver,
  // lighter shades of any colour do not pass 4.5 : 1 with white
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  // dense: what is xs elsewhere is usual here, 30 px high, with letters that can still be read
  fontSizes: { xs: "13px" },
  components: {
    ...Object.fromEntries(
      ["TextInput", "Textarea", "NativeSelect", "Button"].map((name) => [name, { defaultProps: { size: "xs" } }]),
    ),
    // a dialog begins in its first field: what there is to choose comes when it is asked for, and does not lie over the rest
    ...Object.fromEntries(
      ["Select", "MultiSelect"].map((name) => [name, { defaultProps: { size: "xs", openOnFocus: false } }]),
    ),
    // what opens goes up where it would lie on the bar at the bottom of a phone
    Popover: { defaultProps: { middlewares: { flip: { padding: { bottom: OWN_BAR } } } } },
  },
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
    "--mantine-primary-color-filled": "var(--portal-leaf)",
    "--mantine-primary-color-filled-hover": hoverOf("var(--portal-leaf)"),
    "--mantine-color-default": "var(--portal-page)",
    "--mantine-color-default-hover": "var(--portal-hover)",
    "--mantine-color-default-color": "var(--portal-text)",
    "--mantine-color-default-border": "var(--portal-control-border)",
    "--mantine-color-disabled": "var(--portal-surface)",
    "--mantine-color-disabled-border": "var(--portal-border)",
  };
  return { variables: {}, light: own, dark: own };
};
