import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Pending } from "../../controls/pending";
import "./content-page.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import type { AnswerOf, getContentPage } from "@portal/definition/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "react-toastify";
import { get, post } from "../../api/client";
import { useSending } from "../../api/use-sending";
import { useUnsaved } from "../../controls/dialogs/unsaved";
import { PageTitle } from "../../controls/page-title";
import { HtmlView } from "../../controls/rich-text/html-view";
import { RichTextLater } from "../../controls/rich-text/text-later";
import { useStore } from "../../store";

type Content = Omit<AnswerOf<typeof getContentPage>, "err" | "err_msg">;
type Slug = "about" | "stage";

/** Whose files the pages' pictures are. */
const place = { entity: "content_page", column: "body" };

/** What each page is called while nobody has written it. */
const names: Readonly<Record<Slug, string>> = { about: "회사 소개", stage: "무대 안내" };

export const AboutPage = () => <ContentPage slug="about" />;
export const StagePage = () => <ContentPage slug="stage" />;

/** A page that stands by itself; the company's admins write it in its place. */
function ContentPage({ slug }: { slug: Slug }) {
  const isAdmin = useStore((state) => state.isManageCompanyAdmin);
  const [written, setWritten] = useState<Content | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ["content", slug],
    queryFn: () => get("/rest/component/getContentPage", { slug }),
    meta: { onRefusal: "tell" },
  });
  if (!data) {
    return (
      <>
        <PageTitle title={names[slug]} />
        <Pending isError={isError} refetch={refetch} />
      </>
    );
  }
  if (written) return <Writing slug={slug} value={written} onChange={setWritten} onDone={() => setWritten(null)} />;
  const { title, body, is_published, ver } = data;
  return (
    <article className="content-page">
      <PageTitle title={title || names[slug]}>
        {isAdmin && (
          <Button
            variant="default"
            onClick={() => setWritten({ title: title || names[slug], body, is_published, ver })}
          >
            수정
          </Button>
        )}
      </PageTitle>
      {isAdmin && ver > 0 && !is_published && <p className="content-draft">게시 전입니다. 관리자만 볼 수 있습니다.</p>}
      {body === "" ? <p>아직 준비 중인 안내입니다.</p> : <HtmlView html={body} />}
    </article>
  );
}

interface WritingProps {
  slug: Slug;
  value: Content;
  onChange: (value: Content) => void;
  onDone: () => void;
}

function Writing({ slug, value, onChange, onDone }: WritingProps) {
  const client = useQueryClient();
  const { isSending, send } = useSending();
  const [began] = useState(value);
  useUnsaved(JSON.stringify(began) !== JSON.stringify(value));

  async function save() {
    const { err_msg } = await post("/rest/component/saveContentPage", { slug, ...value });
    await client.invalidateQueries({ queryKey: ["content", slug] });
    onDone();
    toast.success(err_msg);
  }

  return (
    <form
      className="content-page"
      onSubmit={(event) => {
        event.preventDefault();
        void send(save);
      }}
    >
      <PageTitle title={`${names[slug]} 수정`} />
      <TextInput
        label="제목"
        maxLength={100}
        required
        value={value.title}
        onChange={({ currentTarget }) => onChange({ ...value, title: currentTarget.value })}
      />
      <RichTextLater label="내용" value={began.body} place={place} onChange={(body) => onChange({ ...value, body })} />
      <Checkbox
        label="모든 직원에게 게시"
        checked={value.is_published}
        onChange={({ currentTarget }) => onChange({ ...value, is_published: currentTarget.checked })}
      />
      <div className="content-actions">
        <Button variant="default" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" loading={isSending}>
          저장
        </Button>
      </div>
    </form>
  );
}
