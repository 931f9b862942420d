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

/**
 * The sender of an installation's mail, under the portal's name; nothing without a mail server. `failed` is told of what
 * did not go out.
 */
export function mailerOf(
  { smtpUrl, mailFrom }: MailSettings,
  nameOf: () => Promise<string>,
  failed: (error: unknown) => void,
): Mailer | null {
  return smtpUrl && mailFrom ? createMailer(smtpUrl, mailFrom, nameOf, failed) : null;
}

function createMailer(
  smtpUrl: string,
  from: string,
  nameOf: () => Promise<string>,
  failed: (error: unknown) => void,
): Mailer {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const underWay = new Set<Promise<void>>();
  // an address alone is named after the company
  const sender = async () => (from.includes("<") ? from : { name: await nameOf(), address: from });
  return {
    send(mail) {
      const sending = sender()
        .then((named) => transport.sendMail({ from: named, ...mail }))
        .then(() => {}, failed);
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    async close() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
