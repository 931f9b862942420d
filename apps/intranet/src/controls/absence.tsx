import "./absence.css";

/** Why somebody is away today, beside their name; nothing when they are not. */
export function Absence({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <span className="absence">
      <span className="only-read">부재: </span>
      {text}
    </span>
  );
}
