import base from "./playwright.config.ts";

const { webServer, globalTeardown, ...rest } = base;
export default {
  ...rest,
  testDir: "/work/wt/forms/e2e",
  outputDir: "/tmp/forms-look/out",
  workers: 1,
  use: {
    ...rest.use,
    baseURL: "http://127.0.0.1:3180",
    actionTimeout: 12000,
    trace: "off",
    screenshot: "only-on-failure",
  },
};
