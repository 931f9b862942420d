import { createTheme, type MantineColorsTuple, Modal, Pagination } from "@mantine/core";

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

const turns = { first: "첫 페이지", previous: "이전 페이지", next: "다음 페이지", last: "마지막 페이지" };

/** One look for forms, popups and lists: calm and dense, dark enough to read, carrot only where it matters. */
export const theme = createTheme({
  fontFamily: "var(--portal-font)",
  headings: { fontFamily: "var(--portal-font)", fontWeight: "650" },
  primaryColor: "leaf",
  colors: { leaf, carrot },
  // lighter shades of any colour do not pass 4.5 : 1 with white
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  defaultRadius: "md",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  components: {
    Modal: Modal.extend({
      defaultProps: {
        closeButtonProps: { "aria-label": "닫기" },
        centered: true,
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 120 },
      },
    }),
    Pagination: Pagination.extend({
      defaultProps: { getControlProps: (control) => ({ "aria-label": turns[control] }) },
    }),
  },
});
