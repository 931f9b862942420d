/** As many as a window shows. */
const ROWS = 20;

/** Grey rows where those of a table will be, so that nothing moves when they come. */
export function WaitingRows({ columns }: { columns: number }) {
  // they are all alike
  return Array.from({ length: ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: there is nothing else to tell them apart
    <tr key={row} className="list-wait" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column} />
      ))}
    </tr>
  ));
}
