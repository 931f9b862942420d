import { mayOpen } from "@portal/definition";
import type { AnswerOf, CallDefinition, GivenIn } from "@portal/definition/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askerOf, idsOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import { needPassword } from "../../auth/password-again";
import { askedBy } from "../../fair-queue";
import { dayOf } from "../../seoul";
import { contentOfForm } from "../requests/form";
import type { App, Services } from "../routes";
import { isWrite } from "../told/audit";
import { once } from "./once";

/** What a handler answers beside `err` and `err_msg`; a reply when the answer is no JSON of the contract's. */
type Answered<Call extends CallDefinition> = Call extends { answer: unknown }
  ? Omit<AnswerOf<Call>, "err" | "err_msg"> & { readonly err_msg?: string }
  : FastifyReply;

type Handler<Call extends CallDefinition> = (
  given: GivenIn<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Answered<Call>>;

/**
 * Serves a call of the contract: whoever may not make it is refused before anything is read, what is sent and what is
 * answered is checked, and the answer says `err` 0. A form is read by its handler, which gets it from `request`.
 */
export function serve<Call extends CallDefinition>(
  app: App,
  services: Services,
  call: Call,
  handler: Handler<Call>,
): void {
  const { db, now } = services;
  const { method, path, can, writes, isAnonymous = false, query, body, form, answer, asksPassword } = call;
  // a form's file has to be there before the transaction begins: who sends it slowly would keep the connection
  const isOnce =
    call.once !== false && !isAnonymous && !can.includes("public") && (!form || form.maxBytes !== undefined);
  // whom appointments make a lead is not in the ids
  const byAppointment = can.includes("isLead:team");
  app.route({
    method: method.toUpperCase(),
    url: path,
    config: { isPublic: can.includes("public"), isAnonymous, ...(writes !== undefined && { writes }) },
    schema: {
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { 200: answer } }),
    },
    onRequest: async ({ person }: FastifyRequest) => {
      const asker = person && byAppointment ? await askerOf(db, person, dayOf(now())) : person && idsOf(person);
      if (!mayOpen(asker, can)) throw new ApiError(403, "접근 권한이 없습니다.");
      if (asksPassword && person) await needPassword(db, person, now());
    },
    handler: inTurn(services, async (request: FastifyRequest, reply: FastifyReply) => {
      const given = (query ? request.query : body ? request.body : {}) as GivenIn<Call>;
      if (call.isPersonal) request.told = inWords(given);
      if (!answer) return handler(given, request, reply);
      const answered = async () => ({ err: 0, err_msg: "", ...((await handler(given, request, reply)) as object) });
      if (!isOnce || !isWrite(request)) return answered();
      const content = form ? await contentOfForm(request, form.file, form.maxBytes ?? 0) : given;
      return once(services, request, reply, content, answered);
    }),
  });
}

type Made = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** A handler whose calls wait for others of the same person, so that nobody takes the server for themselves. */
function inTurn({ turns }: Services, handler: Made): Made {
  return async (request, reply) => {
    // strangers are counted by their address, and sign in in a queue of its own
    if (!request.person) return handler(request, reply);
    const { idx } = request.person;
    return turns.run(`staff ${idx}`, () => askedBy(idx, () => handler(request, reply)));
  };
}

/** What somebody asked for, as the audit log keeps it. */
function inWords(given: object): string {
  const asked = Object.entries(given).filter(([, value]) => value !== undefined && value !== "");
  return asked
    .map(([key, value]) => `${key} ${value}`)
    .join(", ")
    .slice(0, 300);
}
