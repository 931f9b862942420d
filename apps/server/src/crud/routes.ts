import { ORDER } from "@portal/definition";
import { downloadFile, IMPORT_BYTES, readTable, uploadFile } from "@portal/definition/contract";
import type { FastifyRequest } from "fastify";
import { askerOf } from "../access/asker";
import { wrongFields } from "../api-error";
import { sendFile, sendStored } from "../http/answers/send-file";
import { serve } from "../http/answers/serve";
import { readMultipart } from "../http/requests/form";
import type { App, Services } from "../http/routes";
import { asOneAct } from "../notifications";
import type { RequestContext, Row } from "../records/rules";
import { dayOf } from "../seoul";
import { textsOf } from "../threads/sheet";
import type { Post } from "./by-date/remind";
import { makeEntries, urge } from "./by-date/round-entries";
import type { Entities, Entity } from "./entity";
import { choicesOf } from "./lists/choices";
import { listRecords } from "./lists/list";
import { statisticsOf } from "./lists/statistics";
import { compareRecords } from "./merge/compare";
import { mergeRecords } from "./merge/merge";
import { printedRecords } from "./reading/printed";
import { ownLatest, readRecordOf } from "./reading/read";
import { recordsOfOthers } from "./reading/records-of-others";
import { relatedRecords } from "./reading/related";
import { revealField } from "./reading/reveal";
import { takenFor } from "./reading/taken";
import { rewordRefusal } from "./refusal";
import { exportRecords, exportSheet } from "./tables/export";
import { importRows } from "./tables/import";
import { alikeToWritten } from "./writing/alike";
import { bulkRecords } from "./writing/bulk";
import { bytesOf, largestFile, openFile, storeFile } from "./writing/files";
import { moveRecord } from "./writing/move";
import { orderRecords } from "./writing/order";
import { addRecord, changeRecord, removeRecord, stateOf } from "./writing/save";

/** The calls by which the records of these entities are read and written. */
export function recordRoutes(app: App, services: Services, entities: Entities): void {
  for (const entity of entities.values()) if (entity.calls) serveEntity(app, services, entity, entity.calls);
  const largest = largestFile(entities);
  serve(app, services, uploadFile, async (_, request) => {
    const { fields, upload } = await readMultipart(request, uploadFile.form, largest);
    const stored = await storeFile(await contextOf(services, request), entities, fields, upload);
    request.audit.subject = `file ${stored.idx}`;
    return stored;
  });
  serve(app, services, downloadFile, async ({ idx, inline }, request, reply) => {
    const opened = await openFile(await contextOf(services, request), entities, idx);
    if (inline !== "Y") request.told = `file ${idx} ${opened.name}`.slice(0, 300);
    return sendStored(reply, opened, inline === "Y", (from, to) => bytesOf(services.db, idx, from, to));
  });
  serve(app, services, readTable, async (_, request) => {
    const { upload } = await readMultipart(request, readTable.form, IMPORT_BYTES);
    return { rows: await textsOf(upload?.bytes) };
  });
}

function serveEntity(app: App, services: Services, entity: Entity, calls: Calls): void {
  const serving = servingOf(app, services, entity, calls);
  serveReads(serving);
  serveRound(serving);
  serveTogether(serving);
  serveWrites(serving);
  serveMany(serving);
}

type Calls = NonNullable<Entity["calls"]>;
type Serving = ReturnType<typeof servingOf>;

/** What the calls of an entity have in common: who asks, in which transaction, and what the audit log has of it. */
function servingOf(app: App, services: Services, entity: Entity, calls: Calls) {
  const asks = (request: FastifyRequest) => contextOf(services, request);
  /** In a transaction of its own; the database's refusals are put in words. */
  const writing = async <Done>(
    request: FastifyRequest,
    write: (context: RequestContext, post: Post | undefined) => Promise<Done>,
    sent: Row = {},
  ) => {
    const context = await asks(request);
    const { mailer, settings } = services;
    const { publicUrl } = settings;
    const post = mailer && publicUrl ? { publicUrl, send: mailer.send } : undefined;
    try {
      const done = await services.db.transaction(async (tx) => {
        const written = await write({ ...context, db: asOneAct(tx) }, post);
        await makeEntries({ ...context, db: tx }, entity, post);
        return written;
      });
      return done;
    } catch (error) {
      throw await rewordRefusal(context, entity, error, sent);
    }
  };
  const subject = ({ audit }: FastifyRequest, idx: number) => {
    audit.subject = `${entity.name} ${idx}`;
  };

  /** The audit log keeps which records of others were read; the asker's own are theirs. */
  const telling = async (request: FastifyRequest, records: readonly Row[], of = entity) => {
    if (!of.definition.isPersonal) return;
    const list = records.map(({ idx }) => Number(idx));
    const others = await recordsOfOthers(services.db, of, list, request.person.idx);
    if (others.length > 0) request.told = `${of.name} ${others.join(" ")}`.slice(0, 300);
  };
  return { app, services, entity, calls, asks, writing, subject, telling };
}

