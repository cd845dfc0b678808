import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImportReport } from 'backend/catalogue/import-report';
import type { ImportedModel } from 'backend/catalogue/imported-model';
import { type ReadOptions, readModels } from 'backend/catalogue/read-models';
import { afterAll } from 'vitest';

/** A small catalogue of this folder. */
export function smallCatalogue(name: 'magento.csv' | 'shopify.csv' | 'merchant.xml' | 'merchant.tsv'): string {
  return path.join(import.meta.dirname, 'catalogues', name);
}

/** A temporary folder, removed after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanki-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a function that writes files into a new temporary folder. */
export function fileWriter(): (content: string | Uint8Array, name?: string) => string {
  const folder = temporaryFolder();
  let count = 0;
  return (content, name) => {
    count += 1;
    const file = path.join(folder, name ?? `file-${count}`);
    writeFileSync(file, content);
    return file;
  };
}

/** The content of a file as the importer reads it. */
export async function readAll(
  file: string,
  options: ReadOptions = {},
): Promise<{ models: ImportedModel[]; report: ImportReport; format: string }> {
  const report = new ImportReport();
  const { format, models } = await readModels(file, report, options);
  const read: ImportedModel[] = [];
  for await (const model of models) read.push(model);
  return { models: read, report, format };
}
