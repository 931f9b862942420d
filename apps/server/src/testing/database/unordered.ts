import pg from "pg";

/**
 * A connection that turns round the rows of every query that does not say their order. PostgreSQL promises none: where
 * a row comes to lie depends on the room that others left, so what takes the order of writing for granted is right today
 * and wrong on another machine.
 */
export class UnorderedClient extends pg.Client {
  // `query` has many shapes; those of a statement's text are looked at, all others are passed on
  override query(...given: unknown[]): never {
    const [asked] = given;
    const text = typeof asked === "string" ? asked : (asked as { text?: unknown }).text;
    const isTurned = typeof text === "string" && !hasOrder(text);
    const callback = given.at(-1);
    if (isTurned && typeof callback === "function") {
      given[given.length - 1] = (error: unknown, result?: pg.QueryResult) => callback(error, turned(result));
    }
    const answer: unknown = Reflect.apply(super.query, this, given);
    return (isTurned && answer instanceof Promise ? answer.then(turned) : answer) as never;
  }
}

function turned<Result extends pg.QueryResult | undefined>(result: Result): Result {
  result?.rows?.reverse();
  return result;
}

/** Whether a statement is no query, or says in which order its rows come. */
export function hasOrder(statement: string): boolean {
  if (!/^\s*(select|with)\b/i.test(statement)) return true;
  let outer = statement.replace(/'(?:[^']|'')*'/g, "''");
  for (let before = ""; outer !== before; ) {
    before = outer;
    outer = outer.replace(/\([^()]*\)/g, "");
  }
  return /\border\s+by\b/i.test(outer);
}
