import type { z } from "zod";
import type { Access } from "../define/access";

/** A call of the portal's REST service: what is asked, what is answered, and who may ask. */
export interface CallDefinition {
  readonly method: "get" | "post";
  readonly path: `/rest/${string}`;
  /** What it does, for the list of calls. */
  readonly title: string;
  /** Any one of these is enough. */
  readonly can: readonly Access[];
  /** Whether the audit log has the call: those that are no GET usually, a GET only when it says so. */
  readonly writes?: boolean;
  /** The password must have been given within the last quarter of an hour; else it is asked for again. */
  readonly asksPassword?: boolean;
  /** It carries data of other people: the audit log keeps who asked for whom. */
  readonly isPersonal?: boolean;
  /** Nothing that is kept identifies who makes it: neither the audit log, also of refusals, nor the keys of what is sent once. */
  readonly isAnonymous?: boolean;
  /** What stands behind the `?`. */
  readonly query?: z.ZodObject;
  /** The JSON that is sent. */
  readonly body?: z.ZodObject;
  /** The fields of a multipart form, and the name of the file that may come with them. */
  readonly form?: {
    readonly fields: z.ZodObject;
    readonly file: string;
    /** The largest file, in bytes, of a form that is sent once for each key. */
    readonly maxBytes?: number;
  };
  /** `false` for a call that must be made again when it is sent again, whatever key comes with it. */
  readonly once?: false;
  /** The JSON that is answered; without it, the answer has a media type of its own. */
  readonly answer?: z.ZodObject;
  readonly type?: "image/webp" | "text/html" | "application/json" | "application/octet-stream";
}

/** Describes a call; returns what it got. */
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call;
}

/** What a caller sends: a query's, body's or form's fields. */
export type SentIn<Call extends CallDefinition> = z.input<FieldsOf<Call>>;
/** What a handler gets of it, after checks and defaults. */
export type GivenIn<Call extends CallDefinition> = z.output<FieldsOf<Call>>;
/** What a caller gets. */
export type AnswerOf<Call extends CallDefinition> = Call extends { answer: infer Answer extends z.ZodObject }
  ? z.output<Answer>
  : never;

type FieldsOf<Call extends CallDefinition> = Call extends { query: infer Fields extends z.ZodObject }
  ? Fields
  : Call extends { body: infer Fields extends z.ZodObject }
    ? Fields
    : Call extends { form: { fields: infer Fields extends z.ZodObject } }
      ? Fields
      : z.ZodObject<Record<never, never>>;
