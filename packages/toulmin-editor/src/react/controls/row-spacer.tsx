/** Room in a table of three columns for rows of one height (px) that are not drawn. */
export function RowSpacer({ rows, height }: { rows: number; height: number }) {
  return rows > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={3} style={{ height: rows * height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
}
