/** What Storybook's own page looks like, in the editor's colours: docs/guide.test.ts holds them to the style sheet. */
const common = {
  brandTitle: '<img src="./favicon.svg" alt="" width="22" height="22" style="margin-right: 8px"> Toulmin',
  brandUrl: "./",
  appPreviewBg: "#ffffff",
};

export const brand = {
  light: {
    ...common,
    colorPrimary: "#1f5fbf",
    colorSecondary: "#1f5fbf",
    appBg: "#f6f7f9",
    appContentBg: "#ffffff",
    appBorderColor: "#d9dde4",
    textColor: "#1c2128",
    textMutedColor: "#57606c",
    barBg: "#ffffff",
    barTextColor: "#57606c",
    barHoverColor: "#1f5fbf",
    barSelectedColor: "#1f5fbf",
    inputBg: "#ffffff",
    inputBorder: "#858d98",
    inputTextColor: "#1c2128",
  },
  dark: {
    ...common,
    colorPrimary: "#8ab4f8",
    // between the accents: it is read on the dark page, and, as Storybook darkens it, white words are read on it
    colorSecondary: "#558adc",
    appBg: "#1e2229",
    appContentBg: "#16191e",
    appBorderColor: "#343a44",
    textColor: "#e8eaed",
    textMutedColor: "#a6aeb9",
    barBg: "#16191e",
    barTextColor: "#a6aeb9",
    barHoverColor: "#8ab4f8",
    barSelectedColor: "#8ab4f8",
    inputBg: "#16191e",
    inputBorder: "#79828f",
    inputTextColor: "#e8eaed",
  },
};
