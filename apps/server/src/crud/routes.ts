import { downloadFile, uploadFile } from "@portal/definition/contract";
import type { FastifyRequest } from "fastify";
import { askerOf } from "../access/asker";
import { readMultipart } from "../http/form";
import { sendFile } from "../http/send-file";
import { serve } from "../routes/answer";
import type { App, Services } from "../routes/routes";
import { dayOf } from "../seoul";
import { bulkRecords } from "./bulk";
import { choicesOf } from "./choices";
import type { Entities, Entity } from "./entity";
import { exportRecords } from "./export";
import { largestFile, openFile, storeFile } from "./files";
import { IMPORT_BYTES, importRows } from "./import";
import { listRecords } from "./list";
import { moveRecord } from "./move";
import { readRecordOf } from "./read";
import { rewordRefusal } from "./refusal";
import type { Asking, Row } from "./rules";
import { addRecord, changeRecord, removeRecord } from "./save";
import { statisticsOf } from "./statistics";

/** The calls by which the records of these entities are read and written. */
export function recordRoutes(app: App, services: Services, entities: Entities): void {
  for (const entity of entities.values()) if (entity.calls) serveEntity(app, services, entity, entity.calls);
  const largest = largestFile(entities);
  serve(app, services, uploadFile, async (_, request) => {
    const { fields, upload } = await readMultipart(request, uploadFile.form, largest);
    const stored = await storeFile(await askingOf(services, request), entities, fields, upload);
    request.audit.subject = `file ${stored.idx}`;
    return stored;
  });
  serve(app, services, downloadFile, async ({ idx, inline }, request, reply) => {
    return sendFile(reply, await openFile(await askingOf(services, request), entities, idx), inline === "Y");
  });
}

function serveEntity(app: App, services: Services, entity: Entity, calls: NonNullable<Entity["calls"]>): void {
  const asks = (request: FastifyRequest) => askingOf(services, request);
  /** In a transaction of its own; the database's refusals are put in words. */
  const writing = async <Done>(request: FastifyRequest, write: (asking: Asking) => Promise<Done>, sent: Row = {}) => {
    const asking = await asks(request);
    try {
      return await services.db.transaction((tx) => write({ ...asking, db: tx }));
    } catch (error) {
      throw await rewordRefusal(asking, entity, error, sent);
    }
  };
  const subject = ({ audit }: FastifyRequest, idx: number) => {
    audit.subject = `${entity.name} ${idx}`;
  };

  serve(app, services, calls.list, async (query, request) => listRecords(await asks(request), entity, query));
  serve(app, services, calls.choices, async (query, request) => choicesOf(await asks(request), entity, query));
  serve(app, services, calls.read, async (query, request) => readRecordOf(await asks(request), entity, query));

  serve(app, services, calls.add, async (given, request) => {
    const idx = await writing(request, (asking) => addRecord(asking, entity, given), given.values);
    subject(request, idx);
    return { idx, extra: {} };
  });
  serve(app, services, calls.change, async (given, request) => {
    subject(request, given.idx);
    return { ver: await writing(request, (asking) => changeRecord(asking, entity, given), given.values) };
  });
  serve(app, services, calls.remove, async (given, request) => {
    subject(request, given.idx);
    await writing(request, (asking) => removeRecord(asking, entity, given));
    return {};
  });
  serve(app, services, calls.move, async (given, request) => {
    subject(request, given.idx);
    return { ver: await writing(request, (asking) => moveRecord(asking, entity, given), given.values) };
  });
  serve(app, services, calls.bulk, async (given, request) => {
    const { done, refused } = await bulkRecords(await asks(request), entity, given);
    request.audit.subject = `${entity.name} ${done.join(" ")}`.slice(0, 300);
    return { done, refused };
  });
  serve(app, services, calls.export, async (query, request, reply) => {
    return sendFile(reply, await exportRecords(await asks(request), entity, query), false);
  });
  serve(app, services, calls.import, async (_, request) => {
    const { fields, upload } = await readMultipart(request, calls.import.form, IMPORT_BYTES);
    return importRows(await asks(request), entity, fields, upload?.bytes);
  });
  serve(app, services, calls.statistics, async (query, request) => statisticsOf(await asks(request), entity, query));
}

/** Who asks, with the units that the person heads. */
export async function askingOf({ db, now }: Services, { person }: FastifyRequest): Promise<Asking> {
  const at = now();
  return { db, now: at, person, asker: await askerOf(db, person, dayOf(at)) };
}
