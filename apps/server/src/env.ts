import { resolve } from "node:path";
import { z } from "zod";
import { StartError } from "./start-error";

const onOff = z.enum(["on", "off"], { error: "must be on or off" }).transform((value) => value === "on");

const schema = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65_535).default(3000),
  /** Address to listen on; by default 127.0.0.1 while demo accounts exist, else all addresses. */
  HOST: z.string().min(1).optional(),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** A PostgreSQL server (15 or newer) to use in place of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres://" }).optional(),
  /** Whether to seed the demo company; by default only in the embedded database. */
  DEMO: onOff.optional(),
  /** How much is logged. */
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("warn"),
});

export interface Env {
  readonly port: number;
  readonly host: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly logLevel: string;
}

/** Reads the settings; throws a {@link StartError} that names every wrong one. Empty values count as not set. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new StartError(`wrong setting: ${wrong.join("; ")}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    demo: DEMO ?? DATABASE_URL === undefined,
    logLevel: LOG_LEVEL,
  };
}
