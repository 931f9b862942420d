import "./store.css";
import "../../screens/form/form.css";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { today } from "../../controls/dates/today";
import { Popup } from "../../controls/dialogs/popup";
import { numeric, RowsTable } from "../../controls/lists/rows-table";
import { ScanForm } from "../../controls/scan/scan-form";
import { useAddress } from "../../controls/use-address";
import { forgetDraft, readDraft, useDraft } from "../../screens/form/draft";
import { useRefresh } from "../../screens/records";
import { SheetPaper } from "../../screens/sheets/sheet-paper";
import { useStore } from "../../store";

type Shelf = Awaited<ReturnType<typeof get<"/rest/resourcemanagement/getShelf">>>;
type Counts = Readonly<Record<string, { readonly counted: number; readonly stock: number }>>;

/** The place of books that stand nowhere. */
const NOWHERE = "-";

/** Counts the books of a shelf, on paper, by hand or label by label; what differs is shown before it is set right. */
export function CountPopup({ onClose }: { onClose: () => void }) {
  const { text, change } = useAddress();
  const place = text("shelf");
  const { data } = useQuery({
    queryKey: ["records", "textbook", "shelf", place],
    queryFn: () => get("/rest/resourcemanagement/getShelf", place ? { place: place === NOWHERE ? "" : place } : {}),
    placeholderData: keepPreviousData,
  });
  const places = data?.places ?? [];
  return (
    <Popup title="교재 재고실사" size="xl" closeOnClickOutside={false} onClose={onClose}>
      <NativeSelect
        size="sm"
        label="서가"
        value={place}
        onChange={({ currentTarget }) => change({ shelf: currentTarget.value })}
        data={[
          { value: "", label: "서가를 선택하세요", disabled: true },
          ...places.map(({ place: name, books }) => ({
            value: name || NOWHERE,
            label: `${name || "위치 없음"} (${books}종)`,
          })),
        ]}
      />
      {place && data && <Count key={place} place={place} books={data.list} onClose={onClose} />}
    </Popup>
  );
}

function Count({ place, books, onClose }: { place: string; books: Shelf["list"]; onClose: () => void }) {
  const draftAt = `draft:${useStore.getState().idx_staff}:count-stock:${place}`;
  const [counts, setCounts] = useState<Counts>(() => (readDraft(draftAt)?.values ?? {}) as Counts);
  const [memo, setMemo] = useState(`${today()} ${place === NOWHERE ? "" : `${place} `}재고실사`);
  const [said, setSaid] = useState("");
  const [isPreview, setIsPreview] = useState(false);
  const { isSending, send } = useSending();
  const refresh = useRefresh();
  useDraft(draftAt, counts, undefined, Object.keys(counts).length > 0);
  const counted = books.filter(({ idx }) => counts[idx]);
  const differing = counted.filter(({ idx }) => counts[idx]?.counted !== counts[idx]?.stock);

  function note(idx: number, value: number | null) {
    const stock = books.find((book) => book.idx === idx)?.stock ?? 0;
    setCounts(({ [idx]: _, ...others }) => (value === null ? others : { ...others, [idx]: { counted: value, stock } }));
    setIsPreview(false);
  }

  async function scan(code: string) {
    const book = books.find((one) => one.code === code || (one.isbn !== "" && one.isbn === code));
    if (!book) {
      setSaid(`${code}: 이 서가의 교재가 아닙니다.`);
      return false;
    }
    const next = (counts[book.idx]?.counted ?? 0) + 1;
    note(book.idx, next);
    setSaid(`${book.title}: ${next}권`);
    return true;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPreview) return setIsPreview(true);
    void send(async () => {
      const lines = counted.map(({ idx }) => ({ idx, ...(counts[idx] as Counts[string]) }));
      const { done } = await post("/rest/resourcemanagement/countStock", { memo, lines });
      forgetDraft(draftAt);
      toast.success(done === 0 ? "다른 것이 없어 그대로 두었습니다." : `${done}종의 재고를 바로잡았습니다.`);
      await Promise.all([refresh("textbook"), refresh("textbook_stock")]);
      onClose();
    });
  }

  if (books.length === 0) return <p className="list-empty">이 서가에는 교재가 없습니다.</p>;
  return (
    <>
      <ScanForm title="바코드로 세기" button="한 권 더하기" label="교재코드 또는 ISBN" said={said} onScan={scan} />
      <form className="record-form" onSubmit={submit} noValidate>
        <Counted books={isPreview ? differing : books} {...{ counts, isPreview }} onCount={note} />
        <p role="status">
          {books.length}종 가운데 {counted.length}종을 세었고, {differing.length}종이 다릅니다.
        </p>
        {isPreview && (
          <TextInput
            size="sm"
            label="사유"
            required
            maxLength={100}
            value={memo}
            onChange={({ currentTarget }) => setMemo(currentTarget.value)}
          />
        )}
        <div className="form-actions">
          <Button size="xs" variant="default" onClick={() => window.print()}>
            실사표 인쇄
          </Button>
          {isPreview && (
            <Button size="xs" variant="default" onClick={() => setIsPreview(false)}>
              더 세기
            </Button>
          )}
          <Button size="xs" type="submit" loading={isSending} disabled={counted.length === 0}>
            {isPreview ? "재고 바로잡기" : "차이 보기"}
          </Button>
        </div>
      </form>
      <CountSheet place={place} books={books} />
    </>
  );
}

interface CountedProps {
  books: Shelf["list"];
  counts: Counts;
  /** What was counted is looked at, and no more written. */
  isPreview: boolean;
  onCount: (idx: number, value: number | null) => void;
}

/** What there should be of each book, and what was counted. */
function Counted({ books, counts, isPreview, onCount }: CountedProps) {
  return (
    <RowsTable
      label="센 수량"
      empty="현재고와 다른 교재가 없습니다."
      columns={["교재코드", "교재명", ...["현재고", "센 수량", "차이"].map(numeric)]}
      rows={books.map(({ idx, code, title, stock }) => {
        const was = counts[idx];
        const differs = was ? was.counted - was.stock : 0;
        return {
          key: idx,
          cells: [
            code,
            title,
            was?.stock ?? stock,
            isPreview ? (
              was?.counted
            ) : (
              <input
                key="counted"
                className="count-input"
                type="text"
                inputMode="numeric"
                aria-label={`${title} 센 수량`}
                value={was ? String(was.counted) : ""}
                maxLength={5}
                onChange={({ target }) => {
                  const digits = target.value.replace(/\D/g, "");
                  onCount(idx, digits === "" ? null : Number(digits));
                }}
              />
            ),
            differs > 0 ? `+${differs}` : differs || "",
          ],
        };
      })}
    />
  );
}

/** The list on paper, to be filled in at the shelf. */
function CountSheet({ place, books }: { place: string; books: Shelf["list"] }) {
  return (
    <SheetPaper>
      <section className="store-sheet">
        <h1>교재 실사표</h1>
        <p>
          서가: {place === NOWHERE ? "위치 없음" : place} · {today()} · {books.length}종
        </p>
        <RowsTable
          label="실사표"
          empty="이 서가에는 교재가 없습니다."
          columns={["교재코드", "교재명", "현재고", "센 수량"]}
          rows={books.map(({ idx, code, title, stock }) => ({ key: idx, cells: [code, title, stock, ""] }))}
        />
      </section>
    </SheetPaper>
  );
}
