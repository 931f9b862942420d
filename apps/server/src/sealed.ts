import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ApiError } from "./api-error";
import type { Env } from "./env";
import { cannotWrite, StartError } from "./start-error";

/** What a sealed value begins with; then the key's name, and what AES-256-GCM made: nonce, tag and text. */
const VERSION = "s1";
/** What each sealed value begins with, whatever its key. */
export const SEALED = `${VERSION}.`;
const NONCE = 12;
const TAG = 16;

/** The keys by their names; new values are sealed by the first one. */
let keys: ReadonlyMap<string, Buffer> = new Map();

/** Says by which secrets values are sealed: the one in use, then those that were before it. */
export function sealBy(...secrets: readonly string[]): void {
  keys = new Map(
    secrets.map((secret) => {
      const key = createHash("sha256").update(secret).digest();
      return [createHash("sha256").update(key).digest("hex").slice(0, 8), key];
    }),
  );
}

/** What the texts begin with that can be read here; with the first of it those that are sealed from now on. */
export function readableSeals(): string[] {
  return Array.from(keys.keys(), (name) => `${VERSION}.${name}.`);
}

/** What the texts begin with that are sealed by the key in use. */
export function sealedNow(): string {
  const [seal] = readableSeals();
  if (seal === undefined) throw new StartError("no key: set DATA_KEY");
  return seal;
}

/** Whether there is a key to seal by. */
export function maySeal(): boolean {
  return keys.size > 0;
}

/** Whether a text is sealed, by whatever key; where there was none, some are kept as they are. */
export function isSealed(text: string): boolean {
  return text.startsWith(SEALED);
}

/** A text as the database keeps it: nobody who has the database alone reads it. */
export function sealed(text: string): string {
  const [first] = keys;
  if (!first) throw new ApiError(503, "암호화 키가 없어 저장할 수 없습니다. 관리자에게 DATA_KEY 설정을 요청하세요.");
  const [name, key] = first;
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const written = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [VERSION, name, Buffer.concat([nonce, cipher.getAuthTag(), written]).toString("base64url")].join(".");
}

/** What was sealed; throws when its key is not among ours, or somebody has changed it. */
export function unsealed(kept: string): string {
  const [, name = "", rest = ""] = kept.split(".");
  const key = keys.get(name);
  if (!key) throw new ApiError(503, "암호화 키가 달라 볼 수 없습니다. 관리자에게 문의하세요.");
  const bytes = Buffer.from(rest, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
}

/** The secret of an installation: what its settings say, or one that is made once beside its embedded database. */
export function sealSecretsOf({ dataKey, oldDataKey, databaseUrl, dataDir }: SealSettings): string[] {
  const old = oldDataKey === undefined ? [] : [oldDataKey];
  if (dataKey !== undefined) return [dataKey, ...old];
  return databaseUrl === undefined ? [keptSecret(dataDir), ...old] : old;
}

type SealSettings = Pick<Env, "dataKey" | "oldDataKey" | "databaseUrl" | "dataDir">;

function keptSecret(dataDir: string): string {
  const path = join(dataDir, "data-key");
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") throw cannotWrite(dataDir, code);
  }
  return readFileSync(path, "utf8").trim();
}
