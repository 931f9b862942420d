import type { ActorMark } from "./actor-marks";

/** An actor's shape and letter inside an SVG, around 0, 0. */
export function ActorGlyph({ mark }: { mark: ActorMark }) {
  return (
    <>
      <path className="toulmin-actor-shape" d={mark.path} />
      <text className="toulmin-actor-letter" textAnchor="middle" dy="0.36em">
        {mark.letter}
      </text>
    </>
  );
}

/** An actor's shape, letter and name. */
export function ActorBadge({ mark }: { mark: ActorMark }) {
  return (
    <span className="toulmin-actor">
      <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
        <ActorGlyph mark={mark} />
      </svg>
      <span>{mark.label}</span>
    </span>
  );
}
