import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { sentOnce } from "../../db/system-tables";
import { asOneTransaction } from "../../db/transactions";
import type { Services } from "../routes";

/** How a client names what it means to do, so that sending it again does not do it again. */
const HEADER = "idempotency-key";

/**
 * Makes a call once for each key that its person has sent with it. Whoever sends it again, also at the same moment or
 * because the answer was lost, gets the first answer. What the call writes, the key and the answer are one transaction.
 */
export async function once<Answer extends object>(
  { db, now }: Pick<Services, "db" | "now">,
  request: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
  make: () => Promise<Answer>,
): Promise<Answer | FastifyReply> {
  const key = request.headers[HEADER];
  if (key === undefined) return make();
  if (typeof key !== "string" || !/^[\w-]{16,64}$/.test(key)) throw new ApiError(400, "요청이 올바르지 않습니다.");
  const mine = { idx_staff: request.person.idx, key };
  const content_hash = hashOf([request.routeOptions.url, content]);
  return asOneTransaction(db, async () => {
    // who comes second waits here until the first is done, or has failed
    const { rowCount } = await db
      .insert(sentOnce)
      .values({ ...mine, content_hash, at: now() })
      .onConflictDoNothing();
    const isMine = and(eq(sentOnce.idx_staff, mine.idx_staff), eq(sentOnce.key, key));
    if (rowCount === 0) {
      const [before] = await db.select().from(sentOnce).where(isMine);
      if (before?.content_hash !== content_hash || before.answer === null) {
        throw new ApiError(422, "앞서 보낸 요청과 내용이 다릅니다. 다시 한 번 저장해 주세요.");
      }
      return reply
        .header("idempotent-replayed", "true")
        .type("application/json; charset=utf-8")
        .serializer((text: unknown) => String(text))
        .send(before.answer);
    }
    const answer = await make();
    await db
      .update(sentOnce)
      .set({ answer: String(reply.serialize(answer)) })
      .where(isMine);
    return answer;
  });
}

/** Removes keys of before a day; returns how many. */
export async function removeOldKeys(db: Database, before: Date): Promise<number> {
  return (await db.delete(sentOnce).where(lt(sentOnce.at, before))).rowCount ?? 0;
}

function hashOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}
