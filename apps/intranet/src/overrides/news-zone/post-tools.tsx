import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { callRecords, get, post } from "../../api/client";
import { tell } from "../../api/tell";
import { useSending } from "../../api/use-sending";
import { type ReadAnswer, useRefresh } from "../../screens/records";

/** What the server answers beside a post. */
export interface PostExtra {
  readonly confirmed_at: string | null;
  readonly is_liked: boolean;
  readonly readers: { readonly of: number; readonly read: number; readonly confirmed: number } | null;
  readonly versions: readonly { readonly idx: number; readonly version: string; readonly effective_date: string }[];
}

const nothing: PostExtra = { confirmed_at: null, is_liked: false, readers: null, versions: [] };

export function extraOf(read: ReadAnswer): PostExtra {
  return { ...nothing, ...(read.extra as Partial<PostExtra>) };
}

/** Asks who has to confirm a notice to do so, and says when they have. */
export function Confirm({ read }: { read: ReadAnswer }) {
  const refresh = useRefresh();
  const { isSending, send } = useSending();
  const { confirmed_at } = extraOf(read);
  if (read.record.is_must_read !== true) return null;

  async function confirm() {
    await post("/rest/carrotzone/confirmPost", { post: Number(read.record.idx) });
    toast.success("확인하였습니다.");
    await refresh("post");
  }

  return (
    <div className="post-confirm">
      <span className="post-mark is-must">필독</span>
      <p role="status">
        {confirmed_at ? `${confirmed_at}에 확인하였습니다.` : "모두 읽어야 하는 공지입니다. 읽고 확인을 눌러 주세요."}
      </p>
      {!confirmed_at && (
        <Button size="xs" loading={isSending} onClick={() => void send(confirm)}>
          확인
        </Button>
      )}
    </div>
  );
}

/** Likes, and for those who write in the board pinning. */
export function PostTools({ read, mayPin = false }: { read: ReadAnswer; mayPin?: boolean }) {
  const refresh = useRefresh();
  const { record, may } = read;
  const idx = Number(record.idx);
  const { is_liked } = extraOf(read);

  async function like() {
    await post("/rest/carrotzone/likePost", { post: idx, is_liked: !is_liked }).catch(tell);
    await refresh("post");
  }

  async function pin() {
    const values = { is_pinned: record.is_pinned !== true };
    await callRecords("post", "change", { idx, ver: Number(record.ver), values })
      .then(() => toast.success(values.is_pinned ? "위에 고정하였습니다." : "고정을 풀었습니다."))
      .catch(tell);
    await refresh("post");
  }

  return (
    <div className="post-tools">
      <Button size="xs" variant={is_liked ? "light" : "default"} aria-pressed={is_liked} onClick={() => void like()}>
        공감 {Number(record.like_count) || 0}
      </Button>
      {mayPin && may.change && (
        <Button size="xs" variant="default" aria-pressed={record.is_pinned === true} onClick={() => void pin()}>
          {record.is_pinned === true ? "고정 풀기" : "위에 고정"}
        </Button>
      )}
    </div>
  );
}

/** Who has read a post and who has not, for those who may change it. */
export function Readers({ read }: { read: ReadAnswer }) {
  const { readers } = extraOf(read);
  const idx = Number(read.record.idx);
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["post-readers", idx],
    queryFn: () => get("/rest/carrotzone/getPostReaders", { post: idx }),
    enabled: isOpen,
    meta: { onRefusal: "tell" },
  });
  if (!readers) return null;
  const isMust = read.record.is_must_read === true;
  const done = data?.list.filter((one) => (isMust ? one.confirmed_at : one.read_at) !== "") ?? [];
  const open = data?.list.filter((one) => (isMust ? one.confirmed_at : one.read_at) === "") ?? [];

  async function remind() {
    await post("/rest/carrotzone/remindPostReaders", { post: idx })
      .then(({ told }) => toast.success(`${told}명에게 알렸습니다.`))
      .catch(tell);
  }

  return (
    <section className="post-readers" aria-label="읽은 사람">
      <h2>
        대상 {readers.of}명 · 읽음 {readers.read}명{isMust && ` · 확인 ${readers.confirmed}명`}
      </h2>
      <div className="screen-actions">
        <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "명단 닫기" : "명단 보기"}
        </Button>
        <Button size="xs" variant="default" onClick={() => void remind()}>
          {isMust ? "확인하지 않은 사람에게 알림" : "읽지 않은 사람에게 알림"}
        </Button>
      </div>
      {isOpen && data && (
        <div className="reader-lists">
          <ReaderList title={`${isMust ? "확인하지 않음" : "읽지 않음"} ${open.length}명`} people={open} />
          <ReaderList title={`${isMust ? "확인" : "읽음"} ${done.length}명`} people={done} />
        </div>
      )}
    </section>
  );
}

interface Reader {
  readonly idx: number;
  readonly kname: string;
  readonly team_name: string;
  readonly read_at: string;
  readonly confirmed_at: string;
}

function ReaderList({ title, people }: { title: string; people: readonly Reader[] }) {
  return (
    <div>
      <strong>{title}</strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard */}
      <ul tabIndex={0} aria-label={title}>
        {people.map(({ idx, kname, team_name, read_at, confirmed_at }) => (
          <li key={idx}>
            {kname} <span>{confirmed_at || read_at || team_name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
