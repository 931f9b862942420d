import type { FormDefinition, FormValues, Problem } from "@portal/definition";
import {
  actOnDocument,
  addDocumentComment,
  addReference,
  addStep,
  approveDocuments,
  BATCH_AMOUNT,
  checkDocument,
  exportDocumentList,
  type GivenIn,
  getDocument,
  getDocumentFile,
  getDocumentList,
  getFormPicker,
  readReferences,
  removeDraft,
  saveDraft,
  saveFavouriteForm,
  startDocument,
  submitDocument,
} from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { askerOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import type { Person } from "../../auth/sessions";
import { type By, serveSheet } from "../../crud/tables/serve-sheet";
import { file } from "../../db/tables";
import { act } from "../../flows/approval/acting/act";
import { checkForm } from "../../flows/approval/acting/check";
import { keepDraft, removeDraft as remove } from "../../flows/approval/acting/draft";
import { startDocument as start } from "../../flows/approval/acting/start";
import { submitDocument as submit } from "../../flows/approval/acting/submit";
import { type DocumentActor, findDocument, notYours, stepsOf } from "../../flows/approval/document";
import { interestedIn } from "../../flows/approval/line/interested";
import { submittedLine } from "../../flows/approval/line/line";
import type { PlannedStep } from "../../flows/approval/line/planned-step";
import { addComment, addStep as putBehind, addReference as refer } from "../../flows/approval/line/take-part";
import { documentPath } from "../../flows/approval/line/turns";
import { listDocuments, readReferences as readAll } from "../../flows/approval/reading/list";
import { pickerOf, setFavourite } from "../../flows/approval/reading/picker";
import { readerOf } from "../../flows/approval/reading/reading";
import { filesOf, viewDocument } from "../../flows/approval/reading/view";
import { reported } from "../../http/answers/reported";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { seen } from "../../notifications";
import { dayOf } from "../../seoul";
import { documentSheet } from "./document-sheets";

/** Who does something now. */
export function actingOf(person: Person, now: Date): DocumentActor {
  return { person, now, day: dayOf(now) };
}

/** Documents: writing, reading and deciding on them. */
export const documentRoutes: Routes = (app, services) => {
  writingRoutes(app, services);
  readingRoutes(app, services);
  decidingRoutes(app, services);
};

const writingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  const acting = ({ person }: Pick<FastifyRequest, "person">) => actingOf(person, now());

  serve(app, services, startDocument, async (given, { person }) => {
    const doing = actingOf(person, now());
    return start(db, given, await askerOf(db, person, doing.day), doing);
  });

  serve(app, services, saveDraft, async (written, request) => {
    const { idx, ver } = await db.transaction((tx) => keepDraft(tx, written, acting(request)));
    request.audit.subject = `document ${idx}`;
    return { idx, ver };
  });

  serve(app, services, submitDocument, async (written, request) => {
    const { idx, status } = await submit(db, written, acting(request));
    request.audit.subject = `document ${idx}`;
    return { idx, status: status as "run" };
  });

  serve(app, services, checkDocument, async (given, request) => {
    const { person } = request;
    const doing = acting(request);
    const { form, data, problems, warnings, shown } = await checkForm(db, given, person, doing);
    const refused = given.line.length === 0 ? [] : await problemsOfLine(form, data, given.line, doing);
    return {
      computed: { ...data },
      problems: [...problems, ...refused],
      warnings: [...warnings],
      shown: { ...shown },
    };
  });

  /** What would be said of a line if it were submitted now. */
  async function problemsOfLine(
    form: FormDefinition,
    data: FormValues,
    line: readonly PlannedStep[],
    { person, day }: DocumentActor,
  ): Promise<Problem[]> {
    const interested = await interestedIn(db, form, data, person.idx);
    try {
      await submittedLine(db, line, { form, data, drafter: person, interested }, day);
      return [];
    } catch (error) {
      if (error instanceof ApiError) return [{ path: "line", message: error.message }];
      throw error;
    }
  }

  serve(app, services, removeDraft, async (given, request) => {
    request.audit.subject = `document ${given.idx}`;
    await db.transaction((tx) => remove(tx, given, acting(request)));
    return { err_msg: "삭제하였습니다." };
  });
};

const readingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  const acting = ({ person }: Pick<FastifyRequest, "person">) => actingOf(person, now());

  serve(app, services, getDocument, async ({ idx }, request) => {
    const doing = acting(request);
    const view = await viewDocument(db, idx, await askerOf(db, request.person, doing.day), doing);
    request.audit.subject = `document ${idx}${view.is_audit ? " (감사)" : ""}`;
    return view;
  });

  serve(app, services, getDocumentFile, async ({ idx, file: wanted, inline }, { person, audit }, reply) => {
    const day = dayOf(now());
    const document = await findDocument(db, idx);
    const reader = await readerOf(db, await askerOf(db, person, day), document, await stepsOf(db, idx), day);
    if (reader === null) throw notYours();
    audit.subject = `document ${idx} file ${wanted}${reader === "audit" ? " (감사)" : ""}`;
    const isOfIt = (await filesOf(db, document)).some((it) => it.idx === wanted);
    const [stored] = isOfIt ? await db.select().from(file).where(eq(file.idx, wanted)) : [];
    if (!stored) throw new ApiError(404, "없는 파일입니다.");
    return sendFile(reply, stored, inline === "Y");
  });

  const list = (given: GivenIn<typeof getDocumentList>, { person }: By) =>
    listDocuments(db, given, person, dayOf(now()));
  serve(app, services, getDocumentList, list);
  serveSheet(app, services, exportDocumentList, documentSheet, list);

  serve(app, services, readReferences, async (_, { person, audit }) => {
    const read = await db.transaction(async (tx) => {
      const idxs = await readAll(tx, person, dayOf(now()), now());
      await seen(
        tx,
        person.idx,
        idxs.map((idx) => documentPath({ idx })),
        now(),
      );
      return idxs;
    });
    audit.subject = `${read.length} documents`;
    return { count: read.length };
  });
};

const decidingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  const acting = ({ person }: Pick<FastifyRequest, "person">) => actingOf(person, now());

  serve(app, services, actOnDocument, async (given, request) => {
    request.audit.subject = `document ${given.idx} ${given.action}`;
    const { status, doc_no } = await act(db, given, acting(request));
    return { status: status as "run", doc_no };
  });

  serve(app, services, approveDocuments, async ({ list, opinion }, request) => {
    request.audit.subject = `documents ${list.map(({ idx }) => idx).join(" ")}`;
    const revs = new Map(list.map(({ idx, rev }) => [idx, rev]));
    return { list: await reported([...revs.keys()], (idx) => approveOne(idx, revs.get(idx) ?? 0)) };

    async function approveOne(idx: number, rev: number): Promise<void> {
      const { amount } = await findDocument(db, idx);
      if ((amount ?? 0) >= BATCH_AMOUNT) {
        throw new ApiError(409, `${BATCH_AMOUNT.toLocaleString("ko-KR")}원 이상은 문서를 열어 승인하세요.`);
      }
      await act(db, { idx, rev, action: "approve", opinion }, acting(request));
    }
  });

  serve(app, services, addStep, async (given, request) => {
    request.audit.subject = `document ${given.idx}`;
    await putBehind(db, given, acting(request));
    return {};
  });

  serve(app, services, addReference, async (given, request) => {
    request.audit.subject = `document ${given.idx}`;
    await refer(db, given, acting(request));
    return {};
  });

  serve(app, services, addDocumentComment, async (comment, request) => {
    request.audit.subject = `document ${comment.idx}`;
    return { idx: await addComment(db, comment, acting(request)) };
  });

  serve(app, services, getFormPicker, async (_, { person }) => pickerOf(db, person.idx));

  serve(app, services, saveFavouriteForm, async ({ kind, is_on }, { person }) => {
    await setFavourite(db, person.idx, kind, is_on);
    return {};
  });
};
