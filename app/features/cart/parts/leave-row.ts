/**
 * When the focused row is removed, the focus moves to the button of the next remaining row, the previous one, or the
 * heading, in a dialog to the link that closes it. The row is hidden at once, so that it is not chosen as a neighbour while it is being removed.
 */
export function leaveRow(row: HTMLElement | null): void {
  const rows: Element[] = [...(row?.parentElement?.querySelectorAll('.line:not([hidden])') ?? [])];
  const at = row === null ? -1 : rows.indexOf(row);
  const neighbour = rows[at + 1] ?? rows[at - 1];
  const heir = neighbour?.querySelector<HTMLElement>('.line-end > form:last-of-type button');
  const aside = row?.closest('dialog')?.querySelector<HTMLElement>('.modal-head a');
  (heir ?? aside ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  if (row) row.hidden = true;
}
