/** A few figures in a row, each below what it is; one that is on its way is a dash. */
export function Figures({ label, list }: { label: string; list: readonly (readonly [string, string | undefined])[] }) {
  return (
    <dl aria-label={label} className="growth-figures">
      {list.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
