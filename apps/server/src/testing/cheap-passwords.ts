import { hashBy } from "../auth/password";

/** The least that scrypt can do: a test that signs in waits for nothing. */
export const CHEAP = { N: 16, r: 1, p: 1 };

hashBy(CHEAP);
