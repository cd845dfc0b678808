import { sizeText } from 'contract/size-text';
import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { Reason } from '../wizard-view';

type Say = Translate<'ski-wizard'>;

const NORMS = ['iso-5355', 'gripwalk', 'pin', 'nnn', 'nnn-bc'] as const;
const STYLES = ['piste', 'allmountain', 'freeride', 'touring', 'classic', 'skate', 'backcountry'] as const;
const SNOWS = ['hard', 'mixed', 'deep', 'track', 'trackAndForest', 'forest'] as const;
const LEVELS = [1, 2, 3] as const;

const oneOf = <Value>(all: readonly Value[], value: unknown): Value | undefined => all.find((each) => each === value);

/** Kinds whose words need nothing but the numbers. */
const PLAIN = [
  'length',
  'lengthOff',
  'weight',
  'weightOff',
  'bindingsIncluded',
  'brake',
  'soleRange',
  'ownSole',
  'ownSoleOff',
  'shoe',
  'shoeOff',
  'mount',
] as const;

/** The numbers and sizes of a reason as the reader of a language writes them. */
const written = (values: Reason['values'], language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, language, 2) : sizeText(value, language),
    ]),
  );

function chosenWords({ kind, values }: Reason, t: Say, language: Language): string | null {
  if (kind === 'level') {
    const level = oneOf(LEVELS, values['level']);
    return level === undefined ? null : t(`suits.${level}`);
  }
  if (kind === 'levelOff')
    return t(Number(values['level']) < Number(values['from']) ? 'reason.levelHigh' : 'reason.levelLow');
  if (kind === 'width') {
    const snow = oneOf(SNOWS, values['snow']);
    return snow === undefined ? null : t(`snow.${snow}`, { mm: written(values, language)['mm'] ?? '' });
  }
  if (kind === 'style' || kind === 'styleOff') {
    const style = oneOf(STYLES, values[kind === 'style' ? 'style' : 'made']);
    return style === undefined ? null : t(kind === 'style' ? `madeFor.${style}` : `rather.${style}`);
  }
  return null;
}

/** A reason of the backend in words of the page's language; null for a kind that there are no words for. */
export function reasonWords(reason: Reason, t: Say, language: Language): string | null {
  const plain = oneOf(PLAIN, reason.kind);
  if (plain !== undefined) return t(`reason.${plain}`, written(reason.values, language));
  if (reason.kind !== 'norm') return chosenWords(reason, t, language);
  const norms = String(reason.values['norms'] ?? '').split(', ');
  const names = norms.flatMap((norm) => {
    const known = oneOf(NORMS, norm);
    return known === undefined ? [] : [t(`norm.${known}`)];
  });
  return names.length === 0 ? null : t('reason.norm', { norms: names.join(', ') });
}

/** Returns the words of a reason. */
export function useReasonWords(): (reason: Reason) => string | null {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  return (reason) => reasonWords(reason, t, language);
}
