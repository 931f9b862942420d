import "./pdf-viewer.css";
import { Button, TextInput } from "@mantine/core";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FileFacts } from "../field-kind";
import { Skeleton } from "../pending";
import { addressOf } from "./files-input";
import { openPdf } from "./pdf-ranges";

interface PdfViewerProps {
  idx: number;
  file: FileFacts;
  /** Without the tools for a long text: a drawing that is compared with others. */
  isPlain?: boolean;
}

/** How much larger than its frame a page is shown. */
const ZOOMS = [1, 1.5, 2, 3];

/** A stored PDF, page by page, in which words are looked for. */
export function PdfViewer({ idx, file, isPlain = false }: PdfViewerProps) {
  const [opened, setOpened] = useState<PDFDocumentProxy | "failed" | null>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);

  useEffect(() => {
    setOpened(null);
    setPage(1);
    const loading = openPdf(addressOf(idx), file.size);
    let isLeft = false;
    loading.promise.then(
      (pdf) => isLeft || setOpened(pdf),
      () => isLeft || setOpened("failed"),
    );
    return () => {
      isLeft = true;
      void loading.destroy();
    };
  }, [idx, file.size]);

  if (opened === null) return <Skeleton lines={6} />;
  if (opened === "failed") {
    return (
      <p role="alert">
        {file.name} 파일을 펼치지 못했습니다. <a href={addressOf(idx)}>내려받기</a>
      </p>
    );
  }
  const last = opened.numPages;
  return (
    <section className="pdf-viewer" aria-label={file.name}>
      <div className="pdf-tools">
        {last > 1 && (
          <>
            <Button size="xs" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              이전 쪽
            </Button>
            <span role="status">
              {page} / {last}쪽
            </span>
            <Button size="xs" variant="default" disabled={page === last} onClick={() => setPage(page + 1)}>
              다음 쪽
            </Button>
          </>
        )}
        <Button size="xs" variant="default" onClick={() => setZoom((zoom + 1) % ZOOMS.length)}>
          {zoom === ZOOMS.length - 1 ? "원래 크기" : "크게"}
        </Button>
        {!isPlain && <PdfSearch pdf={opened} page={page} onFound={setPage} />}
        <Button component="a" href={addressOf(idx)} size="xs" variant="default">
          내려받기
        </Button>
      </div>
      <PdfPage pdf={opened} page={page} zoom={ZOOMS[zoom] ?? 1} name={file.name} />
    </section>
  );
}

interface PageProps {
  pdf: PDFDocumentProxy;
  page: number;
  zoom: number;
  name: string;
}

/** One page as a drawing, with its words for those who do not see it. */
function PdfPage({ pdf, page, zoom, name }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState("");

  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    void (async () => {
      const shown = await pdf.getPage(page);
      const [target, width] = [canvas.current, frame.current?.clientWidth ?? 0];
      if (isLeft || !target || width === 0) return;
      const sharp = Math.min(2, devicePixelRatio || 1);
      const scale = (width * zoom) / shown.getViewport({ scale: 1 }).width;
      const viewport = shown.getViewport({ scale: scale * sharp });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${viewport.width / sharp}px`;
      const drawing = shown.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      const text = await textOf(pdf, page);
      if (!isLeft) setWords(text);
    })().catch(() => {
      // a drawing that is left in its middle
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [pdf, page, zoom]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <div ref={frame} className="pdf-page" role="group" aria-label={`${name} ${page}쪽`} tabIndex={0}>
      <canvas ref={canvas} aria-hidden="true" />
      <p className="only-read">{words}</p>
    </div>
  );
}

interface SearchProps {
  pdf: PDFDocumentProxy;
  page: number;
  onFound: (page: number) => void;
}

/** Looks for words from the next page on, and goes on at the first one. */
function PdfSearch({ pdf, page, onFound }: SearchProps) {
  const id = useId();
  const [words, setWords] = useState("");
  const [outcome, setOutcome] = useState("");

  async function find(event: FormEvent) {
    event.preventDefault();
    const wanted = plain(words);
    if (wanted === "") return;
    setOutcome("찾는 중…");
    for (let step = 1; step <= pdf.numPages; step++) {
      const at = ((page - 1 + step) % pdf.numPages) + 1;
      if (plain(await textOf(pdf, at)).includes(wanted)) {
        onFound(at);
        setOutcome(`${at}쪽에 있습니다.`);
        return;
      }
    }
    setOutcome("찾는 말이 없습니다.");
  }

  return (
    <form onSubmit={(event) => void find(event)} role="search" aria-label="PDF에서 찾기">
      <TextInput
        id={id}
        size="xs"
        aria-label="PDF에서 찾을 말"
        placeholder="PDF에서 찾기"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button size="xs" type="submit" variant="default">
        찾기
      </Button>
      <span role="status">{outcome}</span>
    </form>
  );
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

/** Words break over lines anywhere: they are compared without spaces. */
function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, "").toLowerCase();
}
