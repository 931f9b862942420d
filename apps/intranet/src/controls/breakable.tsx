import { Fragment, type ReactNode } from "react";

/** Mail, a page or call, a machine's number: what people would tear only between its parts. */
const ADDRESS = /\S@\S|\/\p{L}|::|([\da-f]+:){4}/iu;
const PARTS = /(?<=[@/?&=_:])|(?=\.)/;

/** What is shown; an address among it may go on in the next line behind each of its parts. */
export function breakable(shown: ReactNode): ReactNode {
  if (typeof shown !== "string" || !ADDRESS.test(shown)) return shown;
  return shown.split(PARTS).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and stay in their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
