import { Button } from "@mantine/core";
import { linkBelow, mayOpen, type Related, relatedKey, type ViewScreen } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { callRecords } from "../../api/client";
import { numberText } from "../../controls/inputs/number-input";
import { Paging } from "../../controls/lists/paging";
import { fieldAt } from "../../fields/definitions";
import { definitionOf, entityOf } from "../../fields/modules";
import { signedInIds } from "../../store";
import { addressToAdd } from "../add-address";
import { RecordTrouble } from "../record-trouble";
import type { ReadAnswer, Row } from "../records";
import { fixedOf, listWith } from "../statistics/leads";
import { PanelRecords } from "../statistics/panel-records";
import { RecordDialog } from "./record-dialog";

/** How many are shown at once. */
const ROWS = 10;

interface RelatedRecordsProps {
  screen: ViewScreen;
  read: ReadAnswer;
}

/** The records that link to one, as its page names them and the reader has them. */
export function RelatedRecords({ screen, read }: RelatedRecordsProps) {
  const open = (screen.related ?? []).filter((related) => read.may.related.includes(relatedKey(related)));
  if (open.length === 0) return null;
  return (
    <div className="related-records">
      {open.map((related) => (
        <RelatedPanel
          key={`${relatedKey(related)} ${read.record.idx}`}
          screen={screen}
          record={read.record}
          related={related}
        />
      ))}
    </div>
  );
}

function RelatedPanel({ screen, record, related }: { screen: ViewScreen; record: Row; related: Related }) {
  const idx = Number(record.idx);
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
  const [opened, setOpened] = useState<number | "new" | null>(null);
  const { form } = related;
  const add = form ? undefined : addressToAdd(screen.of, record, related);
  const mayAdd = form && mayOpen(signedInIds(), entityOf(of).access?.add ?? []);
  const link = linkBelow(definitionOf, screen.of, related);
  const label = { size: "compact-xs", variant: "default", "aria-label": `${title} 등록` } as const;
  if (error && !data) return <RecordTrouble what="목록" error={error} onRetry={() => void refetch()} />;
  // what it has none of and gets none of here is left out
  if (data?.total === 0 && data.others === 0 && !add && !mayAdd) return null;
  return (
    <>
      <PanelRecords
        list={{ title, columns }}
        of={of}
        answer={data}
        others={data?.others}
        heading="h2"
        to={related.isListed && listWith(of, { [link]: String(idx), ...fixedOf(related) })}
        onOpen={form && setOpened}
        action={
          mayAdd ? (
            <Button {...label} onClick={() => setOpened("new")}>
              등록
            </Button>
          ) : (
            add && (
              <Button {...label} component={Link} to={add}>
                등록
              </Button>
            )
          )
        }
        below={
          data && (
            <>
              {data.total > 0 && <BesideTold related={related} sums={data.sums} isWhole={data.others === 0} />}
              {data.total > ROWS && (
                <Paging page={page} total={data.total} rows={ROWS} label={`${title} 페이지`} onChange={setPage} />
              )}
            </>
          )
        }
      />
      {form && opened !== null && (
        <RecordDialog
          key={opened}
          of={of}
          idx={opened === "new" ? null : opened}
          form={form}
          given={{ ...related.where, [`idx_${link}`]: idx }}
          onClose={() => setOpened(null)}
          // a letter is read as it goes out before it does
          onSaved={entityOf(of).letter && setOpened}
        />
      )}
    </>
  );
}

interface BesideToldProps {
  related: Related;
  sums: Readonly<Record<string, number>>;
  /** They are all that there are. */
  isWhole: boolean;
}

/** The sums of what the reader may read, called so where there is more. */
function BesideTold({ related: { of, sums: keys = [] }, sums, isWhole }: BesideToldProps) {
  const told = keys.map((key) => `${fieldAt(of, key).field.label} ${numberText(sums[key] ?? 0)}`);
  if (told.length === 0) return null;
  return (
    <p className="related-beside">
      {isWhole ? "합계" : "조회 가능한 내역 합계"}: {told.join(", ")}
    </p>
  );
}
