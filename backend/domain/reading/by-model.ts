/** Rows by model id, for one row per model. */
export const byModel = <Row extends { modelId: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.modelId, row]));

/** Rows grouped by model id, in their order. */
export function groupedByModel<Row extends { modelId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.modelId);
    if (group) group.push(row);
    else groups.set(row.modelId, [row]);
  }
  return groups;
}