function serveReads({ app, services, entity, calls, asks, telling, writing }: Serving): void {
  serve(app, services, calls.list, async (query, request) => {
    const listed = await listRecords(await asks(request), entity, query);
    await telling(request, listed.list as readonly Row[]);
    return listed;
  });
  serve(app, services, calls.choices, async (query, request) => choicesOf(await asks(request), entity, query));
  serve(app, services, calls.read, async (query, request) => {
    const context = await asks(request);
    const idx = query.idx ?? (await ownLatest(context, entity, query.on));
    const read = await readRecordOf(context, entity, { ...query, idx });
    await telling(request, [read.record as Row]);
    return read;
  });

  serve(app, services, calls.related, async (query, request) => {
    const { of, ...listed } = await relatedRecords(await asks(request), entity, query);
    await telling(request, listed.list, of);
    return listed;
  });
  serve(app, services, calls.print, async (query, request) => {
    const printed = await printedRecords(await asks(request), entity, query);
    const idxs = printed.list.map(({ idx }) => idx).join(" ");
    request.told = `${entity.name} print ${query.sheet} ${idxs}`.slice(0, 300);
    return printed;
  });
  serve(app, services, calls.sheet, async (query, request, reply) => {
    const file = await exportSheet(await asks(request), entity, query);
    request.told = `${entity.name} ${query.sheet} ${query.idxs.join(" ")}`.slice(0, 300);
    return sendFile(reply, file, false);
  });
  serve(app, services, calls.reveal, async (given, request) => {
    request.audit.subject = `${entity.name} ${given.idx} ${given.field} (보기)`;
    return { value: await writing(request, (context) => revealField(context, entity, given)) };
  });
  serve(app, services, calls.statistics, async (query, request) => statisticsOf(await asks(request), entity, query));
}

function serveRound({ app, services, entity, calls, subject, writing }: Serving): void {
  if (!entity.definition.round) return;
  serve(app, services, calls.urge, async ({ idx }, request) => {
    subject(request, idx);
    return writing(request, (context, post) => urge(context, entity, idx, post));
  });
}

function serveTogether({ app, services, entity, calls, asks, telling, writing }: Serving): void {
  if (entity.definition.alike) {
    serve(app, services, calls.alike, async (query, request) => ({
      list: await alikeToWritten(await asks(request), entity, query),
    }));
  }
  if (entity.definition.occupies?.shows) {
    serve(app, services, calls.taken, async (query, request) => takenFor(await asks(request), entity, query));
  }
  if (entity.definition.merge) {
    serve(app, services, calls.compare, async (query, request) => {
      const compared = await compareRecords(await asks(request), entity, query);
      await telling(request, compared.records);
      return compared;
    });
    serve(app, services, calls.merge, async (given, request) => {
      request.audit.subject = `${entity.name} ${given.idx} → ${given.into}`;
      return { ver: await writing(request, (context) => mergeRecords(context, entity, given)) };
    });
  }
}

function serveWrites({ app, services, entity, calls, subject, writing }: Serving): void {
  serve(app, services, calls.add, async (given, request) => {
    const add = (context: RequestContext) => toldAlone(given, addRecord(context, entity, given));
    const record = await writing(request, add, given.values);
    const [idx, state] = [record.idx as number, stateOf(entity, record)];
    subject(request, idx);
    return { idx, extra: state === null ? {} : { state } };
  });
  serve(app, services, calls.change, async (given, request) => {
    subject(request, given.idx);
    const change = (context: RequestContext) => toldAlone(given, changeRecord(context, entity, given));
    return { ver: await writing(request, change, given.values) };
  });
  serve(app, services, calls.remove, async (given, request) => {
    subject(request, given.idx);
    await writing(request, (context) => removeRecord(context, entity, given));
    return {};
  });
  serve(app, services, calls.move, async (given, request) => {
    subject(request, given.idx);
    return { ver: await writing(request, (context) => moveRecord(context, entity, given), given.values) };
  });
}

/** Refuses what was sent to hear what is wrong with it, although nothing is. */
async function toldAlone<Done>(
  { tells = false }: { tells?: boolean | undefined },
  written: Promise<Done>,
): Promise<Done> {
  const done = await written;
  if (tells) throw wrongFields({});
  return done;
}

/** The calls that are about many records at once. */
function serveMany({ app, services, entity, calls, asks, writing }: Serving): void {
  serve(app, services, calls.bulk, async (given, request) => {
    const { done, refused } = await bulkRecords(await asks(request), entity, given);
    await writing(request, async () => {});
    request.audit.subject = `${entity.name} ${done.join(" ")}`.slice(0, 300);
    return { done, refused };
  });
  if (ORDER in entity.definition.fields) {
    serve(app, services, calls.order, async (given, request) => {
      request.audit.subject = `${entity.name} ${given.list.map(({ idx }) => idx).join(" ")}`.slice(0, 300);
      await writing(request, (context) => orderRecords(context, entity, given));
      return {};
    });
  }
  serve(app, services, calls.export, async (query, request, reply) => {
    const exported = await exportRecords(await asks(request), entity, query);
    request.told = `${entity.name} export ${exported.name}`.slice(0, 300);
    return sendFile(reply, exported, false);
  });
  serve(app, services, calls.import, async (_, request) => {
    const { fields, upload } = await readMultipart(request, calls.import.form, IMPORT_BYTES);
    const imported = await importRows(await asks(request), entity, fields, upload?.bytes);
    await writing(request, async () => {});
    return imported;
  });
}

/** Who asks, with the units that the person heads. */
export async function contextOf({ db, now, mailer }: Services, { person }: FastifyRequest): Promise<RequestContext> {
  const at = now();
  return { db, now: at, person, asker: await askerOf(db, person, dayOf(at)), mail: mailer?.send };
}
