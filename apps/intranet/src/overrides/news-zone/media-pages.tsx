import "./news-zone.css";
import { Button } from "@mantine/core";
import type { ListScreen, ViewScreen } from "@portal/definition";
import { type KeyboardEvent, Suspense, useState } from "react";
import { post } from "../../api/client";
import { Popup } from "../../controls/dialogs/popup";
import type { FileFacts } from "../../controls/field-kind";
import { addressOf } from "../../controls/files/files-input";
import { OutsideLink } from "../../controls/outside-link";
import { Skeleton } from "../../controls/pending";
import { choiceLabel } from "../../fields/definitions";
import { later } from "../../loading/later";
import { ListPage } from "../../screens/list/list-page";
import { type ReadAnswer, type Row, useRefresh } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { PostComments } from "./post-comments";
import { postCells, postTitle } from "./post-marks";
import { PostTools } from "./post-tools";

const PdfViewer = later(async () => (await import("../../controls/files/pdf-viewer")).PdfViewer);

/** Films, photographs, articles: pictures beside each other. */
export function MediaListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} cells={postCells} card={mediaCard} />;
}

function mediaCard(row: Row) {
  const { kind, thumbnail, album, play_count } = (row.media_post ?? {}) as Row;
  const photos = Array.isArray(album) ? album.length : 0;
  return (
    <span className="news-card">
      <img src={addressOf(Number(thumbnail), true)} alt="" loading="lazy" />
      <strong>{postTitle(row, String(row.title))}</strong>
      <span className="news-facts">
        <span>{choiceLabel("media_post", "kind", kind)}</span>
        <span>{String(row.wdate).slice(0, 10)}</span>
        {kind === "video" && <span>재생 {Number(play_count) || 0}</span>}
        {photos > 0 && <span>사진 {photos}장</span>}
        <span>공감 {Number(row.like_count) || 0}</span>
      </span>
    </span>
  );
}

/** A film or an album with what people say about it. */
export function MediaViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage
      screen={screen}
      above={(read) => <Media read={read} />}
      below={(read) => (
        <>
          <PostTools read={read} mayPin />
          <PostComments idx={Number(read.record.idx)} />
        </>
      )}
    />
  );
}

function Media({ read }: { read: ReadAnswer }) {
  const { kind, video_url, thumbnail, album } = (read.record.media_post ?? {}) as Row;
  const refresh = useRefresh();
  const idx = Number(read.record.idx);
  if (kind === "video" && typeof video_url === "string") {
    return (
      <div className="post-confirm">
        <img className="news-cover" style={{ maxWidth: "24rem" }} src={addressOf(Number(thumbnail), true)} alt="" />
        <Button
          component={OutsideLink}
          href={video_url}
          size="sm"
          onClick={() => void post("/rest/carrotzone/playMedia", { post: idx }).then(() => refresh("post"))}
        >
          영상 보기
        </Button>
      </div>
    );
  }
  const pdfs = ((read.record.files ?? []) as number[]).filter((file) => read.files[file]?.mime === "application/pdf");
  const photos = Array.isArray(album) ? (album as number[]) : [];
  if (kind === "news" && pdfs.length > 0) {
    return pdfs.map((file) => (
      <Suspense key={file} fallback={<Skeleton lines={6} />}>
        <PdfViewer idx={file} file={read.files[file] as FileFacts} />
      </Suspense>
    ));
  }
  return <Album photos={photos.length > 0 ? photos : [Number(thumbnail)]} title={String(read.record.title)} />;
}

/** Photographs; one that is clicked fills the window, and the arrows turn. */
function Album({ photos, title }: { photos: readonly number[]; title: string }) {
  const [at, setAt] = useState<number | null>(null);
  const turn = (by: number) => setAt((now) => ((now ?? 0) + by + photos.length) % photos.length);

  function press(event: KeyboardEvent) {
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  }

  return (
    <>
      <ul className="album">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button type="button" aria-label={`사진 ${index + 1} 크게 보기`} onClick={() => setAt(index)}>
              <img src={addressOf(photo, true)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {at !== null && (
        <Popup title={title} size="xl" onClose={() => setAt(null)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows work wherever the focus is in the window */}
          <div className="lightbox" onKeyDown={press}>
            <img src={addressOf(photos[at] ?? 0, true)} alt={`${title}, 사진 ${at + 1}`} />
            <div className="lightbox-tools">
              <Button size="xs" variant="default" onClick={() => turn(-1)}>
                이전
              </Button>
              <span role="status">
                {at + 1} / {photos.length}
              </span>
              <Button size="xs" variant="default" data-autofocus onClick={() => turn(1)}>
                다음
              </Button>
            </div>
          </div>
        </Popup>
      )}
    </>
  );
}
