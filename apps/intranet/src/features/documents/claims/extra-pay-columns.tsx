import type { AnswerOf, getMyExtraPayList } from "@portal/definition/contract";
import extraPay from "@portal/definition/documents/extra-pay";
import { StateChip } from "../../../fields/choices/choice";
import { stateOf } from "../../../fields/choices/tone";
import { screenPath } from "../../../shell/navigation/screen-path";
import { type Column, RowLink } from "../lists/table";
import { wonText } from "../won";

type Row = Omit<AnswerOf<typeof getMyExtraPayList>["list"][number], "may">;

const { kind, comp, status } = extraPay.entities.extra_pay.fields;
export const workTitles = kind.options;
export const workStates = status.options;

/** What every list of work beyond the hours that are owed shows of one. */
export const workColumns: Column<Row>[] = [
  {
    title: "일자",
    cell: ({ work_date, idx_document }) => (
      <RowLink to={screenPath("documents-document-id", { id: idx_document })}>{work_date}</RowLink>
    ),
  },
  { title: "구분", cell: (row) => workTitles[row.kind] },
  {
    title: "신청시간",
    cell: ({ time_from, time_to }) => `${time_from.slice(0, 5)}~${time_to.slice(0, 5)}`,
  },
  {
    title: "실적시간",
    cell: ({ actual_from, actual_to }) =>
      actual_from && actual_to && `${actual_from.slice(0, 5)}~${actual_to.slice(0, 5)}`,
  },
  { title: "인정(시간)", isNumber: true, cell: ({ hours }) => hours },
  { title: "계산", cell: ({ calc }) => calc && <span className="doc-long">{calc}</span> },
  { title: "보상", cell: (row) => comp.options[row.comp] },
  { title: "사유", isHead: true, cell: ({ reason }) => reason },
  { title: "금액", isNumber: true, cell: ({ amount }) => amount !== null && wonText(amount) },
  { title: "상태", cell: (row) => <StateChip {...stateOf(status, row.status)} /> },
];
