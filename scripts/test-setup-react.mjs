import { configure } from "@testing-library/react/pure";
import { afterAll, vi } from "vitest";

// as for everything else that a test waits for; see test-setup.mjs
configure({ asyncUtilTimeout: 20_000 });

// what was asked for last may still be on its way, and needs the page that ends with the file
afterAll(() => vi.dynamicImportSettled());
