import { IMPORT_KINDS, type ImportKind } from 'contract/import-form';

/** What a remark of an import is about. */
const REPORT_PARTS = ['skipped', 'noticed', 'counted', 'picture'] as const;

export const isReportPart = (part: string): part is (typeof REPORT_PARTS)[number] =>
  REPORT_PARTS.some((one) => one === part);

/** Whether what a remark is about is one of the things that a file may hold. */
export const isImportKind = (about: string): about is ImportKind => IMPORT_KINDS.some((one) => one === about);

/** What an import counts, in the order in which it is told. */
const COUNTS = [
  ...(['rows', 'models', 'createdModels', 'updatedModels', 'refusedModels', 'variants'] as const),
  ...(['withdrawnModels', 'withdrawnVariants', 'images', 'missingImages', 'remoteImages'] as const),
  ...(['skipped', 'missing', 'added', 'changed', 'known'] as const),
  ...(['removed', 'withdrawn', 'restored', 'failed'] as const),
  ...(['recordsRemoved', 'recordsRestored', 'recordsKept', 'addresses'] as const),
] as const;

/** The counts of an import that are not zero. */
export const shownCounts = (counts: Readonly<Record<string, number>>) =>
  COUNTS.flatMap((name) => (counts[name] ? [{ name, count: counts[name] }] : []));
