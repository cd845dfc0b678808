/** Reads a file once before the import, for what must be known of all of it beforehand. */
import { ImportReport } from './import-report';
import { referencesOf } from './imported-model';
import { isRemote } from './pictures/images';
import { type ReadOptions, readModels } from './read-models';

/** What a file names. */
export interface Survey {
  format: string;
  importKeys: ReadonlySet<string>;
  /** Addresses of pictures, in the order of the file. */
  pictures: ReadonlySet<string>;
  /** Rows that could not be read at all. */
  unreadRows: number;
}

/** Surveys a file. @throws UnreadableFile */
export async function surveyFile(path: string, options: ReadOptions = {}): Promise<Survey> {
  const report = new ImportReport();
  const { format, models } = await readModels(path, report, options);
  const importKeys = new Set<string>();
  const pictures = new Set<string>();
  for await (const model of models) {
    importKeys.add(model.importKey);
    for (const reference of referencesOf(model)) if (isRemote(reference)) pictures.add(reference);
  }
  return { format, importKeys, pictures, unreadRows: report.unreadRows };
}
