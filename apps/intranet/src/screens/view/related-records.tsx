import { Button } from "@mantine/core";
import {
  type EntityScreen,
  type FormScreen,
  linkBelow,
  type Related,
  relatedKey,
  type ViewScreen,
} from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { callRecords } from "../../api/client";
import { Paging } from "../../controls/paging";
import { definitionOf, entityOf, screensOf } from "../definitions";
import { PanelRecords } from "../panel-records";
import { withQuery } from "../record-links";
import { RecordTrouble } from "../record-trouble";
import type { ReadAnswer } from "../records";

/** How many are shown at once. */
const ROWS = 10;

interface RelatedRecordsProps {
  screen: ViewScreen;
  read: ReadAnswer;
}

/** The records that link to one, as its page names them and the reader has them. */
export function RelatedRecords({ screen, read }: RelatedRecordsProps) {
  const open = (screen.related ?? []).filter((related) => read.may.related.includes(relatedKey(related)));
  return open.map((related) => (
    <RelatedPanel
      key={`${relatedKey(related)} ${read.record.idx}`}
      screen={screen}
      idx={Number(read.record.idx)}
      related={related}
    />
  ));
}

function RelatedPanel({ screen, idx, related }: { screen: ViewScreen; idx: number; related: Related }) {
  const [page, setPage] = useState(1);
  const { of, title = entityOf(of).title, columns } = related;
  const asked = { idx, on: screen.name, key: relatedKey(related), page, rows: ROWS };
  // it is read again when one of them changes
  const { data, error, refetch } = useQuery({
    queryKey: ["records", of, "related", screen.of, asked],
    queryFn: () => callRecords(screen.of, "related", asked),
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  const add = addressToAdd(screen, idx, related);
  if (error && !data) return <RecordTrouble what="목록" error={error} onRetry={() => void refetch()} />;
  return (
    <PanelRecords
      list={{ title, columns }}
      of={of}
      answer={data}
      heading="h2"
      action={
        add && (
          <Button component={Link} to={add} size="compact-xs" variant="default" aria-label={`${title} 등록`}>
            등록
          </Button>
        )
      }
      below={
        data &&
        data.total > ROWS && (
          <Paging page={page} total={data.total} rows={ROWS} label={`${title} 페이지`} onChange={setPage} />
        )
      }
    />
  );
}

/** The form for another one, filled in with what makes it one of these; nothing where the person has none with that. */
function addressToAdd(screen: ViewScreen, idx: number, related: Related): string | undefined {
  const link = linkBelow(definitionOf, screen.of, related);
  const given = { ...related.where, [link]: idx };
  const isFor = (form: EntityScreen): form is FormScreen =>
    form.kind === "add" &&
    Object.keys(given).every((key) => key in (form.where ?? {}) || isIn(form, key) || form.below === key);
  const form = screensOf(related.of).find(isFor);
  const query = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]));
  if (form?.below === link) return form.path.replace(":idx", String(idx));
  return form && withQuery(form, `?${query}`);
}

function isIn({ form }: FormScreen, key: string): boolean {
  return form.some(({ fields }) => fields.includes(key));
}
