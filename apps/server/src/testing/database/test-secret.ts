/** By which the tests' salaries and the like are sealed. */
export const TEST_SECRET = "a secret of the tests alone";
