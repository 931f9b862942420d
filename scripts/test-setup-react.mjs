import { configure } from "@testing-library/react/pure";

// as for everything else that a test waits for; see test-setup.mjs
configure({ asyncUtilTimeout: 20_000 });
