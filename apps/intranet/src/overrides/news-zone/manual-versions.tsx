import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import type { ReadAnswer } from "../../screens/records";
import { extraOf } from "./post-tools";

/** A manual's versions, and what was changed from one to another. */
export function ManualVersions({ read }: { read: ReadAnswer }) {
  const { versions } = extraOf(read);
  const idx = Number(read.record.idx);
  const [isOpen, setIsOpen] = useState(false);
  const [older, setOlder] = useState(versions[1]?.idx ?? 0);
  const [newer, setNewer] = useState(versions[0]?.idx ?? 0);
  const { data } = useQuery({
    queryKey: ["manual-diff", idx, older, newer],
    queryFn: () => diffOf(idx, older, newer),
    enabled: isOpen && older !== 0,
    meta: { onRefusal: "tell" },
  });
  const options = versions.map((one) => ({ value: String(one.idx), label: `${one.version} (${one.effective_date})` }));
  return (
    <section className="manual-versions" aria-label="버전">
      <h2>버전 {versions.length}</h2>
      {versions.length < 2 ? (
        <p>이전 버전이 없습니다.</p>
      ) : (
        <div className="screen-actions">
          <NativeSelect
            size="xs"
            aria-label="이전 버전"
            data={options}
            value={String(older)}
            onChange={({ currentTarget }) => setOlder(Number(currentTarget.value))}
          />
          <NativeSelect
            size="xs"
            aria-label="새 버전"
            data={options}
            value={String(newer)}
            onChange={({ currentTarget }) => setNewer(Number(currentTarget.value))}
          />
          <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "비교 닫기" : "비교"}
          </Button>
        </div>
      )}
      {isOpen && data && (
        <div className="version-diff">
          {data.every(({ added, removed }) => !added && !removed) && <p>글자로는 다른 곳이 없습니다.</p>}
          {data.map(({ value, added, removed }, index) => {
            const key = `${index}:${value.length}`;
            if (added) return <ins key={key}>{value}</ins>;
            return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
          })}
        </div>
      )}
    </section>
  );
}

/** The words that were added and removed from one version to another. */
async function diffOf(post: number, older: number, newer: number) {
  const [{ diffWordsWithSpace }, before, after] = await Promise.all([
    import("diff"),
    get("/rest/carrotzone/getManualVersion", { post, version: older }),
    get("/rest/carrotzone/getManualVersion", { post, version: newer }),
  ]);
  return diffWordsWithSpace(textOf(before), textOf(after));
}

/** A version as text: its title and its body, a line for each paragraph. */
function textOf({ title, body }: { title: string; body: string }): string {
  const page = new DOMParser().parseFromString(body, "text/html");
  const blocks = [...page.body.querySelectorAll("h1, h2, h3, p, li, blockquote")];
  return [title, ...blocks.map((block) => block.textContent ?? "")].join("\n");
}
