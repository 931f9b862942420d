import { type Tone, tones } from "@portal/definition";
import "./system.css";
import { Button } from "@mantine/core";
import IconPlane from "@tabler/icons-react/dist/esm/icons/IconPlane.mjs";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../controls/icon";
import { EmptyNote } from "../../controls/lists/empty-note";
import { StateChip } from "../../fields/choices/choice";
import { PriorityMark } from "../../fields/choices/priority-mark";
import { Portrait } from "../../shell/portrait";
import { corners, gaps, letterSizes } from "./scale";

/** The colours of main.css, by what they are for. */
const colours = {
  "--portal-page": "바탕",
  "--portal-surface": "띠, 표 머리",
  "--portal-hover": "가리킨 줄",
  "--portal-border": "구분선",
  "--portal-control-border": "입력란·단추 테두리",
  "--portal-text": "글",
  "--portal-muted": "이름표, 도움말",
  "--portal-leaf": "링크, 다음으로 가는 단추",
  "--portal-on-leaf": "그 단추의 글",
  "--portal-carrot": "기다리는 것",
  "--portal-danger": "거부, 되돌릴 수 없는 것",
} as const;

/** A state of each tone: waiting, running, partly, done, refused, ended. */
const states: Readonly<Record<Tone, string>> = {
  waiting: "대기",
  running: "진행",
  partly: "일부수금",
  done: "승인",
  finished: "완료",
  refused: "반려",
  ended: "취소",
};
const priorities = { urgent: "긴급", high: "높음", mid: "보통", low: "낮음" };
const people = ["김하늘", "박바다", "이구름", "최들판", "정노을", "한여울"];
const iconSizes = [13, 16, 18, 20, 32];

/** What all screens are made of: colours, letters, distances, icons, states, people and buttons (docs/design.md). */
export function System() {
  return (
    <>
      <Part title="색">
        <ul className="system-colours">
          {Object.entries(colours).map(([name, use]) => (
            <li key={name}>
              <span className="system-colour" style={{ background: `var(${name})` }} />
              {use}
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="글자 크기">
        {letterSizes.map((size) => (
          <span key={size} style={{ fontSize: size }}>
            글자 {size}
          </span>
        ))}
      </Part>
      <Part title="간격과 모서리">
        {gaps.map((gap) => (
          <Measure key={`gap ${gap}`} style={{ width: gap }} label={`${gap}`} />
        ))}
        {corners.map((corner) => (
          <Measure key={`corner ${corner}`} style={{ width: 36, borderRadius: corner }} label={`${corner}`} />
        ))}
      </Part>
      <Part title="아이콘">
        {iconSizes.map((size) => (
          <span key={size} className="system-icon">
            <Icon of={IconPlane} size={size} /> {size}
          </span>
        ))}
      </Part>
      <Part title="상태">
        {tones.map((tone) => (
          <StateChip key={tone} tone={tone} label={states[tone]} />
        ))}
      </Part>
      <Part title="우선순위">
        {Object.entries(priorities).map(([code, label]) => (
          <PriorityMark key={code} code={code} label={label} />
        ))}
      </Part>
      <Part title="사람">
        {people.map((kname, at) => (
          <Portrait key={kname} idx={at + 1} kname={kname} photouri="" alt={kname} />
        ))}
      </Part>
      <Part title="단추">
        <Button>저장</Button>
        <Button variant="light">되돌림</Button>
        <Button variant="default">취소</Button>
        <Button color="red">삭제</Button>
        <Button disabled>제출</Button>
      </Part>
      <Part title="빈 목록">
        <EmptyNote>등록된 업무가 없습니다.</EmptyNote>
      </Part>
    </>
  );
}

/** A part of the gallery under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-section">
      <h2>{title}</h2>
      <div className="gallery-part">{children}</div>
    </section>
  );
}

function Measure({ style, label }: { style: CSSProperties; label: string }) {
  return (
    <span className="system-measure">
      <span style={style} />
      {label}
    </span>
  );
}
