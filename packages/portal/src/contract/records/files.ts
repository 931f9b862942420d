import { z } from "zod";
import { idx, words } from "../../define/values";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";

/** Stored files before and after they belong to a record. */
export const uploadFile = defineCall({
  method: "post",
  path: "/rest/records/uploadFile",
  title: "파일 올리기",
  can: ["staff:own"],
  form: { fields: z.object({ entity: words(60), /** The field's key. */ field: words(60) }), file: "file" },
  answer: envelope.extend({ idx, name: z.string(), size: z.number().int(), mime: z.string() }),
});

export const downloadFile = defineCall({
  method: "get",
  path: "/rest/records/downloadFile",
  title: "파일 내려받기",
  can: ["staff:party"],
  query: z.object({ idx, inline: z.enum(["Y", "N"]).default("N") }),
  type: "application/octet-stream",
});

/** How many rows of a file lines are taken from. */
export const LINE_ROWS = 2000;

/** The cells of a workbook (.xlsx) or a CSV file as texts, its empty rows left out; nothing is kept of it. */
export const readTable = defineCall({
  method: "post",
  path: "/rest/records/readTable",
  title: "표 파일 읽기",
  can: ["staff:own"],
  form: { fields: z.object({}), file: "file" },
  answer: envelope.extend({ rows: z.array(z.array(z.string())) }),
});
