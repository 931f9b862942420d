import "./record-label.css";
import { IN_ADDRESS, type Sheet } from "@portal/definition";
import { code128, drawingSVG, qrcode } from "bwip-js/browser";
import type { Known } from "../../controls/field-kind";
import { fieldAt, valueIn } from "../../fields/definitions";
import { isClosed, ShownField } from "../../fields/shown";
import { screensOf } from "../../fields/siblings";
import { addressOfRecord } from "../record-links";
import type { Row } from "../records";

interface LabelPagesProps {
  entity: string;
  sheet: Sheet;
  records: readonly Row[];
  known: Known;
}

/** Labels of some records, page by page, as they lie on the sheet. */
export function labelPages({ entity, sheet, records, known }: LabelPagesProps) {
  const { columns = 3, rows = 8 } = sheet.label ?? {};
  const perPage = columns * rows;
  const pages = Array.from({ length: Math.ceil(records.length / perPage) }, (_, at) =>
    records.slice(at * perPage, (at + 1) * perPage),
  );
  return pages.map((page) => (
    <section
      key={Number(page[0]?.idx)}
      aria-label={sheet.title}
      className="record-sheet label-page"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
      }}
    >
      {page.map((record) => (
        <RecordLabel key={Number(record.idx)} {...{ entity, sheet, record, known }} />
      ))}
    </section>
  ));
}

interface RecordLabelProps extends Omit<LabelPagesProps, "records"> {
  record: Row;
}

function RecordLabel({ entity, sheet, record, known }: RecordLabelProps) {
  const facts = sheet.sections
    .flatMap(({ fields }) => fields)
    .map((key) => fieldAt(entity, key))
    .filter((placed) => !isClosed(record, placed));
  const isQr = sheet.label?.code === "qr";
  const text = codeOf(entity, sheet, record);
  const image = text === "" ? undefined : drawn(isQr, text);
  return (
    <div className={isQr ? "record-label is-qr" : "record-label"}>
      {image ? (
        <img src={image} alt={`${isQr ? "QR 코드" : "바코드"}: ${text}`} />
      ) : (
        <p className="label-none">
          {text === "" ? "코드로 나타낼 값이 없습니다." : `코드로 나타낼 수 없는 값입니다: ${text}`}
        </p>
      )}
      <div className="label-words">
        {facts.map((placed) => (
          <p key={placed.key}>
            <ShownField placed={placed} record={record} known={known} as="Cell" />
          </p>
        ))}
      </div>
    </div>
  );
}

/** What the code says: a field's value, or where the record's page is. */
function codeOf(entity: string, { label }: Sheet, record: Row): string {
  const at = (key: string) => String(valueIn(record, fieldAt(entity, key)) ?? "");
  if (label?.of !== undefined) return at(label.of);
  if (label?.at !== undefined)
    return location.origin + label.at.replace(IN_ADDRESS, (_, key: string) => encodeURIComponent(at(key)));
  const page = screensOf(entity).find(({ kind }) => kind === "view" || kind === "tab-view");
  return page ? location.origin + addressOfRecord(page, Number(record.idx)) : "";
}

/** The code as a picture; nothing for what is too long for it, and for Hangul in a barcode, which readers do not know. */
function drawn(isQr: boolean, text: string): string | undefined {
  if (!isQr && !/^[ -~]+$/.test(text)) return undefined;
  try {
    const svg = isQr
      ? qrcode({ bcid: "qrcode", text }, drawingSVG())
      : code128({ bcid: "code128", text, height: 12 }, drawingSVG());
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch {
    return undefined;
  }
}
