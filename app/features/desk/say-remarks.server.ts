/** Says in the language of its reader what an import says of a file. */
import { IMPORT_REMARKS, type RemarkKey, type SaidKind, type SaidRemark } from 'contract/import-remarks';
import type { DeskImport, DeskImportRemark } from '~/api/desk-imports';
import type { Translate } from '~/locale/namespaces';

type SayRemark = Translate<'import-remarks'>;

/** A text of an import, in the reader's language or, of one that the shop has no longer in words of its own, in English. */
export interface ImportWords {
  readonly text: string;
  readonly isEnglish: boolean;
}

/** What a run says: why it ended, and its remarks by kind; null: a run of before, whose printed report is shown. */
export interface ImportSaid {
  readonly error: ImportWords | null;
  readonly kinds: readonly (ImportWords & Pick<SaidKind, 'part' | 'count'>)[] | null;
}

/** Names of the holes of each text. */
const HOLES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(IMPORT_REMARKS).map(([text, key]) => [
    key,
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
  ]),
);

const isKnown = (key: string): key is RemarkKey => HOLES.has(key);

/** The words of a remark; null: it is one of another version of the shop. */
export function sayRemark(t: SayRemark, { key, values }: SaidRemark): string | null {
  const holes = HOLES.get(key);
  if (!holes || !isKnown(key)) return null;
  const filled: Record<string, string | number> = {};
  for (const hole of holes) {
    const value = Object.hasOwn(values, hole) ? values[hole] : undefined;
    const words = typeof value === 'object' ? sayRemark(t, value) : value;
    if (words === undefined || words === null) return null;
    filled[hole] = words;
  }
  return t(`remark.${key}`, filled);
}

/** The words of a remark with what it is about: a name before it, or examples behind what is counted. */
function sayOfFile(t: SayRemark, remark: SaidRemark, subject: string, part: string): string | null {
  const said = sayRemark(t, remark);
  if (said === null || subject === '') return said;
  return part === 'counted' ? t('with', { said, example: subject }) : t('of', { said, subject });
}

const words = (text: string | null, english: string): ImportWords =>
  text === null ? { text: english, isEnglish: true } : { text, isEnglish: false };

/** One remark of a report. */
export const remarkWords = (t: SayRemark, { said, text, part }: DeskImportRemark): ImportWords =>
  words(said && sayOfFile(t, said.said, said.subject, part), text);

/** Why a file is not taken; empty: nothing more than the reason. */
export const refusalWords = (t: SayRemark, said: SaidRemark | null): string => (said && sayRemark(t, said)) ?? '';

/** What a run or a dry run says. */
export function saidOfRun(t: SayRemark, { said, error }: Pick<DeskImport, 'said' | 'error'>): ImportSaid {
  const why = error === null ? null : words(said?.error ? sayRemark(t, said.error) : null, error);
  const kinds = said?.kinds.map(({ part, count, said: remark, subject }) => ({
    ...{ part, count },
    ...words(sayOfFile(t, remark, subject, part), ''),
  }));
  // one whose words are not known has its English ones in the printed report
  return { error: why, kinds: kinds?.every(({ isEnglish }) => !isEnglish) ? kinds : null };
}
