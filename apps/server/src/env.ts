import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { StartError } from "./start-error";

const onOff = z.enum(["on", "off"], { error: "must be on or off" }).transform((value) => value === "on");

const count = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

const list = z.string().transform((value) => value.split(",").map((part) => part.trim()));

const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

/** Ranges that go by a name, as proxy-addr knows them. */
const RANGES = ["loopback", "linklocal", "uniquelocal"];

function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const most = isIP(address) === 4 ? 32 : 128;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return RANGES.includes(text) || (isIP(address) > 0 && isPrefix && rest.length === 0);
}

const secret = z.string().min(24, "must have 24 characters or more").optional();

/** How long logs are kept unless an installation says otherwise, in days. */
export const LOG_DAYS = 730;

const schema = z.object({
  /** Port to listen on. */
  PORT: count(0, 65_535).default(3000),
  /** Address to listen on; by default 127.0.0.1 while demo accounts exist, else all addresses. */
  HOST: z.string().min(1).optional(),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** A PostgreSQL server (15 or newer) to use in place of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres://" }).optional(),
  /** Whether to seed the demo company; by default only in the embedded database. */
  DEMO: onOff.optional(),
  /** How much is logged. */
  LOG_LEVEL: z.enum(LEVELS, { error: `must be one of ${LEVELS.join(", ")}` }).default("warn"),
  /** Most connections to the database. */
  DATABASE_CONNECTIONS: count(1, 1000).default(20),
  /** Where people reach the portal, `https://portal.example`; by default where the request says it went. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" }).optional(),
  /** Addresses of the proxies before the portal, whose forwarded headers are believed. */
  TRUST_PROXY: list
    .refine((all) => all.every(isAddressOrRange), {
      error: `must be addresses, ranges (10.0.0.0/8) or ${RANGES.join(", ")}`,
    })
    .default(["loopback"]),
  /** Hosts that `/gate_login` may go back to. */
  RETURN_HOSTS: list.default([]),
  /** The mail server, `smtps://user:password@mail.example`; without it the portal sends no mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must begin with smtps:// or smtp://" }).optional(),
  /** Whom mail comes from. */
  MAIL_FROM: z.string().min(3).max(200).optional(),
  /** What other systems of the company show to have a sign-in link made; without it none can. */
  LINK_KEY: secret,
  /** Salaries and the like are sealed by it; by default one that is kept in DATA_DIR, beside the embedded database. */
  DATA_KEY: secret,
  /** The one before it, until `portal rotate-key` has run. */
  DATA_KEY_OLD: secret,
  /** What who reads `/metrics` shows; without it only this machine may. */
  METRICS_TOKEN: secret,
  /** How long the logs of sign-ins, writes, exports and readings are kept, in days. */
  LOG_DAYS: count(90, 36_500).default(LOG_DAYS),
  /** Calls that one person may make in a minute, of each server process. */
  CALLS_PER_MINUTE: count(1, 1_000_000_000).default(1200),
  /** Seconds between the signal to stop and the stop, in which `/rest/ready` says no to load balancers. */
  STOP_DELAY: count(0, 600).default(0),
});

/** What calls depend on beside the database. */
export interface Settings {
  readonly publicUrl?: string | undefined;
  readonly trustProxy: readonly string[];
  readonly returnHosts: readonly string[];
  readonly linkKey?: string | undefined;
  /** Goes with a sender and with `publicUrl`, to which links in mail lead. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly metricsToken?: string | undefined;
  readonly callsPerMinute: number;
}

export interface Env extends Settings {
  readonly port: number;
  readonly host: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly logLevel: string;
  readonly connections: number;
  readonly dataKey: string | undefined;
  readonly oldDataKey: string | undefined;
  /** In days. */
  readonly logDays: number;
  /** In milliseconds. */
  readonly stopDelay: number;
}

/** The settings that hold when nothing is set. */
export const defaultSettings: Settings = { trustProxy: ["loopback"], returnHosts: [], callsPerMinute: 1200 };

/** Reads the settings; throws a {@link StartError} that names every wrong one. Empty values count as not set. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new StartError(`wrong setting: ${wrong.join("; ")}`);
  }
  const { data } = parsed;
  if (data.SMTP_URL !== undefined && !(data.MAIL_FROM && data.PUBLIC_URL)) {
    throw new StartError("wrong setting: SMTP_URL: needs MAIL_FROM and PUBLIC_URL beside it");
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    demo: data.DEMO ?? data.DATABASE_URL === undefined,
    logLevel: data.LOG_LEVEL,
    connections: data.DATABASE_CONNECTIONS,
    dataKey: data.DATA_KEY,
    oldDataKey: data.DATA_KEY_OLD,
    logDays: data.LOG_DAYS,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    returnHosts: data.RETURN_HOSTS,
    linkKey: data.LINK_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    metricsToken: data.METRICS_TOKEN,
    callsPerMinute: data.CALLS_PER_MINUTE,
    stopDelay: data.STOP_DELAY * 1000,
  };
}
