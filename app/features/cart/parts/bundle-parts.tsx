import { sizeText } from 'contract/size-text';
import type { CheckedRow } from '~/api/checked-cart';
import { useLocale } from '~/locale/use-locale';

type Chosen = Pick<CheckedRow, 'color' | 'type' | 'size'>;

/** Returns the choice of a row in words: `Kuusi · 46 L`. */
export function useChoice(): (row: Chosen) => string {
  const { language } = useLocale();
  return ({ color, type, size }) => [color, type, sizeText(size, language)].filter(Boolean).join(' · ');
}

/** The parts of a bundle with their choices. */
export function BundleParts({ parts }: { readonly parts: readonly CheckedRow[] }) {
  const choiceOf = useChoice();
  if (parts.length === 0) return null;
  return (
    <ul className="set-list small muted">
      {parts.map((part) => (
        <li key={part.productId}>{[`${part.brand} ${part.name}`.trim(), choiceOf(part)].filter(Boolean).join(': ')}</li>
      ))}
    </ul>
  );
}
