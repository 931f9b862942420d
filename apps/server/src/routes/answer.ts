import { mayOpen } from "@portal/definition";
import type { AnswerOf, CallDefinition, GivenIn } from "@portal/definition/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { askerOf, idsOf } from "../access/asker";
import { ApiError } from "../api-error";
import { dayOf } from "../seoul";
import type { App, Services } from "./routes";

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
  { db, now }: Services,
  call: Call,
  handler: Handler<Call>,
): void {
  const { method, path, can, writes, query, body, answer } = call;
  // whom appointments make a lead is not in the ids
  const byAppointment = can.includes("isLead:team");
  app.route({
    method: method.toUpperCase(),
    url: path,
    config: { isPublic: can.includes("public"), ...(writes !== undefined && { writes }) },
    schema: {
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(answer && { response: { 200: answer } }),
    },
    onRequest: async ({ person }: FastifyRequest) => {
      const asker = person && byAppointment ? await askerOf(db, person, dayOf(now())) : person && idsOf(person);
      if (!mayOpen(asker, can)) throw new ApiError(403, "접근 권한이 없습니다.");
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const given = (query ? request.query : body ? request.body : {}) as GivenIn<Call>;
      const answered = await handler(given, request, reply);
      return answer ? { err: 0, err_msg: "", ...(answered as object) } : answered;
    },
  });
}
