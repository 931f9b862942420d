import type { Visitor } from "../test-portal";
import { formOf } from "./form-of";

/** The smallest picture: one pixel. */
export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Stores a picture for a formatted text; gives its number, and the text that shows it. */
export async function storedPicture(visitor: Visitor, entity: string, field: string) {
  const sent = formOf({ entity, field }, "약도.png", png);
  const { idx } = (await visitor.send({ url: "/rest/records/uploadFile", ...sent })).json<{ idx: number }>();
  return { idx, html: `<p><img src="/rest/records/downloadFile?idx=${idx}&amp;inline=Y" alt="약도" /></p>` };
}

/** Whether somebody is given a stored picture, to be shown. */
export async function isShownTo(visitor: Visitor, idx: number): Promise<boolean> {
  return (await visitor.get(`/rest/records/downloadFile?idx=${idx}&inline=Y`)).statusCode === 200;
}
