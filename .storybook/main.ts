import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: [
    "./*.stories.tsx",
    "./guide/*.mdx",
    "./guide/*.stories.tsx",
    "../packages/*/src/**/*.mdx",
    "../packages/*/src/**/*.stories.tsx",
    "../apps/*/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  // code as it is written in the file; of what is drawn it would have each value at its whole length
  features: { experimentalCodeExamples: true },
  staticDirs: [{ from: "./favicon.svg", to: "/favicon.svg" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  // a minified style sheet has each light-dark() decided once for the whole page: both schemes could not stand side by side
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, cssMinify: false },
    // each drawing is a file: found one by one they would have the page loaded again in the middle of a story
    optimizeDeps: { ...vite.optimizeDeps, exclude: [...(vite.optimizeDeps?.exclude ?? []), "@tabler/icons-react"] },
  }),
};

export default config;
