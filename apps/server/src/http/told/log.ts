import type { FastifyServerOptions } from "fastify";

interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output by default. */
  readonly stream?: { write(line: string): void };
}

/**
 * One JSON object a line. A line never has what people typed or who they are: no addresses with their query, no bodies,
 * no headers, and of a database's error not the values that it quotes.
 */
export function logOptions({ level, stream }: LogOptions): FastifyServerOptions["logger"] {
  if (level === "silent") return false;
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, req: () => ({}), res: () => ({}) },
    hooks: {
      // without words of its own a line would take those of the error
      logMethod(given, log) {
        const [first, ...words] = given;
        log.apply(this, (first as unknown) instanceof Error && words.length === 0 ? [first, "failed"] : given);
      },
    },
    ...(stream && { stream }),
  };
}

interface DescribedError {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
}

/** What may be known of an error: its kind, its place and, unless the database said it, its words. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code, severity, table, constraint, routine, query, cause } = error as Error & Record<string, unknown>;
  const isOfDatabase = severity !== undefined || query !== undefined;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    code,
    message: isOfDatabase ? "" : error.message,
    ...(isOfDatabase && { table, constraint, routine, query }),
    ...(cause !== undefined && { cause: describeError(cause) }),
    stack: frames.join("\n"),
  };
}
