import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of a new hash: 32 MB and about 60 ms (OWASP Password Storage Cheat Sheet, scrypt). */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_LENGTH = 32;

let costNow = COST;

/** Says what new hashes cost: for tests alone, which have no secrets; without a cost it is the usual one again. */
export function hashBy(cost = COST): void {
  costNow = cost;
}

/** Hashes a password with scrypt and a salt of its own: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export async function hashPassword(password: string, cost = costNow): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether a password belongs to a hash; a hash that cannot be read belongs to none. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [name, N, r, p, salt, key] = hash.split("$");
  if (name !== "scrypt" || !salt || !key) return false;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
