import "../../screens/sheets/record-sheet.css";
import { Button } from "@mantine/core";
import { byName, type ViewScreen } from "@portal/definition";
import { useEffect, useState } from "react";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import type { ReadAnswer, Row } from "../../screens/records";
import { SheetPaper } from "../../screens/sheets/sheet-paper";
import { ViewPage } from "../../screens/view/view-page";

interface Levels {
  readonly levels?: readonly Level[];
  readonly before?: readonly Level[];
}

interface Level {
  readonly level: string;
  readonly count: number;
}

/** A round of the speaking test; below it who reached which level, beside the customer's last round. */
export function SpacViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      below={(read) => (
        <>
          <LevelTable read={read} />
          <TakerSheets read={read} />
        </>
      )}
    />
  );
}

/** A page of paper for each who has taken the test and has a level; a browser makes one PDF of all of them. */
function TakerSheets({ read }: { read: ReadAnswer }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const { record, names } = read;
  const takers = ((record.spac_taker ?? []) as Row[]).filter(({ status, level }) => status === "done" && level);
  useEffect(() => {
    if (!isPrinting) return;
    window.print();
    setIsPrinting(false);
  }, [isPrinting]);
  if (takers.length === 0) return null;
  const round = [
    ["회차", record.round_name],
    ["고객사", names.customer?.[String(record.idx_customer)]],
    ["시험일", record.test_date],
    ["언어", record.language],
  ];
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsPrinting(true)}>
        개인 결과표 인쇄 ({takers.length}명)
      </Button>
      {isPrinting && (
        <SheetPaper>
          {takers.map(({ idx, name, dept, emp_no, level, score, note }) => (
            <section key={String(idx)} className="record-sheet">
              <h2>SPAC 결과표</h2>
              <dl>
                {[...round, ["이름", name], ["부서", dept], ["사번", emp_no], ["레벨", level], ["점수", score]].map(
                  ([label, value]) => (
                    <div key={String(label)}>
                      <dt>{String(label)}</dt>
                      <dd>{String(value ?? "")}</dd>
                    </div>
                  ),
                )}
                <div className="is-wide">
                  <dt>총평</dt>
                  <dd>{String(note ?? "")}</dd>
                </div>
              </dl>
            </section>
          ))}
        </SheetPaper>
      )}
    </>
  );
}

function LevelTable({ read }: { read: ReadAnswer }) {
  const { levels = [], before = [] } = read.extra as Levels;
  if (levels.length === 0) return null;
  const names = [...new Set([...before, ...levels].map(({ level }) => level))].toSorted(byName);
  const countIn = (list: readonly Level[], name: string) => list.find(({ level }) => level === name)?.count ?? 0;
  return (
    <section className="view-section" aria-labelledby="spac-levels">
      <h2 id="spac-levels">레벨 분포</h2>
      <RowsTable
        label="레벨 분포 표"
        empty="이번 회차의 결과가 없습니다."
        columns={["레벨", ...["이번 회차", ...(before.length > 0 ? ["지난 회차"] : [])].map(numeric)]}
        rows={names.map((name) => ({
          key: name,
          cells: [name, `${countIn(levels, name)}명`, ...(before.length > 0 ? [`${countIn(before, name)}명`] : [])],
        }))}
      />
    </section>
  );
}
