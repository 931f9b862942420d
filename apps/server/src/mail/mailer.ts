import { createTransport } from "nodemailer";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Sends mail behind the answer: nobody waits for it, and how long it takes tells nobody anything. */
export interface Mailer {
  send(mail: Mail): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/** How an installation sends mail, where it does. */
interface MailSettings {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
}

/** The sender of an installation's mail; nothing without a mail server. `failed` is told of what did not go out. */
export function mailerOf({ smtpUrl, mailFrom }: MailSettings, failed: (error: unknown) => void): Mailer | null {
  return smtpUrl && mailFrom ? createMailer(smtpUrl, mailFrom, failed) : null;
}

function createMailer(smtpUrl: string, from: string, failed: (error: unknown) => void): Mailer {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const underWay = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = transport.sendMail({ from, ...mail }).then(() => {}, failed);
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
