import "./news-zone.css";
import { SegmentedControl } from "@mantine/core";
import type { ListScreen, ViewScreen } from "@portal/definition";
import { useState } from "react";
import { addressOf } from "../../controls/files/files-input";
import { HtmlView } from "../../controls/rich-text/html-view";
import { ListPage } from "../../screens/list/list-page";
import type { ReadAnswer, Row } from "../../screens/records";
import { ViewPage } from "../../screens/view/view-page";
import { PostComments } from "./post-comments";
import { postCells } from "./post-marks";
import { PostTools } from "./post-tools";

/** Messages of the head of the company, the newest first. */
export function CeoListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} cells={postCells} card={messageCard} />;
}

function messageCard(row: Row) {
  const { cover, message_date } = (row.ceo_message ?? {}) as Row;
  return (
    <span className="news-card">
      {typeof cover === "number" ? (
        <img src={addressOf(cover, true)} alt="" loading="lazy" />
      ) : (
        <span className="news-no-cover" aria-hidden="true">
          {String(message_date).slice(0, 7).replace("-", ". ")}
        </span>
      )}
      <strong>{String(row.title)}</strong>
      <span className="news-facts">
        <span>{String(message_date)}</span>
        <span>공감 {Number(row.like_count) || 0}</span>
        <span>댓글 {Number(row.comment_count) || 0}</span>
        <span>조회 {Number(row.view_count) || 0}</span>
      </span>
    </span>
  );
}

/** A message, in Korean or English, with likes and comments. */
export function CeoViewPage({ screen }: { screen: ViewScreen }) {
  const [isEnglish, setIsEnglish] = useState(false);
  const view = isEnglish
    ? screen.view.map(({ fields, ...section }) => ({ ...section, fields: fields.filter((key) => key !== "body") }))
    : screen.view;
  return (
    <ViewPage
      screen={{ ...screen, view }}
      above={(read) => <Message read={read} isEnglish={isEnglish} onChange={setIsEnglish} />}
      below={(read) => (
        <>
          <PostTools read={read} />
          <PostComments idx={Number(read.record.idx)} />
        </>
      )}
    />
  );
}

interface MessageProps {
  read: ReadAnswer;
  isEnglish: boolean;
  onChange: (isEnglish: boolean) => void;
}

function Message({ read, isEnglish, onChange }: MessageProps) {
  const { cover, body_en } = (read.record.ceo_message ?? {}) as Row;
  const hasEnglish = typeof body_en === "string" && body_en !== "";
  return (
    <>
      {typeof cover === "number" && (
        <img className="news-cover" style={{ maxWidth: "40rem" }} src={addressOf(cover, true)} alt="" />
      )}
      {hasEnglish && (
        <div className="post-tools">
          <SegmentedControl
            size="xs"
            aria-label="언어"
            value={isEnglish ? "en" : "ko"}
            onChange={(chosen) => onChange(chosen === "en")}
            data={[
              { value: "ko", label: "한국어" },
              { value: "en", label: "English" },
            ]}
          />
        </div>
      )}
      {isEnglish && hasEnglish && (
        <div lang="en">
          <HtmlView html={String(body_en)} />
        </div>
      )}
    </>
  );
}
