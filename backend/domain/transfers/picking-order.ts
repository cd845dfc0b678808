type Shelved = { readonly shelfCodes: readonly string[]; readonly sku: string };

/** What a picker walks past in turn: by the first shelf code, what has none last, then by code. */
export function inShelfOrder<Row extends Shelved>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => {
    const [here = '', there = ''] = [one.shelfCodes[0], other.shelfCodes[0]];
    if ((here === '') !== (there === '')) return here === '' ? 1 : -1;
    return here.localeCompare(there, 'fi', { numeric: true }) || one.sku.localeCompare(other.sku);
  });
}
