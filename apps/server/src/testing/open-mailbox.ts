import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail server of one test's own; `mails` has what it was given, as it came. It takes none while it `refuses`. */
export async function openMailbox() {
  const box = { refuses: false };
  const mails: { readonly to: readonly string[]; readonly source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_, __, done) {
      done(box.refuses ? Object.assign(new Error("mailbox full"), { responseCode: 452 }) : null);
    },
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  const settings = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "portal@portal.example",
    publicUrl: "http://portal.example",
  };
  return { mails, settings, box };
}

/** A mail's text, out of its encoding. */
export function readMail(source: string): string {
  const body = source.slice(source.indexOf("\r\n\r\n")).trim();
  if (/content-transfer-encoding: base64/i.test(source)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(source)) return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number(`0x${code}`)));
  return Buffer.from(bytes, "latin1").toString();
}
