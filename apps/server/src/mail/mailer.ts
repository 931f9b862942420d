import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import type { Database } from "../db/open";
import { mail } from "../db/system-tables";
import { isSealed, maySeal, sealed, unsealed } from "../sealed";
import { tellLetter } from "./kept-mails";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** What it is to those who keep the portal, who may not know its content; its subject by default. */
  readonly called?: string;
  /** The letter that it is, a record: it keeps whether the mail went out. */
  readonly of?: { readonly entity: string; readonly idx: number };
}

/** Sends mail behind the answer: nobody waits for it, and how long it takes reveals nothing. */
export interface Mailer {
  /** Keeps a mail until it is sent. Give it the transaction of what the mail is about: without the one there is not the other. */
  send(mail: Mail, db: Database): Promise<void>;
  /** Sends what has been kept by this server since it was last asked; its transactions must have ended. */
  sendNew(): Promise<void>;
  /** Sends all that waits and is due; says how many mails went out. */
  sendDue(): Promise<number>;
  /** Tries a mail again that was given up; false when there is no such mail. */
  sendAgain(idx: number): Promise<boolean>;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/** How an installation sends mail, where it does. */
interface MailSettings {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
}

interface Office {
  readonly db: Database;
  readonly now: () => Date;
  /** The portal's name, for a sender that is an address alone. */
  readonly nameOf: () => Promise<string>;
  readonly log: FastifyBaseLogger;
}

/** After each try, how many minutes pass until the next one; a mail that the last one does not bring out is given up. */
const WAITS = [1, 5, 30, 120, 10] as const;
/** So many are sent at once. */
const AT_ONCE = 10;

/** The sender of an installation's mail, under the portal's name; nothing without a mail server. */
export function mailerOf({ smtpUrl, mailFrom }: MailSettings, office: Office): Mailer | null {
  return smtpUrl && mailFrom ? createMailer(smtpUrl, mailFrom, office) : null;
}

function createMailer(smtpUrl: string, from: string, { db, now, nameOf, log }: Office): Mailer {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const underWay = new Set<Promise<unknown>>();
  let isAnyNew = false;
  // an address alone is named after the company
  const sender = async () => (from.includes("<") ? from : { name: await nameOf(), address: from });

  async function deliver(claimed: typeof mail.$inferSelect): Promise<boolean> {
    const { idx, to_addr, body, tries } = claimed;
    const settle = (values: Partial<typeof mail.$inferInsert>) =>
      db.transaction(async (tx) => {
        await tx.update(mail).set(values).where(eq(mail.idx, idx));
        if (values.status) await tellLetter(tx, claimed, ["wait", values.status], now());
      });
    try {
      await transport.sendMail({ from: await sender(), to: to_addr, ...contentOf(body) });
    } catch (error) {
      const { code = "ERROR", response = "", responseCode } = error as Record<string, string | undefined>;
      const why = `${code} ${response}`.trim().slice(0, 300);
      await settle({ error: why, ...(tries >= WAITS.length && { status: "fail" }) });
      // whom it was for and what it said is not for the log
      log.error({ mail: idx, tries, code, responseCode }, "mail not sent");
      return false;
    }
    await settle({ status: "sent", sent_at: now(), body: null, error: null });
    return true;
  }

  async function sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const claimed = await claimDue(db, now());
      if (claimed.length === 0) return sent;
      sent += (await Promise.all(claimed.map(deliver))).filter(Boolean).length;
    }
  }

  /** Does it so that closing waits for it. */
  function awaited<Done>(work: Promise<Done>): Promise<Done> {
    underWay.add(work);
    const end = () => void underWay.delete(work);
    work.then(end, end);
    return work;
  }

  async function sendNew(): Promise<void> {
    if (!isAnyNew) return;
    isAnyNew = false;
    await awaited(sendDue()).catch((err) => log.error({ err }, "no mails sent, will be tried again"));
  }

  return {
    async send({ to, subject, text, called = subject, of }, on) {
      const content = JSON.stringify({ subject, text });
      const body = maySeal() ? sealed(content) : content;
      const at = now();
      const letter = of && { entity: of.entity, entity_idx: of.idx };
      await on
        .insert(mail)
        .values({ to_addr: to, title: called.slice(0, 200), body, wdate: at, next_at: at, ...letter });
      isAnyNew = true;
    },
    sendNew,
    sendDue: () => awaited(sendDue()),
    sendAgain: (idx) =>
      db.transaction(async (tx) => {
        const [again] = await tx
          .update(mail)
          .set({ status: "wait", tries: 0, next_at: now(), error: null })
          .where(and(eq(mail.idx, idx), eq(mail.status, "fail"), isNotNull(mail.body)))
          .returning();
        if (again) await tellLetter(tx, again, ["fail", "wait"], now());
        isAnyNew ||= again !== undefined;
        return again !== undefined;
      }),
    async close() {
      await sendNew();
      await Promise.allSettled(underWay);
      transport.close();
    },
  };
}

/** Takes some that are due; who dies with them leaves them to the next try. */
function claimDue(db: Database, now: Date) {
  const due = db
    .select({ idx: mail.idx })
    .from(mail)
    .where(and(eq(mail.status, "wait"), lte(mail.next_at, now)))
    .orderBy(mail.next_at)
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const minutes = sql`(array[${sql.raw(WAITS.join())}])[least(${mail.tries} + 1, ${WAITS.length})]`;
  return db
    .update(mail)
    .set({
      tries: sql`${mail.tries} + 1`,
      next_at: sql`${now.toISOString()}::timestamptz + make_interval(mins => ${minutes})`,
    })
    .where(inArray(mail.idx, due))
    .returning();
}

function contentOf(body: string | null): { subject: string; text: string } {
  const kept = body ?? "";
  return JSON.parse(isSealed(kept) ? unsealed(kept) : kept) as { subject: string; text: string };
}
