import { stateOf } from "../../../fields/choices/tone";
import { statusField } from "../names";
import "../../../fields/fields.css";
import "../documents.css";
import "./draft-form.css";
import { type DocumentKind, documentKinds, formByKind } from "@portal/definition";
import type { AnswerOf, getFormPicker } from "@portal/definition/contract";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { get, post } from "../../../api/client";
import { tell } from "../../../api/tell";
import { Icon } from "../../../controls/icon";
import { PageTitle } from "../../../controls/page-title";
import { StateChip } from "../../../fields/choices/choice";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { screenPath } from "../../../shell/navigation/screen-path";
import { kindTitles, screenOf } from "../names";
import { kindIcons } from "./kind-icons";

const queryKey = ["form-picker"];

/** Where a document begins: a form, a draft to go on with, or a completed document to copy. */
export function FormPickerPage() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => get("/rest/documents/getFormPicker"),
    meta: { onRefusal: "tell" },
  });
  const favourites = data?.favourites ?? [];

  async function mark(kind: DocumentKind) {
    await post("/rest/documents/saveFavouriteForm", { kind, is_on: !favourites.includes(kind) }).catch(tell);
    await client.invalidateQueries({ queryKey });
  }

  const ordered = [...favourites, ...documentKinds.filter((kind) => !favourites.includes(kind))];
  return (
    <>
      <PageTitle title="기안하기" />
      {data && data.recent.length > 0 && (
        <p className="picker-recent">
          <b className="picker-heading">최근 쓴 양식</b>{" "}
          {data.recent.map((kind, at) => (
            <span key={kind}>
              {at > 0 && " · "}
              <Link to={screenPath(screenOf(kind, true))}>{kindTitles[kind]}</Link>
            </span>
          ))}
        </p>
      )}
      <ul className="form-cards" aria-label="양식">
        {ordered.map((kind) => {
          const { title, summary, category } = formByKind(kind);
          const isOn = favourites.includes(kind);
          return (
            <li key={kind}>
              <Link to={screenPath(screenOf(kind, true))}>
                <b>
                  <Icon of={kindIcons[kind]} />
                  {title}
                </b>
                <span className="doc-small">
                  {category} · {summary}
                </span>
              </Link>
              <button
                type="button"
                aria-pressed={isOn}
                aria-label={`${title} 즐겨찾기`}
                onClick={() => void mark(kind)}
              >
                <Icon of={isOn ? IconStarFilled : IconStar} />
              </button>
            </li>
          );
        })}
      </ul>
      {data && <MyDocuments {...data} />}
    </>
  );
}

type Picker = AnswerOf<typeof getFormPicker>;

function MyDocuments({ drafts, completed }: Pick<Picker, "drafts" | "completed">) {
  return (
    <div className="picker-columns">
      <Part title="쓰던 문서" empty="쓰던 문서가 없습니다." isEmpty={drafts.length === 0}>
        {drafts.map(({ idx, kind, title, status, mdate }) => (
          <li key={idx}>
            <Link to={screenPath(screenOf(kind, false), { id: idx })}>{title || "(제목 없음)"}</Link>
            <span className="doc-small">
              {kindTitles[kind]} <StateChip {...stateOf(statusField, status)} /> {seoulTime(mdate)}
            </span>
          </li>
        ))}
      </Part>
      <Part title="완료 문서를 복사하여 기안" empty="완료된 내 문서가 없습니다." isEmpty={completed.length === 0}>
        {completed.map(({ idx, kind, title, doc_no, done_at }) => (
          <li key={idx}>
            <Link to={`${screenPath(screenOf(kind, true))}?copy=${idx}`}>{title}</Link>
            <span className="doc-small">
              {doc_no} {seoulTime(done_at).slice(0, 10)}
            </span>
          </li>
        ))}
      </Part>
    </div>
  );
}

function Part({
  title,
  empty,
  isEmpty,
  children,
}: {
  title: string;
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {isEmpty ? <p className="doc-muted">{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
