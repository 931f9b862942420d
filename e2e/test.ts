import { test as base } from "playwright/test";

/** A test that closes the browsers of all its people when it ends: their pages would go on asking the server. */
export const test = base.extend<{ ownPeople: undefined }>({
  ownPeople: [
    async ({ browser }, use) => {
      const others = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => (others.has(context) ? undefined : context.close())));
    },
    { auto: true },
  ],
});

/** How often a test was tried before; what those tries made is still there. */
export function triesBefore(): number {
  const { retry, repeatEachIndex } = base.info();
  return retry + repeatEachIndex;
}
