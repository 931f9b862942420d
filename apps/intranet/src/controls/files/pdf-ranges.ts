import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

/** How much is asked for at once, in bytes. */
const PIECE = 256 * 1024;

/** Opens a stored PDF: of a large one no more is read than the pages that are looked at. */
export function openPdf(address: string, size: number): PDFDocumentLoadingTask {
  const range = new Ranges(address, size);
  const loading = getDocument({ range, rangeChunkSize: PIECE, disableAutoFetch: true });
  range.onTrouble = () => void loading.destroy();
  return loading;
}

class Ranges extends PDFDataRangeTransport {
  readonly #address: string;
  readonly #left = new AbortController();
  onTrouble = () => {};

  constructor(address: string, size: number) {
    super(size, null);
    this.#address = address;
  }

  override requestDataRange(begin: number, end: number): void {
    fetch(this.#address, { headers: { range: `bytes=${begin}-${end - 1}` }, signal: this.#left.signal })
      .then(async (answer) => {
        if (answer.status !== 206) throw new Error(`no part of the file: ${answer.status}`);
        this.onDataRange(begin, new Uint8Array(await answer.arrayBuffer()));
      })
      .catch(() => this.#left.signal.aborted || this.onTrouble());
  }

  override abort(): void {
    this.#left.abort();
  }
}
