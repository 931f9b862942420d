import type { AnswerOf, CallDefinition, GivenIn } from "@portal/definition/contract";
import type { FastifyRequest } from "fastify";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { App, Services } from "../../http/routes";
import { type Cell, everyPage } from "../../threads/sheet";
import { inTurns } from "../../threads/turns";
import { exportTable } from "./export";

/** The columns of such a file: the head of each, and what stands in it. */
export type Sheet<Row> = readonly (readonly [title: string, cell: (row: Row) => Cell])[];

interface SheetForm<Row> {
  readonly title: string;
  readonly columns: Sheet<Row>;
  /** Lines above the head. */
  readonly above?: readonly string[];
}

/** Who asks for a list. */
export type By = Pick<FastifyRequest, "person">;

type SheetCall = CallDefinition & { readonly answer?: undefined };

/**
 * Serves every page of a list as a file: what the list's own call shows to whoever asks, with the filters that they
 * have set. Who takes it along is kept.
 */
export function serveSheet<Call extends SheetCall, Row>(
  app: App,
  services: Services,
  call: Call,
  { title, columns, above }: SheetForm<Row>,
  list: (given: GivenIn<Call>, by: By) => Promise<{ readonly list: readonly Row[] }>,
): void {
  serve<SheetCall>(app, services, call, async (given, { person, audit }, reply) => {
    // what was read by the call's own query, with another page: the compiler does not follow that for any call
    const read = async (page: object) =>
      (await list({ ...given, ...page } as unknown as GivenIn<Call>, { person })).list;
    const isPaged = "page" in (given as object);
    const rows = isPaged ? await everyPage(services.db, read) : await read({});
    audit.subject = `${title} ${rows.length}건`;
    const table = [
      columns.map(([head]) => head),
      ...(await inTurns(rows, (row) => columns.map(([, cell]) => cell(row)))),
    ];
    const {
      page: _,
      rows: __,
      format,
      ...filter
    } = given as unknown as Record<string, unknown> & { format: "xlsx" | "csv" };
    const what = { screen: call.path, filter, title, format, above };
    return sendFile(reply, await exportTable({ db: services.db, now: services.now(), person }, what, table), false);
  });
}

/** A row of a list's answer. */
export type RowOf<Call extends CallDefinition> = AnswerOf<Call> extends { list: readonly (infer Row)[] } ? Row : never;
