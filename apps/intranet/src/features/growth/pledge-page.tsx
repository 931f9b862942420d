import "./growth.css";
import "../../controls/screen.css";
import { Button } from "@mantine/core";
import type { FormScreen } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "react-toastify";
import { CallError, callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { EmptyNote } from "../../controls/lists/empty-note";
import { PageTitle } from "../../controls/page-title";
import { HtmlView } from "../../controls/rich-text/html-view";
import { useAddress } from "../../controls/use-address";
import { seoulTime } from "../../fields/dates/seoul-time";
import { RecordTrouble } from "../../screens/record-trouble";
import { type ReadAnswer, useRecord, useRefresh } from "../../screens/records";
import { SheetButtons } from "../../screens/sheets/sheet-buttons";
import { RoundLine } from "../../screens/view/round-line";

interface Past {
  readonly title: string;
  readonly commitment: string | null;
  readonly signed_at: string;
}

/** My pledge of this year: its text, what I agree to, what I promise, my name. */
export function PledgePage({ screen }: { screen: FormScreen }) {
  const { params: query } = useAddress();
  const { data: read, error, refetch } = useRecord(screen, Number(query.get("idx")) || undefined);
  if (!read) {
    const isNone = error instanceof CallError && error.err === 404;
    return (
      <div className="record-screen">
        <PageTitle title="소통서약" />
        {isNone ? (
          <EmptyNote>아직 받은 서약이 없습니다. 회차가 열리면 알려 드립니다.</EmptyNote>
        ) : (
          <RecordTrouble error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  return <Pledge key={`${read.record.idx} ${read.record.ver}`} read={read} />;
}

function Pledge({ read }: { read: ReadAnswer }) {
  const { record, extra, may } = read;
  const round = useQuery({
    queryKey: ["records", "pledge_round", "read", record.idx_round],
    queryFn: () => callRecords("pledge_round", "read", { idx: Number(record.idx_round) }),
  }).data?.record;
  const past = (extra.past ?? []) as readonly Past[];
  const items = (round?.items ?? []) as readonly { text: string }[];
  const isSigned = record.status === "done";
  return (
    <div className="record-screen pledge-page">
      <PageTitle title={String(round?.title ?? "소통서약")}>
        <SheetButtons entity="pledge" names={may.sheets} idxs={[Number(record.idx)]} />
      </PageTitle>
      <RoundLine entity="pledge" read={read} />
      {round && <HtmlView html={String(round.body ?? "")} />}
      {may.moves.includes("sign") && round ? (
        <SignForm record={record} items={items.map(({ text }) => text)} />
      ) : (
        <>
          <ol>
            {items.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          {isSigned && <Signed of={record as unknown as Past} />}
        </>
      )}
      {isSigned && extra.next !== null && <p>다음 서약은 {String(extra.next)}에 시작합니다.</p>}
      {past.length > 0 && (
        <section>
          <h2>지난 서약</h2>
          {past.map((one) => (
            <article key={one.title}>
              <h3>{one.title}</h3>
              <Signed of={one} />
            </article>
          ))}
        </section>
      )}
    </div>
  );
}

function Signed({ of: { commitment, signed_at } }: { of: Past }) {
  return (
    <>
      <blockquote>{commitment}</blockquote>
      <p>{seoulTime(signed_at)}에 서명하였습니다.</p>
    </>
  );
}

function SignForm({ record, items }: { record: ReadAnswer["record"]; items: readonly string[] }) {
  const [checks, setChecks] = useState(() => items.map(() => false));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const refresh = useRefresh();

  async function sign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [commitment, sign_name] = ["commitment", "sign_name"].map((name) => String(given.get(name) ?? "").trim());
    setIsSending(true);
    try {
      await callRecords("pledge", "move", {
        ...{ idx: Number(record.idx), ver: Number(record.ver), move: "sign" },
        values: { checks, commitment, sign_name },
      });
      toast.success("서명하였습니다.");
      await refresh("pledge");
    } catch (error) {
      if (error instanceof CallError && error.fields) setErrors(error.fields);
      else tell(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form onSubmit={(event) => void sign(event)} noValidate>
      <fieldset>
        <legend>서약 항목</legend>
        {items.map((text, at) => (
          <label key={text}>
            <input
              type="checkbox"
              checked={checks[at] ?? false}
              onChange={({ currentTarget }) => setChecks(checks.with(at, currentTarget.checked))}
            />
            {text}
          </label>
        ))}
        <Problem of="checks" errors={errors} />
      </fieldset>
      <label>
        나의 다짐
        <textarea
          name="commitment"
          rows={3}
          maxLength={300}
          defaultValue={String(record.commitment ?? "")}
          aria-describedby="pledge-commitment"
          aria-invalid={"commitment" in errors}
        />
      </label>
      <Problem of="commitment" errors={errors} />
      <label>
        서명 (본인 이름)
        <input
          name="sign_name"
          maxLength={40}
          autoComplete="off"
          aria-describedby="pledge-sign_name"
          aria-invalid={"sign_name" in errors}
        />
      </label>
      <Problem of="sign_name" errors={errors} />
      <Button type="submit" loading={isSending}>
        서명
      </Button>
    </form>
  );
}

function Problem({ of, errors }: { of: string; errors: Readonly<Record<string, string>> }) {
  return (
    <p id={`pledge-${of}`} role={of in errors ? "alert" : undefined} className="pledge-problem">
      {errors[of]}
    </p>
  );
}
