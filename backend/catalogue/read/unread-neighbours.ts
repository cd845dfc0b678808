/** A row or item; one that could not be read has `isRead` false and no values. */
export interface Readable {
  isRead: boolean;
}

/** A row, and whether the row directly before or after it could not be read. */
export interface Neighboured<T> {
  row: T;
  isNextToUnread: boolean;
}

/**
 * Yields the readable rows and marks those next to an unreadable one. The rows of a model are adjacent, so the unreadable
 * row may belong to the same model.
 */
export async function* markUnreadNeighbours<T extends Readable>(
  rows: AsyncIterable<T>,
): AsyncGenerator<Neighboured<T>> {
  let held: Neighboured<T> | undefined;
  let isAfterUnread = false;
  for await (const row of rows) {
    if (!row.isRead) {
      if (held) held.isNextToUnread = true;
      isAfterUnread = true;
      continue;
    }
    if (held) yield held;
    held = { row, isNextToUnread: isAfterUnread };
    isAfterUnread = false;
  }
  if (held) yield held;
}
