import "./store.css";
import { Button } from "@mantine/core";
import { type ListScreen, mayOpen } from "@portal/definition";
import { Suspense, useState } from "react";
import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { ScanForm } from "../../controls/scan/scan-form";
import { useAddress } from "../../controls/use-address";
import { later } from "../../loading/later";
import { ListPage } from "../../screens/list/list-page";
import { type Row, useRefresh } from "../../screens/records";
import { signedInIds } from "../../store";

const desks = {
  receive: { title: "입고", Popup: later(async () => (await import("./receive-popup")).ReceivePopup) },
  count: { title: "재고실사", Popup: later(async () => (await import("./count-popup")).CountPopup) },
  book: { title: "수불부", Popup: later(async () => (await import("./stock-book-popup")).StockBookPopup) },
} as const;

/** The books of the store: what comes in, what is counted, and the month's book over the list; which is in the address. */
export function StorePage({ screen }: { screen: ListScreen }) {
  const { text, go } = useAddress();
  const open = Object.entries(desks).find(([key]) => key === text("desk"))?.[1];
  return (
    <>
      <ListPage
        screen={screen}
        actions={Object.entries(desks).map(([key, { title }]) => (
          <Button key={key} size="xs" variant="default" onClick={() => go({ desk: key })}>
            {title}
          </Button>
        ))}
      />
      <Suspense>{open && <open.Popup onClose={() => go({ desk: "", shelf: "", month: "" })} />}</Suspense>
    </>
  );
}

const support = ["isManageSupportAdmin:all"] as const;

/** What is still lent; above it, for who keeps the store, copies are taken back as they are scanned. */
export function ReturnPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} above={mayOpen(signedInIds(), support) && <ReturnDesk screen={screen} />} />;
}

function ReturnDesk({ screen }: { screen: ListScreen }) {
  const [said, setSaid] = useState("");
  /** Who has the book that was scanned, where it is not one alone. */
  const [lent, setLent] = useState<readonly Row[]>([]);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const refresh = useRefresh();
  const { isSending, send } = useSending();

  const scan = (code: string) =>
    send(async () => {
      const found = await callRecords(screen.of, "list", { screen: screen.name, q: code, rows: 20 });
      const people = found.names.staff ?? {};
      setNames(people);
      setLent(found.list.length > 1 ? found.list : []);
      const [only] = found.list;
      if (!only) setSaid(`${code}: 대여중인 교재가 없습니다. 코드나 ISBN을 다시 확인하세요.`);
      else if (found.list.length > 1)
        setSaid(`${code}: ${found.list.length}건이 대여중입니다. 누구의 것인지 선택하세요.`);
      else await takeBack(only, people);
    });

  /** One copy: the last one settles the line. */
  async function takeBack(line: Row, people: Readonly<Record<string, string>>) {
    const left = Number(line.remains) - 1;
    await callRecords(screen.of, "move", {
      ...{ idx: Number(line.idx), ver: Number(line.ver) },
      ...(left === 0
        ? { move: "giveBack" }
        : { move: "giveSome", values: { returned_qty: Number(line.returned_qty ?? 0) + 1 } }),
    });
    const who = people[String(line.idx_borrower)] ?? "";
    setSaid(`${who}: 한 권을 돌려받았습니다. ${left === 0 ? "모두 돌아왔습니다." : `${left}권이 남았습니다.`}`);
    setLent([]);
    toast.success("반납을 등록하였습니다.");
    await refresh(screen.of);
  }

  return (
    <>
      <ScanForm
        title="바코드로 반납"
        button="한 권 반납"
        label="교재코드 또는 ISBN"
        isSending={isSending}
        said={said}
        onScan={scan}
      />
      {lent.length > 0 && (
        <ul className="return-choice" aria-label="대여자 선택">
          {lent.map((line) => (
            <li key={String(line.idx)}>
              <Button
                size="compact-sm"
                variant="default"
                disabled={isSending}
                onClick={() => void send(() => takeBack(line, names))}
              >
                {names[String(line.idx_borrower)] ?? "대여자"} · {String(line.due)}까지 · {Number(line.remains)}권
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
