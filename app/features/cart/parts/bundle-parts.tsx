import { sizeText } from 'contract/size-text';
import type { CheckedRow } from '~/api/checked-cart';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
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
  const common = useT('common');
  const worded = (part: CheckedRow) => {
    const [name, choice] = [`${part.brand} ${part.name}`.trim(), choiceOf(part)];
    return choice === '' ? name : labelled(common, name, choice);
  };
  if (parts.length === 0) return null;
  return (
    <ul className="set-list small muted">
      {parts.map((part) => (
        <li key={part.productId}>{worded(part)}</li>
      ))}
    </ul>
  );
}
