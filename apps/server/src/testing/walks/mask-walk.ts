import { columnName, isBy } from "@portal/definition";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askerOf } from "../../access/asker";
import { portalEntities } from "../../crud/portal-entities";
import { demoAccounts } from "../../db/demo/accounts";
import { staff } from "../../db/tables";
import { openTestPortal } from "../test-portal";

/** A field of which some are told the whole, with its entity. */
interface Masked {
  readonly entity: string;
  readonly column: string;
  readonly key: string;
}

const maskedFields: Masked[] = [...portalEntities.values()].flatMap(({ name, definition }) =>
  Object.entries(definition.fields).flatMap(([key, field]) =>
    field.kind === "text" && (field.mask || field.sealed)
      ? [{ entity: name, key, column: columnName(key, field) }]
      : [],
  ),
);

/** Too short to tell by finding it somewhere. */
const SHORT = 8;

/**
 * Looks for every masked value in whatever these accounts are answered: read, listed on each screen, looked for, sorted,
 * exported, printed, in what links to it, in statistics, and by asking for it. Who is told the whole is found by the
 * field's own words.
 */
export function walkTheMasks(accounts: readonly string[], ofEach: number): void {
  test("a value that is shown in part is in no answer to those who are not told the whole", async () => {
    const portal = await openTestPortal();
    const people = await portal.db.select().from(staff);
    const leaks: string[] = [];
    let looked = 0;
    for (const { entity: name, key, column } of maskedFields) {
      const entity = portalEntities.get(name);
      if (!entity?.calls) continue;
      const { rows } = await portal.db.execute<Record<string, unknown>>(
        sql`select * from ${entity.table} where length(${sql.identifier(column)}) >= ${SHORT} and deleted_at is null order by idx`,
      );
      const records = rows.map((row) => ({ ...row, ...numbered(row) }) as Record<string, unknown>);
      const at = `/rest/records/${name}`;
      for (const email of accounts) {
        const visitor = await portal.signedIn(email);
        const person = people.find(({ idx }) => idx === demoAccounts.find((one) => one.email === email)?.idx);
        if (!person) continue;
        const asker = await askerOf(portal.db, person, "2026-03-02");
        const field = entity.definition.fields[key];
        const whole = field?.kind === "text" ? (field.whole ?? []) : [];
        const closed = records.filter((record) => !isBy(asker, whole, record, entity.definition));
        const open = new Set(records.filter((record) => !closed.includes(record)).map((record) => record[column]));
        const hidden = closed.filter((record) => !open.has(record[column]));
        const look = async (url: string) => {
          looked++;
          const { statusCode, rawPayload } = await visitor.get(url);
          if (statusCode !== 200) return;
          const text = rawPayload.toString("utf8");
          for (const { [column]: value, idx } of hidden)
            if (text.includes(String(value))) leaks.push(`${email}: ${url} has the ${key} of ${name} ${idx}`);
        };
        for (const screen of entity.screens) {
          const on = `screen=${encodeURIComponent(screen.name)}`;
          await look(`${at}/list?${on}&rows=100`);
          await look(`${at}/list?${on}&rows=100&sort=-${key}`);
          await look(`${at}/statistics?${on}`);
          await look(`${at}/export?${on}&format=csv&columns=${key}`);
        }
        for (const { idx, [column]: value } of hidden.slice(0, ofEach)) {
          await look(`${at}/read?idx=${idx}`);
          for (const sheet of Object.keys(entity.definition.sheets ?? {}))
            await look(`${at}/print?sheet=${sheet}&idxs=${idx}`);
          for (const screen of entity.screens) {
            const sought = `${at}/list?screen=${encodeURIComponent(screen.name)}`;
            for (const query of [
              `q=${encodeURIComponent(String(value))}`,
              `${key}=${encodeURIComponent(String(value))}`,
            ]) {
              looked++;
              const found = await visitor.get(`${sought}&${query}`);
              const list = found.statusCode === 200 ? (found.json().list as { idx: number }[]) : [];
              const isFilter = query.startsWith("q=") || ("filters" in screen && screen.filters?.includes(key));
              if (isFilter && list.some((one) => one.idx === Number(idx)))
                leaks.push(`${email}: ${sought}&${query} finds ${name} ${idx}`);
            }
          }
          if (whole.length === 0) continue;
          const asked = await visitor.post(`${at}/reveal`, { idx: Number(idx), field: key, reason: "확인" });
          looked++;
          if (asked.statusCode === 200) leaks.push(`${email} is shown the ${key} of ${name} ${idx}`);
        }
        for (const [other, { screens }] of portalEntities)
          for (const screen of screens.filter(
            (one) => "columns" in one && one.columns.some((it) => it.endsWith(`.${key}`)),
          ))
            await look(`/rest/records/${other}/list?screen=${encodeURIComponent(screen.name)}&rows=100`);
      }
    }
    expect(leaks).toEqual([]);
    expect(looked).toBeGreaterThan(accounts.length * 20);
    if (accounts.length > 10)
      process.stdout.write(`${looked} looks at ${maskedFields.length} masked fields: no leak\n`);
  });
}

/** The numbers of a row, which the driver gives as text. */
function numbered(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.startsWith("idx") && value !== null ? [[name, Number(value)]] : [],
    ),
  );
}
