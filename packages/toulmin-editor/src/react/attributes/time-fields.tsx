import { useEffect, useMemo, useState } from "react";
import type { ToulminNode } from "../../core/document";
import type { FieldProps } from "../controls/fields";
import { laterCode } from "../controls/later";
import { useCodeOf, useDocument, useEditor } from "../provider/editor-context";
import { TimeField } from "./time-field";

interface TimeFieldsProps {
  readonly node: ToulminNode;
  readonly start: FieldProps;
  readonly end: FieldProps;
}

/** Start and end of what a phrase tells, how they are understood, and what a relative time counts from. */
export function TimeFields({ node, start, end }: TimeFieldsProps) {
  const { dictionary } = useEditor();
  const document = useDocument();
  const codeOf = useCodeOf();
  const reader = useReader();
  const read = useMemo(
    () => reader?.readTimes(document, node, { dictionary, codeOf }),
    [reader, document, node, dictionary, codeOf],
  );
  const isReadOnly = start.isReadOnly ?? false;
  const shared = (field: FieldProps) => ({
    ...field,
    placeholder: dictionary.attributes.timeHint,
    pickLabel: dictionary.attributes.pickTime(field.label),
  });
  return (
    <>
      <TimeField {...shared(start)} {...read?.start} />
      {reader && node.stime.trim() === "" && !isReadOnly && (
        <reader.TimesInPhrase phrase={node.text} onChoose={start.onChange} />
      )}
      <TimeField {...shared(end)} {...read?.end} />
      {reader && read && <reader.BaseField node={node} fact={read.fact} isReadOnly={isReadOnly} />}
    </>
  );
}

type Reader = Pick<typeof import("./time-reading"), "readTimes" | "TimesInPhrase" | "BaseField">;
let known: Reader | null = null;

const loadReader = laterCode(async () => {
  const { readTimes, TimesInPhrase, BaseField } = await import("./time-reading");
  known = { readTimes, TimesInPhrase, BaseField };
  return known;
});

/** What understands times comes when it is needed; the fields are there before, and keep focus and words. */
function useReader(): Reader | null {
  const [reader, setReader] = useState(known);
  useEffect(() => {
    if (known) return;
    let isHere = true;
    loadReader().then(
      (loaded) => {
        if (isHere) setReader(loaded);
      },
      // the fields are of use without it; it is asked for again with the next mark
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return reader;
}
