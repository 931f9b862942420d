import type { By } from "../access";
import { choice, dateTime, link, longText, text } from "../fields";
import type { Flow } from "../flow";
import type { FieldKey } from "../screen";

/**
 * Its records are letters to somebody who is none of the staff, about another record: written from a template, read as they
 * go out, then sent by mail, or by hand where that cannot be. Its fields are {@link lettered}, its flow {@link letterFlow}.
 */
export interface Letter {
  /** The link to the record that they are about. */
  readonly about: string;
  /** The field of that record with the mail address. */
  readonly to: string;
  /** A further record, which links to that one: the latest with these values, such as the interview that is planned. */
  readonly latest?: { readonly of: string; readonly while?: Readonly<Record<string, readonly string[]>> };
  /**
   * What stands for a word in braces: the first that has a value of these fields of the record that it is about
   * (`req.job`), or of the further one (`interview.place`).
   */
  readonly places: Readonly<Record<string, readonly FieldKey[]>>;
}

const SUBJECT = 150;
const BODY = 5000;

/** The fields of a template, which those who send letters keep. */
export function templated(hint: string) {
  return {
    title: text("이름", { required: true, max: 60 }),
    subject: text("메일 제목", { required: true, max: SUBJECT }),
    body: longText("내용", { required: true, max: BODY, hint }),
  } as const;
}

/** The fields of a letter by the name of its templates' entity, beside the link to what it is about. */
export function lettered<const Name extends string>(template: Name, hint: string) {
  return {
    template: link("안내문", { to: template, fills: { subject: "subject", body: "body" } }),
    subject: text("메일 제목", { required: true, max: SUBJECT }),
    body: longText("내용", { required: true, max: BODY, hint }),
    /** Where it went. */
    to_addr: text("받은 주소", { max: 120, format: "email", readOnly: true }),
    sent_at: dateTime("보낸 일시", { readOnly: true }),
    status: choice(
      "상태",
      { draft: "작성 중", wait: "발송 대기", sent: "발송", handed: "직접 전달", fail: "실패" },
      {
        required: true,
        default: "draft",
        readOnly: true,
        tones: { draft: "waiting", wait: "waiting", sent: "done", handed: "done", fail: "refused" },
      },
    ),
  } as const;
}

/** How a letter goes out; that a mail has arrived at the next server, or not, the mailer says. */
export function letterFlow<const Who extends readonly By[]>(by: Who) {
  return {
    field: "status",
    moves: {
      send: { title: "메일 발송", from: UNSENT, to: "wait", by },
      hand: { title: "직접 전달함", from: UNSENT, to: "handed", by },
    },
  } as const satisfies Flow;
}

/** The states of a letter that has not gone out, and may be changed. */
export const UNSENT = ["draft", "fail"] as const;

/** A word in braces, which stands for a value. */
export const PLACE = /\{([^{}\n]{1,30})\}/g;
