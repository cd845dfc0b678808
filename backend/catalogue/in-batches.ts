import type { ImportedModel } from './imported-model';
import type { BatchWriter } from './write-batch';

/** Number of models per transaction. */
const BATCH = 40;

/** Writes models in batches; while one is written, the next one is read. */
export async function inBatches(
  models: AsyncIterable<ImportedModel> | Iterable<ImportedModel>,
  write: BatchWriter,
  onBatch: () => void,
): Promise<void> {
  const batches = batchesOf(models);
  let next = batches.next();
  try {
    for (;;) {
      const { value: batch, done } = await next;
      if (done) return;
      next = batches.next();
      // it is awaited when this batch is written, or given up below
      next.catch(() => {});
      await write(batch);
      if (batch.length === BATCH) onBatch();
    }
  } finally {
    await next.catch(() => {});
    await batches.return(undefined);
  }
}

/** Models of one transaction at a time. */
export async function* batchesOf(
  models: AsyncIterable<ImportedModel> | Iterable<ImportedModel>,
): AsyncGenerator<ImportedModel[]> {
  let batch: ImportedModel[] = [];
  for await (const model of models) {
    batch.push(model);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
